// Package font has a font for the pictures of boards that a web page exports. What the page shows has the browser's
// fonts.
package font

import _ "embed"

//go:embed Notes.otf
var notes []byte

// Regular returns a font with every Chinese character that can stand on a board, and a space.
func Regular() []byte { return notes }

// Bold returns Regular: no Chinese on a board is bold.
func Bold() []byte { return notes }

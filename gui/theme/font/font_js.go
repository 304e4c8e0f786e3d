// Package font has a font for the pictures of boards that a web page makes: what a browser shows has the browser's
// fonts.
package font

import _ "embed"

//go:embed Notes.otf
var notes []byte

// Regular returns a font with every Chinese character that is written on a board, and a space.
func Regular() []byte { return notes }

// Bold is Regular: nothing on a board is Chinese and bold.
func Bold() []byte { return notes }

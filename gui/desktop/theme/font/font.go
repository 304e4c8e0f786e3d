// Package font has fonts with the characters of the program's words, in every language, that Fyne's fonts lack: above
// all Chinese. The script subset makes them.
package font

import _ "embed"

var (
	//go:embed Supplement-Regular.otf
	regular []byte
	//go:embed Supplement-Bold.otf
	bold []byte
)

// Regular returns a font with all those characters, and a space.
func Regular() []byte { return regular }

// Bold returns the same in bold.
func Bold() []byte { return bold }

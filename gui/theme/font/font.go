//go:build !js

// Package font has the fonts for what Fyne's lack of the program's words, in every language: Chinese, above all. See
// the script subset, which makes them.
package font

import _ "embed"

var (
	//go:embed Supplement-Regular.otf
	regular []byte
	//go:embed Supplement-Bold.otf
	bold []byte
)

// Regular returns a font with every character of the program's words that Fyne's fonts lack, and a space.
func Regular() []byte { return regular }

// Bold is Regular in bold letters.
func Bold() []byte { return bold }

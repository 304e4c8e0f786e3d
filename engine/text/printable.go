package text

import (
	"strings"
	"unicode"
)

// Printable makes a text one line that is safe to print on a terminal or a label, whatever a file's name or a program's
// output holds. The replacement character stands for control characters, line ends, changes of direction, invalid UTF-8
// and all else without a shape of its own.
func Printable(s string) string { return strings.Map(Visible, s) }

// Visible returns a character, or the replacement character if it has no shape of its own.
func Visible(r rune) rune {
	if unicode.IsGraphic(r) {
		return r
	}
	return unicode.ReplacementChar
}

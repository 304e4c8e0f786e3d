package text

import (
	"strings"
	"unicode"
)

// Printable is a text as one line that does nothing to a terminal or a label but be seen: a name of a file, or what a
// program wrote, can hold anything. The replacement character stands in the place of each character that has no shape
// of its own, such as control characters, line ends, changes of the direction of writing, and bytes that are no UTF-8.
func Printable(s string) string { return strings.Map(Visible, s) }

// Visible is a character, or the replacement character if it has no shape of its own.
func Visible(r rune) rune {
	if unicode.IsGraphic(r) {
		return r
	}
	return unicode.ReplacementChar
}

package text

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// isBlank reports whether a byte is white space within a line; a carriage return is, since a newline follows it.
func isBlank(b byte) bool { return b == ' ' || b == '\t' || b == '\r' }

// IsSpace reports whether a byte is white space.
func IsSpace(b byte) bool { return isBlank(b) || b == '\n' }

// endsWord reports whether a byte cannot be part of a word.
func endsWord(b byte) bool { return IsSpace(b) || strings.IndexByte(`,[](){}"`, b) >= 0 }

// found is what an error says was found where a text goes on with rest: the first character, where a byte that is no
// UTF-8 stands for itself, or the end of a line or of the text.
func found(rest []byte) string {
	switch {
	case len(rest) == 0:
		return FoundTextEnd
	case rest[0] == '\n' || rest[0] == '\r':
		return FoundLineEnd
	}
	_, size := utf8.DecodeRune(rest)
	return strconv.Quote(string(rest[:size]))
}

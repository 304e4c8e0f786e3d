package text

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// isBlank reports whether a byte is white space within a line. A carriage return counts, since a newline follows it.
func isBlank(b byte) bool { return b == ' ' || b == '\t' || b == '\r' }

// IsSpace reports whether a byte is white space.
func IsSpace(b byte) bool { return isBlank(b) || b == '\n' }

// endsWord reports whether a byte cannot be part of a word.
func endsWord(b byte) bool { return IsSpace(b) || strings.IndexByte(`,[](){}"`, b) >= 0 }

// found describes the beginning of rest for an error: the first character, quoted, where an invalid byte stands for
// itself; or the end of a line or of the text.
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

package page

import (
	"strings"
	"unicode"
)

// IsChinese reports whether a text has a Chinese character.
func IsChinese(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Han, r) })
}

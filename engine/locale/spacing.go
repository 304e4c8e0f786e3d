package locale

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Chinese has no spaces between its characters, but one between them and a word in Latin letters. The value of a
// placeholder may be either, so the space beside it is decided when the sentence is made. Spaces inside the value stay
// as they are.

// seam stands in a sentence before and after the value of a placeholder.
const seam = "\ue000"

// joined returns a Chinese sentence without its seams.
func joined(sentence string) string {
	whole := ""
	for _, part := range strings.Split(sentence, seam) {
		if whole == "" || part == "" {
			whole += part
			continue
		}
		left, right := strings.TrimSuffix(whole, " "), strings.TrimPrefix(part, " ")
		before, _ := utf8.DecodeLastRuneInString(left)
		after, _ := utf8.DecodeRuneInString(right)
		switch {
		case isChinese(before) && isChinese(after):
			whole = left + right
		case unicode.Is(unicode.Han, before) && isLatin(after), isLatin(before) && unicode.Is(unicode.Han, after):
			whole = left + " " + right
		default:
			whole += part
		}
	}
	return whole
}

// isChinese reports whether a character is Chinese, or punctuation of the same width.
func isChinese(r rune) bool {
	return unicode.In(r, unicode.Han) || '\u3000' <= r && r <= '\u303f' || '\uff00' <= r && r <= '\uff60'
}

func isLatin(r rune) bool { return unicode.Is(unicode.Latin, r) }

package text

import "unicode/utf8"

// Cut is the beginning of a text, at most so many characters of it, and an ellipsis if that is not all. A long text
// takes no more time than a short one.
func Cut(text string, most int) string {
	for i := range text {
		if most == 0 {
			return text[:i] + "…"
		}
		most--
	}
	return text
}

// CutFront is Cut for the end of a text, such as of a file's path.
func CutFront(text string, most int) string {
	from := len(text)
	for ; most > 0 && from > 0; most-- {
		_, size := utf8.DecodeLastRuneInString(text[:from])
		from -= size
	}
	if from == 0 {
		return text
	}
	return "…" + text[from:]
}

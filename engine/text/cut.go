package text

import "unicode/utf8"

// Cut returns the first most characters of a text, with an ellipsis if there are more. It takes the same time for texts
// of any length.
func Cut(text string, most int) string {
	for i := range text {
		if most == 0 {
			return text[:i] + "…"
		}
		most--
	}
	return text
}

// CutFront returns the last most characters of a text, with an ellipsis before them if there are more. It suits paths
// of files.
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

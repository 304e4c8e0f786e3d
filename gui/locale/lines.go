package locale

import (
	"strings"
	"unicode"

	"github.com/go-text/typesetting/segmenter"
)

// softBreak is a space at which a line may end: Fyne ends a line at spaces alone. Behind a Chinese character, in the
// program's fonts, it has no width; behind a letter, in Fyne's, a tenth of the font's size.
const softBreak = '\u200a'

// Breakable is a text with a space of hardly any width wherever one of its lines may end and there is no space. Those
// are the places that Unicode's annex 14 gives, which keep a comma from the beginning of a line. A text without Chinese
// stays as it is: its words have spaces between them.
func Breakable(text string) string {
	if !strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Han, r) }) {
		return text
	}
	var breaks segmenter.Segmenter
	breaks.Init([]rune(text))
	var b strings.Builder
	last := ' '
	for lines := breaks.LineIterator(); lines.Next(); {
		line := lines.Line().Text
		if !unicode.IsSpace(last) {
			b.WriteRune(softBreak)
		}
		b.WriteString(string(line))
		last = line[len(line)-1]
	}
	return b.String()
}

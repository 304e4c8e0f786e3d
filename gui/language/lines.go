package language

import (
	"strings"
	"unicode"

	"github.com/go-text/typesetting/segmenter"
)

// softBreak is a space at which a line may end, since Fyne ends lines only at spaces. It has no width after a Chinese
// character, in the program's fonts, and a tenth of the font's size after a letter, in Fyne's.
const softBreak = '\u200a'

// Breakable returns a text with a softBreak wherever a line may end without a space. Those places follow Unicode's
// annex 14, which for example never begins a line with a comma. A text without Chinese is unchanged: spaces separate
// its words.
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

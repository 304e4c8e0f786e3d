package locale

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

func TestALineOfChineseMayEndWhereItsRulesLetIt(t *testing.T) {
	for text, want := range map[string]string{
		"":                   "",
		"Any cell, at once.": "Any cell, at once.",
		"轮到 X：任意空格。":         "轮|到 X：|任|意|空|格。",
		"（帮助）和“数独”，下\n三格":      "（帮|助）|和|“数|独”，|下\n三|格",
		"按F9键 3×3 …ab cd-ef 完": "按|F9|键 3×3 …|ab cd-|ef 完",
	} {
		fail.Unequal(t, strings.ReplaceAll(Breakable(text), string(softBreak), "|"), want, "%q", text)
	}
}

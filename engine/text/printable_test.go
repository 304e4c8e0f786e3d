package text

import (
	"testing"

	"ninefold/engine/test/fail"
)

func TestPrintableIsOneLineWithoutControlCharacters(t *testing.T) {
	for s, want := range map[string]string{
		"":                       "",
		"tests/17.in":            "tests/17.in",
		"终极 井字棋　é":               "终极 井字棋　é",
		"a\x1b[31mred\x1b[0m.in": "a�[31mred�[0m.in",
		"two\nlines\r.in":        "two�lines�.in",
		"tab\t\x00\x7f\u0085":    "tab����",
		"nwod edispu\u202e":      "nwod edispu�",
		"Latin-1: \xe9":          "Latin-1: �",
		"line\u2028separator":    "line�separator",
	} {
		fail.Unequal(t, Printable(s), want, "%q is printed as", s)
	}
}

func TestVisibleLinesHaveNoOtherControlCharacters(t *testing.T) {
	const said, want = "\x1b[31ma\r\n\tb\xe9\r终", "·[31ma\n    b··终"
	fail.Unequal(t, VisibleLines(said), want, "shown")
}

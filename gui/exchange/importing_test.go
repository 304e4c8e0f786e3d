package exchange

import (
	"strings"
	"testing"
)

func TestOnlyWhatAPersonCouldMendIsOffered(t *testing.T) {
	row := strings.Repeat("x", maxMendedLine)
	for name, test := range map[string]struct {
		text string
		want bool
	}{
		"nothing":              {"", true},
		"a board with CRLF":    {"x.. ... ...\r\n...", true},
		"as many lines as may": {strings.Repeat("\n", maxMendedLines-1), true},
		"a line too many":      {strings.Repeat("\n", maxMendedLines), false},
		"as long as may be":    {row + "\n" + row, true},
		"a line too long":      {"short\n" + row + "x\nshort", false},
		"a NUL":                {"x..\x00", false},
		"no UTF-8":             {"x..\xff", false},
		"a picture":            {"\x89PNG\r\n\x1a\n", false},
	} {
		if mendable([]byte(test.text)) != test.want {
			t.Errorf("%s: can be mended: %v", name, !test.want)
		}
	}
}

package locale

import (
	"strings"
	"testing"
)

func TestRemarkIsWhatIsSaidOfAMoveWithoutAProgramsTime(t *testing.T) {
	for comment, want := range map[string]string{
		"": "", "a good move": "a good move", "two\nlines": "two…",
		"(0.025s)": "", "(0.025s)\nthinking": "", "I win (1.500s)": "I win", "win (0.9) of 12 (0.025s)\nroot": "win (0.9) of 12…",
		"it took me (5s)": "it took me (5s)", "open (": "open (", "(0.025s) fast": "(0.025s) fast",
		strings.Repeat("é", 70) + " (0.025s)": strings.Repeat("é", 60) + "…",
	} {
		if got := Remark(comment); got != want {
			t.Errorf("%q is %q, want %q", comment, got, want)
		}
	}
}

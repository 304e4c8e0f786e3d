package locale

import (
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/match"
	"ninefold/engine/program"
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

func TestWhatIsKnownOfAFaultIsSaidInEveryLanguage(t *testing.T) {
	inEveryLanguage(t, func() (said []string) {
		for _, fault := range []*match.Fault{
			{Kind: match.Nonsense, Err: &match.AnswerError{Line: "x"}}, {Kind: match.Nonsense, Err: program.ErrLineTooLong},
			{Kind: match.Ended, Err: &match.EndError{End: program.Exited, Status: 3}},
			{Kind: match.Ended, Err: &match.EndError{End: program.Signaled, Signal: "killed"}},
			{Kind: match.Ended, Err: &match.EndError{End: program.Closed}}, {Kind: match.Timeout}, {Kind: match.Nonsense, Err: &match.AnswerError{Line: "\x1b[31m\a \u202eno\xff"}},
		} {
			words := Fault(fault, time.Second)
			if strings.ContainsFunc(words, func(r rune) bool { return r == utf8.RuneError || !unicode.IsPrint(r) }) {
				t.Errorf("%q cannot be shown", words)
			}
			said = append(said, words)
		}
		return said
	})
}

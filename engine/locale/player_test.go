package locale

import (
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/engine/match"
	"ninefold/engine/program"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestRemarkIsWhatIsSaidOfAMoveWithoutAProgramsTime(t *testing.T) {
	for comment, want := range map[string]string{
		"": "", "a good move": "a good move", "two\nlines": "two lines", " a\x00b\tc \n": "a b c", "Hmm…": "Hmm…",
		"(0.025s)": "", "I win (1.500s)": "I win", "it took me (5s)": "it took me (5s)", "open (": "open (",
		"(0.025s) fast": "(0.025s) fast",
	} {
		fail.Unequal(t, w.Remark(comment), want, "%q", comment)
	}
}

func TestOfALongCommentTheBeginningIsSaidAndWhereTheRestIs(t *testing.T) {
	for name, comment := range map[string]string{
		"words": strings.Repeat("word ", 10_000), "lines": strings.Repeat("line\n", 50),
		"no spaces":  strings.Repeat("中", 1000),
		"many bytes": strings.Repeat("🦊", 1000), "not UTF-8": strings.Repeat("\xff", 1000),
	} {
		got := w.Remark(comment)
		beginning, found := strings.CutSuffix(got, "… (Ctrl+M shows all)")
		fail.If(t, !found || utf8.RuneCountInString(beginning) != 110 || strings.Contains(got, "\n"),
			"%s: %q", name, got)
	}
	program := strings.Repeat("é", 210) + " (0.025s)"
	got := w.Remark(program)
	fail.If(t, !strings.HasPrefix(got, "éé") || utf8.RuneCountInString(got) > 150, "of a program: %q", got)
	inEveryLanguage(t, func(w *Words) []string { return []string{w.Remark(strings.Repeat("中 ", 1000))} })
}

// TestRemarkHasNothingOfWhatAProgramLogs checks that below a move stands only the program's remark on it. Its standard
// error, which can be long, is in the comment only.
func TestRemarkHasNothingOfWhatAProgramLogs(t *testing.T) {
	for comment, want := range map[string]string{
		"(0.025s)\nthinking": "", "win (0.9) of 12 (0.025s)\nroot": "win (0.9) of 12",
	} {
		got := w.Remark(comment)
		fail.If(t, strings.TrimSuffix(got, "…") != want, "%q is %q, want %q", comment, got, want)
	}
}

func TestWhatIsKnownOfAFaultIsSaidInEveryLanguage(t *testing.T) {
	inEveryLanguage(t, func(w *Words) (said []string) {
		for _, fault := range []*match.Fault{
			{Kind: match.Nonsense, Answer: "x"},
			{Kind: match.Nonsense, Long: true},
			{Kind: match.Ended, End: program.Exited, Status: 3},
			{Kind: match.Ended, End: program.Signaled, Signal: "killed"},
			{Kind: match.Ended, End: program.Closed},
			{Kind: match.Timeout, Limit: time.Second},
			{Kind: match.Ended, End: program.Exited, Status: 3, Said: "panic: oh"},
			{Kind: match.Nonsense, Answer: "\x1b[31m\a \u202eno\xff"},
		} {
			words := w.Fault(fault, "O")
			fail.Unless(t, strings.HasPrefix(words, "O"), "%q does not name who lost", words)
			if strings.ContainsFunc(words, func(r rune) bool { return r == utf8.RuneError || !unicode.IsPrint(r) }) {
				t.Errorf("%q cannot be shown", words)
			}
			said = append(said, words)
		}
		return said
	})
}

func TestAFaultOfARecordIsSaidInEveryLanguage(t *testing.T) {
	p := after(t, tictactoe.New(tictactoe.Closed), 5, 5, tictactoe.X)
	inEveryLanguage(t, func(w *Words) []string {
		timeout := &match.Fault{Kind: match.Timeout, Limit: time.Second}
		got, want := w.Lost("O timed out (limit 1 s)", &p), w.Fault(timeout, "O")
		fail.If(t, got != want, "%q, want %q", got, want)
		other := "Ann has gone home"
		fail.If(t, w.Lost(other, &p) != other, "another text becomes %q", w.Lost(other, &p))
		taken := w.Lost("O made an illegal move (4 4)", &p)
		rule := w.Text("illegal.occupied")
		fail.If(t, !strings.HasSuffix(taken, rule) || strings.Count(taken, "5") != 2, "%q does not say %q", taken, rule)
		return []string{w.Lost("O timed out (limit 1 s)", &p), taken}
	})
}

// TestAFaultIsSaidInEnglishAsARecordTellsIt checks that a match's report and its records have the same words.
func TestAFaultIsSaidInEnglishAsARecordTellsIt(t *testing.T) {
	for _, f := range []*match.Fault{
		{Kind: match.IllegalMove, Cell: grid.At(2, 3)},
		{Kind: match.Timeout, Limit: 100 * time.Millisecond},
		{Kind: match.Nonsense, Answer: `I "resign" \o/`},
		{Kind: match.Nonsense, Long: true},
		{Kind: match.Ended, End: program.Exited, Status: 3},
		{Kind: match.Ended, End: program.Exited, Status: 1, Said: "oh"},
		{Kind: match.Ended, End: program.Signaled, Signal: "killed", Said: "oh"},
		{Kind: match.Ended, End: program.Closed},
		{Kind: match.Ended, End: program.Closed, Said: "oh"},
	} {
		said, told := w.Fault(f, "X"), "X "+f.Error()
		fail.If(t, said != told, "it is said as %q and told as %q", said, told)
	}
}

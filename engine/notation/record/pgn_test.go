package record

import (
	"fmt"
	"testing"
	"time"

	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestARecordTakesTheSignsOfPGN(t *testing.T) {
	plain := fail.Must(Read([]byte("[Result \"1-0\"]\n1. 5 5 {So it begins} 4 4 ! 2. 2 2 ? (2. 3 3) 5 4")))(t)
	for name, src := range map[string]string{
		"a result":          "1. 5 5 {So it begins} 4 4 ! 2. 2 2 ? (2. 3 3) 5 4 1-0",
		"three dots":        "[Result \"1-0\"]\n1. 5 5 {So it begins} 1... 4 4 ! 2. 2 2 ? (2. 3 3) 2... 5 4",
		"numbers of grades": "1. 5 5 {So it begins} 4 4 $1 2. 2 2 $2 (2. 3 3) 5 4 $140 1-0\n",
		"signs behind":      "1. 5 5 {So it begins} 4 4! 2. 2 2? (2. 3 3) 5 4 1-0",
		"rules as in words": "[Rules \"Judge\"]\n1. 5 5 {So it begins} 4 4 ! 2. 2 2 ? (2. 3 3) 5 4 1-0",
		"a remark":          "1. 5 5 ; So it  begins\r\n4 4 ! 2. 2 2 ? (2. 3 3) 5 4 1-0",
	} {
		r, err := Read([]byte(src))
		fail.NowIf(t, err != nil, "%s: %v", name, err)
		fail.Unequal(t, string(Append(nil, &r)), string(Append(nil, &plain)), "%s: it is", name)
	}
	for _, src := range []string{
		"{One}\n[X \"Ann\"]\n; two\n{three\nfour}\n[O \"Bob\"]\n\n5 5",
		"[X \"Ann\"] [O \"Bob\"] {One two three four} 5 5",
	} {
		r := fail.Must(Read([]byte(src)))(t)
		fail.If(t, r.Game.State(0).Comment != "One two three four" || r.Tag("O") != "Bob", "%q: %q, %q", src,
			r.Game.State(0).Comment, r.Tags)
	}
	for i, glyph := range tictactoe.Glyphs() {
		r := fail.Must(Read(fmt.Appendf(nil, "5 5 $%d", i+1)))(t)
		fail.Unequal(t, r.Game.State(1).Glyph, glyph, "$%d", i+1)
	}
	refused := texttest.Refusal(t, Read)
	refused("more after the result", "5 5 1-0 4 4", 1, 9, text.WantTextEnd, `"4"`)
	refused("a wrong number", "1. 5 5 3... 4 4", 1, 8, "moveNumber", `"3"`)
	refused("a pair's number among moves'", "1. 5 5 2. 4 4 3. 2 2 2... 5 4", 1, 22, "moveNumber", `"2"`)
	refused("no number", "5 5 $x", 1, 5, "glyph", `"$x"`)
	refused("a grade of nothing", "$1 5 5", 1, 1, WantMove, `"$"`)
}

func TestTheTimeOfAMoveBeginsItsComment(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "[%emt 0:00:00.000000]", 421 * time.Microsecond: "[%emt 0:00:00.000421]",
		2*time.Hour + 3*time.Minute + 4*time.Second: "[%emt 2:03:04.000000]",
		59*time.Second + 999_999_600:                "[%emt 0:01:00.000000]",
	} {
		fail.Unequal(t, TimeCommand(d), want, "%v", d)
		for comment, rest := range map[string]string{want: "", want + " I win": "I win", want + "\nlogged": ""} {
			got, took, found := CutTime(comment)
			fail.If(t, !found || got != rest || took != d.Round(time.Microsecond),
				"%q: %q, %v, %v", comment, got, took, found)
		}
	}
	for _, other := range []string{
		"", "I win", "[%emt]", "[%emt 0:00:01", "[%emt 0:60:00.0]", "[%emt 0:00:60.0]", "[%emt 0:00:NaN]",
		"[%emt -1:00:00]", "[%emt 9999:00:00]", "I [%emt 0:00:00.021]", "\n[%emt 0:00:00.021]", "[%clk 0:00:01]",
	} {
		rest, _, found := CutTime(other)
		fail.If(t, found, "%q has a time before %q", other, rest)
	}
}

func TestAReviewReplacesWhatAnEarlierOneSaid(t *testing.T) {
	for own, want := range map[string]string{
		"": "[%review] Bad.", "Bold.": "Bold. [%review] Bad.",
		"[%emt 0:00:00.021]": "[%emt 0:00:00.021] [%review] Bad.",
	} {
		fail.Unequal(t, Reviewed(own, "Bad."), want, "%q", own)
		fail.Unequal(t, Reviewed(Reviewed(own, "Worse."), "Bad."), want, "%q, reviewed twice", own)
		fail.Unequal(t, Unreviewed(want), own, "%q without the review", want)
	}
	fail.Unequal(t, Unreviewed(" two  blanks "), " two  blanks ", "a comment without a review")
	for comment, want := range map[string]string{
		"Bold. [%review] Bad.": "Bold. Bad.", "[%clk 0:01:02] [%eval 0.3]": "", "[%eval #3] Won": "Won",
		"[50 %]":                  "[50 %]",
		"[%emt 0:00:00.021] mine": "[%emt 0:00:00.021] mine", "[%clk 1:00\n": "[%clk 1:00\n",
	} {
		fail.Unequal(t, WithoutCommands(comment), want, "of %q there is shown", comment)
	}
}

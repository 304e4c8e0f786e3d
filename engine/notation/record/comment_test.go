package record

import (
	"testing"
	"time"

	"ninefold/engine/test/fail"
)

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

package record

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestBadRecordsAreRefusedWithTheirPlace(t *testing.T) {
	rows := strings.Repeat("... ... ...\n", 8) + "... ... ..x\n"
	refused := texttest.Refusal(t, Read)
	refused("nothing", "", 1, 1, WantMove, text.FoundTextEnd)
	refused("only a comment", "{Hello}", 1, 8, WantMove, text.FoundTextEnd)
	refused("no bracket's name", "[\"Ann\"]", 1, 2, "bracket", `"\""`)
	refused("two tags of one name", "[X \"Ann\"]\n[X \"Bob\"]", 2, 2, "tagName", `"X"`)
	refused("rules twice", "[Rules \"open\"][Rules \"open\"]", 1, 16, "tagName", `"Rules"`)
	refused("unknown rules", "[X \"王\"] [Rules \"wild\"]", 1, 17, "rules", `"wild"`)
	refused("a tag without an end", "[X \"Ann]\n\n5 5", 3, 4, "quoteEnd", text.FoundTextEnd)
	refused("a tag with more", "[X \"Ann\" \"Bob\"]", 1, 10, "bracketEnd", `"\""`)
	refused("a bad escape", "[X \"\\q\"]", 1, 6, "escape", `"q"`)
	refused("no character", "{\\u{110000}}", 1, 3, "escape", `"u"`)
	refused("half a character", "{\\u{d800}}", 1, 3, "escape", `"u"`)
	refused("no byte", "{\\x{100}}", 1, 3, "escape", `"x"`)
	refused("no number", "{\\x41}", 1, 3, "escape", `"x"`)
	refused("a backslash at last", "{\\", 1, 3, "escape", text.FoundTextEnd)
	refused("an endless comment", "5 5 {because\n", 2, 1, "commentEnd", text.FoundTextEnd)
	refused("a short row", "... ... ..\n"+rows, 1, 11, text.WantMark, text.FoundLineEnd)
	refused("a long row", "... ... ....\n"+rows, 1, 12, text.WantLineEnd, `"."`)
	refused("a bad mark", strings.Replace(rows, "x", "q", 1)+"9 9", 9, 11, text.WantMark, `"q"`)
	refused("no last move", rows, 10, 1, "last", text.FoundTextEnd)
	refused("an empty last cell", rows+"1 1", 10, 1, text.WantOccupied, text.FoundEmpty)
	refused("an owner without line", rows+"none\n[owner 9 x]", 11, 10, "line", `"x"`)
	refused("no owner's box", rows+"none\n[owner x]", 11, 8, "box", `"x"`)
	refused("no move", "5 5 pass", 1, 5, WantMove, `"p"`)
	refused("no move, but a letter", "[X \"Ann\"]\n1. e5", 2, 4, WantMove, `"e"`)
	refused("half a move", "1. 5", 1, 5, text.WantColumn, text.FoundTextEnd)
	refused("half a move, a number", "1. 5 2. 5 5", 1, 7, text.WantSpace, `"."`)
	refused("row 10", "10 5", 1, 2, text.WantSpace, `"0"`)
	refused("column 0", "1 0", 1, 3, text.WantColumn, `"0"`)
	refused("a number left out", "1. 5 5  3. 4 4", 1, 9, "moveNumber", `"3"`)
	refused("a number again", "1. 5 5  2. 4 4  2. 2 2", 1, 17, "moveNumber", `"2"`)
	refused("a number for a move, then for two", "1. 5 5 4 4 2. 2 2 4. 6 6", 1, 19, "moveNumber", `"4"`)
	refused("a branch of nothing", "(1. 5 5)", 1, 1, WantMove, `"("`)
	refused("an empty branch", "5 5 ()", 1, 6, WantMove, `")"`)
	refused("a branch of a branch", "5 5 ((4 4))", 1, 6, WantMove, `"("`)
	refused("a comment too early", "5 5 ({or} 4 4)", 1, 6, WantMove, `"{"`)
	refused("a branch without end", "5 5 (4 4\n", 2, 1, "branchEnd", text.FoundTextEnd)
	refused("an end too many", "5 5)", 1, 4, WantMove, `")"`)
	refused("an unknown step", "5 5 [pass]", 1, 6, "bracket", `"p"`)
	refused("a tag too late", "5 5 [X \"Ann\"]", 1, 6, "bracket", `"X"`)
	refused("an owner too late", "5 5 [owner 1 x]", 1, 6, "bracket", `"o"`)
	refused("an unknown change", "[edit clear]", 1, 7, "change", `"c"`)
	refused("a change of no mark", "[edit 1 1 z]", 1, 11, text.WantMark, `"z"`)
	refused("no last cell", "[edit last]", 1, 11, "last", `"]"`)
	refused("a change of half", "[edit 1]", 1, 8, text.WantColumn, `"]"`)
	refused("half a last cell", "[edit last 1]", 1, 13, text.WantColumn, `"]"`)
	refused("owner of no mark", "[edit owner 1 1]", 1, 15, text.WantMark, `"1"`)
	refused("changes without end", "[edit 1 1 x", 1, 12, "change", text.FoundTextEnd)
	refused("rules of no name", "5 5 [rules 大]", 1, 12, "rules", `"大"`)
}

func TestARecordOfMoreThanAGameIsRefused(t *testing.T) {
	var tags strings.Builder
	for i := range MostTags + 1 {
		fmt.Fprintf(&tags, "[T%d \"\"]", i)
	}
	steps := CheckLimit(MostSteps+1, "steps", MostSteps)
	tag := `[X "` + strings.Repeat("n", MostTagBytes)
	for name, tc := range map[string]struct {
		within, beyond string
		column         int
		limit          error
	}{
		"steps": {strings.Repeat("[edit]", MostSteps), "[edit]", 6*MostSteps + 1, steps},
		"moves": {"5 5" + strings.Repeat("[edit]", MostSteps-1), "4 4", 6*MostSteps - 2, steps},
		"branches": {"5 5" + strings.Repeat("(4 4)", MostBranches), "(4 4)", 5*MostBranches + 4,
			CheckLimit(MostBranches+1, "branches", MostBranches)},
		"tags": {strings.TrimSuffix(tags.String(), "[T1000 \"\"]"), `[T1000 ""]`, 8899,
			CheckLimit(MostTags+1, "tags", MostTags)},
		"long tag": {tag, "n", 5, CheckLimit(MostTagBytes+1, "tagBytes", MostTagBytes)},
		"bytes":    {strings.Repeat(" ", MostBytes-3), " ", MostBytes + 2, CheckLimit(MostBytes+1, "bytes", MostBytes)},
	} {
		end := map[string]string{"tags": " 5 5", "long tag": `"] 5 5`, "bytes": "5 5"}[name]
		_, err := Read([]byte(tc.within + end))
		fail.If(t, err != nil, "%s: %v of the most that there may be", name, err)
		_, err = Read([]byte(tc.within + tc.beyond + end))
		texttest.Check(t, name, err, text.Error{Line: 1, Column: tc.column, Cause: tc.limit})
	}
}

const (
	row    = "... ... ...\n"
	wonByX = "[Rules \"open\"]\n" + "xxx xxx xxx\n" + row + row + row + row + row + row + row + row
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

package notation

import (
	"encoding/json"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// one reads a text, which must have the given form.
func one(t testing.TB, src string, form Form) Reading {
	t.Helper()
	reading, err := Read([]byte(src))
	fail.NowIf(t, err != nil || reading.Form != form, "%q: %v, %v; want %s", src, reading, err, form)
	return reading
}

func TestOwnForms(t *testing.T) {
	judge := "x.. ... ...\n" + strings.Repeat("... ... ...\n", 8) + "1 1\n"
	r := one(t, judge, Judge)
	p := r.Record.Game.Position()
	fail.If(t, p.Rules() != tictactoe.Judge || len(r.Notes) != 0, "judge's text: %v", r)
	r = one(t, "> "+strings.ReplaceAll(judge, "\n", "\n> "), Judge)
	fail.Unequal(t, r.Record.Game.Len(), 1, "of the judge's text in a mail the steps")
	one(t, saved, Record)
	one(t, strings.Replace(judge, "1 1", "none", 1), Record)
	one(t, "5 5 4 4", Record)
	r = one(t, strings.Repeat("53. .7. ...\n", 9), Grid)
	fail.If(t, r.Record.Game != nil, "cross-hatching grid: %v", r)
	one(t, strings.Repeat(".........\n", 9), Grid)
}

func TestATextOfMoreThanAGameIsRefusedWithTheNumber(t *testing.T) {
	for name, src := range map[string]string{
		"a record of numbers": "1. 5 5" + strings.Repeat(" (5 4)", record.MostBytes/6),
		"comments":            "5 5" + strings.Repeat(" {and so on}", record.MostBytes/11),
		"a link":              "https://example.org/#nf1." + strings.Repeat("A", record.MostLink) + ".00000000",
	} {
		fail.Lacks(t, fmt.Sprint(fail.ErrorOf(Read([]byte(src)))), "limit.", "%s: the error", name)
	}
}

// TestATextCostsAtMostFiftyTimesItsBytes tries the texts that take the most memory for their length.
func TestATextCostsAtMostFiftyTimesItsBytes(t *testing.T) {
	fail.SkipIf(t, testing.Short(),
		"the race detector, which takes the short tests, pads small pieces of memory to 16 bytes")
	for name, src := range map[string]string{
		"changes":          strings.Repeat("[edit]", record.MostSteps),
		"moves":            "5 5" + strings.Repeat("(5 4 4 1 1 1)", record.MostBranches),
		"comments":         "5 5" + strings.Repeat("{so}", record.MostBytes/4-1),
		"lines of Sudokus": strings.Repeat(strings.Repeat(".", 80)+"1\n", 20_000),
		"grids":            strings.Repeat(strings.Repeat("_ _ _ _ _ _ _ _ 1\n", 9)+"\n", 10_000),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := Read([]byte(src))
		runtime.ReadMemStats(&after)
		cost := (after.TotalAlloc - before.TotalAlloc) / uint64(len(src))
		fail.If(t, err != nil || cost > 50, "%s: %d bytes for each, %v", name, cost, err)
	}
}

func TestTextsOfNoFormAreRefusedWithTheirPlace(t *testing.T) {
	refused := texttest.Refusal(t, Read)
	refused("nothing", " \n", 2, 1, WantKnown, text.FoundTextEnd)
	refused("prose", "\uFEFF\n Hello.", 2, 2, WantKnown, `"H"`)
	refused("a board in capitals", "X.. ... ...\n", 1, 1, text.WantMark, `"X"`)
	refused("a board, wrong later", "... ... ...\n... .?. ...\n", 2, 6, text.WantMark, `"?"`)
	refused("a board in a mail", ">> ... ... ...\n>> ... .?. ...\n", 2, 9, text.WantMark, `"?"`)
	refused("a grid", "53. ... ...\n7.. 12x ...\n", 2, 7, text.WantDigit, `"x"`)
	refused("actions, turn", "x40x36", 1, 4, "turn", `"x"`)
	refused("actions, no index", "?actions=x40o", 1, 14, "index", text.FoundTextEnd)
	refused("actions, index", "?actions=x81", 1, 11, "index", `"8"`)
	refused("actions, three digits", "x400", 1, 4, "turn", `"0"`)
	refused("actions, more", "?actions=x40 o36", 1, 14, text.WantTextEnd, `"o"`)
	refused("actions, none", "uttt.ai/init?actions=", 1, 22, "turn", text.FoundTextEnd)
	refused("after the result", "5 5 1-0 4 4", 1, 9, text.WantTextEnd, `"4"`)
	refused("a record", "[X \"Ann\"]\n1. 5 5 2. 4 z", 2, 13, text.WantColumn, `"z"`)
}

func TestABoardBeginsWithNineCharactersMostOfThemMarks(t *testing.T) {
	for line, want := range map[string]bool{
		"x.x .oa bcd": true, "x.x .ab cde": false, "X.O xo. ...": true, "... ... ..": false, "... ... ....": false,
	} {
		fail.Unequal(t, startsLikeBoard([]byte(line+"\nmore")), want, "%q begins a board", line)
	}
}

func TestSudokusAreReadInEveryForm(t *testing.T) {
	line, puzzle := seen, inRows(seen)
	want := fail.Must(sudoku.Parse([]byte(puzzle)))(t)
	for _, tc := range []struct {
		src   string
		form  Form
		grids int
	}{
		{puzzle, Grid, 1}, {puzzle + puzzle, SudokuGrids, 2}, {line, SudokuLines, 1},
		{"> " + line + "\n> " + line, SudokuLines, 2}, {strings.ReplaceAll(puzzle, ".", "0"), SudokuGrids, 1},
	} {
		r := one(t, tc.src, tc.form)
		fail.If(t, len(r.Sheets) != tc.grids || r.Sheets[0].Grid != want || r.Record.Game != nil,
			"%q: %d grids", tc.src, len(r.Sheets))
	}
	refused := texttest.Refusal(t, Read)
	refused("82 cells", line+".", 1, 82, text.WantLineEnd, `"."`)
	refused("eight rows", puzzle[:80], 9, 1, text.WantDigit, text.FoundTextEnd)
	refused("no last move", strings.Repeat(".........\n", 9)+"Q", 10, 1, text.WantRow, `"Q"`)
}

func TestAnEditedBoardHasNoActions(t *testing.T) {
	edited := tictactoe.NewGame(tictactoe.Closed)
	edited.Set(tictactoe.Edited, tictactoe.New(tictactoe.Closed).WithMark(0, tictactoe.X))
	written, played := AppendActions(nil, edited)
	fail.If(t, played || written != nil, "%q is written", written)
}

const saved = `[Rules "closed"]
[X "Ann"]
[Event "postal tournament postal tournament postal tournament postal
  tournament 1"]

x.. ... ...
... ... ...
... ... ...

... ... ...
... .o. ...
... ... ...

... ... ...
... ... ...
... ... ..x
none

{Somebody set this up: > \\ \} 大 and so on, until the line is full and
  more.}
1. 9 8  2. 9 6 {\n\s}
  (2. 9 5)
[edit 1 9 x, last none]
`

func TestAMailDoesNoHarm(t *testing.T) {
	for name, mailed := range map[string]string{
		"as it was": saved, "byte order mark": "\uFEFF" + saved,
		"quoted":             "\n> " + strings.ReplaceAll(strings.TrimSuffix(saved, "\n"), "\n", "\n> ") + "\n",
		"quoted twice":       ">> " + strings.ReplaceAll(saved, "\n", "\r\n>> "),
		"quoted, blanks":     strings.ReplaceAll("> > "+strings.ReplaceAll(saved, "\n", "\n> > "), "> \n", ">\n"),
		"unbreakable spaces": strings.ReplaceAll(saved, "  ", "\u00A0 "),
	} {
		reading, err := Read([]byte(mailed))
		fail.NowIf(t, err != nil, "%s: %v in\n%s", name, err, mailed)
		fail.Unequal(t, string(record.Append(nil, &reading.Record)), saved, "%s: read", name)
	}
}

// TestTheExamplesOfThePageAboutFormats reads every example, which must be of the kind that the page states.
func TestTheExamplesOfThePageAboutFormats(t *testing.T) {
	var shown Reading // shown by the example before
	seen := map[Form]bool{}
	for _, e := range texttest.Examples(t) {
		reading, err := Read([]byte(e.Text))
		switch {
		case strings.HasPrefix(e.Kind, "refused: "): // package locale tests what is said
			fail.If(t, err == nil, "it is read as %v:\n%s", reading, e.Text)
		case e.Kind == "answer":
			fail.Unequal(t, answer(&shown), e.Text, "the answer")
		case e.Kind == "json":
			fail.Unless(t, json.Valid([]byte(e.Text)), "%s is no JSON", e.Text)
		case e.Kind == "protocol":
			want := protocol(t)
			fail.Unless(t, sameLines(e.Text, want), "a program reads\n%s, want\n%s", e.Text, want)
		default:
			fail.If(t, reading.Form != Form(e.Kind), "%v, %v, want a %s:\n%s", reading, err, e.Kind, e.Text)
			shown = reading
			seen[shown.Form] = true
		}
	}
	for _, row := range table() {
		fail.If(t, !seen[row.form], "the page has no example of %s", row.form)
	}
}

func answer(r *Reading) string {
	if r.Form == Grid {
		return string(sudoku.AppendAnswer(nil, &r.Sheets[0].Grid))
	}
	p := r.Record.Game.Position()
	return string(tictactoe.AppendMarked(nil, &p))
}

// TestThePageHasEachRuleSet checks that the page has the byte for each rule set in a link, and lists the names.
func TestThePageHasEachRuleSet(t *testing.T) {
	page := strings.Join(strings.Fields(texttest.Read(t, "../../docs/formats.md")), " ")
	wanted := []string{
		"`Rules` (" + listed(tictactoe.AllRules[:]) + "; `judge`",
		"`Rules`: " + listed(tictactoe.RulesThat(tictactoe.Rules.HavePuzzles)) + ".",
	}
	for _, rules := range tictactoe.AllRules {
		wanted = append(wanted, fmt.Sprintf("%d `%v`", rules, rules))
	}
	for _, want := range wanted {
		fail.Unless(t, strings.Contains(page, want), "docs/formats.md lacks %q", want)
	}
}

// listed returns the names of rule sets as the page lists them.
func listed(all []tictactoe.Rules) string {
	names := ""
	for i, rules := range all {
		switch {
		case i > 0 && i == len(all)-1:
			names += " or "
		case i > 0:
			names += ", "
		}
		names += fmt.Sprintf("`%v`", rules)
	}
	return names
}

// protocol returns the lines that a program reads after X has played row 5, column 5.
func protocol(t *testing.T) string {
	p := fail.Must(tictactoe.New(tictactoe.Majority).Play(grid.At(5, 5)))(t)
	legal := p.Legal()
	lines := fmt.Sprintf("4 4\n%d\n", legal.Len())
	for c := range legal.ByBox() {
		lines += fmt.Sprintln(c.Row()-1, c.Col()-1)
	}
	return lines
}

func sameLines(a, b string) bool {
	lines := func(s string) []string { l := strings.Split(s, "\n"); slices.Sort(l); return l }
	return slices.Equal(lines(a), lines(b))
}

func TestAWrongLastMoveIsThatOfTheJudgesText(t *testing.T) {
	board, _, _ := strings.Cut(texttest.Sample(t, "tictactoe-1.in"), "6 4")
	for _, last := range []string{"6 14", "14 6", "6 4 3", "6", "0 1", "x"} {
		_, err := Read([]byte(board + last + "\n"))
		fail.Unequal(t, err.Error(), fail.ErrorOf(tictactoe.Parse([]byte(board+last+"\n"))).Error(), "%q", last)
	}
}

package notation

import (
	"errors"
	"runtime"
	"strings"
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/text"
	"ninefold/engine/text/texttest"
	"ninefold/engine/tictactoe"
)

// one reads a text that has one form only, which must be the given one.
func one(t testing.TB, src string, form Form) Reading {
	t.Helper()
	readings, err := Read([]byte(src))
	fail.NowIf(t, err != nil || len(readings) != 1 || readings[0].Form != form,
		"%q: %v, %v; want one reading as %s", src, readings, err, form)
	return readings[0]
}

// written returns the text of a game in a form.
func written(t testing.TB, form Form, g *tictactoe.Game) string {
	t.Helper()
	src, err := Append(nil, form, g)
	fail.NowIf(t, err != nil, "%s: %v", form, err)
	return string(src)
}

func TestOwnForms(t *testing.T) {
	judge := "x.. ... ...\n" + strings.Repeat("... ... ...\n", 8) + "1 1\n"
	if r := one(t, judge, Judge); rulesOf(r) != tictactoe.Judge || len(r.Notes) != 0 {
		t.Errorf("judge's text: %v", r)
	}
	if r := one(t, "> "+strings.ReplaceAll(judge, "\n", "\n> "), Judge); r.Record.Game.Len() != 1 {
		t.Errorf("judge's text in a mail: %v", r)
	}
	one(t, saved, Record)
	one(t, strings.Replace(judge, "1 1", "none", 1), Record)
	one(t, "5 5 4 4", Record)
	r := one(t, strings.Repeat("53. .7. ...\n", 9), Grid)
	fail.If(t, r.Record.Game != nil, "cross-hatching grid: %v", r)
	one(t, strings.Repeat(".........\n", 9), Grid)
}

func TestATextOfMoreThanAGameIsRefusedWithTheNumber(t *testing.T) {
	for name, src := range map[string]string{
		"a record":            "5 5" + strings.Repeat(" {and so on}", record.MostBytes/11),
		"a record of numbers": "1. 5 5" + strings.Repeat(" (5 4)", record.MostBytes/6),
		"a list":              "C/C" + strings.Repeat(" {and so on}", record.MostBytes/11),
		"a link":              "https://example.org/#nf1." + strings.Repeat("A", record.MostLink) + ".00000000",
	} {
		_, err := Read([]byte(src))
		var limit *record.LimitError
		fail.Unless(t, errors.As(err, &limit), "%s: %v", name, err)
	}
}

// TestATextCostsAtMostFiftyTimesItsBytes tries the texts that take the most memory for their length. A list of moves
// that fits two programs may cost twice as much, because both games are kept until the user has chosen.
func TestATextCostsAtMostFiftyTimesItsBytes(t *testing.T) {
	if testing.Short() {
		t.Skip("the race detector, which takes the short tests, pads small pieces of memory to 16 bytes")
	}
	for name, src := range map[string]string{
		"changes":          strings.Repeat("[edit]", record.MostSteps),
		"moves":            "5 5" + strings.Repeat("(5 4 4 1 1 1)", record.MostBranches),
		"moves by compass": "C/C" + strings.Repeat("(C/N N/C C/S)", record.MostBranches),
		"comments":         "5 5" + strings.Repeat("{so}", record.MostBytes/4-1),
		"lines of Sudokus": strings.Repeat(strings.Repeat(".", 80)+"1\n", 20_000),
		"grids":            strings.Repeat(strings.Repeat("_ _ _ _ _ _ _ _ 1\n", 9)+"\n", 10_000),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		readings, err := Read([]byte(src))
		runtime.ReadMemStats(&after)
		cost := (after.TotalAlloc - before.TotalAlloc) / uint64(len(src))
		fail.If(t, err != nil || cost > 50, "%s: %d bytes for each, %d readings, %v", name, cost, len(readings), err)
	}
}

func TestTextsOfNoFormAreRefusedWithTheirPlace(t *testing.T) {
	const nine = "9/9/9/9/9/9/9/9/"
	state := strings.Repeat("0", 90)
	for name, tc := range map[string]struct {
		src          string
		line, column int
		want         text.Want
		found        string
	}{
		"nothing":                {" \n", 2, 1, WantKnown, text.FoundTextEnd},
		"prose":                  {"\uFEFF\n Hello.", 2, 2, WantKnown, `"H"`},
		"a board, wrong at once": {"Q.. ... ...\n", 1, 1, text.WantMark, `"Q"`},
		"a board in capitals":    {"X.. ... ...\n", 1, 1, text.WantMark, `"X"`},
		"a board, wrong later":   {"... ... ...\n... .?. ...\n", 2, 6, text.WantMark, `"?"`},
		"a board in a mail":      {">> ... ... ...\n>> ... .?. ...\n", 2, 9, text.WantMark, `"?"`},
		"a grid":                 {"53. ... ...\n7.. 12x ...\n", 2, 7, text.WantDigit, `"x"`},
		"bttt, bad cell":         {"9/9/9/1z7/9/9/9/9/9 x 8", 1, 8, foreign.WantGroup, `"z"`},
		"bttt, a capital":        {nine + "8X o 0", 1, 18, foreign.WantGroup, `"X"`},
		"bttt, bad player":       {nine + "9 z 0", 1, 19, foreign.WantSmall, `"z"`},
		"bttt, eight boxes":      {"9/9/9/9/9/9/9/9 x 0", 1, 16, foreign.WantSlash, `" "`},
		"bttt, a box too long":   {nine + "x9 x 0", 1, 18, foreign.WantGroup, `"9"`},
		"bttt, a box too short":  {"9/9/8/9/9/9/9/9/9 x 0", 1, 6, foreign.WantGroup, `"/"`},
		"bttt, more":             {nine + "9 x 0 1", 1, 23, text.WantTextEnd, `"1"`},
		"bttt, no box":           {nine + "9 o", 1, 20, foreign.WantBoxOrAny, text.FoundTextEnd},
		"bttt, no turn":          {"9/9/9/9/9/xox5/9/9/9", 1, 15, foreign.WantGroup, `"/"`},
		"bttt, bad box":          {nine + "8x o 9", 1, 22, foreign.WantBoxOrAny, `"9"`},
		"actions, turn":          {"x40x36", 1, 4, foreign.WantTurn, `"x"`},
		"actions, no index":      {"?actions=x40o", 1, 14, foreign.WantIndex, text.FoundTextEnd},
		"actions, index":         {"?actions=x81", 1, 11, foreign.WantIndex, `"8"`},
		"actions, three digits":  {"x400", 1, 4, foreign.WantTurn, `"0"`},
		"actions, more":          {"?actions=x40 o36", 1, 14, text.WantTextEnd, `"o"`},
		"actions, none":          {"uttt.ai/init?actions=", 1, 22, foreign.WantTurn, text.FoundTextEnd},
		"state, cell":            {"?state=0003", 1, 11, foreign.WantStateDigit, `"3"`},
		"state, turn":            {state + "390", 1, 91, foreign.WantStateDigit, `"3"`},
		"state, short":           {state + "2", 1, 92, foreign.WantStateDigit, text.FoundTextEnd},
		"state, long":            {state + "1900", 1, 94, text.WantTextEnd, `"0"`},
		"compass":                {"NW/C C/X", 1, 6, record.WantMove, `"C/X"`},
		"algebraic":              {"1. e5 d4\n2. j1", 2, 4, record.WantMove, `"j1"`},
		"after the result":       {"NW/C 1-0 C/C", 1, 10, text.WantTextEnd, `"C"`},
		"a record":               {"[X \"Ann\"]\n1. 5 5 2. 4 z", 2, 13, text.WantColumn, `"z"`},
		"compass, no word":       {"NW/C \"", 1, 6, record.WantMove, `"\""`},
		"a word too long": {"NW/C " + strings.Repeat("nw", 20), 1, 6, record.WantMove,
			`"nwnwnwnwnwnwnwnwnwnw…"`},
	} {
		_, err := Read([]byte(tc.src))
		texttest.Check(t, name, err, text.Error{Line: tc.line, Column: tc.column, Want: tc.want, Found: tc.found})
	}
}

func TestSudokusAreReadInEveryForm(t *testing.T) {
	const puzzle = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"
	line := strings.ReplaceAll(puzzle, "\n", "")
	want, err := crosshatch.Parse([]byte(puzzle))
	fail.OnError(t, err)
	for _, tc := range []struct {
		src   string
		form  Form
		grids int
	}{
		{puzzle, Grid, 1}, {puzzle + puzzle, SudokuGrids, 2}, {line, SudokuLines, 1},
		{"> " + line + "\n> " + line, SudokuLines, 2},
		{strings.ReplaceAll(puzzle, ".", "0"), SudokuGrids, 1}, {"#C\n" + puzzle, SudokuGrids, 1},
		{strings.ReplaceAll(line, ".", "_"), SudokuLines, 1},
	} {
		if r := one(t, tc.src, tc.form); len(r.Sheets) != tc.grids || r.Sheets[0].Grid != want || r.Record.Game != nil {
			t.Errorf("%q: %d grids", tc.src, len(r.Sheets))
		}
	}
	for src, want := range map[string]text.Error{
		line[:80]: {Line: 1, Column: 81,
			Want: foreign.WantSudokuCell, Found: text.FoundTextEnd},
		strings.Replace(puzzle, "4", "x", 1):   {Line: 5, Column: 1, Want: text.WantDigit, Found: `"x"`},
		puzzle[:80]:                            {Line: 9, Column: 1, Want: text.WantDigit, Found: text.FoundTextEnd},
		strings.Repeat(".........\n", 9) + "Q": {Line: 10, Column: 1, Want: text.WantRow, Found: `"Q"`},
	} {
		_, err := Read([]byte(src))
		var got *text.Error
		fail.If(t, !errors.As(err, &got) || *got != want, "%q: %v, want %v", src, err, &want)
	}
}

func TestOtherFormsAreNotWritten(t *testing.T) {
	edited := tictactoe.NewGame(tictactoe.Closed)
	edited.Set(tictactoe.Edited, tictactoe.New(tictactoe.Closed).WithMark(0, tictactoe.X))
	for form, want := range map[Form]error{
		Compass: ErrNotPlayed, Actions: ErrNotPlayed, State: ErrNotWritable, "chess": ErrNotWritable, Bttt: nil,
	} {
		_, err := Append(nil, form, edited)
		fail.If(t, err != want, "%s: %v, want %v", form, err, want)
	}
}

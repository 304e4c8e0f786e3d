package locale

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/reach"
	"ninefold/engine/tictactoe/tictactoetest"
)

// lineIn returns the position with a line of a mark in a row, 1 to 3, of each of the given fields.
func lineIn(p tictactoe.Position, m tictactoe.Mark, row int, fields ...grid.Box) tictactoe.Position {
	for _, b := range fields {
		for place := range 3 {
			p = p.WithMark(b.Cell(3*(row-1)+place), m)
		}
	}
	return p
}

// after returns the position with its last move in a cell.
func after(t *testing.T, p tictactoe.Position, row, col int, m tictactoe.Mark) tictactoe.Position {
	t.Helper()
	p, ok := p.WithMark(grid.At(row, col), m).WithLast(grid.At(row, col))
	fail.NowIf(t, !ok, "no last move")
	return p
}

// fullField returns the position with a field that is full and has no line.
func fullField(p tictactoe.Position, b grid.Box) tictactoe.Position {
	const x, o = tictactoe.X, tictactoe.O
	for place, m := range [...]tictactoe.Mark{x, o, x, x, o, o, o, x, x} {
		p = p.WithMark(b.Cell(place), m)
	}
	return p
}

// shut returns the position in which X and O own four fields each, no three of them in a row, and O the given ones too.
func shut(p tictactoe.Position, more ...grid.Box) tictactoe.Position {
	p = lineIn(lineIn(p, tictactoe.X, 1, 0, 1, 5, 6), tictactoe.O, 1, 2, 3, 4, 7)
	return lineIn(p, tictactoe.O, 1, more...)
}

func TestWhoseTurnItIsWhereAndWhy(t *testing.T) {
	judge, open, closed := tictactoe.New(tictactoe.Judge), tictactoe.New(tictactoe.Open),
		tictactoe.New(tictactoe.Closed)
	majority := tictactoe.New(tictactoe.Majority)
	for _, turn := range []struct {
		position tictactoe.Position
		said     []string
	}{
		{judge, []string{"X begins, anywhere"}},
		{after(t, judge, 6, 4, tictactoe.X),
			[]string{"O to move in field 7 (bottom left)", "X played row 6, column 4,", "has room"}},
		{after(t, fullField(judge, 0), 7, 4, tictactoe.X),
			[]string{"O to move in any empty cell", "field 1, which is full"}},
		{after(t, lineIn(closed, tictactoe.O, 1, 0), 7, 4, tictactoe.X),
			[]string{"O to move in any empty cell of an open field", "field 1, which is won"}},
		{lineIn(open, tictactoe.O, 1, 0, 4, 8), []string{"O wins: fields 1, 5 and 9"}},
		{lineIn(lineIn(closed, tictactoe.X, 1, 0, 1, 2), tictactoe.O, 2, 6, 7, 8), []string{"oth"}},
		{tictactoetest.Drawn().WithRules(tictactoe.Judge), []string{"full"}},
		{shut(closed, 8), []string{"A draw", "no field is open"}},
		{shut(majority, 8), []string{"O has won", "X has 4", "O has 5"}},
		{fullField(shut(majority), 8), []string{"A draw", "no field is open"}},
		{majority, []string{"X begins, anywhere"}},
	} {
		says(t, func(w *Words) string {
			status := w.Turn(&turn.position, MarkNames())
			fail.If(t, status.Headline == "" || status.Why == "", "%+v", status)
			return status.Headline + " " + status.Why
		}, turn.said...)
	}
}

func TestEveryRuleThatStopsAMoveIsSaid(t *testing.T) {
	judge, closed := tictactoe.New(tictactoe.Judge), tictactoe.New(tictactoe.Closed)
	for _, move := range []struct {
		position tictactoe.Position
		row, col int
		said     []string
	}{
		{after(t, judge, 6, 4, tictactoe.X), 6, 4, []string{"taken by X"}},
		{after(t, judge, 6, 4, tictactoe.X), 1, 1, []string{"field 1", "points to field 7"}},
		{after(t, lineIn(closed, tictactoe.O, 1, 0), 7, 4, tictactoe.X), 2, 1, []string{"closed"}},
		{lineIn(closed, tictactoe.O, 1, 0, 4, 8), 9, 1, []string{"over"}},
	} {
		errorSays(t, move.position.Refusal(grid.At(move.row, move.col)), move.said...)
	}
	for _, rule := range [...]tictactoe.Illegal{tictactoe.GameOver, tictactoe.Occupied, tictactoe.WrongBox,
		tictactoe.ClosedBox} {
		says(t, func(w *Words) string { return w.Say(rule) })
	}
}

func TestOnlyFieldsInWhichBothHaveALineAreContested(t *testing.T) {
	owned := lineIn(lineIn(tictactoe.New(tictactoe.Open), tictactoe.X, 1, 0), tictactoe.O, 3, 8)
	one := lineIn(lineIn(owned, tictactoe.X, 1, 4), tictactoe.O, 3, 4)
	two := lineIn(lineIn(one, tictactoe.X, 1, 6), tictactoe.O, 3, 6)
	says(t, func(w *Words) string { return w.Contested(&one) }, "Contested", "field 5", "Press W")
	says(t, func(w *Words) string { return w.Contested(&two) }, "fields 5 and 7")
	for name, p := range map[string]tictactoe.Position{
		"an empty board": tictactoe.New(tictactoe.Open), "fields of one each": owned,
		"no owners": two.WithRules(tictactoe.Judge),
	} {
		fail.Unequal(t, w.Contested(&p), "", "%s", name)
	}
}

func TestTheWordsOfACell(t *testing.T) {
	for want, got := range map[string]string{
		"Row 5, column 6: X":                    w.BoardCell(grid.At(5, 6), tictactoe.X, false, false),
		"Row 5, column 6: empty, may be played": w.BoardCell(grid.At(5, 6), tictactoe.Empty, true, false),
		"Row 5, column 6: O, last move":         w.BoardCell(grid.At(5, 6), tictactoe.O, false, true),
		"field 9 (bottom right)":                w.Field(8),
		"box 5 (centre)":                        w.Box(4),
	} {
		fail.Unequal(t, got, want, "it")
	}
	places := map[string]bool{}
	for i := range grid.Boxes {
		places[w.Place(i)] = true
	}
	fail.If(t, len(places) != grid.Boxes, "nine places have %d names", len(places))
	inEveryLanguage(t, func(w *Words) (said []string) {
		for _, rules := range tictactoe.AllRules {
			said = append(said, w.Rules(rules))
		}
		return append(said, w.Cell(0), w.CellFirst(0), w.BoardCell(0, tictactoe.Empty, true, true),
			w.Mark(tictactoe.Empty), w.Field(0), w.Box(0))
	})
}

func sample(t *testing.T, name string) sudoku.Grid {
	t.Helper()
	return fail.Must(sudoku.Parse([]byte(texttest.Sample(t, name))))(t)
}

func TestWhyADigitGoesWhereItGoes(t *testing.T) {
	g := sample(t, "crosshatch-1.in")
	step, ok := g.Next()
	fail.NowIf(t, !ok, "no deduction")
	checkParts(t, w.StepReason(&step), "row 2 (4 in column 6), row 3 (4 in column 8) and column 2 (4 in row 5)",
		"box 1 (top left)")
	var eight sudoku.Grid
	for place := range 8 {
		eight = eight.WithDigit(grid.Box(4).Cell(place), place+1)
	}
	step, ok = eight.Next()
	fail.NowIf(t, !ok, "no deduction")
	words := w.StepReason(&step)
	fail.If(t, !strings.Contains(words, "box 5 (centre)") || strings.Contains(words, "column"),
		"of the only empty cell is said %q", words)
}

func TestWhatIsWrongWithAGrid(t *testing.T) {
	var filled sudoku.Grid // box 1 lacks 9 and is full
	for place, digit := range [...]int{1, 2, 3, 4, 5, 6, 7, 8, 8} {
		filled = filled.WithDigit(grid.Box(0).Cell(place), digit)
	}
	var row, column sudoku.Grid
	row = row.WithDigit(grid.At(2, 1), 5).WithDigit(grid.At(2, 9), 5)
	column = column.WithDigit(grid.At(1, 3), 5).WithDigit(grid.At(9, 3), 5)
	for _, test := range []struct {
		grid sudoku.Grid
		said []string
	}{
		{sample(t, "crosshatch-3.in"), []string{"Two 1s in box 1", "row 1, column 1", "row 2, column 3"}},
		{row, []string{"Two 5s in row 2", "column 1", "column 9"}},
		{column, []string{"Two 5s in column 3", "row 1", "row 9"}},
		{sample(t, "crosshatch-4.in"), []string{"No place for 1 in box 3", "column 8 (1 in row 8)"}},
		{filled, []string{"Two 8s in row 3"}},
	} {
		c, wrong := test.grid.Contradiction()
		fail.NowIf(t, !wrong, "nothing is wrong")
		says(t, func(w *Words) string { return w.Contradiction(&c) + " " + w.ContradictionReason(&c) }, test.said...)
	}
}

func TestCandidatesAndOpenCells(t *testing.T) {
	var empty sudoku.Grid
	for digits, want := range map[grid.Digits]string{
		0: "no candidate", 1 << 5: "one candidate, 5", empty.Candidates(0): "candidates 1 2 3 4 5 6 7 8 9",
	} {
		says(t, func(w *Words) string { return w.Candidates(digits) }, want)
	}
	one := empty.WithDigit(grid.At(1, 1), 5)
	fail.Unequal(t, w.EmptyCells(empty.EmptyCells()), "81 with 9", "of the empty grid")
	fail.Unequal(t, w.EmptyCells(one.EmptyCells()), "20 with 8 and 60 with 9", "with a digit")
}

func TestHousesOfOneKindAreNamedTogether(t *testing.T) {
	one := sudoku.Grid{}.WithDigit(grid.At(2, 2), 5)
	two := one.WithDigit(grid.At(4, 9), 5)
	for want, g := range map[string]sudoku.Grid{
		"row 2, column 2 and box 1": one, "rows 2 and 4, columns 2 and 9, and boxes 1 and 6": two,
	} {
		says(t, func(w *Words) string { return w.Houses(g.Houses(5)) }, want)
	}
}

func TestEveryReasonHasItsOwnWords(t *testing.T) {
	reason := reach.Reason{X: 7, O: 1, Mark: tictactoe.O, Box: 4, Sent: 3, Boxes: 0b101,
		Cells: grid.Places(0b110).Cells(8)}
	inEveryLanguage(t, func(w *Words) (said []string) {
		for why := range w.Below("reach.why.") {
			reason.Kind = reach.ReasonKind(why)
			said = append(said, w.Say(reason))
		}
		slices.Sort(said)
		fail.If(t, len(slices.Compact(said)) < 19, "some reasons have the same words: %q", said)
		return said
	})
	for why, parts := range map[reach.ReasonKind][]string{
		reach.WrongCounts: {"X has 7 marks and O has 1 mark"},
		reach.TooFew:      {"3 moves sent O to field 5", "O has no mark there"},
		reach.Apart:       {"row 7, column 8", "2"},
		reach.CutOff:      {"fields 1 and 3", "field 5"},
	} {
		reason.Kind = why
		checkParts(t, w.Say(reason), parts...)
	}
}

// TestEveryEndHasWords plays random games under each rule set.
func TestEveryEndHasWords(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	ends := []tictactoe.Position{
		lineIn(lineIn(tictactoe.New(tictactoe.Closed), tictactoe.X, 1, 0, 1, 2), tictactoe.O, 2, 6, 7, 8),
	}
	for _, rules := range tictactoe.AllRules {
		for range 200 {
			p := tictactoe.New(rules)
			for !p.Over() {
				p.Push(p.RandomMove(random))
			}
			ends = append(ends, p)
		}
	}
	seen := map[tictactoe.Termination]bool{}
	for _, p := range ends {
		o := p.Outcome()
		seen[o.Termination] = true
		names := MarkNames()
		says(t, func(w *Words) string { return w.Outcome(o, names) }, "")
		names.Reader = o.Winner
		says(t, func(w *Words) string { return w.Outcome(o, names) }, "")
		fail.If(t, o.Winner != p.Winner(), "%v: %+v", p, o)
	}
	for end := tictactoe.Ongoing + 1; int(end) < tictactoe.Terminations; end++ {
		fail.Unless(t, seen[end], "no game ends by %v", end)
	}
}

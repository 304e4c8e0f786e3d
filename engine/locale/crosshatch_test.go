package locale

import (
	"strings"
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

func sudoku(t *testing.T, name string) crosshatch.Grid {
	t.Helper()
	g, err := crosshatch.Parse([]byte(texttest.Sample(t, name)))
	fail.OnError(t, err)
	return g
}

func TestWhyADigitGoesWhereItGoes(t *testing.T) {
	g := sudoku(t, "crosshatch-1.in")
	step, ok := g.Next()
	fail.NowIf(t, !ok, "no deduction")
	checkParts(t, w.StepReason(&step), "row 2 (4 in column 6), row 3 (4 in column 8) and column 2 (4 in row 5)",
		"box 1 (top left)")
	var eight crosshatch.Grid
	for place := range 8 {
		eight = eight.WithDigit(grid.Box(4).Cell(place), place+1)
	}
	step, ok = eight.Next()
	fail.NowIf(t, !ok, "no deduction")
	if words := w.StepReason(&step); !strings.Contains(words, "box 5 (centre)") || strings.Contains(words, "column") {
		t.Errorf("of the only empty cell is said %q", words)
	}
}

func TestWhatIsWrongWithAGrid(t *testing.T) {
	var filled crosshatch.Grid // box 1 lacks 9 and is full
	for place, digit := range [...]int{1, 2, 3, 4, 5, 6, 7, 8, 8} {
		filled = filled.WithDigit(grid.Box(0).Cell(place), digit)
	}
	var row, column crosshatch.Grid
	row = row.WithDigit(grid.At(2, 1), 5).WithDigit(grid.At(2, 9), 5)
	column = column.WithDigit(grid.At(1, 3), 5).WithDigit(grid.At(9, 3), 5)
	grids := map[string]struct {
		grid crosshatch.Grid
		said []string
	}{
		"twice in a box": {sudoku(t, "crosshatch-3.in"),
			[]string{"Two 1s in box 1", "row 1, column 1", "row 2, column 3"}},
		"twice in a row":    {row, []string{"Two 5s in row 2", "column 1", "column 9"}},
		"twice in a column": {column, []string{"Two 5s in column 3", "row 1", "row 9"}},
		"no place": {sudoku(t, "crosshatch-4.in"),
			[]string{"No place for 1 in box 3", "column 8 (1 in row 8)"}},
		"a full box": {filled, []string{"Two 8s in row 3"}},
	}
	say := func(w *Words, g *crosshatch.Grid) []string {
		c, wrong := g.Contradiction()
		fail.NowIf(t, !wrong, "nothing is wrong")
		return []string{w.Contradiction(&c), w.ContradictionReason(&c)}
	}
	for name, test := range grids {
		t.Run(name, func(t *testing.T) { checkParts(t, strings.Join(say(w, &test.grid), " "), test.said...) })
	}
	inEveryLanguage(t, func(w *Words) (said []string) {
		for _, test := range grids {
			said = append(said, say(w, &test.grid)...)
		}
		return said
	})
}

func TestCandidatesAndOpenCells(t *testing.T) {
	g := sudoku(t, "crosshatch-2.in")
	if words := w.Candidates(g.Candidates(grid.At(1, 1))); !strings.HasPrefix(words, "candidates ") &&
		!strings.HasPrefix(words, "one candidate, ") {
		t.Errorf("%q", words)
	}
	var empty crosshatch.Grid
	fail.Unequal(t, w.Candidates(empty.Candidates(grid.At(9, 9))), "candidates 1 2 3 4 5 6 7 8 9", "it")
	fail.Unequal(t, w.Open(empty.Open()), "81 with 9", "it")
	one := empty.WithDigit(grid.At(1, 1), 5)
	fail.Unequal(t, w.Open(one.Open()), "20 with 8 and 60 with 9", "it")
	nine := one
	for col := 2; col <= 9; col++ {
		nine = nine.WithDigit(grid.At(1, col), col)
	}
	words := w.Candidates(nine.Candidates(grid.At(2, 1)))
	fail.Unless(t, strings.HasPrefix(words, "candidates "), "%q", words)
}

func TestHousesOfOneKindAreNamedTogether(t *testing.T) {
	var g crosshatch.Grid
	g = g.WithDigit(grid.At(2, 2), 5)
	one, _ := g.CrossedBy(5)
	fail.Unequal(t, w.Houses(one), "row 2, column 2 and box 1", "it")
	g = g.WithDigit(grid.At(4, 9), 5)
	two, _ := g.CrossedBy(5)
	fail.Unequal(t, w.Houses(two), "rows 2 and 4, columns 2 and 9, and boxes 1 and 6", "it")
	inEveryLanguage(t, func(w *Words) []string {
		return []string{w.Houses(one), w.Houses(two), w.Open(g.Open()), w.Candidates(g.Candidates(0))}
	})
}

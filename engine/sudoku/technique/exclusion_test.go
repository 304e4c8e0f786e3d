package technique_test

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
	"ninefold/engine/test/fail"
)

// TestWhatIsExcludedShowsTheDeduction: without all that is excluded, and nothing else, the deduction would be seen; and
// each exclusion is true.
func TestWhatIsExcludedShowsTheDeduction(t *testing.T) {
	seen := map[string]int{}
	puzzles(t, 60, func(puzzle, _ sudoku.Grid) {
		for s := range way(sudoku.State{Grid: puzzle}) {
			for d := range technique.Deductions(s) {
				seen[d.Technique.String()]++
				checkExclusions(t, s, &d)
			}
		}
	})
	for _, name := range []string{"nakedSingle", "hiddenSingle", "pointing", "claiming", "nakedPair", "hiddenPair"} {
		fail.If(t, seen[name] < 20, "%s was seen %d times", name, seen[name])
	}
}

func checkExclusions(t *testing.T, s *sudoku.State, d *technique.Deduction) {
	t.Helper()
	by, struck := d.Exclusions(s)
	if d.Technique.Level() > technique.Pairs {
		fail.If(t, by != nil || struck != [grid.Cells]grid.Digits{}, "%v excludes %v, %v", d.Technique, by, struck)
		return
	}
	var out [10]grid.CellSet
	var widest [10]int // what the exclusion of a digit before rules out: few exclusions begin with the widest
	for _, e := range by {
		fail.If(t, widest[e.Digit] > 0 && e.Out.Len() > widest[e.Digit], "%v: %+v comes after one of %d cells",
			d.Technique, e, widest[e.Digit])
		widest[e.Digit] = e.Out.Len()
		fail.NowIf(t, s.Grid.At(e.By) != e.Digit || !e.House.Cells().Has(e.By), "%v: %+v is not so", d.Technique, e)
		for c := range e.Out.All() {
			fail.NowIf(t, s.Grid.At(c) != 0 || !e.House.Cells().Has(c) || out[e.Digit].Has(c),
				"%v: %+v", d.Technique, e)
		}
		out[e.Digit] = out[e.Digit].Union(e.Out)
	}
	for c, digits := range struck {
		fail.NowIf(t, digits&^s.Out[c] != 0, "%v: of %b in %d not all was crossed out", d.Technique, digits, c)
		for digit := range digits.All() {
			out[digit].Add(grid.Cell(c))
		}
	}
	places := func(h sudoku.House, digit int) (left grid.CellSet) {
		for c := range h.Cells().All() {
			if s.Grid.At(c) == 0 && !out[digit].Has(c) {
				left.Add(c)
			}
		}
		return left
	}
	for digit := 1; digit <= 9; digit++ {
		switch {
		case d.Base != d.Cover && d.Digits.Has(digit):
			for h := range d.Base.All() {
				fail.Unequal(t, places(h, digit), d.Cells, "%v: the places of %d", d.Technique, digit)
			}
		case d.Base == d.Cover && !d.Digits.Has(digit):
			fail.Unequal(t, d.Cells.Minus(out[digit]).Len(), 0, "%v: cells that may hold %d", d.Technique, digit)
		}
	}
}

package sudoku

import (
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

const (
	// hatched is the statement's first sample: it allows one deduction only.
	hatched = "..9...........4.........4...........4............................................"
	// impossible is a grid without a solution. Simple solvers take hours to find that out (Peter Norvig,
	// https://norvig.com/sudoku.html).
	impossible = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
)

func parse(t testing.TB, line string) crosshatch.Grid {
	t.Helper()
	g, err := crosshatch.Parse([]byte(line))
	fail.OnError(t, err)
	return g
}

// naiveCount returns the number of solutions of a grid, or 2 for more, by trying every digit in every cell.
func naiveCount(g crosshatch.Grid) int {
	if conflicts := g.Conflicts(); conflicts.Len() > 0 {
		return 0
	}
	var best grid.Cell
	candidates, open := crosshatch.Digits(0), false
	for c, can := range g.EmptyCells() {
		if !open || can.Len() < candidates.Len() {
			best, candidates, open = c, can, true
		}
	}
	if !open {
		return 1
	}
	n := 0
	for digit := range candidates.All() {
		if n += naiveCount(g.WithDigit(best, digit)); n >= 2 {
			return 2
		}
	}
	return n
}

func TestSolutionsAreCounted(t *testing.T) {
	puzzle := made(t, 1, Beyond, false)
	for name, tc := range map[string]struct {
		g    crosshatch.Grid
		want Solutions
	}{
		"the empty grid":         {crosshatch.Grid{}, Many},
		"a solved grid":          {fullGrid(newSource(1, Easy, false)), One},
		"a puzzle":               {puzzle, One},
		"one given":              {crosshatch.Grid{}.WithDigit(40, 5), Many},
		"a digit twice in a box": {crosshatch.Grid{}.WithDigit(0, 1).WithDigit(20, 1), None},
		"impossible":             {parse(t, impossible), None},
	} {
		fail.Unequal(t, Count(t.Context(), &tc.g), tc.want, "%s", name)
	}
}

// TestCountAgreesWithTrying counts the solutions of puzzles as they are, with fewer givens, and with wrong ones.
func TestCountAgreesWithTrying(t *testing.T) {
	random := newSource(1, Beyond, true)
	var seen [Many + 1]int
	for seed := range uint64(60) {
		g := made(t, seed, Grade(seed%4), false)
		for _, i := range random.order(grid.Cells)[:3] {
			g = g.WithDigit(grid.Cell(i), 0)
			changed := g.WithDigit(grid.Cell(i), int(seed%9)+1)
			for _, g := range []crosshatch.Grid{g, changed} {
				want := Solutions(naiveCount(g))
				got := Count(t.Context(), &g)
				fail.NowIf(t, got != want, "%d, want %d:\n%s", got, want, crosshatch.AppendText(nil, &g))
				seen[want]++
			}
		}
	}
	for n, times := range seen {
		fail.If(t, times < 20, "only %d grids had %d solutions", times, n)
	}
}

func TestCountAllocatesNothing(t *testing.T) {
	g := made(t, 1, Beyond, false)
	fail.Unequal(t, testing.AllocsPerRun(10, func() { Count(t.Context(), &g) }), 0, "allocations")
}

// completed returns a puzzle's solution.
func completed(g crosshatch.Grid) crosshatch.Grid {
	b, _ := newState(&g)
	tries := 100_000
	full, _ := b.complete(nil, &tries)
	return full.grid()
}

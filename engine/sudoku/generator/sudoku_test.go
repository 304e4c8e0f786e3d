package generator

import (
	"context"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
	"ninefold/engine/test/fail"
)

// perGrade is the number of puzzles of each grade that the tests make. Every other one is symmetric.
const perGrade = 75

func made(t testing.TB, seed uint64, grade Grade, symmetric bool) sudoku.Grid {
	return fail.Must(New(t.Context(), seed, grade, symmetric))(t)
}

func TestEveryPuzzleIsWhatItsGradeSays(t *testing.T) {
	seen := map[sudoku.Grid]bool{}
	for grade := Easy; grade <= Beyond; grade++ {
		for seed := uint64(1); seed <= perGrade; seed++ {
			symmetric := seed%2 == 0
			puzzle := made(t, seed, grade, symmetric)
			fail.If(t, seen[puzzle], "%v %d has been there before", grade, seed)
			seen[puzzle] = true
			n, naive := Count(t.Context(), &puzzle, 2), naiveCount(puzzle)
			fail.If(t, n != 1 || naive != 1, "%v %d: %d solutions, by trying %d", grade, seed, n, naive)
			checkGrade(t, puzzle, grade)
			fail.Unequal(t, GradeOf(&puzzle), grade, "%v %d: its grade", grade, seed)
			if symmetric {
				checkSymmetry(t, puzzle)
			}
		}
	}
}

// checkGrade checks that a puzzle is of a grade, by the deductions that cross-hatching lists.
func checkGrade(t *testing.T, puzzle sudoku.Grid, grade Grade) {
	t.Helper()
	solved, ok := puzzle.Solve()
	rounds, looks := naiveMeasure(puzzle)
	switch left := grid.Cells - solved.Count(); {
	case !ok:
		t.Errorf("a %v puzzle is contradictory", grade)
	case grade == Beyond:
		fail.If(t, left == 0, "cross-hatching solves a puzzle beyond it")
	case left > 0:
		t.Errorf("cross-hatching leaves %d cells of a %v puzzle", left, grade)
	case grade == Easy && (rounds > 7 || looks > 4):
		t.Errorf("an easy puzzle takes %d rounds and %v looks", rounds, looks)
	case grade == Medium && (rounds > 13 || looks > 10 || rounds <= 7 && looks <= 4):
		t.Errorf("a medium puzzle takes %d rounds and %v looks", rounds, looks)
	case grade == Hard && rounds <= 13 && looks <= 10:
		t.Errorf("a hard puzzle takes %d rounds and %v looks", rounds, looks)
	}
}

// TestAGradeBeyondHasNoHarderTechnique, and needs one of its own: those before it do not solve the puzzle.
func TestAGradeBeyondHasNoHarderTechnique(t *testing.T) {
	for grade := Singles; grade <= Nishio; grade++ {
		for seed := range uint64(10) {
			puzzle := made(t, seed, grade, seed%2 == 0)
			s, hardest := sudoku.State{Sheet: sudoku.Sheet{Grid: puzzle}}, technique.Singles
			for d, ok := technique.Next(&s); ok; d, ok = technique.Next(&s) {
				s, hardest = d.After(), max(hardest, d.Technique.Level())
			}
			n := Count(t.Context(), &puzzle, 2)
			fail.If(t, n != 1 || s.Grid.Count() < grid.Cells || hardest != technique.Level(grade-Singles),
				"%v %d: %d solutions, solved %v, level %d", grade, seed, n, s.Grid.Count() == grid.Cells, hardest)
			checkGrade(t, puzzle, Beyond)
		}
	}
}

// naiveMeasure returns the rounds and the looks of a grid, from the list of deductions.
func naiveMeasure(g sudoku.Grid) (rounds int, looks float64) {
	for {
		after, n := g, 0
		for step := range g.Deductions {
			after = after.WithDigit(step.Cell, step.Digit)
			n++
		}
		if n == 0 {
			return rounds, looks
		}
		missing := grid.Cells - g.Count()
		rounds++
		looks = max(looks, float64(missing+1)/float64(n+1))
		g = after
	}
}

func checkSymmetry(t *testing.T, puzzle sudoku.Grid) {
	t.Helper()
	for c := range grid.Cell(grid.Cells) {
		if (puzzle.At(c) == 0) != (puzzle.At(grid.Cells-1-c) == 0) {
			t.Errorf("row %d, column %d has no counterpart", c.Row(), c.Col())
			return
		}
	}
}

// TestPuzzlesAreTheSameEverywhere compares the puzzles of all grades with a checksum, so that nobody changes by
// accident which puzzle a seed gives.
func TestPuzzlesAreTheSameEverywhere(t *testing.T) {
	sum := sha256.New()
	for grade := Easy; grade <= Beyond; grade++ {
		for seed := range uint64(10) {
			puzzle := made(t, seed, grade, seed%2 == 0)
			sum.Write(sudoku.AppendText(nil, &puzzle))
		}
	}
	fail.Unequal(t, fmt.Sprintf("%x", sum.Sum(nil)[:8]), "176a617cfb51612a", "the checksum")
}

func TestAnEndedContextMakesNoPuzzle(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	fail.Unequal(t, fail.ErrorOf(New(ctx, 1, Hard, false)), context.Canceled, "the error")
}

func TestDifficulty(t *testing.T) {
	full := fullGrid(newSource(1, Easy, false))
	for name, tc := range map[string]struct {
		g    sudoku.Grid
		want Difficulty
	}{
		"a solved grid":  {full, Difficulty{}},
		"one cell":       {full.WithDigit(40, 0), Difficulty{Rounds: 1, Looks: 1}},
		"the empty grid": {sudoku.Grid{}, Difficulty{Left: 81}},
		"a digit twice":  {sudoku.Grid{}.WithDigit(0, 1).WithDigit(1, 1), Difficulty{Left: 79}},
		"one deduction":  {parse(t, hatched), Difficulty{Rounds: 1, Looks: 39, Left: 76}},
		"beyond at once": {parse(t, impossible), Difficulty{Left: 64}},
	} {
		fail.Unequal(t, measure(&tc.g), tc.want, "%s", name)
	}
}

func TestGradesHaveNames(t *testing.T) {
	for _, grade := range Grades {
		got, err := ParseGrade(grade.String())
		fail.If(t, got != grade || err != nil, "%v is parsed as %v, %v", grade, got, err)
	}
	fail.If(t, fail.ErrorOf(ParseGrade("Easy")) == nil, "Easy is a grade")
}

// TestTheFewestMistakesAreFound makes puzzles with wrong digits, and checks that the grid can be completed without the
// cells found and that no smaller set would do.
func TestTheFewestMistakesAreFound(t *testing.T) {
	ctx, random := t.Context(), rand.New(rand.NewPCG(1, 2))
	for seed := range uint64(40) {
		given, _ := New(ctx, seed, Grade(seed%4), false)
		solution := completed(given)
		if seed%2 == 0 { // such a puzzle has several solutions
			for c := range grid.Cell(grid.Cells) {
				if random.IntN(4) == 0 {
					given = given.WithDigit(c, 0)
				}
			}
		}
		g := given
		for c := range given.EmptyCells() {
			if random.IntN(3) == 0 {
				g = g.WithDigit(c, solution.At(c))
			}
		}
		var changed []grid.Cell
		for c := range given.EmptyCells() {
			if len(changed) < 2 && random.IntN(12) == 0 {
				g = g.WithDigit(c, solution.At(c)%9+1)
				changed = append(changed, c)
			}
		}
		wrong, ok := Mistakes(ctx, &given, &g)
		fail.NowIf(t, !ok || wrong.Len() > len(changed) || !completes(g, wrong),
			"%d: %v of %v, %v", seed, wrong, changed, ok)
		for c := range wrong.All() {
			fail.If(t, given.At(c) != 0 || completes(g, wrong.Minus(grid.CellsOf(c))),
				"%d: cell %d need not go", seed, c)
		}
		if wrong.Len() == 2 {
			for c := range given.EmptyCells() {
				fail.If(t, completes(g, grid.CellsOf(c)), "%d: cell %d alone would do", seed, c)
			}
		}
	}
}

// completes reports whether a grid has a solution after some cells are cleared.
func completes(g sudoku.Grid, without grid.CellSet) bool {
	for c := range without.All() {
		g = g.WithDigit(c, 0)
	}
	return Count(context.Background(), &g, 1) == 1
}

func TestAGivenGridWithoutASolutionHasNoMistakes(t *testing.T) {
	given := sudoku.Grid{}.WithDigit(0, 1).WithDigit(8, 1)
	wrong, ok := Mistakes(t.Context(), &given, &given)
	fail.If(t, ok, "%v", wrong)
}

func BenchmarkCount(b *testing.B) {
	grids := map[string]sudoku.Grid{"puzzle": made(b, 1, Beyond, false), "impossible": parse(b, impossible)}
	for name, g := range grids {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				Count(b.Context(), &g, 2)
			}
		})
	}
}

const (
	// hatched is the statement's first sample: it allows one deduction only.
	hatched = "..9...........4.........4...........4............................................"
	// impossible is a grid without a solution. Simple solvers take hours to find that out (Peter Norvig,
	// https://norvig.com/sudoku.html).
	impossible = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
)

func parse(t testing.TB, line string) sudoku.Grid {
	t.Helper()
	return fail.Must(sudoku.Parse([]byte(line)))(t)
}

// naiveCount returns the number of solutions of a grid, or 2 for more, by trying every digit in every cell.
func naiveCount(g sudoku.Grid) int {
	if conflicts := g.Conflicts(); conflicts.Len() > 0 {
		return 0
	}
	var best grid.Cell
	candidates, open := grid.Digits(0), false
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
		g    sudoku.Grid
		want int
	}{
		"the empty grid": {sudoku.Grid{}, 2}, "a solved grid": {fullGrid(newSource(1, Easy, false)), 1},
		"a puzzle": {puzzle, 1}, "one given": {sudoku.Grid{}.WithDigit(40, 5), 2},
		"a digit twice in a box": {sudoku.Grid{}.WithDigit(0, 1).WithDigit(20, 1), 0},
		"impossible":             {parse(t, impossible), 0},
	} {
		fail.Unequal(t, Count(t.Context(), &tc.g, 2), tc.want, "%s", name)
		solution, n := Solve(t.Context(), &tc.g)
		fail.If(t, n != tc.want || n == 1 && solution != completed(tc.g), "%s: solved %v, with %d solutions", name,
			solution, n)
	}
}

// TestCountAgreesWithTrying counts the solutions of puzzles as they are, with fewer givens, and with wrong ones.
func TestCountAgreesWithTrying(t *testing.T) {
	random := newSource(1, Beyond, true)
	var seen [3]int
	for seed := range uint64(60) {
		g := made(t, seed, Grade(seed%4), false)
		for _, i := range random.order(grid.Cells)[:3] {
			g = g.WithDigit(grid.Cell(i), 0)
			changed := g.WithDigit(grid.Cell(i), int(seed%9)+1)
			for _, g := range []sudoku.Grid{g, changed} {
				want, got := naiveCount(g), Count(t.Context(), &g, 2)
				fail.NowIf(t, got != want, "%d, want %d:\n%s", got, want, sudoku.AppendText(nil, &g))
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
	fail.Unequal(t, testing.AllocsPerRun(10, func() { Count(t.Context(), &g, 2) }), 0, "allocations")
}

// completed returns a puzzle's solution.
func completed(g sudoku.Grid) sudoku.Grid {
	b, _ := newState(&g)
	full, _ := b.complete(nil)
	return full.grid()
}

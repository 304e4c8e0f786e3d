package technique

import (
	"context"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
)

func parse(t testing.TB, line string) crosshatch.State {
	t.Helper()
	return crosshatch.State{Grid: fail.Must(crosshatch.Parse([]byte(strings.ReplaceAll(line, "0", "."))))(t)}
}

// cells returns the cells with these names, for example 12 for row 1, column 2.
func cells(names ...int) (s crosshatch.CellSet) {
	for _, name := range names {
		s.Add(grid.At(name/10, name%10))
	}
	return s
}

func digits(all ...int) (s crosshatch.Digits) {
	for _, digit := range all {
		s |= 1 << digit
	}
	return s
}

const row1, row2, column8, box3 crosshatch.House = 0, 1, 16, 20

// TestPublishedExamples checks that each technique finds what the pages of HoDoKu and sudokuwiki show for it.
func TestPublishedExamples(t *testing.T) {
	examples := map[string]struct {
		grid string
		want Deduction
	}{
		"nakedSingle": {
			"412736589000000106568010370000850210100000008087090000030070865800000000000908401",
			Deduction{Digits: digits(6), Cells: cells(67)},
		},
		"hiddenSingle": {
			"200070038000006070300040600008020700100000006007030400004080009060400000910060002",
			Deduction{Digits: digits(4), Cells: cells(12), Base: 1 << row1},
		},
		"pointing": {
			"017903600000080000900000507072010430000402070064370250701000065000030000005601720",
			Deduction{Digits: digits(3), Cells: cells(27, 29), Base: 1 << box3, Cover: 1 << row2,
				Out: Elimination{cells(21, 22, 23), digits(3)}},
		},
		"claiming": {
			"016007803090800000870001260048000300650009082039000650060900020080002936924600510",
			Deduction{Digits: digits(4), Cells: cells(18, 28), Base: 1 << column8, Cover: 1 << box3,
				Out: Elimination{cells(27, 29, 39), digits(4)}},
		},
		"nakedPair": {
			"400000938032094100095300240370609004529001673604703090957008300003900400240030709",
			Deduction{Digits: digits(1, 6), Cells: cells(12, 13), Base: 1 << row1, Cover: 1 << row1,
				Out: Elimination{cells(14, 15, 16), digits(1, 6)}},
		},
		"hiddenPair": {
			"000000000904607000076804100309701080708000301051308702007502610005403208000000000",
			Deduction{Digits: digits(6, 7), Cells: cells(18, 19), Base: 1 << box3,
				Out: Elimination{cells(18, 19), digits(2, 3, 4, 5, 9)}},
		},
	}
	for technique := range All() {
		test, ok := examples[technique.String()]
		fail.NowIf(t, !ok, "%v has no example", technique)
		s := parse(t, test.grid)
		var found []Deduction
		for d := range Deductions(&s) {
			if d.Technique == technique {
				found = append(found, d)
			}
		}
		test.want.Technique = technique
		fail.Unless(t, slices.Contains(found, test.want), "%v: want %+v among\n%+v", technique, test.want, found)
	}
}

// puzzles calls do with puzzles of all grades, each with its solution.
func puzzles(t *testing.T, n int, do func(puzzle, solution crosshatch.Grid)) {
	for i := range n {
		grade := sudoku.Beyond
		if i%8 == 0 {
			grade = sudoku.Grade(i / 8 % 4)
		}
		puzzle := fail.Must(sudoku.New(t.Context(), uint64(i), grade, i%2 == 0))(t)
		do(puzzle, completed(puzzle))
	}
}

// completed returns a puzzle's only solution, found digit by digit: with a wrong digit there is no solution.
func completed(puzzle crosshatch.Grid) crosshatch.Grid {
	for c := range puzzle.EmptyCells() {
		for digit := 1; digit <= 9; digit++ {
			if next := puzzle.WithDigit(c, digit); sudoku.Count(context.Background(), &next) == sudoku.One {
				puzzle = next
				break
			}
		}
	}
	return puzzle
}

// TestAllThatFollowsIsSo checks every deduction on the way, not only those made: it agrees with the solution, and the
// simplest technique comes first.
func TestAllThatFollowsIsSo(t *testing.T) {
	const n = 200
	solved, beyond, by := 0, 0, map[Technique]int{}
	puzzles(t, n, func(puzzle, solution crosshatch.Grid) {
		s := crosshatch.State{Grid: puzzle}
		for {
			s.Grid, _ = s.Grid.Solve()
			next, ok := Next(&s)
			if !ok {
				break
			}
			last := Technique(0)
			for d := range Deductions(&s) {
				check(t, &s, &d, &solution)
				fail.NowIf(t, d.Technique < last, "%v comes after %v", d.Technique, last)
				last = d.Technique
			}
			s = next.After(s)
		}
		full, hardest := Solve(puzzle)
		fail.Unequal(t, full, s.Grid, "Solve comes to another grid")
		if hatched, _ := puzzle.Solve(); hatched != solution {
			beyond++
			if full == solution {
				solved++
				by[hardest]++
			}
		} else if hardest >= 0 {
			t.Errorf("cross-hatching solves it, and %v is needed", hardest)
		}
	})
	t.Logf("of %d puzzles that cross-hatching does not solve %d are solved", beyond, solved)
	for technique := range All() {
		t.Logf("%v: %d", technique, by[technique])
	}
}

// check fails unless a deduction changes something and takes nothing away from the solution.
func check(t *testing.T, s *crosshatch.State, d *Deduction, solution *crosshatch.Grid) {
	if c, digit, ok := d.Placed(); ok {
		fail.NowIf(t, s.Grid.At(c) != 0 || solution.At(c) != digit, "%v puts %d into %d", d.Technique, digit, c)
		return
	}
	fail.NowIf(t, d.After(*s).Out == s.Out, "%v changes nothing: %v", d.Technique, d)
	for c := range d.Out.Cells.All() {
		fail.NowIf(t, s.Candidates(c)&d.Out.Digits == 0 || d.Out.Digits.Has(solution.At(c)),
			"%v crosses out %b in %d", d.Technique, d.Out.Digits, c)
	}
}

// From a wrong grid anything would follow, so no deduction is made.
func TestOfAWrongGridNothingFollows(t *testing.T) {
	s := parse(t, "400000938032094100095300240370609004529001673604703090957008300003900400240030709")
	twice, dead, noPlace := s, s, s
	twice.Grid = s.Grid.WithDigit(grid.At(1, 2), 4)
	dead.Out[grid.At(1, 2)] = s.Grid.Candidates(grid.At(1, 2))
	for i := range 9 {
		noPlace.Out[grid.At(1, i+1)] |= digits(7)
	}
	for name, wrong := range map[string]crosshatch.State{"twice": twice, "no candidate": dead, "no place": noPlace} {
		d, ok := Next(&wrong)
		fail.If(t, ok, "%s: %v", name, d)
	}
}

func BenchmarkNext(b *testing.B) {
	s := parse(b, "000000000904607000076804100309701080708000301051308702007502610005403208000000000")
	for d := range Deductions(&s) {
		if d.Out.Digits == 0 {
			s = d.After(s)
		}
	}
	for b.Loop() {
		Next(&s)
	}
}

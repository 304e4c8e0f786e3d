package technique_test

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/sudoku/technique"
	"ninefold/engine/test/fail"
)

type lists [grid.Cells][]int

// naive has the techniques a second time, from lists of digits alone: the effects of each deduction, as text.
var naive = map[string]func(l *lists) []string{
	"nakedSingle": func(l *lists) (all []string) {
		for c := range grid.Cell(grid.Cells) {
			if can := l[c]; len(can) == 1 {
				all = append(all, fmt.Sprint(can, []grid.Cell{c}))
			}
		}
		return all
	},
	"hiddenSingle": func(l *lists) (all []string) {
		eachHouse(func(cells []grid.Cell) {
			for digit := 1; digit <= 9; digit++ {
				if at := l.where(cells, digit); len(at) == 1 {
					all = append(all, fmt.Sprint([]int{digit}, at))
				}
			}
		})
		return all
	},
	"pointing":     func(l *lists) []string { return naiveLocked(l, true) },
	"claiming":     func(l *lists) []string { return naiveLocked(l, false) },
	"nakedPair":    func(l *lists) []string { return naiveNaked(l, 2) },
	"hiddenPair":   func(l *lists) []string { return naiveHidden(l, 2) },
	"nakedTriple":  func(l *lists) []string { return naiveNaked(l, 3) },
	"hiddenTriple": func(l *lists) []string { return naiveHidden(l, 3) },
	"nakedQuad":    func(l *lists) []string { return naiveNaked(l, 4) },
	"hiddenQuad":   func(l *lists) []string { return naiveHidden(l, 4) },
}

func naiveNaked(l *lists, n int) (all []string) {
	eachHouse(func(cells []grid.Cell) {
		eachChoice(n, cells, func(of []grid.Cell) {
			var digits []int
			for _, c := range of {
				if len(l[c]) < 2 {
					return
				}
				digits = append(digits, l[c]...)
			}
			if digits = sorted(digits); len(digits) != n {
				return
			}
			var out []grid.Cell
			for _, digit := range digits {
				out = append(out, l.where(without(cells, of), digit)...)
			}
			all = appendOut(all, digits, of, sorted(out), digits)
		})
	})
	return all
}

func naiveHidden(l *lists, n int) (all []string) {
	eachHouse(func(cells []grid.Cell) {
		eachChoice(n, []int{1, 2, 3, 4, 5, 6, 7, 8, 9}, func(digits []int) {
			var at, narrowed []grid.Cell
			for _, digit := range digits {
				of := l.where(cells, digit)
				if len(of) < 2 {
					return
				}
				at = append(at, of...)
			}
			if at = sorted(at); len(at) != n {
				return
			}
			var out []int
			for _, c := range at {
				if others := without(l[c], digits); len(others) > 0 {
					narrowed, out = append(narrowed, c), append(out, others...)
				}
			}
			all = appendOut(all, digits, at, narrowed, sorted(out))
		})
	})
	return all
}

func naiveLocked(l *lists, box bool) (all []string) {
	eachHouse(func(cells []grid.Cell) {
		if isBox := cells[0].Row() != cells[8].Row() && cells[0].Col() != cells[8].Col(); isBox != box {
			return
		}
		for digit := 1; digit <= 9; digit++ {
			at := l.where(cells, digit)
			eachHouse(func(others []grid.Cell) {
				if len(at) > 1 && !slices.Equal(cells, others) && len(without(at, others)) == 0 {
					all = appendOut(all, []int{digit}, at, without(l.where(others, digit), at), []int{digit})
				}
			})
		}
	})
	return all
}

func appendOut(all []string, pair []int, at, out []grid.Cell, gone []int) []string {
	if len(out) == 0 {
		return all
	}
	return append(all, fmt.Sprint(pair, at, out, gone))
}

func listed(s *sudoku.State) (l lists) {
	for c := range grid.Cell(grid.Cells) {
		var seen grid.Digits
		for d := range grid.Cell(grid.Cells) {
			if c.Row() == d.Row() || c.Col() == d.Col() || c.Box() == d.Box() {
				seen |= 1 << s.Grid.At(d)
			}
		}
		for digit := 1; digit <= 9; digit++ {
			if s.Grid.At(c) == 0 && !s.Out[c].Has(digit) && !seen.Has(digit) {
				l[c] = append(l[c], digit)
			}
		}
	}
	return l
}

// where returns those of the cells that may hold a digit.
func (l *lists) where(cells []grid.Cell, digit int) (at []grid.Cell) {
	for _, c := range cells {
		if slices.Contains(l[c], digit) {
			at = append(at, c)
		}
	}
	return at
}

func eachHouse(do func([]grid.Cell)) {
	for i := range 9 {
		var row, column, box []grid.Cell
		for j := range 9 {
			row, column = append(row, grid.At(i+1, j+1)), append(column, grid.At(j+1, i+1))
			box = append(box, grid.Box(i).Cell(j))
		}
		do(row)
		do(column)
		do(box)
	}
}

// eachChoice calls do with each choice of n things, in their order.
func eachChoice[T any](n int, of []T, do func([]T)) {
	if n == 0 {
		do(nil)
		return
	}
	for i, first := range of {
		eachChoice(n-1, of[i+1:], func(rest []T) { do(append([]T{first}, rest...)) })
	}
}

func sorted[T cmp.Ordered](all []T) []T { return slices.Compact(slices.Sorted(slices.Values(all))) }

func without[T comparable](all, gone []T) []T {
	return slices.DeleteFunc(slices.Clone(all), func(t T) bool { return slices.Contains(gone, t) })
}

// TestTheTechniquesFindWhatNaiveOnesFind compares them at every step through puzzles.
func TestTheTechniquesFindWhatNaiveOnesFind(t *testing.T) {
	n := 200
	if testing.Short() {
		n = 4
	}
	all := []sudoku.Grid{fail.Must(generator.New(t.Context(), 2, generator.Chains, false))(t)}
	puzzles(t, n, func(puzzle, _ sudoku.Grid) { all = append(all, puzzle) })
	for _, puzzle := range all {
		for s := range way(sudoku.State{Sheet: sudoku.Sheet{Grid: puzzle}}) {
			compareWithNaive(t, s)
		}
	}
}

func compareWithNaive(t *testing.T, s *sudoku.State) {
	found := map[string][]string{}
	l := listed(s)
	for d := range technique.Deductions(s) {
		said := fmt.Sprint(slices.Collect(d.Digits.All()), slices.Collect(d.Cells.All()))
		switch _, _, placed := d.Placed(); {
		case d.Chain != nil:
			l.checkChain(t, &d)
			said = saidChain(&d)
		case d.Singles != nil:
			checkTrial(t, *s, &d)
		case !placed:
			said = fmt.Sprint(slices.Collect(d.Digits.All()), slices.Collect(d.Cells.All()),
				slices.Collect(d.Out.Cells.All()), slices.Collect(d.Out.Digits.All()))
		}
		found[d.Technique.String()] = append(found[d.Technique.String()], said)
	}
	_, easier := firstBy(s, "nakedSingle")
	_, easy := firstBy(s, "hiddenSingle")
	for of := range technique.Techniques {
		if of.String() == "trial" && (easier || easy) {
			continue // a trial follows only the singles that the candidate leads to
		}
		again, ok := naive[of.String()]
		fail.NowIf(t, !ok, "%v is not told a second time in naive", of)
		got, want := found[of.String()], again(&l)
		slices.Sort(got)
		slices.Sort(want)
		fail.NowIf(t, !slices.Equal(got, want), "%v: found\n%v, want\n%v", of, got, want)
	}
}

package technique_test

import (
	"fmt"
	"slices"
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/technique"
	"ninefold/engine/test/fail"
)

// lists holds the digits that each cell may hold.
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
	"pointing": func(l *lists) []string { return naiveLocked(l, true) },
	"claiming": func(l *lists) []string { return naiveLocked(l, false) },
	"nakedPair": func(l *lists) (all []string) {
		eachHouse(func(cells []grid.Cell) {
			eachPair(cells, func(a, b grid.Cell) {
				pair := l[a]
				if len(pair) != 2 || !slices.Equal(pair, l[b]) {
					return
				}
				others := without(cells, []grid.Cell{a, b})
				out := append(l.where(others, pair[0]), l.where(others, pair[1])...)
				slices.Sort(out)
				all = appendOut(all, pair, []grid.Cell{a, b}, slices.Compact(out), pair)
			})
		})
		return all
	},
	"hiddenPair": func(l *lists) (all []string) {
		eachHouse(func(cells []grid.Cell) {
			eachPair([]int{1, 2, 3, 4, 5, 6, 7, 8, 9}, func(a, b int) {
				at := l.where(cells, a)
				if len(at) != 2 || !slices.Equal(at, l.where(cells, b)) {
					return
				}
				var out []int
				narrowed := slices.DeleteFunc(slices.Clone(at), func(c grid.Cell) bool {
					others := without(l[c], []int{a, b})
					out = append(out, others...)
					return len(others) == 0
				})
				slices.Sort(out)
				all = appendOut(all, []int{a, b}, at, narrowed, slices.Compact(out))
			})
		})
		return all
	},
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

// listed returns the digits that each cell may hold.
func listed(s *crosshatch.State) (l lists) {
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

func eachPair[T any](of []T, do func(a, b T)) {
	for i, a := range of {
		for _, b := range of[i+1:] {
			do(a, b)
		}
	}
}

func without[T comparable](all, gone []T) []T {
	return slices.DeleteFunc(slices.Clone(all), func(t T) bool { return slices.Contains(gone, t) })
}

// TestTheTechniquesFindWhatNaiveOnesFind compares them at every step through puzzles.
func TestTheTechniquesFindWhatNaiveOnesFind(t *testing.T) {
	n := 200
	if testing.Short() {
		n = 4
	}
	all := []crosshatch.Grid{fail.Must(sudoku.New(t.Context(), 2, sudoku.Chains, false))(t)}
	puzzles(t, n, func(puzzle, _ crosshatch.Grid) { all = append(all, puzzle) })
	for _, puzzle := range all {
		s := crosshatch.State{Grid: puzzle}
		for next, ok := technique.Next(&s); ok; next, ok = technique.Next(&s) {
			compareWithNaive(t, &s)
			s = next.After(s)
		}
	}
}

func compareWithNaive(t *testing.T, s *crosshatch.State) {
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
	for of := range technique.All() {
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

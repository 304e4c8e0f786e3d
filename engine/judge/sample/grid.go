package sample

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// mostDigits leaves one cell empty.
const mostDigits = grid.Cells - 1

// Grid returns grid number 0, 1, … of the endless series of a seed. Four kinds take turns: a part of a solved grid,
// such a part with one or two digits changed, digits without one twice in a house, and any digits. Large grids of the
// last two kinds mostly contradict themselves. As the judge's statement promises, each has a digit and an empty cell.
func Grid(seed, number uint64) sudoku.Grid {
	r := New(seed, number)
	switch number % 4 {
	case 0:
		return r.Part(r.Solved(), 1+r.Below(mostDigits))
	case 1:
		return r.scatter(r.Part(r.Solved(), 1+r.Below(mostDigits-mostChanges)), 1+r.Below(mostChanges))
	case 2:
		return r.consistent(1 + r.Below(40))
	}
	return r.scatter(sudoku.Grid{}, 1+r.Below(20))
}

// scatter puts random digits into count random cells.
func (r Random) scatter(g sudoku.Grid, count int) sudoku.Grid {
	for _, c := range r.Cells()[:count] {
		g = g.WithDigit(c, 1+r.Below(9))
	}
	return g
}

// Solved returns a full grid with every digit once in each house: a pattern of shifted rows whose digits, rows and
// columns are shuffled.
func (r Random) Solved() sudoku.Grid {
	names := []int{1, 2, 3, 4, 5, 6, 7, 8, 9}
	shuffle(r, names)
	rows, columns := r.lines(), r.lines()
	var g sudoku.Grid
	for row := range 9 {
		for column := range 9 {
			digit := names[(3*(row%3)+row/3+column)%9]
			g = g.WithDigit(grid.At(1+rows[row], 1+columns[column]), digit)
		}
	}
	return g
}

// lines returns the numbers 0..8 in a random order that keeps the three lines through the same boxes together.
func (r Random) lines() []int {
	bands := []int{0, 1, 2}
	shuffle(r, bands)
	var lines []int
	for _, band := range bands {
		three := []int{3 * band, 3*band + 1, 3*band + 2}
		shuffle(r, three)
		lines = append(lines, three...)
	}
	return lines
}

// Part keeps count random digits of a full grid, 0..81.
func (r Random) Part(g sudoku.Grid, count int) sudoku.Grid {
	for _, c := range r.Cells()[count:] {
		g = g.WithDigit(c, 0)
	}
	return g
}

// consistent places up to count random digits without one twice in a house. It stops when no more can be placed.
func (r Random) consistent(count int) sudoku.Grid {
	var g sudoku.Grid
	for _, c := range r.Cells() {
		if candidates := slices.Collect(g.Candidates(c).All()); count > 0 && len(candidates) > 0 {
			g = g.WithDigit(c, candidates[r.Below(len(candidates))])
			count--
		}
	}
	return g
}

// Twice returns a grid with one digit in two cells of a house, and nothing else.
func (r Random) Twice(h sudoku.House) sudoku.Grid {
	places := []int{0, 1, 2, 3, 4, 5, 6, 7, 8}
	shuffle(r, places)
	digit := 1 + r.Below(9)
	return sudoku.Grid{}.WithDigit(h.Cell(places[0]), digit).WithDigit(h.Cell(places[1]), digit)
}

// NoPlace returns a grid with a box that has no place left for a digit.
func (r Random) NoPlace() sudoku.Grid { return r.until(hasNoPlace) }

// LateError returns a grid that contradicts itself only after some deductions.
func (r Random) LateError() sudoku.Grid { return r.until(failsLate) }

// until draws grids without a digit twice in a house until it finds a wanted one.
func (r Random) until(wanted func(sudoku.Grid) bool) sudoku.Grid {
	for {
		if g := r.consistent(10 + r.Below(20)); wanted(g) {
			return g
		}
	}
}

// hasNoPlace reports whether some box has no place left for a digit.
func hasNoPlace(g sudoku.Grid) bool {
	contradiction, found := g.Contradiction()
	return found && contradiction.Fault == sudoku.NoCandidate
}

// failsLate reports whether deductions lead to a contradiction that was not there before.
func failsLate(g sudoku.Grid) bool {
	_, found := g.Contradiction()
	_, ok := g.Solve()
	return !found && !ok
}

// Chain returns a grid that cross-hatching fills, and fills no longer if any digit is removed.
func (r Random) Chain() sudoku.Grid {
	g := r.Solved()
	for _, c := range r.Cells() {
		fewer := g.WithDigit(c, 0)
		if answer, ok := fewer.Solve(); ok && answer.Count() == grid.Cells {
			g = fewer
		}
	}
	return g
}

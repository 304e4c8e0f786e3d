package sudoku

import (
	"iter"
	"slices"

	"ninefold/engine/grid"
)

// Step is one deduction: a digit goes to the one cell of a box that is left for it. The other cells of the box are
// filled or crossed out.
type Step struct {
	Digit  int
	Cell   grid.Cell
	Before Grid
}

// Box returns the box of the deduction.
func (s *Step) Box() grid.Box { return s.Cell.Box() }

// Crossings returns the fewest lines that together cross out every crossed-out empty cell of the box, rows before
// columns. There are none if the step's cell is the only empty one of its box.
func (s *Step) Crossings() []Crossing { return s.Before.crossings(s.Digit, s.Box()) }

// Next returns the first of the Deductions, and false if there is none.
func (g Grid) Next() (Step, bool) {
	for step := range g.Deductions {
		return step, true
	}
	return Step{}, false
}

// Deductions yields every deduction that the grid allows as it stands, by digit and then by box. It yields none if the
// grid holds a Contradiction.
func (g *Grid) Deductions(yield func(Step) bool) {
	if _, found := g.Contradiction(); found {
		return
	}
	for digit, b := range g.missing() {
		left := g.left(digit, b)
		if left.Len() == 1 && !yield(Step{digit, b.Cell(left.First()), *g}) {
			return
		}
	}
}

// Steps yields the deductions that lead from the grid to the result of Solve, each the Next one, with the grid after
// it. If the last grid, or the given one if there is no step, holds a Contradiction, the answer is ERROR.
func (g Grid) Steps() iter.Seq2[Step, Grid] {
	return func(yield func(Step, Grid) bool) {
		after := g
		for step, ok := g.Next(); ok; step, ok = after.Next() {
			after.put(step.Cell, step.Digit)
			if !yield(step, after) {
				return
			}
		}
	}
}

// Hint returns the easiest of the Deductions, and false if there is none. The easiest is the one that a person sees
// first. It has the fewest Crossings; of equals, the box with the fewest empty cells; then the digit that stands most
// often in the grid, which catches the eye; then the first digit and box.
func (g Grid) Hint() (easiest Step, found bool) {
	var least effort
	for step := range g.Deductions {
		if e := g.effort(&step); !found || slices.Compare(e[:], least[:]) < 0 {
			easiest, least, found = step, e, true
		}
	}
	return easiest, found
}

// effort measures how much a person must look at to see a deduction. Earlier elements count first.
type effort [5]int

func (g *Grid) effort(s *Step) effort {
	empty := 9 - g.filled[s.Box()].Len()
	boxes := (g.in[s.Digit] >> firstBox).Len()
	return effort{len(s.Crossings()), empty, -boxes, int(s.Box()), s.Digit}
}

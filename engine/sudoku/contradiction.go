package sudoku

import "ninefold/engine/grid"

// Fault is the kind of a contradiction.
type Fault uint8

const (
	Twice       Fault = iota // a house holds a digit twice
	NoCandidate              // a box lacks a digit and has no cell left for it
)

// Contradiction says why the answer to a grid is ERROR.
type Contradiction struct {
	Fault Fault
	Digit int
	House House        // the house that holds the digit twice, or the box that has no cell for it
	Cells [2]grid.Cell // with Twice: the first two cells of the house that hold the digit
	In    Grid
}

// Crossings returns, with NoCandidate, the fewest lines that together cross out every empty cell of the box, rows
// before columns.
func (c *Contradiction) Crossings() []Crossing {
	return c.In.crossings(c.Digit, grid.Box(c.House-firstBox))
}

// Contradiction returns the first of Contradictions, and false if there is none.
func (g *Grid) Contradiction() (Contradiction, bool) {
	for c := range g.Contradictions {
		return c, true
	}
	return Contradiction{}, false
}

// Contradictions yields the contradictions in the grid as it stands: the digits that stand twice, by house and then by
// digit. If there are none, it yields the boxes that have no cell for a digit, by digit and then by box.
func (g *Grid) Contradictions(yield func(Contradiction) bool) {
	consistent := true
	for h := range House(houses) {
		for digit := range g.twiceIn(h).All() {
			first := g.find(digit, h, 0)
			second := g.find(digit, h, first+1)
			cells := [2]grid.Cell{h.Cell(first), h.Cell(second)}
			consistent = false
			if !yield(Contradiction{Twice, digit, h, cells, *g}) {
				return
			}
		}
	}
	if !consistent {
		return
	}
	for digit, b := range g.missing() {
		if g.left(digit, b) == 0 &&
			!yield(Contradiction{Fault: NoCandidate, Digit: digit, House: House(firstBox + b), In: *g}) {
			return
		}
	}
}

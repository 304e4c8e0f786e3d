package sudoku

import (
	"iter"

	"ninefold/engine/grid"
)

// Fault is the kind of a contradiction.
type Fault uint8

const (
	Twice       Fault = iota // a house holds a digit twice
	NoCandidate              // a box lacks a digit and has no cell left for it
)

// Contradiction says why the answer to a grid is ERROR.
type Contradiction struct {
	Fault    Fault
	Digit    int
	House    House        // the house that holds the digit twice, or the box that has no cell for it
	Cells    [2]grid.Cell // with Twice: the first two cells of the house that hold the digit
	Hatching              // with NoCandidate: the lines that cross out every empty cell of the box
}

// Contradiction returns the first of Contradictions, and false if there is none.
func (g *Grid) Contradiction() (Contradiction, bool) {
	var first Contradiction
	found := false
	g.contradictions(func(c Contradiction) bool { // an iterator would allocate
		first, found = c, true
		return false
	})
	return first, found
}

// Contradictions yields the contradictions in the grid as it stands: the digits that stand twice, by house and then by
// digit. If there are none, it yields the boxes that have no cell for a digit, by digit and then by box.
func (g *Grid) Contradictions() iter.Seq[Contradiction] { return g.contradictions }

func (g *Grid) contradictions(yield func(Contradiction) bool) {
	consistent := true
	for h := range House(houses) {
		for digit := range g.twiceIn(h).All() {
			first := g.find(digit, h, 0)
			second := g.find(digit, h, first+1)
			cells := [2]grid.Cell{h.Cell(first), h.Cell(second)}
			consistent = false
			if !yield(Contradiction{Fault: Twice, Digit: digit, House: h, Cells: cells}) {
				return
			}
		}
	}
	if !consistent {
		return
	}
	for digit, b := range g.missing() {
		house := House(firstBox + b)
		if g.left(digit, b) == 0 &&
			!yield(Contradiction{Fault: NoCandidate, Digit: digit, House: house, Hatching: g.hatching(digit, b)}) {
			return
		}
	}
}

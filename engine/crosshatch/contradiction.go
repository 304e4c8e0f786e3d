package crosshatch

import "ninefold/engine/grid"

// Fault is what is wrong in a grid.
type Fault uint8

// The faults.
const (
	Twice       Fault = iota // a house holds a digit twice
	NoCandidate              // a box lacks a digit, and no cell is left for it
)

// Contradiction is why the answer to a grid is ERROR.
type Contradiction struct {
	Fault    Fault
	Digit    int
	House    House        // the house that holds the digit twice, or the box that has no place for it
	Cells    [2]grid.Cell // with Twice: the first two cells of the house that hold the digit
	Hatching              // with NoCandidate: what crosses out every empty cell of the box
}

// Contradiction is the first contradiction that the grid, as it stands, holds, and false when it holds none. Digits that
// stand twice come first, by house and then by digit; then boxes without a place, by digit and then by box.
func (g *Grid) Contradiction() (Contradiction, bool) {
	for h := range House(houses) {
		for digit := range g.twiceIn(h).All() {
			first := g.find(digit, h, 0)
			second := g.find(digit, h, first+1)
			cells := [2]grid.Cell{h.Cell(first), h.Cell(second)}
			return Contradiction{Fault: Twice, Digit: digit, House: h, Cells: cells}, true
		}
	}
	for digit, b := range g.missing() {
		if g.left(digit, b) == 0 {
			house := House(firstBox + b)
			return Contradiction{Fault: NoCandidate, Digit: digit, House: house, Hatching: g.hatching(digit, b)}, true
		}
	}
	return Contradiction{}, false
}

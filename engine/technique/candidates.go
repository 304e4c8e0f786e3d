package technique

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// Candidates has the digits that each open cell may still hold. A filled cell has none.
type Candidates struct {
	of     [grid.Cells]grid.Digits
	places [10]grid.CellSet // by digit, 1..9
}

func candidatesOf(s *crosshatch.State) *Candidates {
	var k Candidates
	for c, digits := range s.EmptyCells() {
		k.of[c] = digits
		for digit := range digits.All() {
			k.places[digit].Add(c)
		}
	}
	return &k
}

// In returns the cells of a house that may hold a digit.
func (k *Candidates) In(h crosshatch.House, digit int) grid.CellSet {
	return k.places[digit].And(h.Cells())
}

// InAny returns the cells of a house that may hold any of some digits.
func (k *Candidates) InAny(h crosshatch.House, digits grid.Digits) grid.CellSet {
	var cells grid.CellSet
	for digit := range digits.All() {
		cells = cells.Union(k.In(h, digit))
	}
	return cells
}

// consistent reports whether the grid with these candidates has no digit twice in a house, a candidate for each open
// cell, and in each house a place for every digit.
func (k *Candidates) consistent(g *crosshatch.Grid) bool {
	if g.Conflicts() != (grid.CellSet{}) {
		return false
	}
	for c := range g.EmptyCells() {
		if k.of[c] == 0 {
			return false
		}
	}
	for digit := 1; digit <= 9; digit++ {
		for h := range (crosshatch.AllHouses &^ g.Houses(digit)).All() {
			if k.In(h, digit) == (grid.CellSet{}) {
				return false
			}
		}
	}
	return true
}

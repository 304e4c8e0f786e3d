package technique

import (
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Exclusions tells how a single, a pair or locked candidates are seen: few digits that rule out all that has to be, and
// what of that had been crossed out before. Chains and trials have none.
func (d *Deduction) Exclusions() (by []sudoku.Crossing, struck [grid.Cells]grid.Digits) {
	for digit, cells := range d.ruledOut() {
		var left grid.CellSet
		for c := range cells.All() {
			switch {
			case d.Before.Grid.At(c) != 0:
			case d.Before.Grid.Candidates(c).Has(digit):
				struck[c] |= 1 << digit
			default:
				left.Add(c)
			}
		}
		for left.Len() > 0 {
			e := widest(&d.Before.Grid, digit, left)
			by, left = append(by, e), left.Minus(e.Out)
		}
	}
	return by, struck
}

// ruledOut returns, by digit, the cells that must not hold it so that the deduction is seen: those of the deduction for
// other digits if it is seen there, else the others of its houses for its own digits.
func (d *Deduction) ruledOut() (cells [10]grid.CellSet) {
	if d.Chain != nil || d.Singles != nil {
		return cells
	}
	inCells := d.Base == d.Cover
	for digit := 1; digit <= 9; digit++ {
		switch {
		case inCells && !d.Digits.Has(digit):
			cells[digit] = d.Cells
		case !inCells && d.Digits.Has(digit):
			for h := range d.Base.All() {
				cells[digit] = cells[digit].Union(h.Cells().Minus(d.Cells))
			}
		}
	}
	return cells
}

// widest returns the exclusion that rules a digit out in most of some cells, one of which it must see.
func widest(g *sudoku.Grid, digit int, cells grid.CellSet) (e sudoku.Crossing) {
	for h := range g.Houses(digit).All() {
		if other := g.Crossing(digit, h, cells); other.Out.Len() > e.Out.Len() {
			e = other
		}
	}
	return e
}

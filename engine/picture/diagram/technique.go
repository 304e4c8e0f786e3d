package diagram

import (
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
)

// ShowDeduction adds a deduction beyond cross-hatching: its houses, the candidates from
// which it follows, the candidates that it crosses out, and the digits that leave a house or a cell no other choice. A
// digit that was placed is marked as the last step.
func (d *Diagram) ShowDeduction(made *technique.Deduction) {
	d.Frame(made.Base | made.Cover)
	for c := range made.Cells.Union(made.Out.Cells).All() {
		if d.Cells[c].Symbol == Blank {
			d.Cells[c].Pencil, d.Cells[c].Corner = made.Before.Candidates(c), ""
		}
	}
	for c := range made.Cells.All() {
		d.Cells[c].Key = made.Digits & d.Cells[c].Pencil
	}
	for c := range made.Out.Cells.All() {
		d.Cells[c].Out = made.Out.Digits & d.Cells[c].Pencil
	}
	d.showExclusions(made)
	d.showChain(made.Chain)
	d.showTrial(made)
	if c, _, placed := made.Placed(); placed {
		d.Cells[c].Last = d.Cells[c].Symbol != Blank
	}
}

// showChain numbers the cells of a chain and joins them. The shape around a candidate tells its colour: of two that
// follow each other one is true.
func (d *Diagram) showChain(chain []technique.Link) {
	number := 0
	for i, c := range chain {
		cell, mark := &d.Cells[c.Cell], grid.Digits(1<<c.Digit)
		if i%2 == 0 {
			cell.Square |= mark
		} else {
			cell.Round |= mark
		}
		if cell.Number == 0 {
			number++
			cell.Number = number
		}
		if i+1 < len(chain) && chain[i+1].Cell != c.Cell {
			cell.Link, cell.LinkTo, cell.Weak = mark, chain[i+1].Cell, !chain[i+1].Strong
		}
	}
}

// showTrial numbers the singles that follow from a candidate, and frames the cell or the house that has nothing left.
func (d *Diagram) showTrial(made *technique.Deduction) {
	for i, s := range made.Singles {
		cell := &d.Cells[s.Cell]
		cell.Pencil |= 1 << s.Digit
		cell.Round |= 1 << s.Digit
		cell.Number, cell.Corner = i+1, ""
	}
	if len(made.Singles) > 0 && made.Dead.Base == 0 {
		d.Cells[made.Dead.Cell].Alert = true
	}
	d.Alerts |= made.Dead.Base
}

// Frame puts a frame around houses.
func (d *Diagram) Frame(houses sudoku.Houses) {
	for h := range houses.All() {
		if h.Kind() == sudoku.Box {
			d.Boxes[h.Cell(0).Box()].Framed = true
		} else {
			d.Lines |= 1 << h
		}
	}
}

// showExclusions puts a ring around each digit by which a single, a pair or locked candidates are seen. From it a ray
// goes through the open cells that it crosses out, unless the deduction is seen in its cells: they would be too many.
// A candidate that was crossed out before is a pencil mark with a stroke.
func (d *Diagram) showExclusions(made *technique.Deduction) {
	all, struck := made.Exclusions()
	for _, e := range all {
		d.Cells[e.By].Marked = true
		for c := range e.Out.All() {
			if made.Base != made.Cover {
				d.Cells[c].Hatch |= HatchOf(e.Line)
				d.addRay(e.Line, e.By, c)
			}
		}
	}
	for c, digits := range struck {
		if cell := &d.Cells[c]; cell.Symbol == Blank {
			cell.Pencil |= digits
			cell.Struck |= digits
		}
	}
}

// addRay draws a heavy line along a row or a column from behind one cell to another.
func (d *Diagram) addRay(h sudoku.House, from, to grid.Cell) {
	if h.Kind() == sudoku.Box {
		return
	}
	for i := range 9 {
		if c := h.Cell(i); c != from && (from < c) == (from < to) && (c < to) == (from < to) || c == to {
			d.Cells[c].Strong |= HatchOf(h)
		}
	}
}

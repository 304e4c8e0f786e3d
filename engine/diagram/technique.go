package diagram

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/technique"
)

// ShowDeduction adds a deduction beyond cross-hatching, as seen in the state before it: its houses, the candidates from
// which it follows, the candidates that it crosses out, and the digits that leave a house or a cell no other choice. A
// digit that was placed is marked as the last step.
func (d *Diagram) ShowDeduction(before *crosshatch.State, made *technique.Deduction) {
	d.Frame(made.Base | made.Cover)
	for c := range made.Cells.Union(made.Out.Cells).All() {
		if d.Cells[c].Symbol == Blank {
			d.Cells[c].Pencil, d.Cells[c].Corner = before.Candidates(c), ""
		}
	}
	for c := range made.Cells.All() {
		d.Cells[c].Key = made.Digits & d.Cells[c].Pencil
	}
	for c := range made.Out.Cells.All() {
		d.Cells[c].Out = made.Out.Digits & d.Cells[c].Pencil
	}
	d.showChain(before, made.Chain)
	d.showTrial(made)
	c, digit, placed := made.Placed()
	if !placed {
		return
	}
	d.Cells[c].Last = d.Cells[c].Symbol != Blank
	if made.Base == 0 {
		d.markAround(before, c)
	}
	for h := range made.Base.All() {
		d.addExclusions(before, h, digit)
	}
}

// showChain numbers the cells of a chain and joins them. The shape around a candidate tells its colour: of two that
// follow each other one is true.
func (d *Diagram) showChain(before *crosshatch.State, chain []technique.Candidate) {
	number := 0
	for i, c := range chain {
		cell, mark := &d.Cells[c.Cell], crosshatch.Digits(1<<c.Digit)
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
			cell.Link, cell.LinkTo, cell.Weak = mark, chain[i+1].Cell, !strong(before, c, chain[i+1])
		}
	}
}

// strong reports whether two candidates are the only ones of their digit in a house.
func strong(s *crosshatch.State, a, b technique.Candidate) bool {
	for h := range crosshatch.Shared(crosshatch.CellsOf(a.Cell, b.Cell)).All() {
		places := 0
		for c := range h.Cells().All() {
			if s.Candidates(c).Has(a.Digit) {
				places++
			}
		}
		if places == 2 {
			return true
		}
	}
	return false
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
func (d *Diagram) Frame(houses crosshatch.Houses) {
	for h := range houses.All() {
		if h.Kind() == crosshatch.Box {
			d.Boxes[h.Cell(0).Box()].Framed = true
		} else {
			d.Lines |= 1 << h
		}
	}
}

// markAround puts a ring around one of each digit that a cell sees: together they leave the cell one digit.
func (d *Diagram) markAround(before *crosshatch.State, c grid.Cell) {
	var seen crosshatch.Digits
	for h := range crosshatch.HousesOf(c).All() {
		for at := range h.Cells().All() {
			if digit := before.Grid.At(at); digit != 0 && !seen.Has(digit) {
				seen |= 1 << digit
				d.Cells[at].Marked = true
			}
		}
	}
}

// addExclusions draws a ray from each place of a digit through the open cells of a house that it crosses out. In a cell
// whose candidate was crossed out before, it strikes the digit instead.
func (d *Diagram) addExclusions(before *crosshatch.State, h crosshatch.House, digit int) {
	for c := range h.Cells().All() {
		if before.Grid.At(c) != 0 || before.Candidates(c).Has(digit) {
			continue
		}
		by := before.Grid.Houses(digit) & crosshatch.HousesOf(c) &^ (1 << h)
		if by == 0 {
			d.Cells[c].Pencil, d.Cells[c].Out = 1<<digit, 1<<digit
			continue
		}
		for line := range by.All() { // by has at most one row or column
			d.addExclusion(&before.Grid, line, c, digit)
			break
		}
	}
}

// addExclusion draws that a digit is crossed out in a cell by its place in a house.
func (d *Diagram) addExclusion(g *crosshatch.Grid, h crosshatch.House, c grid.Cell, digit int) {
	from, to := -1, -1
	for i := range 9 {
		switch at := h.Cell(i); {
		case at == c:
			to = i
		case g.At(at) == digit:
			from = i
		}
	}
	d.Cells[h.Cell(from)].Marked = true
	d.Cells[c].Hatch |= hatchOf(h)
	if h.Kind() == crosshatch.Box {
		return
	}
	step := 1
	if to < from {
		step = -1
	}
	for i := from + step; i != to+step; i += step {
		d.Cells[h.Cell(i)].Strong |= hatchOf(h)
	}
}

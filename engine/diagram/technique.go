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

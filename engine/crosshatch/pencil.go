package crosshatch

import "ninefold/engine/grid"

// Pencil is pencil marks: the digits that are noted in each cell as those it may still hold. They mean nothing to
// cross-hatching, and those of a cell that holds a digit are kept and not shown.
type Pencil [grid.Cells]Digits

// with is the marks with others in one cell.
func (p Pencil) with(c grid.Cell, marks Digits) Pencil {
	p[c] = marks
	return p
}

// without is the marks without a digit, 1..9, in the cells that a cell sees: the others of its houses.
func (p Pencil) without(digit int, c grid.Cell) Pencil {
	for h := range housesOf[c].All() {
		for i := range 9 {
			if seen := h.Cell(i); seen != c {
				p[seen] &^= 1 << digit
			}
		}
	}
	return p
}

// Pencil is the pencil marks of the grid shown.
func (g *Game) Pencil() Pencil { return g.Now().Pencil }

// Note replaces the pencil marks of an open cell. If they are so already, or the cell holds a digit, no step is added.
func (g *Game) Note(c grid.Cell, marks Digits) {
	now := g.Now()
	if now.Grid.At(c) == 0 && now.Pencil[c] != marks {
		g.Push(now.Noted(c, marks))
	}
}

// FillPencil makes the candidates of every open cell its pencil marks. If they are so already, no step is added.
func (g *Game) FillPencil() {
	if g.CanFillPencil() {
		g.Push(g.Now().PencilFilled())
	}
}

// CanFillPencil reports whether FillPencil would change a mark.
func (g *Game) CanFillPencil() bool {
	now := g.Now()
	return now.PencilFilled().Pencil != now.Pencil
}

// PencilFilled is the state in which the candidates of every open cell have become its pencil marks.
func (s State) PencilFilled() State {
	next := State{Origin: PencilFilled, Grid: s.Grid, Pencil: s.Pencil, Out: s.Out}
	for c, candidates := range s.Open() {
		next.Pencil[c] = candidates
	}
	return next
}

// Noted is the state in which the pencil marks of a cell have been replaced.
func (s State) Noted(c grid.Cell, marks Digits) State {
	return State{Origin: Pencilled, Cell: c, Grid: s.Grid, Pencil: s.Pencil.with(c, marks), Out: s.Out}
}

// Filled is the state in which a digit, 1..9, has been entered or deduced in a cell, or the cell has been cleared, 0. A
// digit takes its pencil marks away from the cells that see it; one that is cleared brings none back.
func (s State) Filled(origin Origin, c grid.Cell, digit int) State {
	next := State{Origin: origin, Cell: c, Grid: s.Grid.With(c, digit), Pencil: s.Pencil}
	if digit != 0 {
		next.Pencil = s.Pencil.without(digit, c)
	}
	if s.Grid.At(c) == 0 {
		next.Out = s.Out
	}
	return next
}

package crosshatch

import "ninefold/engine/grid"

// Pencil is pencil marks: the digits that a person has noted in each cell as those it may still hold. They mean nothing to
// cross-hatching, and those of a cell that holds a digit are kept and not shown.
type Pencil [grid.Cells]Digits

// with is the marks with others in one cell.
func (p Pencil) with(c grid.Cell, marks Digits) Pencil {
	p[c] = marks
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

// Noted is the state in which the pencil marks of a cell have been replaced.
func (s State) Noted(c grid.Cell, marks Digits) State {
	return State{Origin: Pencilled, Cell: c, Grid: s.Grid, Pencil: s.Pencil.with(c, marks)}
}

// Filled is the state in which a digit, 1..9, has been entered or deduced in a cell, or the cell has been cleared, 0.
func (s State) Filled(origin Origin, c grid.Cell, digit int) State {
	return State{Origin: origin, Cell: c, Grid: s.Grid.With(c, digit), Pencil: s.Pencil}
}

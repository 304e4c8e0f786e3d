package sudoku

import (
	"ninefold/engine/grid"
	"ninefold/engine/history"
)

// Reveal is one step to a grid with more digits of the solution, or with all. Without a change no step is added.
func (g *Game) Reveal(to *Grid) {
	if now := g.Now(); now.Grid != *to {
		g.Push(now.Revealed(to))
	}
}

// Revealed returns the state in which the cells have the digits of a grid, as the user wanted to see. That grid has a
// digit in each cell that has one now.
func (s State) Revealed(to *Grid) State {
	next, cells := s, s.Grid.changed(to)
	for c := range cells.All() {
		next = next.Filled(Revealed, c, to.At(c))
	}
	if cells.Len() > 1 {
		next.Cell = 0
	}
	return next
}

// RevealedCells returns the cells whose digit was revealed and not entered or deduced since.
func (g *Game) RevealedCells() grid.CellSet {
	return g.cellsBy(func(o Origin) bool { return o == Revealed })
}

// RevealedBy returns the cells whose digit a state revealed.
func (g *Game) RevealedBy(id history.ID) grid.CellSet {
	if g.State(id).Origin != Revealed {
		return grid.CellSet{}
	}
	return g.changed(id)
}

// changed returns the cells whose digit is not what it was in the state before.
func (g *Game) changed(id history.ID) grid.CellSet {
	parent, _ := g.Parent(id)
	before, after := g.State(parent).Grid, g.State(id).Grid
	return before.changed(&after)
}

// changed returns the cells that have another digit in another grid.
func (g *Grid) changed(to *Grid) (cells grid.CellSet) {
	for c := range grid.Cell(grid.Cells) {
		if g.At(c) != to.At(c) {
			cells.Add(c)
		}
	}
	return cells
}

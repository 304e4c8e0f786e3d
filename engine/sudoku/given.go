package sudoku

import "ninefold/engine/grid"

// Gives reports whether a state of the origin says which digits are given: all except in its Entered cells.
func (o Origin) Gives() bool { return o == Imported || o == Begun || o.Types() }

// Types reports whether a digit typed in a state of the origin becomes a given one.
func (o Origin) Types() bool { return o == Started || o == Reopened || o == Typed }

// Given returns the grid of the given digits alone.
func (g *Game) Given() Grid {
	id := g.Current()
	for id != 0 && !g.State(id).Origin.Gives() {
		id, _ = g.Parent(id)
	}
	state := g.State(id)
	given := state.Grid
	for c := range state.Entered.All() {
		given = given.WithDigit(c, 0)
	}
	return given
}

// Reopen lets the given digits be changed. If there are none, all digits become given.
func (g *Game) Reopen() {
	entered := g.EnteredCells().Union(g.DeducedCells())
	if given := g.Given(); given.Count() == 0 {
		entered = grid.CellSet{}
	}
	g.Push(g.Now().Reopened(entered))
}

// Type sets a given digit, 1..9, or clears it, 0. Without a change no step is added.
func (g *Game) Type(c grid.Cell, digit int) {
	if now := g.Now(); now.Grid.At(c) != digit || now.Entered.Has(c) {
		g.Push(now.Typed(c, digit))
	}
}

// Begin ends the typing of given digits.
func (g *Game) Begin() { g.Push(g.Now().Begun()) }

// Reopened returns the state in which the given digits may be changed: all except in the entered cells.
func (s State) Reopened(entered grid.CellSet) State {
	s = s.next(Reopened, 0).withoutOut()
	s.Entered = entered
	return s
}

// Typed returns the state in which a given digit has been set, 1..9, or cleared, 0.
func (s State) Typed(c grid.Cell, digit int) State {
	next := s.next(Typed, c).withoutOut()
	next.Grid, next.Entered = s.Grid.WithDigit(c, digit), s.Entered.Minus(grid.CellsOf(c))
	return next
}

// Begun returns the state in which the typed digits are given.
func (s State) Begun() State {
	next := s.next(Begun, 0)
	next.Entered = s.Entered
	return next
}

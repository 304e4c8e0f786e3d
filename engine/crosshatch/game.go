package crosshatch

import (
	"ninefold/engine/grid"
	"ninefold/engine/history"
)

// Origin is what brought a grid about.
type Origin uint8

const (
	Started      Origin = iota // the empty grid, to be filled by hand
	Imported                   // a grid was read
	Entered                    // a digit was set or cleared by hand
	Deduced                    // a step was made
	Pencilled                  // the pencil marks of a cell were changed by hand
	PencilFilled               // every open cell's candidates became its pencil marks
)

// State is a grid in a game and what brought it about.
type State struct {
	Origin Origin
	Cell   grid.Cell // where the digit was Entered or Deduced, or the marks were Pencilled; otherwise 0
	Grid   Grid
	Pencil Pencil
	// Entered is the cells of an Imported grid whose digits are not given: they had been entered before it was read.
	Entered CellSet
}

// Game is a grid with all that was entered and deduced in it, and one of the grids that came of that shown. It begins
// with its first grid, and all that follows can be undone.
type Game struct{ *history.Tree[State] }

// NewGame is a game of one state, the empty grid.
func NewGame() *Game { return &Game{history.New(State{})} }

// Grid is the grid shown.
func (g *Game) Grid() Grid { return g.Now().Grid }

// Enter sets a cell's digit, 1..9, or clears it, 0. If it is so already, no step is added.
func (g *Game) Enter(c grid.Cell, digit int) {
	if now := g.Now(); now.Grid.At(c) != digit {
		g.Push(now.Filled(Entered, c, digit))
	}
}

// Deduce makes the easiest of the deductions, that of a Hint, and reports whether there was one.
func (g *Game) Deduce() bool {
	now := g.Now()
	hint, ok := now.Grid.Hint()
	if ok {
		g.Push(now.Filled(Deduced, hint.Step.Cell, hint.Digit))
	}
	return ok
}

// Step is the step that led to the grid shown, and false when that was not deduced.
func (g *Game) Step() (Step, bool) { return g.StepTo(g.Current()) }

// StepTo is the step that led to a state, likewise.
func (g *Game) StepTo(id history.ID) (Step, bool) {
	state := g.State(id)
	if parent, ok := g.Parent(id); ok && state.Origin == Deduced {
		for step := range g.State(parent).Grid.Deductions() {
			if step.Cell == state.Cell && step.Digit == state.Grid.At(state.Cell) {
				return step, true
			}
		}
	}
	return Step{}, false
}

// DeducedCells is the cells whose digit was deduced and not entered since.
func (g *Game) DeducedCells() CellSet { return g.cellsBy(Deduced) }

// EnteredCells is the cells that hold a digit that was entered by hand.
func (g *Game) EnteredCells() CellSet { return g.cellsBy(Entered) }

// cellsBy is the cells that hold a digit which came there by an origin.
func (g *Game) cellsBy(origin Origin) CellSet {
	var cells, seen CellSet
	now := g.Grid()
	note := func(c grid.Cell, by Origin) {
		if by == origin && !seen.Has(c) && now.At(c) != 0 {
			cells.Add(c)
		}
		seen.Add(c)
	}
	for id, ok := g.Current(), true; ok; id, ok = g.Parent(id) {
		if state := g.State(id); state.Origin == Entered || state.Origin == Deduced {
			note(state.Cell, state.Origin)
		}
	}
	for c := range g.State(0).Entered.All() {
		note(c, Entered)
	}
	return cells
}

// Given is the grid that the game starts with, without what had been entered in it before it was read.
func (g *Game) Given() Grid {
	start := g.State(0)
	given := start.Grid
	for c := range start.Entered.All() {
		given = given.With(c, 0)
	}
	return given
}

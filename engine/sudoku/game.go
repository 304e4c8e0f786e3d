package sudoku

import (
	"iter"

	"ninefold/engine/grid"
	"ninefold/engine/history"
)

// Origin tells how a grid came about.
type Origin uint8

const (
	Started      Origin = iota // the empty grid, ready to be filled by hand
	Imported                   // a grid was read
	Entered                    // a digit was set or cleared by hand
	Deduced                    // a step was made
	Inferred                   // a digit was deduced beyond cross-hatching, when no step was left
	Eliminated                 // candidates were crossed out beyond cross-hatching
	Pencilled                  // the pencil marks of a cell were changed by hand
	PencilFilled               // the candidates of every open cell became its pencil marks
	Reopened                   // from here on the given digits may be changed
	Typed                      // a given digit was set or cleared by hand
	Begun                      // from here on the typed digits are given
	Struck                     // a candidate was crossed out by hand, or made a candidate again
	Shaded                     // a cell was given another shade by hand
	Revealed                   // cells got their digits of the solution, because the user wanted to see these
)

// Deduces reports whether the program deduced the change.
func (o Origin) Deduces() bool { return o == Deduced || o == Inferred || o == Eliminated }

// State is a grid in a game and the change that brought it about.
type State struct {
	Origin Origin
	Cell   grid.Cell // the cell of the change; 0 if it was not in one cell
	Grid   Grid
	Pencil Pencil
	// Out has the crossed-out candidates. They stay so while digits are added. When a digit goes, those that were
	// deduced are forgotten. One that was crossed out by hand has a pencil mark too, which is struck.
	Out [grid.Cells]grid.Digits
	// Shades has the colours that the user gave to cells.
	Shades Shades
	// Entered has the cells whose digits are not given, in a state whose Origin Gives.
	Entered grid.CellSet
	// Annotation is that of the grid that was read.
	Annotation Annotation
}

// Candidates returns the digits that an empty cell can hold and that are not crossed out.
func (s *State) Candidates(c grid.Cell) grid.Digits { return s.Grid.Candidates(c) &^ s.Out[c] }

// Places returns the empty cells that have a digit, 1..9, among their Candidates.
func (s *State) Places(digit int) (places grid.CellSet) {
	for c, candidates := range s.EmptyCells() {
		if candidates.Has(digit) {
			places.Add(c)
		}
	}
	return places
}

// EmptyCells yields the empty cells, row by row, each with its Candidates.
func (s *State) EmptyCells() iter.Seq2[grid.Cell, grid.Digits] {
	return func(yield func(grid.Cell, grid.Digits) bool) {
		for c, candidates := range s.Grid.EmptyCells() {
			if !yield(c, candidates&^s.Out[c]) {
				return
			}
		}
	}
}

// CrossedOut returns the state in which candidates have been crossed out in some cells, without their pencil marks.
func (s State) CrossedOut(cells grid.CellSet, digits grid.Digits) State {
	s = s.next(Eliminated, 0)
	for c := range cells.All() {
		out := digits & s.Candidates(c)
		s.Out[c] |= out
		s.Pencil[c] &^= out
	}
	return s
}

// next returns the same state with another origin, ready to be changed.
func (s State) next(origin Origin, c grid.Cell) State {
	s.Origin, s.Cell, s.Entered = origin, c, grid.CellSet{}
	return s
}

// Game is a grid with everything that was entered and deduced in it. One of its states is shown. It begins with its
// first grid, and each later step can be undone.
type Game struct{ *history.Tree[State] }

// NewGame returns a game of one state, the empty grid.
func NewGame() *Game { return &Game{history.New(State{})} }

// Grid returns the grid shown.
func (g *Game) Grid() Grid { return g.Now().Grid }

// Enter sets a cell's digit, 1..9, or clears it, 0. Without a change no step is added.
func (g *Game) Enter(c grid.Cell, digit int) {
	if now := g.Now(); now.Grid.At(c) != digit {
		g.Push(now.Filled(Entered, c, digit))
	}
}

// Deduce makes the deduction that Hint returns, and reports whether there was one.
func (g *Game) Deduce() bool {
	now := g.Now()
	hint, ok := now.Grid.Hint()
	if ok {
		g.Push(now.Filled(Deduced, hint.Cell, hint.Digit))
	}
	return ok
}

// Step returns the step that led to the grid shown, and false if that was not deduced.
func (g *Game) Step() (Step, bool) { return g.StepTo(g.Current()) }

// StepTo returns the step that led to a state, and false if that was not deduced.
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

// DeducedCells returns the cells whose digit was deduced or revealed and not entered since.
func (g *Game) DeducedCells() grid.CellSet {
	return g.cellsBy(func(o Origin) bool { return o.Deduces() || o == Revealed })
}

// EnteredCells returns the cells that hold a digit that was entered by hand.
func (g *Game) EnteredCells() grid.CellSet {
	return g.cellsBy(func(o Origin) bool { return o == Entered })
}

// cellsBy returns the cells that hold a digit whose origin is a wanted one.
func (g *Game) cellsBy(wanted func(Origin) bool) grid.CellSet {
	var cells, seen grid.CellSet
	now := g.Grid()
	note := func(c grid.Cell, by Origin) {
		if wanted(by) && !seen.Has(c) && now.At(c) != 0 {
			cells.Add(c)
		}
		seen.Add(c)
	}
	id, ok := g.Current(), true
	for ; ok && !g.State(id).Origin.Gives(); id, ok = g.Parent(id) {
		switch state := g.State(id); state.Origin {
		case Entered, Deduced, Inferred:
			note(state.Cell, state.Origin)
		case Revealed:
			for c := range g.changed(id).All() {
				note(c, Revealed)
			}
		}
	}
	for c := range g.State(id).Entered.All() {
		note(c, Entered)
	}
	return cells
}

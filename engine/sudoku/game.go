package sudoku

import (
	"iter"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
)

// State is a sheet in a game and the operation that brought it about. In a state whose Origin Gives, Entered has the
// cells whose digits are not given; in any other it is empty. Of a filled cell the pencil marks are kept, and struck
// ones are among the others.
type State struct {
	Operation
	Sheet
	// Out has the crossed-out candidates. They stay so while digits are added. When a digit goes, those that were
	// deduced are forgotten. One that was crossed out by hand has a pencil mark too, which is struck.
	Out [grid.Cells]grid.Digits
	// Shades has the colours that the user gave to cells.
	Shades Shades
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

// Game is a grid with everything that was entered and deduced in it. One of its states is shown. It begins with its
// first grid, and each later step can be undone.
type Game struct{ *history.Tree[State] }

// NewGame returns a game of one state, the empty grid.
func NewGame() *Game { return &Game{history.New(State{})} }

// Grid returns the grid shown.
func (g *Game) Grid() Grid { return g.Now().Grid }

// Solved reports whether the grid shown is.
func (g *Game) Solved() bool { return g.Grid().Solved() }

// Stopped reports whether cross-hatching has in the grid shown.
func (g *Game) Stopped() bool { return g.Grid().Stopped() }

// Do makes an operation a step, and reports false if it is impossible.
func (g *Game) Do(o Operation) bool {
	next, err := o.Apply(g.Now())
	if err == nil {
		g.Push(next)
	}
	return err == nil
}

// Enter sets a cell's digit, 1..9, or clears it, 0. Without a change no step is added.
func (g *Game) Enter(c grid.Cell, digit int) {
	if now := g.Now(); now.Grid.At(c) != digit {
		g.Do(OperationAt(c, Entered, 1<<digit))
	}
}

// Deduce makes the deduction that Hint returns, and reports whether there was one.
func (g *Game) Deduce() bool {
	hint, ok := g.Grid().Hint()
	return ok && g.Do(OperationAt(hint.Cell, Deduced, 1<<hint.Digit))
}

// Step returns the step that led to the grid shown, and false if that was not deduced.
func (g *Game) Step() (Step, bool) { return g.StepTo(g.Current()) }

// StepTo returns the step that led to a state, and false if that was not deduced.
func (g *Game) StepTo(id history.ID) (Step, bool) {
	state := g.State(id)
	if parent, ok := g.Parent(id); ok && state.Origin == Deduced {
		before := g.State(parent)
		for step := range before.Grid.Deductions {
			if state.Operation == OperationAt(step.Cell, Deduced, 1<<step.Digit) {
				return step, true
			}
		}
	}
	return Step{}, false
}

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

// Typing reports whether the user is typing the given digits.
func (g *Game) Typing() bool { return g.Now().Origin.Types() }

// Fixed reports whether a cell holds a given digit and these are not being typed.
func (g *Game) Fixed(c grid.Cell) bool {
	given := g.Given()
	return !g.Typing() && given.At(c) != 0
}

// Reopen lets the given digits be changed. If there are none, all digits become given.
func (g *Game) Reopen() {
	o, filled := Operation{Origin: Reopened}, g.Filled()
	if given := g.Given(); given.Count() > 0 {
		o.Cells = filled.All()
	}
	g.Do(o)
}

// Type sets a given digit, 1..9, or clears it, 0. Without a change no step is added.
func (g *Game) Type(c grid.Cell, digit int) {
	if now := g.Now(); now.Grid.At(c) != digit || now.Entered.Has(c) {
		g.Do(OperationAt(c, Typed, 1<<digit))
	}
}

// Begin ends the typing of given digits. If none was changed since Reopen, it takes that back, and Redo goes to the
// last of the other steps that follow, if there is one.
func (g *Game) Begin() {
	if reopened, given := g.Current(), g.Given(); g.Now().Origin == Reopened {
		g.Undo()
		if g.Given() == given {
			for _, other := range slices.Backward(g.Children(g.Current())) {
				if other != reopened {
					g.GoTo(other)
					g.Undo()
					break
				}
			}
			return
		}
		g.Redo()
	}
	g.Do(Operation{Origin: Begun})
}

// Unchanged reports whether a step let the given digits be changed, none was, and another step is shown.
func (g *Game) Unchanged(id history.ID) bool {
	return g.State(id).Origin == Reopened && len(g.Children(id)) == 0 && id != g.Current()
}

// Reveal is one step to a grid with more digits of the solution, or with all, as the user wanted to see. It has a digit
// in each cell that has one now. Without a change no step is added.
func (g *Game) Reveal(to *Grid) {
	now, o := g.Grid(), Operation{Origin: Revealed}
	for c := range grid.Cell(grid.Cells) {
		if digit := to.At(c); digit != now.At(c) {
			o.add(c, 1<<digit)
		}
	}
	g.Do(o)
}

// Filled has the cells whose digits are not given, by where these come from.
type Filled struct {
	Entered  grid.CellSet // by hand
	Deduced  grid.CellSet // not entered or revealed since
	Revealed grid.CellSet // not entered or deduced since
}

// All returns all cells whose digits are not given.
func (f Filled) All() grid.CellSet { return f.Entered.Union(f.ByProgram()) }

// ByProgram returns the cells whose digits were deduced or revealed.
func (f Filled) ByProgram() grid.CellSet { return f.Deduced.Union(f.Revealed) }

// Filled returns the cells of the grid shown whose digits are not given.
func (g *Game) Filled() (f Filled) {
	var seen grid.CellSet
	for c := range g.Grid().EmptyCells() {
		seen.Add(c)
	}
	note := func(by *grid.CellSet, cells grid.CellSet) {
		*by = by.Union(cells.Minus(seen))
		seen = seen.Union(cells)
	}
	id, ok := g.Current(), true
	for ; ok && !g.State(id).Origin.Gives(); id, ok = g.Parent(id) {
		switch state := g.State(id); state.Origin {
		case Entered:
			note(&f.Entered, state.Cells)
		case Deduced, Inferred:
			note(&f.Deduced, state.Cells)
		case Revealed:
			note(&f.Revealed, state.Cells)
		}
	}
	note(&f.Entered, g.State(id).Entered)
	return f
}

// Pencil has the pencil marks: for each cell the digits noted in it as possible. Cross-hatching ignores them. Those of
// a filled cell are kept but not shown.
type Pencil [grid.Cells]grid.Digits

// without returns the marks without a digit, 1..9, in the cells that a cell sees.
func (p Pencil) without(digit int, c grid.Cell) Pencil {
	for seen := range Peers(c).All() {
		p[seen] &^= 1 << digit
	}
	return p
}

// Note replaces the pencil marks of an open cell. If a struck mark goes, its digit is a candidate again. For a filled
// cell, or without a change, no step is added.
func (g *Game) Note(c grid.Cell, marks grid.Digits) {
	now := g.Now()
	if now.Grid.At(c) == 0 && now.Pencil[c] != marks {
		g.Do(OperationAt(c, Pencilled, marks))
	}
}

// ToggleNote notes a digit in an open cell, or takes that note away.
func (g *Game) ToggleNote(c grid.Cell, digit int) { g.Note(c, g.Now().Pencil[c].Toggled(digit)) }

// FillPencil makes the candidates of every open cell its pencil marks. Without a change no step is added.
func (g *Game) FillPencil() {
	if g.CanFillPencil() {
		g.Do(Operation{Origin: PencilFilled})
	}
}

// CanFillPencil reports whether FillPencil would change a mark.
func (g *Game) CanFillPencil() bool {
	now := g.Now()
	return now.filledPencil() != now.Pencil
}

// filledPencil returns the marks with the candidates of every open cell. Struck marks stay.
func (s *State) filledPencil() Pencil {
	pencil := s.Pencil
	for c, candidates := range s.EmptyCells() {
		pencil[c] = candidates | s.StruckIn(c)
	}
	return pencil
}

// Strike crosses a candidate of an open cell out by hand, with its pencil mark struck, or makes it a candidate again.
// For a digit that stands in a house of the cell no step is added.
func (g *Game) Strike(c grid.Cell, digit int) { g.Do(OperationAt(c, Struck, 1<<digit)) }

// StruckIn returns the candidates of a cell that were crossed out by hand.
func (s *State) StruckIn(c grid.Cell) grid.Digits { return s.Out[c] & s.Pencil[c] }

// Shade is a colour that the user gave a cell: 1..ShadeCount, or 0 for none.
type Shade uint8

// ShadeCount is the number of shades.
const ShadeCount = 2

// Shades has the shade of each cell. Cross-hatching ignores it.
type Shades [grid.Cells]Shade

// Shade gives a cell a shade, or removes it if the cell has it already.
func (g *Game) Shade(c grid.Cell, shade Shade) {
	now := g.Now()
	if now.Shades[c] == shade {
		shade = 0
	}
	g.Do(OperationAt(c, Shaded, 1<<shade))
}

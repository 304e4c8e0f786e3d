package session

import (
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// FixedDigit is the error of changing a given digit.
type FixedDigit struct{ Cell grid.Cell }

func (*FixedDigit) Error() string { return "the digit is given" }

// Fixed reports whether a cell holds a given and the givens are not being typed.
func (s *Sudoku) Fixed(c grid.Cell) bool {
	given := s.Given()
	return !s.Typing() && given.At(c) != 0
}

// Typing reports whether the user is typing the givens.
func (s *Sudoku) Typing() bool { return s.Now().Origin.Types() }

// ToggleTyping starts the typing of givens at the first cell, or ends it.
func (s *Sudoku) ToggleTyping() {
	if s.Typing() {
		s.BeginSolving()
		return
	}
	s.Game.Reopen()
	s.ended, s.input = false, enterDigits
	s.setPicked(0)
	s.Select(0)
}

// TypeIn starts the typing of a Sudoku in an empty grid.
func (s *Session) TypeIn() {
	if s.Shown != CrossHatching || !s.Sudoku.Untouched() {
		s.show(newSudoku())
	}
	s.Sudoku.input = enterDigits
	s.Sudoku.setPicked(0)
	s.Sudoku.Select(0)
}

// BeginSolving ends the typing: the typed digits are the givens.
func (s *Sudoku) BeginSolving() {
	s.Game.Begin()
	s.lookAway()
}

// CanBeginSolving reports whether digits were typed that can be the givens.
func (s *Sudoku) CanBeginSolving() bool {
	g := s.Grid()
	return s.Typing() && g.Count() > 0
}

// ClearTyped returns to the empty grid in which typing began.
func (s *Sudoku) ClearTyped() {
	s.Game.GoTo(0)
	s.lookFrom(0)
	s.Select(0)
}

// CanClearTyped reports whether digits were typed into an empty grid.
func (s *Sudoku) CanClearTyped() bool {
	return s.CanBeginSolving() && s.State(0).Origin == sudoku.Started
}

// typeGiven sets a given in the selected cell, or clears it for 0, and selects the next cell.
func (s *Sudoku) typeGiven(digit int) Typed {
	s.Game.Type(s.selected, digit)
	s.Select(min(s.selected+1, grid.Cells-1))
	return Typed{Changed: true, Moves: true, Cell: s.selected}
}

// TypeBack selects the cell before the selected one and clears it. If the last cell is selected and filled, it clears
// that one instead.
func (s *Sudoku) TypeBack() Typed {
	g := s.Grid()
	if last := grid.Cell(grid.Cells - 1); s.selected < last || g.At(last) == 0 {
		s.Select(max(s.selected, 1) - 1)
	}
	s.Game.Type(s.selected, 0)
	return Typed{Changed: true, Moves: true, Cell: s.selected}
}

// TypesGiven reports whether a typed digit becomes a given in the selected cell.
func (s *Sudoku) TypesGiven() bool { return s.Typing() && s.selecting && s.input == enterDigits }

package session

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// FixedDigit is the error of changing a given digit.
type FixedDigit struct{ Cell grid.Cell }

func (*FixedDigit) Error() string { return "the digit is given" }

// Fixed reports whether a cell holds a given and the givens are not being typed.
func Fixed(s *Sudoku, c grid.Cell) bool {
	given := s.Given()
	return !Typing(s) && given.At(c) != 0
}

// Typing reports whether the user is typing the givens.
func Typing(s *Sudoku) bool { return s.Now().Origin.Types() }

// ToggleTyping starts the typing of givens at the first cell, or ends it.
func ToggleTyping(s *Sudoku) {
	if Typing(s) {
		BeginSolving(s)
		return
	}
	s.Game.Reopen()
	s.ended, s.input, s.picked = false, enterDigits, 0
	s.Select(0)
}

// TypeIn starts the typing of a Sudoku in an empty grid.
func (s *Session) TypeIn() {
	if s.Shown != CrossHatching || !s.Sudoku.Untouched() {
		s.show(newSudoku())
	}
	s.Sudoku.input, s.Sudoku.picked = enterDigits, 0
	s.Sudoku.Select(0)
}

// BeginSolving ends the typing: the typed digits are the givens.
func BeginSolving(s *Sudoku) {
	s.Game.Begin()
	lookAway(s)
}

// CanBeginSolving reports whether digits were typed that can be the givens.
func CanBeginSolving(s *Sudoku) bool {
	g := s.Grid()
	return Typing(s) && g.Count() > 0
}

// ClearTyped returns to the empty grid in which typing began.
func ClearTyped(s *Sudoku) {
	s.Game.GoTo(0)
	s.ahead = 0
	s.Select(0)
}

// CanClearTyped reports whether digits were typed into an empty grid.
func CanClearTyped(s *Sudoku) bool {
	return CanBeginSolving(s) && s.State(0).Origin == crosshatch.Started
}

// typeGiven sets a given in the selected cell, or clears it for 0, and selects the next cell.
func typeGiven(s *Sudoku, digit int) Typed {
	s.Game.Type(s.selected, digit)
	s.Select(min(s.selected+1, grid.Cells-1))
	return Typed{Changed: true, Moves: true, Cell: s.selected}
}

// TypeBack selects the cell before the selected one and clears it. If the last cell is selected and filled, it clears
// that one instead.
func TypeBack(s *Sudoku) Typed {
	g := s.Grid()
	if last := grid.Cell(grid.Cells - 1); s.selected < last || g.At(last) == 0 {
		s.Select(max(s.selected, 1) - 1)
	}
	s.Game.Type(s.selected, 0)
	return Typed{Changed: true, Moves: true, Cell: s.selected}
}

// TypesGiven reports whether a typed digit becomes a given in the selected cell.
func TypesGiven(s *Sudoku) bool { return Typing(s) && s.selecting && s.input == enterDigits }

package session

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// FixedDigit says that a digit cannot be changed, because it is given.
type FixedDigit struct{ Cell grid.Cell }

func (*FixedDigit) Error() string { return "the digit is given" }

// Fixed reports whether a cell holds a given digit, unless these are being typed.
func Fixed(s *Sudoku, c grid.Cell) bool {
	given := s.Given()
	return !Typing(s) && given.At(c) != 0
}

// Typing reports whether a digit that is typed is given.
func Typing(s *Sudoku) bool { return s.Now().Origin.Types() }

// Reopen lets the given digits be typed, from the first cell on, or ends that.
func Reopen(s *Sudoku) {
	if Typing(s) {
		Begin(s)
		return
	}
	s.Game.Reopen()
	s.ended, s.input, s.picked = false, enterDigits, 0
	s.Select(0)
}

// TypeIn begins the typing of a Sudoku, in an empty grid.
func (s *Session) TypeIn() {
	if s.Shown != CrossHatching || !s.Sudoku.Untouched() {
		s.show(newSudoku())
	}
	s.Sudoku.input, s.Sudoku.picked = enterDigits, 0
	s.Sudoku.Select(0)
}

// Begin ends the typing: what was typed is given.
func Begin(s *Sudoku) {
	s.Game.Begin()
	lookAway(s)
}

// CanBegin reports whether digits that can be given are being typed.
func CanBegin(s *Sudoku) bool {
	g := s.Grid()
	return Typing(s) && g.Count() > 0
}

// ClearTyped goes back to the empty grid in which typing began.
func ClearTyped(s *Sudoku) {
	s.Game.GoTo(0)
	s.ahead = 0
	s.Select(0)
}

// CanClearTyped reports whether digits were typed in an empty grid.
func CanClearTyped(s *Sudoku) bool {
	return CanBegin(s) && s.State(0).Origin == crosshatch.Started
}

// typeGiven sets a given digit in the selected cell, or clears it with 0, and selects the next cell.
func typeGiven(s *Sudoku, digit int) Typed {
	s.Game.Type(s.selected, digit)
	s.Select(min(s.selected+1, grid.Cells-1))
	return Typed{Changed: true, Moves: true, Cell: s.selected}
}

// TypeBack selects the cell before the selected one and clears it. The last cell, behind which none is selected, is
// cleared itself first.
func TypeBack(s *Sudoku) Typed {
	g := s.Grid()
	if last := grid.Cell(grid.Cells - 1); s.selected < last || g.At(last) == 0 {
		s.Select(max(s.selected, 1) - 1)
	}
	s.Game.Type(s.selected, 0)
	return Typed{Changed: true, Moves: true, Cell: s.selected}
}

// TypesGiven reports whether a typed digit goes to the selected cell and is given.
func TypesGiven(s *Sudoku) bool { return Typing(s) && s.selecting && s.input == enterDigits }

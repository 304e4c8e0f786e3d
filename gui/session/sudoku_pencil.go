package session

import (
	"ninefold/engine/grid"
	"ninefold/engine/notation/foreign"
)

// Noting reports whether digits become pencil marks.
func Noting(s *Sudoku) bool { return s.noting }

// ToggleNoting switches between pencil marks and digits.
func ToggleNoting(s *Sudoku) { s.noting = !s.noting }

// PencilText returns the grid with its pencil marks in the form that Sudoku programs exchange.
func PencilText(s *Sudoku) []byte {
	sheet := s.Sheet()
	return foreign.AppendPencilGrid(nil, &sheet)
}

// FillPencil makes the candidates of every open cell its pencil marks, in one step.
func (s *Sudoku) FillPencil() {
	s.Game.FillPencil()
	s.ended = false
}

// note adds a pencil mark to an open cell, or removes it.
func note(s *Sudoku, c grid.Cell, digit int) {
	s.Note(c, s.Now().Pencil[c].Toggled(digit))
	s.ended = false
}

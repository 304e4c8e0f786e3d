package session

import (
	"ninefold/engine/grid"
	"ninefold/engine/notation/foreign"
)

// Noting reports whether a typed or picked digit becomes a pencil mark of its cell.
func Noting(s *Sudoku) bool { return s.noting }

// ToggleNoting lets digits become pencil marks, or enters them again.
func ToggleNoting(s *Sudoku) { s.noting = !s.noting }

// PencilText is the grid with its pencil marks in the form that programs for Sudoku exchange.
func PencilText(s *Sudoku) []byte {
	now := s.Now()
	return foreign.AppendPencilGrid(nil, &now.Grid, &now.Pencil)
}

// FillPencil makes the candidates of every open cell its pencil marks, in one step.
func (s *Sudoku) FillPencil() {
	s.Game.FillPencil()
	s.ended = false
}

// note makes a digit a pencil mark of an open cell, or takes the mark away.
func note(s *Sudoku, c grid.Cell, digit int) {
	s.Note(c, s.Now().Pencil[c].Toggled(digit))
	s.ended = false
}

package session

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/notation/foreign"
)

// input is what a typed or picked digit becomes in an empty cell.
type input uint8

const (
	enterDigits input = iota
	noteMarks         // a pencil mark
	strikeOut         // a candidate that is crossed out
)

// Noting reports whether digits become pencil marks.
func Noting(s *Sudoku) bool { return s.input == noteMarks }

// Striking reports whether digits become candidates that are crossed out.
func Striking(s *Sudoku) bool { return s.input == strikeOut }

// ToggleNoting switches between pencil marks and digits.
func ToggleNoting(s *Sudoku) { s.toggle(noteMarks) }

// ToggleStriking switches between candidates that are crossed out and digits.
func ToggleStriking(s *Sudoku) { s.toggle(strikeOut) }

func (s *Sudoku) toggle(to input) {
	if s.input == to {
		to = enterDigits
	}
	s.input = to
}

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

// mark adds a pencil mark to an open cell or removes it, or strikes a candidate out or takes that back.
func mark(s *Sudoku, c grid.Cell, digit int) {
	if s.input == strikeOut {
		s.Strike(c, digit)
	} else {
		s.Note(c, s.Now().Pencil[c].Toggled(digit))
	}
	s.ended = false
}

// CanShade reports whether a cell is selected that can be given a shade.
func CanShade(s *Sudoku) bool { return s.selecting }

// Shade gives the selected cell a shade, or takes it away.
func Shade(s *Sudoku, shade crosshatch.Shade) {
	s.Game.Shade(s.selected, shade)
	s.ended = false
}

// HasShade reports whether the selected cell has a shade.
func HasShade(s *Sudoku, shade crosshatch.Shade) bool {
	return s.selecting && s.Now().Shades[s.selected] == shade
}

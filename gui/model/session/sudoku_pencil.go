package session

import (
	"ninefold/engine/grid"
	"ninefold/engine/notation/foreign"
	"ninefold/engine/sudoku"
)

// input says what a typed or picked digit becomes in an empty cell.
type input uint8

const (
	enterDigits input = iota
	noteMarks         // a pencil mark
	strikeOut         // a crossed-out candidate
)

// Noting reports whether digits become pencil marks.
func (s *Sudoku) Noting() bool { return s.input == noteMarks }

// Striking reports whether digits become crossed-out candidates.
func (s *Sudoku) Striking() bool { return s.input == strikeOut }

// ToggleNoting switches between pencil marks and digits.
func (s *Sudoku) ToggleNoting() { s.toggle(noteMarks) }

// ToggleStriking switches between crossed-out candidates and digits.
func (s *Sudoku) ToggleStriking() { s.toggle(strikeOut) }

func (s *Sudoku) toggle(to input) {
	if s.input == to {
		to = enterDigits
	}
	s.input = to
}

// PencilText returns the grid with its pencil marks in the form that Sudoku programs exchange.
func (s *Sudoku) PencilText() []byte {
	sheet := s.Sheet()
	return foreign.AppendPencilGrid(nil, &sheet)
}

// FillPencil makes each open cell's candidates its pencil marks, in one step.
func (s *Sudoku) FillPencil() {
	s.Game.FillPencil()
	s.ended = false
}

// mark toggles a pencil mark of an open cell, or whether a candidate is crossed out.
func (s *Sudoku) mark(c grid.Cell, digit int) {
	if s.input == strikeOut {
		s.Strike(c, digit)
	} else {
		s.Note(c, s.Now().Pencil[c].Toggled(digit))
	}
	s.ended = false
}

// NoteDigit notes a digit in the selected cell, or takes that note away, whatever typed digits become. It does nothing
// without an open cell, or while the givens are typed.
func (s *Sudoku) NoteDigit(digit int) {
	if s.selecting && !s.Typing() {
		s.Note(s.selected, s.Now().Pencil[s.selected].Toggled(digit))
		s.ended = false
	}
}

// CanShade reports whether a cell is selected, which can get a shade.
func (s *Sudoku) CanShade() bool { return s.selecting }

// ShadeCell gives the selected cell a shade, or removes it if the cell has it.
func (s *Sudoku) ShadeCell(shade sudoku.Shade) {
	s.Game.Shade(s.selected, shade)
	s.ended = false
}

// HasShade reports whether the selected cell has a shade.
func (s *Sudoku) HasShade(shade sudoku.Shade) bool {
	return s.selecting && s.Now().Shades[s.selected] == shade
}

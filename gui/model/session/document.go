package session

import (
	"ninefold/engine/atomicfile"
	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/notation/worksheet"
)

// Document is the file that a board was opened from or saved to.
type Document struct {
	Path  string
	Form  notation.Form    // empty if the text holds more than was taken from it
	Stamp atomicfile.Stamp // of the file when it was opened or saved
}

// Moment identifies a state of a board. A file written later is known to hold that state.
type Moment struct {
	board Board
	edits int
	step  history.ID
}

// Moment returns the present state of the board shown.
func (s *Session) Moment() Moment {
	b := s.Board()
	return Moment{b, b.edits(), b.Current()}
}

// Document returns the file of the board shown, empty for none, and reports whether the board was changed since it was
// opened or saved.
func (s *Session) Document() (d Document, changed bool) {
	m := s.Board().meta()
	return m.document(), m.data.Path != "" && m.saved != s.Board().edits()
}

// SetDocument notes the file that holds the board as it was at a moment.
func (s *Session) SetDocument(at Moment, d Document) {
	m := at.board.meta()
	if m.document() == d && m.saved == at.edits {
		return
	}
	m.setDocument(d)
	m.saved = at.edits
	if d.Form != "" {
		m.data.Source = sourceOf(d.Stamp, d.Form, 0)
	}
	m.notes++
	s.hold(at.board)
}

// OfJudge reports whether the Sudoku was read from a judge's text.
func (s *Sudoku) OfJudge() bool { return s.judge || s.document().Form == notation.Grid }

// Losses lists what the Sudoku loses when it is saved in a form.
func (s *Sudoku) Losses(form notation.Form) []notation.Loss { return notation.Losses(form, s.atLast()) }

// Worksheet returns the Sudoku with all that was done on it, for a document.
func (s *Sudoku) Worksheet() worksheet.Worksheet {
	return worksheet.Worksheet{Game: s.atLast(), Spent: s.Spent(), Hints: s.hints}
}

package session

import (
	"slices"

	"ninefold/engine/atomicfile"
	"ninefold/engine/history"
	"ninefold/engine/notation"
)

// Document is the file that a board was opened from or saved to.
type Document struct {
	Path  string
	Form  notation.Form    // of its text; empty if that holds more than was taken from it
	Stamp atomicfile.Stamp // of the file when it was opened or saved
}

// Moment identifies a state of a board, so that what is saved is of that moment, however late it is written.
type Moment struct {
	problem Problem
	content content
	step    history.ID
}

// Moment returns the present state of the board shown.
func (s *Session) Moment() Moment {
	p := s.Problem()
	return Moment{p, p.content(), p.Current()}
}

// Document returns the file of the board shown, and whether the board changed since it was opened or saved. It is empty
// for none.
func (s *Session) Document() (d Document, changed bool) {
	b := s.Problem().own()
	return b.document, b.document.Path != "" && b.saved != s.Problem().content()
}

// SetDocument notes which file holds the board as it was at a moment.
func (s *Session) SetDocument(at Moment, d Document) {
	b := at.problem.own()
	if b.document == d && b.saved == at.content {
		return
	}
	b.document, b.saved = d, at.content
	if d.Form != "" {
		b.source = sourceOf(d.Stamp, d.Form, 0)
	}
	b.noted++
}

// Keeps reports whether a form of text holds as much of the Sudoku as the fullest form does.
func (s *Sudoku) Keeps(form notation.Form) bool {
	if form != notation.Grid && !slices.Contains(notation.SudokuForms(), form) {
		return false
	}
	inAny := notation.Losses(FullestSudoku, s.Game)
	return !slices.ContainsFunc(notation.Losses(form, s.Game), func(l notation.Loss) bool {
		return !slices.Contains(inAny, l)
	})
}

// FullestSudoku is the form that holds most of a Sudoku.
const FullestSudoku = notation.Sdx

// Saved returns the text of the Sudoku in a form.
func (s *Sudoku) Saved(form notation.Form) []byte {
	sheet := s.Sheet()
	return notation.AppendSudoku(nil, form, &sheet)
}

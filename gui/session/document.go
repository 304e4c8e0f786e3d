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

// Moment is a board as it is at a moment: what is saved then is of that moment, however late it is written.
type Moment struct {
	problem Problem
	content content
	step    history.ID
}

// Moment is the board shown, now.
func (s *Session) Moment() Moment {
	p := s.Problem()
	return Moment{p, p.content(), p.Current()}
}

// Document is the file of what is shown, and whether something changed since it was opened or saved. It is empty for
// none.
func (s *Session) Document() (d Document, changed bool) {
	b := s.Problem().own()
	return b.document, b.document.Path != "" && b.saved != s.Problem().content()
}

// SetDocument says in which file that is which was shown at a moment.
func (s *Session) SetDocument(at Moment, d Document) {
	b := at.problem.own()
	b.document, b.saved = d, at.content
	b.noted++
}

// Keeps reports whether a text of a form holds as much of the Sudoku shown as the fullest form does.
func (s *Sudoku) Keeps(form notation.Form) bool {
	if form != notation.Grid && !slices.Contains(notation.SudokuForms(), form) {
		return false
	}
	inAny := notation.Losses(FullestSudoku, s.Game)
	return !slices.ContainsFunc(notation.Losses(form, s.Game), func(l notation.Loss) bool {
		return !slices.Contains(inAny, l)
	})
}

// FullestSudoku is the form that keeps most of a Sudoku.
const FullestSudoku = notation.Sdx

// Saved is the text of the Sudoku shown in a form.
func (s *Sudoku) Saved(form notation.Form) []byte {
	sheet := s.Sheet()
	return notation.AppendSudoku(nil, form, &sheet)
}

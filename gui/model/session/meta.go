package session

import (
	"ninefold/engine/atomicfile"
	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/notation/worksheet"
	"ninefold/gui/model/settings"
)

// Meta is what every board has besides its steps.
type Meta struct {
	id    int // names the file; 0 while it has none
	data  keptBoard
	saved int // the edit that the document, or the source, holds
	notes int // counts changes that only the board's own file holds, for example of the document
	kept  revision
}

// keptBoard is what the file of any board holds besides its steps.
type keptBoard struct {
	Name    string           `json:"name,omitempty"`
	Fails   string           `json:"fails,omitempty"` // the program that fails on it as a case. Then that is its name
	Begun   int64            `json:"begun,omitempty"` // Unix time in seconds
	Used    int64            `json:"used,omitempty"`  // the same, of the last edit
	Path    settings.Text    `json:"path,omitempty"`  // of the document; empty for none
	Form    notation.Form    `json:"form,omitempty"`
	Stamp   atomicfile.Stamp `json:"stamp,omitempty"`
	Source  source           `json:"source,omitempty"`  // the text it was imported from or saved as
	Copy    int              `json:"copy,omitempty"`    // 2 for the second board of that file or text, and so on
	Changed bool             `json:"changed,omitempty"` // only in the file: saved is another edit than the last
}

// keep returns what is kept of a board with some number of edits.
func (m *Meta) keep(edits int) keptBoard {
	k := m.data
	k.Changed = (k.Path != "" || k.Source != "") && m.saved != edits
	return k
}

// restore sets the board from what was kept of it.
func (m *Meta) restore(k keptBoard, edits int) {
	if m.data, m.saved = k, edits; k.Changed {
		m.saved-- // any other
	}
}

// document returns the board's document; empty for none.
func (m *Meta) document() Document {
	if m.data.Path == "" {
		return Document{}
	}
	return Document{string(m.data.Path), m.data.Form, m.data.Stamp}
}

func (m *Meta) setDocument(d Document) {
	m.data.Path, m.data.Form, m.data.Stamp = settings.Text(d.Path), d.Form, d.Stamp
}

// revision counts the changes of a board. Edits are what a document of the user holds, steps and tags; changes are what
// the board's own file holds.
type revision struct{ edits, changes int }

func revisionOf(b Board) revision { return revision{b.edits(), b.changes()} }

func (m *Meta) meta() *Meta { return m }

// Name returns the name that the user gave the board, or "".
func (m *Meta) Name() string { return m.data.Name }

func (m *Meta) rename(name string) {
	m.data.Name = name
	m.notes++
}

// Document is the file that a board was opened from or saved to.
type Document struct {
	Path  string
	Form  notation.Form    // empty if the text holds more than was taken from it
	Stamp atomicfile.Stamp // of the file when it was opened or saved
}

// Moment identifies a state of a board. A file written later is known to hold that state.
type Moment struct {
	Board Board
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
	m := at.Board.meta()
	if m.document() == d && m.saved == at.edits {
		return
	}
	m.setDocument(d)
	m.saved = at.edits
	if d.Form != "" {
		m.data.Source = sourceOf(d.Stamp, d.Form, 0)
	}
	m.notes++
	s.hold(at.Board)
}

// OfJudge reports whether the Sudoku was read from a judge's text.
func (s *Sudoku) OfJudge() bool { return s.judge || s.document().Form == notation.Grid }

// Losses lists what the Sudoku loses when it is saved in a form.
func (s *Sudoku) Losses(form notation.Form) []notation.Loss { return notation.Losses(form, s.atLast()) }

// Worksheet returns the Sudoku with all that was done on it, for a document.
func (s *Sudoku) Worksheet() worksheet.Worksheet {
	return worksheet.Worksheet{Game: s.atLast(), Spent: s.Spent(), Hints: s.hints}
}

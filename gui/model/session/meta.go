package session

import "time"

// Meta is what every board has besides its steps.
type Meta struct {
	id       int // names the file; 0 while it has none
	name     string
	fails    string // the program that fails on it as a case; empty for none. Then that is its name
	begun    time.Time
	used     time.Time // of the last edit
	document Document
	source   source // the text it was imported from or saved as; empty for none
	copy     int    // 2 for the second board of that file or text, and so on; 0 for the first
	saved    int    // the edit that the document, or the source, holds
	notes    int    // counts changes that only the board's own file holds, for example of the document
	kept     revision
}

// revision counts the changes of a board. Edits are what a document of the user holds, steps and tags; changes are what
// the board's own file holds.
type revision struct{ edits, changes int }

func revisionOf(b Board) revision { return revision{b.edits(), b.changes()} }

func (m *Meta) meta() *Meta { return m }

// Name returns the name that the user gave the board, or "".
func (m *Meta) Name() string { return m.name }

func (m *Meta) rename(name string) {
	m.name = name
	m.notes++
}

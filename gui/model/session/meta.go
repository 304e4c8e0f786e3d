package session

import (
	"ninefold/engine/atomicfile"
	"ninefold/engine/notation"
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

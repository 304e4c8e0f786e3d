package exchange

import (
	"path/filepath"
	"strings"

	"ninefold/engine/notation"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// Save writes what is shown to the file it came from or was saved to. It asks for one if there is none, or if something
// would be lost in that file's form.
func (e *Exchange) Save() {
	d, _ := e.Host.Session.Document()
	form, ok := e.formFor(d.Form)
	if d.Path == "" || !ok {
		e.SaveAs()
		return
	}
	if e.saving {
		e.again = true
		return
	}
	e.saving = true
	text, _ := e.saved(form)
	at := e.Host.Session.Mark()
	e.Files.Write(d.Path, text, func(written bool) {
		e.saving = false
		if written {
			e.savedTo(at, d.Path, form)
		}
		if e.again {
			e.again = false
			e.Save()
		}
	})
}

// SaveAs asks for a file and writes what is shown to it, in the form that keeps everything.
func (e *Exchange) SaveAs() { e.saveAs(func() {}) }

// saveAs is SaveAs, and does something when all is written.
func (e *Exchange) saveAs(then func()) {
	form := e.fullest()
	text, name := e.saved(form)
	if d, _ := e.Host.Session.Document(); d.Path != "" {
		file := filepath.Base(d.Path)
		name = strings.TrimSuffix(file, filepath.Ext(file)) + filepath.Ext(name)
	}
	at := e.Host.Session.Mark()
	e.Files.SaveAs(name, text, func(path string) {
		e.savedTo(at, path, form)
		then()
	})
}

// fullest is the form that keeps all of what is shown, or most of it.
func (e *Exchange) fullest() notation.Form {
	if e.Host.Session.Shown == session.CrossHatching {
		return session.FullestSudoku
	}
	return notation.Record
}

// formFor is the form in which what is shown is written to a file whose text has a form, and false if that cannot hold
// it.
func (e *Exchange) formFor(form notation.Form) (notation.Form, bool) {
	if e.Host.Session.Shown == session.CrossHatching {
		return form, e.Host.Session.Sudoku.Keeps(form)
	}
	return form, form == notation.Record
}

// saved is the text of what is shown in a form, and what its file is called.
func (e *Exchange) saved(form notation.Form) (text []byte, name string) {
	if e.Host.Session.Shown == session.CrossHatching {
		return e.Host.Session.Sudoku.Saved(form), "sudoku.sdx"
	}
	return e.SavedGame()
}

// savedTo is isIn for what was written to a file, and keeps that.
func (e *Exchange) savedTo(at session.Mark, path string, form notation.Form) {
	e.isIn(at, path, form)
	e.Host.Keep()
}

// isIn says in which file that is which was shown at a moment, and remembers the file.
func (e *Exchange) isIn(at session.Mark, path string, form notation.Form) {
	e.Host.Session.SetDocument(at, session.Document{Path: path, Form: form})
	e.Host.Session.Settings.Remember(path)
	e.Remembered()
}

// wholeForm is the form of a text that says no more than what it was read as, and otherwise none.
func wholeForm(r notation.Reading) notation.Form {
	if len(r.Notes) > 0 && r.Grids == nil {
		return ""
	}
	return r.Form
}

// Title is what the window is called: the file of what is shown, with a dot before it if something changed since, and
// the program.
func (e *Exchange) Title(program string) string {
	d, changed := e.Host.Session.Document()
	if d.Path == "" {
		return program
	}
	title := locale.Words().Beginning(filepath.Base(d.Path)) + " – " + program
	if changed {
		title = "• " + title
	}
	return title
}

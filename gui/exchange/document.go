package exchange

import (
	"path/filepath"

	"ninefold/engine/notation"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// fullest returns the form that keeps most of the board shown.
func (e *Exchange) fullest() notation.Form {
	if e.Host.Session.Shown == session.CrossHatching {
		return session.FullestSudoku
	}
	return notation.Record
}

func (e *Exchange) keeps(form notation.Form) bool {
	s := e.Host.Session
	return form == e.fullest() || s.Shown == session.CrossHatching && s.Sudoku.Keeps(form)
}

// saved returns the text of the board in a form, and the name to propose for its file.
func (e *Exchange) saved(form notation.Form) (text []byte, name string) {
	if e.Host.Session.Shown == session.CrossHatching {
		return e.Host.Session.Sudoku.Saved(form), "sudoku.sdx"
	}
	return e.SavedGame()
}

// lacking says, in the words of a key, what a form leaves out of the Sudoku shown; empty for nothing.
func (e *Exchange) lacking(key string, form notation.Form) string {
	if e.Host.Session.Shown != session.CrossHatching {
		return ""
	}
	var lost []string
	for _, loss := range e.Host.Session.Sudoku.Losses(form) {
		if part := lostIn[loss]; part != "" {
			lost = append(lost, locale.Text(part))
		}
	}
	if len(lost) == 0 {
		return ""
	}
	return locale.Text(key, locale.Args{"What": locale.Words().List(lost)})
}

// lostIn maps what a form leaves out of a Sudoku to the key of its words.
var lostIn = map[notation.Loss]string{
	notation.LostSteps: "saved.steps", notation.LostEntered: "saved.entered", notation.LostPencil: "saved.pencil",
	notation.LostShades: "saved.shades", notation.LostStruck: "saved.struck",
	notation.LostAnnotation: "saved.annotation",
}

// savedTo notes the file that a board was saved to, and keeps the session.
func (e *Exchange) savedTo(at session.Moment, d session.Document) {
	e.setDocument(at, d)
}

// setDocument notes the file that holds the board as it was at a moment, and adds it to the recent files.
func (e *Exchange) setDocument(at session.Moment, d session.Document) {
	e.Host.Session.SetDocument(at, d)
	e.Host.Session.Settings.Remember(d.Path)
}

// wholeForm returns the form of a text, or none if the text holds more than what was read from it.
func wholeForm(r notation.Reading) notation.Form {
	if len(r.Notes) > 0 {
		return ""
	}
	return r.Form
}

// Title returns the window's title: the file of the board, after a dot if the board was changed since, and the
// program's name.
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

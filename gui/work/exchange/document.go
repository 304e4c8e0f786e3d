package exchange

import (
	"path/filepath"

	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view/scene"
)

// savedTo notes the file that holds the board as it was at a moment, and adds it to the recent files.
func (e *Exchange) savedTo(at session.Moment, d session.Document) {
	e.Host.Session.SetDocument(at, d)
	e.Host.Session.Settings.Remember(d.Path)
}

// Title returns the window's title: the file of the board, after a dot if the board was changed since, or the two of a
// game by mail, and the program's name.
func (e *Exchange) Title(program string) string {
	s := e.Host.Session
	d, changed := s.Document()
	switch {
	case d.Path != "":
	case s.Shown == session.TicTacToe && s.Game.Sides().Has(roster.Mail):
		return scene.Title(s.Board().Entry()) + " – " + program
	default:
		return program
	}
	title := language.Words().Beginning(filepath.Base(d.Path)) + " – " + program
	if changed {
		title = "• " + title
	}
	return title
}

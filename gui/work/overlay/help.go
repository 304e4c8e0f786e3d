package overlay

import (
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
)

// Help calls then, which tells the user what to play or takes a move back. In a rated game it first asks whether that
// is worth the rating: yes is the answer's words. In a game by mail it says that help comes after the game.
func (h *Host) Help(yes string, then func()) {
	g := h.Session.Game
	helped := func() {
		g.NoteHelp()
		then()
	}
	switch session.HelpIn(g) {
	case session.HelpFree:
		helped()
	case session.HelpBarred:
		h.Inform(language.Text("help.barred"))
	default:
		h.Unrate(yes, helped)
	}
}

// Unrate calls then, which costs a game its rating. If the game is rated it first asks: yes is the answer's words.
func (h *Host) Unrate(yes string, then func()) {
	g := h.Session.Game
	if !session.IsRated(g) {
		then()
		return
	}
	h.Ask(func() dialog.Question {
		return dialog.Question{Title: language.Text("help.ask"), Yes: yes, No: language.Text("help.without")}
	}, then)
}

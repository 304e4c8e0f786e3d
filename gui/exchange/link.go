package exchange

import (
	"ninefold/engine/notation"
	"ninefold/gui/actions"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// LinkActions copy a link to what is shown, if there is a page for it to go to.
func (e *Exchange) LinkActions() []*actions.Action {
	if e.Page == "" {
		return nil
	}
	return []*actions.Action{{ID: "copyLink", Group: "copyAs", Run: e.CopyLink}}
}

// CopyLink copies a link that opens what is shown.
func (e *Exchange) CopyLink() {
	code, losses := e.link()
	news := locale.Text("copied.link")
	if n := len(losses); n > 0 {
		news = locale.Sentences(news, locale.Text(leftOut[losses[n-1]]))
	}
	e.copy(e.Page+"#"+code, news)
}

// leftOut are the keys of the words for the last thing that a link leaves out: with it goes all before it.
var leftOut = map[notation.Loss]string{
	notation.LostComments: "copied.link.comments", notation.LostBranches: "copied.link.branches",
	notation.LostTags: "copied.link.tags", notation.LostSteps: "copied.link.steps",
}

// Link is what stands behind the # of a link to what is shown.
func (e *Exchange) Link() string {
	code, _ := e.link()
	return code
}

// link is Link, and what it leaves out of a game.
func (e *Exchange) link() (code string, losses []notation.Loss) {
	s := e.Host.Session
	if s.Shown == session.CrossHatching {
		return string(s.Sudoku.Saved(notation.Link)), nil
	}
	r := s.LinkedGame()
	text, losses := notation.AppendLink(nil, &r)
	return string(text), losses
}

// OpenLink imports what stands behind the # of a link, unless it is shown already.
func (e *Exchange) OpenLink(code string) {
	if e.Host.Session.Away || code != e.Link() {
		e.importText(locale.Text("link.name"), []byte(code))
	}
}

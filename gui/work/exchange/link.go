package exchange

import (
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
)

// LinkActions give away links to the board, if there is a web page to link to.
func (e *Exchange) LinkActions() []*actions.Action {
	if e.Page == "" {
		return nil
	}
	all := []*actions.Action{{ID: "copyLink", Group: "copyAs", Run: func() {
		e.copyLink(e.link, "", language.Text("copied.link"))
	}}}
	if e.Screen.CanShare() {
		all = append(all, &actions.Action{ID: "share", Group: "copyAs", Run: func() { e.share(e.link, "", func() {}) }})
	}
	return all
}

// linker returns the part after the # of a link and, for a game, what it leaves out.
type linker func() (code string, losses []notation.Loss)

// share gives a link, with words for who gets it, to the system's share sheet, which asks whom to send it to. If that
// fails, the link is copied. Unless the user gives up, share calls then.
func (e *Exchange) share(to linker, words string, then func()) {
	code, losses := to()
	link, omits := e.Page+"#"+code, omission(e.Host.Session, losses)
	e.Screen.Share(words, link, func(shared bool, err error) {
		if shared || err != nil {
			then()
		}
		switch {
		case err != nil:
			e.Copy(link, language.Sentences(language.Text("copied.link"), omits))
		case shared:
			e.Host.Inform(omits)
		}
	})
}

// copyLink copies a link to the board shown after some words, and says so.
func (e *Exchange) copyLink(to linker, before, news string) {
	code, losses := to()
	e.Copy(before+e.Page+"#"+code, language.Sentences(news, omission(e.Host.Session, losses)))
}

// omission says what a link leaves out of the board; empty if nothing.
func omission(s *session.Session, losses []notation.Loss) string {
	if s.Shown == session.CrossHatching {
		if lacks := lost(s.Sudoku.Losses(notation.Link)); lacks != "" {
			return language.Text("copied.link.without", language.Args{"What": lacks})
		}
		return ""
	}
	if n := len(losses); n > 0 { // the words for the last also name all before it
		return language.Text("copied.link." + string(losses[n-1]))
	}
	return ""
}

// Link returns the part after the # of a link to the board shown.
func (e *Exchange) Link() string {
	code, _ := e.link()
	return code
}

// link is the linker of Link.
func (e *Exchange) link() (code string, losses []notation.Loss) {
	s := e.Host.Session
	if s.Shown == session.CrossHatching {
		return string(notation.AppendSudoku(nil, notation.Link, s.Sudoku.Game)), nil
	}
	return linkTo(linked(s.Game))
}

func linkTo(r record.Record) (code string, losses []notation.Loss) {
	text, losses := notation.AppendLink(nil, &r)
	return string(text), losses
}

// OpenLink imports the part after the # of a link, unless the board in the window is the same.
func (e *Exchange) OpenLink(code string) {
	if e.Host.Shown() == nil || code != e.Link() {
		e.importText(language.Text("link.name"), []byte(code))
	}
}

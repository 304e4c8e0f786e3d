package exchange

import (
	"ninefold/engine/atomicfile"
	"ninefold/engine/notation"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/mail"
	"ninefold/gui/model/session"
	"ninefold/gui/view/icon"
)

// LinkActions give away links to the board, if there is a web page to link to, and send games by mail in any case.
func (e *Exchange) LinkActions() []*actions.Action {
	if e.Page == "" {
		return []*actions.Action{
			{ID: "saveToSend", Menu: actions.In("edit", 2, 6), Why: "mail", Icon: icon.Send,
				Enabled: e.canSend, Run: e.saveToSend},
			{ID: "copyToSend", Menu: actions.In("edit", 2, 7), Why: "mail", Icon: icon.Copy,
				Enabled: e.canSend, Run: e.copyToSend},
		}
	}
	all := []*actions.Action{
		{ID: "copyLinkToSend", Menu: actions.In("edit", 2, 5), Why: "mail", Icon: icon.Copy,
			Enabled: e.canSend, Run: e.CopyLinkToSend},
		{ID: "copyLink", Group: "copyAs", Run: e.CopyLink},
	}
	if e.Screen.CanShare() {
		all = append(all, &actions.Action{ID: "share", Group: "copyAs", Run: e.Share},
			&actions.Action{ID: "send", Menu: actions.In("edit", 2, 4), Why: "mail", Icon: icon.Send,
				Enabled: e.canSend, Run: e.send})
	}
	return all
}

// canSend reports whether a game by mail is shown that the user should send.
func (e *Exchange) canSend() bool {
	return e.Host.Session.GameShown() && mail.ToSend(e.Host.Session.Game)
}

// CopyLink copies a link that opens the board shown.
func (e *Exchange) CopyLink() { e.copyLink("", language.Text("copied.link")) }

// Share gives the link to the system's share sheet, which asks whom to send it to. If that fails, the link is copied.
func (e *Exchange) Share() { e.share("") }

// share is Share with words for who gets the link.
func (e *Exchange) share(words string) {
	code, losses := e.link()
	link, omits := e.Page+"#"+code, e.omission(losses)
	e.Screen.Share(words, link, func(shared bool, err error) {
		switch {
		case err != nil:
			e.Copy(link, language.Sentences(language.Text("copied.link"), omits))
		case shared:
			e.Host.Inform(omits)
		}
	})
}

// send gives the link of a game by mail to the share sheet, with a line for the friend who gets it.
func (e *Exchange) send() { e.share(e.ofMail("mail.letterLink")) }

// CopyLinkToSend copies the link of a game by mail, after a line for the friend who gets it.
func (e *Exchange) CopyLinkToSend() {
	e.copyLink(e.ofMail("mail.letterLink")+"\n\n", e.ofMail("mail.copied"))
}

// saveToSend writes the game for the other player to a file, which does not become the board's own.
func (e *Exchange) saveToSend() {
	text, name := e.sentGame()
	saved := e.ofMail("mail.saved")
	e.Files.SaveAs(name, func(file string, use func(text []byte, lacks string)) error {
		if err := promisesOther(file); err != nil {
			return err
		}
		use(text, "")
		return nil
	}, func(string, atomicfile.Stamp) { e.Host.Inform(saved) })
}

// copyLink copies the link to the board shown after some words, and says so.
func (e *Exchange) copyLink(before, news string) {
	code, losses := e.link()
	e.Copy(before+e.Page+"#"+code, language.Sentences(news, e.omission(losses)))
}

// omission says what a link leaves out of the board; empty if nothing.
func (e *Exchange) omission(losses []notation.Loss) string {
	if e.Host.Session.Shown == session.CrossHatching {
		if lacks := lost(e.Host.Session.Sudoku.Losses(notation.Link)); lacks != "" {
			return language.Text("copied.link.without", language.Args{"What": lacks})
		}
		return ""
	}
	if n := len(losses); n > 0 {
		return language.Text(leftOut[losses[n-1]])
	}
	return ""
}

// leftOut maps the last loss of a link to the key of its words, which also name all losses before it.
var leftOut = map[notation.Loss]string{
	notation.LostComments: "copied.link.comments", notation.LostBranches: "copied.link.branches",
	notation.LostTags: "copied.link.tags", notation.LostSteps: "copied.link.steps",
}

// Link returns the part after the # of a link to the board shown.
func (e *Exchange) Link() string {
	code, _ := e.link()
	return code
}

// link returns Link and, for a game, what it leaves out.
func (e *Exchange) link() (code string, losses []notation.Loss) {
	s := e.Host.Session
	if s.Shown == session.CrossHatching {
		return string(notation.AppendSudoku(nil, notation.Link, s.Sudoku.Game)), nil
	}
	r := linked(s.Game)
	text, losses := notation.AppendLink(nil, &r)
	return string(text), losses
}

// OpenLink imports the part after the # of a link, unless the board shown is the same.
func (e *Exchange) OpenLink(code string) {
	if !e.Host.Scope.OnBoard() || code != e.Link() {
		e.importText(language.Text("link.name"), []byte(code))
	}
}

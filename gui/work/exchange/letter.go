package exchange

import (
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/mail"
	"ninefold/gui/view/icon"
)

// letter is the game by mail shown, as the user sends it: by a link if there is a web page to link to, or else as a
// record.
type letter struct{ *Exchange }

// LetterActions send a game by mail to the other player.
func LetterActions(e *Exchange) []*actions.Action {
	l := letter{e}
	send := func(id string, place int, picture icon.Name, do func()) *actions.Action {
		return &actions.Action{ID: id, Menu: actions.In("edit", 2, place), Why: "mail", Icon: picture,
			Offer: true, Enabled: l.due, Run: do}
	}
	switch {
	case l.Page == "":
		return []*actions.Action{
			send("saveToSend", 6, icon.Send, l.save), send("copyToSend", 7, icon.Copy, l.copyRecord)}
	case l.Screen.CanShare():
		return []*actions.Action{
			send("copyLinkToSend", 5, icon.Copy, l.copyLink), send("send", 4, icon.Send, l.share)}
	}
	return []*actions.Action{send("copyLinkToSend", 5, icon.Copy, l.copyLink)}
}

// due reports whether the user should send the game.
func (l letter) due() bool { return mail.ToSend(l.Host.Session.Game) }

// words says something of the game, with a legal answer, or in other words if it has ended.
func (l letter) words(key string) string {
	g := l.Host.Session.Game
	if g.Decided() {
		return language.Text(key + ".over")
	}
	p := g.State(history.Last(g.Standing())).Position
	return language.Text(key, language.Args{"Move": language.Words().Moves([]grid.Cell{p.Legal().First()})})
}

// share gives the link to the share sheet, with a line for the friend who gets it.
func (l letter) share() { l.Exchange.share(l.link, l.words("mail.letterLink"), l.posted()) }

// posted lets the game say when it has begun, and returns a function that notes that it was sent as it is now.
func (l letter) posted() func() {
	g := l.Host.Session.Game
	mail.NoteBegun(g, l.Host.Tasks.Clock.Now())
	last := history.Last(g.Standing())
	return func() { g.NoteSent(last) }
}

// link is the linker of the moves alone.
func (l letter) link() (code string, losses []notation.Loss) {
	r := linked(l.Host.Session.Game)
	r.Game = movesAlone(l.Host.Session.Game)
	return linkTo(r)
}

// copyLink copies the link, after a line for the friend who gets it.
func (l letter) copyLink() {
	l.posted()()
	l.Exchange.copyLink(l.link, l.words("mail.letterLink")+"\n\n", l.words("mail.copied"))
}

// record returns the record for the friend, and the name to propose for its file.
func (l letter) record() (text []byte, file string) {
	r, file := sent(l.Host.Session.Game, l.Host.Tasks.Clock.Now().Format(time.DateOnly))
	return record.Append(nil, &r), file
}

// copyRecord copies the record, after a line for the friend who gets it.
func (l letter) copyRecord() {
	l.posted()()
	text, _ := l.record()
	l.copyGame(append([]byte(l.words("mail.letter")+"\n\n"), text...), l.words("mail.copiedGame"))
}

// save writes the record to a file, which does not become the board's own.
func (l letter) save() {
	saved, posted := l.words("mail.saved"), l.posted()
	text, name := l.record()
	l.Files.SaveAs("file.send", name, func(file string, use func(text []byte, lacks string)) error {
		if err := promisesOther(file); err != nil {
			return err
		}
		use(text, "")
		return nil
	}, func(string, atomicfile.Stamp) {
		posted()
		l.Host.Inform(saved)
	})
}

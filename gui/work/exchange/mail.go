package exchange

import (
	"cmp"
	"regexp"
	"slices"

	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/mail"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/scene"
)

// mailed maps what an answer by mail did to the key of what is said of it.
var mailed = map[mail.Kind]string{
	mail.Sent: "mail.own", mail.Seen: "mail.seen", mail.New: "mail.answered",
}

// mail opens a text of a game by mail, in the game that it continues or as a new one, and reports false for other
// texts. Where the text does not say by itself which side the user has, the user is asked.
func (a incoming) mail(form notation.Form, number int, r notation.Reading) bool {
	from, kind := a.Host.Session.Board(), mail.Import(a.Host.Session, r)
	if kind == mail.Sent && a.answers(r) {
		kind = mail.New
	}
	switch kind {
	case mail.None:
		return false
	case mail.Begun:
		a.openMail(form, number, r, r.Record.Sender())
	case mail.Other:
		a.askSide(form, number, r)
	default:
		a.Host.Arrive(from)
		a.inform(a.newsOf(kind))
	}
	return true
}

// ownWords matches the sentence of a letter that names a legal answer.
var ownWords = regexp.MustCompile(`Ninefold[^.!?。！？]*`)

// answers plays the move that the words around the game shown name, as it was sent, and reports whether there is one.
func (a incoming) answers(r notation.Reading) bool {
	g := a.Host.Session.Game
	if len(r.Record.Game.Path()) != len(g.Path()) { // it is older
		return false
	}
	kind, err := mail.Answer(g, notation.Moves(ownWords.ReplaceAll(r.Around, nil)))
	return kind == mail.New && err == nil
}

// newsOf says what an answer by mail did or, of a game that has ended, how.
func (e *Exchange) newsOf(kind mail.Kind) string {
	if g := e.Host.Session.Game; g.Ended() {
		return scene.Game{Game: g}.Status().Why
	}
	return language.Text(mailed[kind])
}

// openMail opens a game by mail in which a sender plays the other side, and says who plays what; Empty for a record
// that is only looked at.
func (a incoming) openMail(form notation.Form, number int, r notation.Reading, sender tictactoe.Mark) {
	r.Record.Tags = slices.Clone(r.Record.Tags)
	r.Record.SetSender(sender)
	a.open(form, number, r)
	if sender == tictactoe.Empty {
		return
	}
	news := language.Text("mail.sides", sidesOf(r, sender))
	if s := a.Host.Session; !mail.Waits(s.Game) && !s.Game.Decided() {
		news = language.Sentences(news, language.Text("mail.make"))
	}
	a.inform(news)
}

// sidesOf returns the marks of the user and of who plays by mail, with that one's name.
func sidesOf(r notation.Reading, sender tictactoe.Mark) language.Args {
	name := language.Words().Player(r.Record.Tag(sender.String()), r.Record.Player(sender))
	return language.Args{"Own": sender.Other().String(), "Mark": sender.String(),
		"Name": cmp.Or(name, language.Text("who.friend"))}
}

// askSide asks which side the user plays in a game by mail that continues none of theirs, at first the one to which it
// was sent, or whether to look at it only.
func (a incoming) askSide(form notation.Form, number int, r notation.Reading) {
	sender := r.Record.Sender()
	near, steps := mail.Nearest(a.Host.Session, r.Record)
	a.Dialogs.ChooseAmong(func() dialog.Question {
		q := dialog.Question{Title: language.Text("mail.ask"), Words: language.Text("mail.other"),
			Yes: language.Text("boards.open"), No: language.Text("dialog.cancel")}
		if near != nil {
			same := language.Args{"Moves": language.Amount("moves", steps), "Title": scene.Title(near)}
			q.Words = language.Sentences(q.Words, language.Text("mail.near", same))
		}
		q.Options = []string{language.Text("mail.answer", sidesOf(r, sender)),
			language.Text("mail.mine", sidesOf(r, sender.Other())), language.Text("mail.look")}
		return q
	}, func(chosen int) {
		a.openMail(form, number, r, [...]tictactoe.Mark{sender, sender.Other(), tictactoe.Empty}[chosen])
	}, nil)
}

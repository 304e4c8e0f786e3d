package exchange

import (
	"cmp"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ninefold/engine/atomicfile"
	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/mail"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
)

// copied says that an action has copied what its name in the menu says.
func copied(id string) string {
	return language.Text("copied.form", language.Args{"Form": language.Text("command." + id)})
}

// CopyGame copies the record of the game shown.
func (e *Exchange) CopyGame() {
	text, _ := e.SavedGame()
	e.copyGame(text, copied("copyGame"))
}

// copyGame copies a record, perhaps after some words. Pasted back, it shows this board.
func (e *Exchange) copyGame(text []byte, news string) {
	e.Host.Session.Copied(atomicfile.StampOf("", text), notation.Record)
	e.Copy(string(text), news)
}

// SavedGame returns the record of the game shown, with its review and, if it has no date, with today's; and the name to
// propose for its file.
func (e *Exchange) SavedGame() (text []byte, file string) {
	g := e.Host.Session.Game
	r, file := saved(g, session.DocumentOf(g), e.Host.Tasks.Clock.Now().Format(time.DateOnly))
	e.Review.Annotate(&r)
	return record.Append(nil, &r), file
}

// CopyActions copies the moves to the position as a link to uttt.ai.
func (e *Exchange) CopyActions() {
	text, played := notation.AppendActions(nil, e.Host.Session.Game.Game)
	if !played {
		e.Host.Warn(language.Text("copyAs.notPlayed"))
		return
	}
	e.Copy(string(text), copied("copyAs.actions"))
}

// maxComment is how many characters of a comment can be edited here. A longer one, from a record, can be read.
const maxComment = 4000

// Comment edits the comment on the step shown, which the record keeps.
func (e *Exchange) Comment() {
	g := e.Host.Session.Game
	step := g.Current()
	old := g.Now().Comment
	if utf8.RuneCountInString(old) > maxComment || !printable([]byte(old)) {
		e.Dialogs.ReadText(func() (title, words string) {
			return language.Text("comment.long", language.Args{"Most": maxComment}), old
		})
		return
	}
	e.Dialogs.Edit(dialog.Text{
		Says: func() (title, advice, confirm string) {
			return language.Text("dialog.comment"), "", language.Text("dialog.keep")
		},
		Text: old, Prose: true,
		Use: func(comment string) (then func(), err error) {
			if n := utf8.RuneCountInString(comment); n > maxComment {
				return nil, language.Error("comment.tooLong", language.Args{"Characters": n, "Most": maxComment})
			}
			g.SetComment(step, strings.TrimSpace(comment))
			return nil, nil
		},
	})
}

// saved returns a game's record with a date, and a name for its file: the players', if they have names or are not both
// people here.
func saved(g *session.Game, r record.Record, date string) (_ record.Record, file string) {
	if r.Tag("Date") == "" {
		r.SetTag("Date", date)
	}
	sides := g.Sides()
	named := sides.Has(roster.Mail)
	var parts []string
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		name, by := r.Tag(m.String()), r.Player(m)
		part := cmp.Or(fileName(name), fileName(by.Name))
		named = named || part != ""
		parts = append(parts, cmp.Or(part, m.String()))
	}
	if !named {
		return r, "game.ninefold"
	}
	parts = append(parts, fileName(r.Tag("Date")))
	if sides.Has(roster.Mail) { // each mail has a name of its own
		parts = append(parts, "move", strconv.Itoa(g.Entry().Moves))
	}
	return r, strings.Join(parts, "-") + ".ninefold"
}

// sent is saved for the other player of a game by mail. It has the moves of the main line alone: side lines, signs and
// comments tell what the user thinks.
func sent(g *session.Game, date string) (r record.Record, file string) {
	r, file = saved(g, g.Record(), date)
	r.Game = movesAlone(g)
	return r, file
}

// linked returns a game's record for a link: up to the step shown, with a result only if that does not follow from the
// moves. Of a game by mail that awaits an answer it has the moves alone, as what is sent.
func linked(g *session.Game) record.Record {
	r := g.Record()
	if r.Tag("Termination") == "" {
		r.DropTag("Result")
	}
	if mail.Waits(g) {
		r.Game = movesAlone(g)
	} else {
		r.Game.GoTo(g.Current())
	}
	return r
}

// movesAlone returns the main line of a game at its end, without what Undo took back, signs and comments.
func movesAlone(of *session.Game) *tictactoe.Game {
	alone := &tictactoe.Game{Tree: of.Along(of.Standing())}
	alone.GoTo(history.ID(alone.Len() - 1))
	for id := range history.ID(alone.Len()) {
		alone.SetComment(id, "")
		alone.SetGlyph(id, "")
	}
	return alone
}

// fileName returns the part of a name that a file name may have.
func fileName(name string) string {
	const most = 30 // characters
	kept := []rune(strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r), unicode.IsMark(r), unicode.IsDigit(r), r == '-', r == '_':
			return r
		case unicode.IsSpace(r):
			return '_'
		}
		return -1
	}, name))
	return strings.Trim(string(kept[:min(len(kept), most)]), "-_")
}

package exchange

import (
	"cmp"
	"strconv"
	"strings"
	"unicode"

	"ninefold/engine/history"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/mail"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
)

// saved returns a game's record, and a name for its file: the players', if they have names or are not both people here.
func saved(g *session.Game, date string) (r record.Record, file string) {
	r = g.Record()
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

// sent is saved for the other player of a game by mail. While that goes on, it has the moves of the main line alone:
// side lines, signs and comments tell what the user thinks.
func sent(g *session.Game, date string) (r record.Record, file string) {
	r, file = saved(g, date)
	if mail.Waits(g) {
		r.Game = movesAlone(r.Game)
	}
	return r, file
}

// linked returns a game's record for a link: up to the step shown, with a result only if that does not follow from the
// moves. Of a game by mail that awaits an answer it has what sent has.
func linked(g *session.Game) record.Record {
	r := g.Record()
	if r.Tag("Termination") == "" {
		r.DropTag("Result")
	}
	if mail.Waits(g) {
		r.Game = movesAlone(r.Game)
	} else {
		r.Game.GoTo(g.Current())
	}
	return r
}

// movesAlone returns the main line of a game at its end, without signs and comments.
func movesAlone(of *tictactoe.Game) *tictactoe.Game {
	alone := &tictactoe.Game{Tree: of.Along(of.Main())}
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

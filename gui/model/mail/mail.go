// Package mail finds out what a text says of the games that two people play by mail: each makes a move and sends the
// whole game, which names its sender. In the sender's window the other side plays by mail; in the receiver's window the
// sender's side does.
package mail

import (
	"cmp"
	"slices"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
)

// NoteBegun notes in a game that is sent the first time when that is.
func NoteBegun(g *session.Game, now time.Time) {
	if g.Tag(record.BegunTag) == "" {
		g.SetTag(record.BegunTag, now.UTC().Format(time.RFC3339))
	}
}

// OnlyMoves reports whether only moves go on from a game, since it was sent by mail and has not ended.
func OnlyMoves(g *session.Game) bool {
	sides := g.Sides()
	return sides.Has(roster.Mail) && g.Tag(record.BegunTag) != "" && !g.Decided()
}

// ToSend reports whether a game is by mail and the user should send it: the other side is to move, or was when the game
// ended on the board, or the user has resigned. It should not while a step is shown at which that is otherwise.
func ToSend(g *session.Game) bool {
	sides, end := g.Sides(), g.State(history.Last(g.Standing()))
	due := func(toMove roster.Side, forfeit string) bool {
		return (forfeit != "") != (toMove.Player == roster.Mail)
	}
	return sides.Has(roster.Mail) && due(g.ToMove(), g.Forfeited()) &&
		due(*sides.Side(end.Position.Turn()), end.Forfeit)
}

// Waits reports whether a game waits for an answer by mail. One that has ended does not, whichever step is shown.
func Waits(g *session.Game) bool { return ToSend(g) && !g.Ended() && !g.Decided() }

// Kind says how a text relates to the games by mail.
type Kind uint8

// The kinds.
const (
	None  Kind = iota // it is not of a game by mail
	Begun             // it begins one: it has at most one move, and no other game by mail is under way
	Sent              // its position is known, and the other player is to move or has resigned
	Seen              // its position is known, and the user is to move or has resigned
	New               // it answers the user's move: by a move, or the other player resigns
	Other             // it continues none of the games by mail
	Over              // it names a move for a game that has ended
)

// Import finds, by its beginning and its moves, the game by mail to which a text belongs, and shows it. It adds the
// moves of an answer, which continues the end of a line, or the game without what Undo took back, up to the other
// player's last: whoever adds a move to a text by hand may leave it as sent by the user. If the other player resigns,
// the game ends. For a position that is known already it shows the game's newest move. If there is no such game, the
// kind is None, Begun or Other and nothing changes.
func Import(s *session.Session, r notation.Reading) Kind {
	sender := r.Record.Sender()
	if r.Record.Game == nil || sender == tictactoe.Empty {
		return None
	}
	games, line := slices.Collect(s.Games(byMail)), r.Record.Game.Path()
	to := addressed(games, r.Record)
	underWay := func(g *session.Game) bool { return g.Entry().Result == "" }
	switch {
	case to.game == nil && len(line) <= 2 && !slices.ContainsFunc(games, underWay):
		return Begun
	case to.game == nil:
		return Other
	}
	g := to.game
	s.Show(g)
	g.SetTag(record.BegunTag, cmp.Or(g.Tag(record.BegunTag), r.Record.Tag(record.BegunTag)))
	g.GoTo(to.at)
	switch {
	case to.kind == New:
		for _, id := range line[to.steps+1:][:to.answer] {
			g.Push(r.Record.Game.State(id))
		}
	case to.kind == Seen && resigns(r.Record) && !g.Ended() && ends(g, to.at):
		g.Resign()
	default:
		g.GoTo(history.Last(g.Standing()))
		if g.ToMove().Player == roster.Mail {
			return Sent
		}
		return Seen
	}
	g.NoteCame()
	g.MachineMayMove = true
	return New
}

// addressee is the game by mail to which a text belongs; none if game is nil.
type addressee struct {
	game   *session.Game
	at     history.ID // the last step that both have
	steps  int        // that lead there
	kind   Kind
	answer int // the moves that the text adds
}

// addressed returns the game to which a text belongs: one that has all of it or, among those whose end it continues,
// the one to which it adds the fewest moves.
func addressed(games []*session.Game, r record.Record) (to addressee) {
	text, line := r.Game, r.Game.Path()
	for _, g := range games {
		if !mayBeOf(g, r) {
			continue
		}
		sides := g.Sides()
		last, steps := follow(g, text)
		left := len(line) - 1 - steps
		answer := left
		for own := sides.Sender(); answer > 0; answer-- {
			if after := text.State(line[steps+answer]).Position; after.Turn() == own {
				break
			}
		}
		sameBegin := r.Tag(record.BegunTag) != "" && g.Tag(record.BegunTag) == r.Tag(record.BegunTag)
		continues := ends(g, last) && !g.State(last).Ended() && (last != 0 || answer == 1 || sameBegin) &&
			onlyMoves(text, line[steps+1:])
		switch {
		case left == 0 && sides.Sender() == r.Sender():
			to = addressee{g, last, steps, Sent, 0}
		case left == 0 && to.kind == None:
			to = addressee{g, last, steps, Seen, 0}
		case answer > 0 && continues && (to.kind != New || answer < to.answer):
			to = addressee{g, last, steps, New, answer}
		}
	}
	return to
}

// onlyMoves reports whether all of these steps are moves.
func onlyMoves(text *tictactoe.Game, steps []history.ID) bool {
	return !slices.ContainsFunc(steps, func(id history.ID) bool { return !text.State(id).IsMove() })
}

// mayBeOf reports whether a text may be of a game: both have begun at the same time or, if one does not say when, the
// game goes on or the text has more than a first move.
func mayBeOf(g *session.Game, r record.Record) bool {
	own, its := g.Tag(record.BegunTag), r.Tag(record.BegunTag)
	if own == "" || its == "" {
		return !g.Decided() || len(r.Game.Path()) > 2
	}
	return own == its
}

// follow is Follow, up to an answer that was tried in the game but did not come.
func follow(g *session.Game, text *tictactoe.Game) (last history.ID, steps int) {
	sides, standing := g.Sides(), g.Standing()
	last, steps = g.Follow(text)
	for id, step := last, steps; step > 0; step-- {
		p, answer := g.State(id).Position, id
		if id, _ = g.Parent(id); p.Turn() == sides.Sender() && !slices.Contains(standing, answer) {
			last, steps = id, step-1
		}
	}
	return last, steps
}

// ends reports whether the game, as it stands, does not go on from a step.
func ends(g *session.Game, id history.ID) bool {
	standing := g.Standing()
	return !slices.ContainsFunc(g.Children(id), func(next history.ID) bool { return slices.Contains(standing, next) })
}

// resigns reports whether the sender of a game by mail has resigned at the step shown in it, the last.
func resigns(r record.Record) bool {
	sender, p := r.Sender(), r.Game.Position()
	return p.Turn() == sender && !p.Over() && r.Game.Current() == history.Last(r.Game.Main()) &&
		r.Tag("Result") == record.LostBy(sender) && r.Tag("Termination") == record.Resignation(sender)
}

// Nearest returns the game by mail of which a text may be that has the most steps in common with it, and how many; 0
// for none.
func Nearest(s *session.Session, r record.Record) (of *session.Entry, most int) {
	for g := range s.Games(byMail) {
		if _, steps := g.Follow(r.Game); steps > most && mayBeOf(g, r) {
			of, most = g.Entry(), steps
		}
	}
	return of, most
}

// Answer makes the move by which the other player answers in a game by mail, whichever of its steps is shown: the only
// one of a text, or the one after all moves of the main line, at the end of that without what Undo took back. The kind
// is New, Over if the game has ended, None for a text with other moves, and on the user's turn Seen for the last move
// made, or Other for another one in its place. On an error, that of Position.Check, nothing changes.
func Answer(g *session.Game, moves []grid.Cell) (kind Kind, err error) {
	sides, end := g.Sides(), history.Last(g.Standing())
	_, made := g.MovesTo(end)
	if !sides.Has(roster.Mail) || len(moves) == 0 {
		return None, nil
	}
	p, last, all := g.State(end).Position, len(moves)-1, len(moves) > 1
	follows := !all || slices.Equal(moves[:last], made)
	switch awaited := sides.Side(p.Turn()).Player == roster.Mail; {
	case g.Decided() && follows:
		g.GoTo(end)
		return Over, nil
	case g.Decided():
		return None, nil
	case awaited && follows:
		if err := p.Check(moves[last]); err != nil {
			return New, err
		}
		if end != g.Current() {
			g.GoTo(end)
		}
		err := g.Play(moves[last])
		g.NoteTold()
		return New, err
	case awaited || all && !slices.Equal(moves[:last], made[:max(0, len(made)-1)]):
		return None, nil
	case len(made) > 0 && moves[last] == made[len(made)-1]:
		return Seen, nil
	}
	return Other, nil
}

func byMail(e *session.Entry) bool { return e.Mail != "" }

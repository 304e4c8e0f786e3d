package session

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Two people in two windows play a game by mail: each makes a move and sends the whole game, which names its sender. In
// the sender's window the other side plays by mail; in the receiver's window the sender's side does.

// ToSend reports whether a game by mail is shown that the user should send: the other side is to move, or was when the
// game ended on the board, or the user has resigned.
func (s *Session) ToSend() bool {
	if !s.GameShown() || !s.Game.sides.Has(Mail) {
		return false
	}
	resigned := s.Game.Forfeited() != "" // by the side to move
	return resigned != (s.Game.ToMove().Player == Mail)
}

// MailToMove reports whether the side to move plays by mail.
func (s *Session) MailToMove() bool { return s.ToSend() && !s.Game.Ended() }

// SentGame is SavedGame for the other player of a game by mail. While that goes on, it has the moves of the main line
// alone: side lines, signs and comments tell what the user thinks.
func (s *Session) SentGame(date string) (r record.Record, file string) {
	r, file = s.SavedGame(date)
	if s.MailToMove() {
		r.Game = movesAlone(r.Game)
	}
	return r, file
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

// sender returns the side of the player here, who sends the game; Empty if nobody plays by mail.
func (s Sides) sender() tictactoe.Mark {
	switch Mail {
	case s.X.Player:
		return tictactoe.O
	case s.O.Player:
		return tictactoe.X
	}
	return tictactoe.Empty
}

// MailKind says how a text relates to the games by mail.
type MailKind uint8

// The kinds.
const (
	NoMail    MailKind = iota // it is not of a game by mail
	MailBegun                 // it begins one: it has at most one move, and no other game by mail is under way
	MailSent                  // its position is known, and the other player is to move or has resigned
	MailSeen                  // its position is known, and the user is to move or has resigned
	MailNew                   // it answers the user's move: by a move, or the other player resigns
	MailOther                 // it continues none of the games by mail
)

// ImportMail finds, by its moves, the game by mail to which a text belongs, and shows it. It adds the moves of an
// answer, which continues the end of a line, up to the other player's last: whoever adds a move to a text by hand may
// leave it as sent by the user. If the other player resigns, the game ends. For a position that is known already it
// shows the newest move after it. If there is no such game, the kind is NoMail, MailBegun or MailOther and nothing
// changes.
func (s *Session) ImportMail(r notation.Reading) MailKind {
	sender := r.Record.Sender()
	if r.Record.Game == nil || sender == tictactoe.Empty {
		return NoMail
	}
	games, line := s.mailed(), upToShown(r.Record.Game)
	to := addressed(games, r.Record.Game, sender)
	underWay := func(g *Game) bool { return g.entry().Result == "" }
	switch {
	case to.game == nil && len(line) <= 2 && !slices.ContainsFunc(games, underWay):
		return MailBegun
	case to.game == nil:
		return MailOther
	}
	g := to.game
	s.show(g)
	g.GoTo(to.at)
	switch {
	case to.kind == MailNew:
		begin := g.depth(to.at) + 1
		for _, id := range line[begin : begin+to.answer] {
			g.Push(r.Record.Game.State(id))
		}
	case to.kind == MailSeen && resigns(r.Record) && !g.Ended() && len(g.Children(to.at)) == 0:
		g.Resign()
	default:
		return g.newest()
	}
	for id := g.Current(); id != 0; id, _ = g.Parent(id) {
		g.Lead(id)
	}
	g.afterStepChange(true)
	return MailNew
}

// addressee is the game by mail to which a text belongs; none if game is nil.
type addressee struct {
	game   *Game
	at     history.ID // the last step that both have
	kind   MailKind
	answer int // the moves that the text adds
}

// addressed returns the game to which a text of a sender belongs: one that has all of it or, among those whose end it
// continues, the one to which it adds the fewest moves.
func addressed(games []*Game, text *tictactoe.Game, sender tictactoe.Mark) (to addressee) {
	line := upToShown(text)
	for _, g := range games {
		last, left := g.follow(text)
		answer := left
		for own := g.sides.sender(); answer > 0; answer-- {
			if after := text.State(line[len(line)-1-left+answer]).Position; after.Turn() == own {
				break
			}
		}
		continues := len(g.Children(last)) == 0 && (last != 0 || answer == 1)
		switch {
		case left == 0 && g.sides.sender() == sender:
			to = addressee{g, last, MailSent, 0}
		case left == 0 && to.kind == NoMail:
			to = addressee{g, last, MailSeen, 0}
		case answer > 0 && continues && (to.kind != MailNew || answer < to.answer):
			to = addressee{g, last, MailNew, answer}
		}
	}
	return to
}

// upToShown returns the steps of a game up to the one shown.
func upToShown(g *tictactoe.Game) []history.ID {
	line := g.Line()
	return line[:slices.Index(line, g.Current())+1]
}

// resigns reports whether the sender of a game by mail has resigned at the step shown in it, the last.
func resigns(r record.Record) bool {
	sender, p := r.Sender(), r.Game.Position()
	return p.Turn() == sender && !p.Over() && r.Game.Current() == history.Last(r.Game.Main()) &&
		r.Tag("Result") == lostBy(sender) && r.Tag("Termination") == record.Resignation(sender)
}

// NearestMail returns the game by mail that has the most steps in common with a text, and how many; 0 for none.
func (s *Session) NearestMail(r notation.Reading) (of *Entry, steps int) {
	for _, g := range s.mailed() {
		if last, _ := g.follow(r.Record.Game); g.depth(last) > steps {
			of, steps = g.entry(), g.depth(last)
		}
	}
	return of, steps
}

// AnswerByMail makes the move by which the other player answers in the game by mail shown: the only one of a text, or
// the one after all moves made so far. It reports false if the text has other moves or no answer is awaited. On an
// error, a *tictactoe.Refusal, nothing changes.
func (s *Session) AnswerByMail(moves []grid.Cell) (answers bool, err error) {
	if !s.MailToMove() || len(moves) == 0 || len(s.Game.Children(s.Game.Current())) > 0 {
		return false, nil
	}
	last := len(moves) - 1
	if _, made := s.Game.MovesHere(); last > 0 && !slices.Equal(moves[:last], made) {
		return false, nil
	}
	return true, s.Game.Play(moves[last])
}

// newest goes to the last move after the one shown. It returns MailSeen if the user is to move there, else MailSent.
func (g *Game) newest() MailKind {
	for g.Redo() {
	}
	if g.ToMove().Player == Mail {
		return MailSent
	}
	return MailSeen
}

func (s *Session) mailed() (games []*Game) {
	add := func(p Board) {
		if g, ok := p.(*Game); ok && g.sides.sender() != tictactoe.Empty && !slices.Contains(games, g) {
			games = append(games, g)
		}
	}
	for _, b := range s.open {
		add(b)
	}
	s.Adopt()
	for _, e := range s.entries {
		if e.Kind != TicTacToe || e.Mail == "" {
			continue
		}
		if p, err := s.load(e.key()); err == nil {
			add(p)
		}
	}
	return games
}

// follow goes along the steps of another game, up to the step shown there, while this game has them too. It returns the
// last common step, and how many steps of the other are left; all of them if it starts from another position.
func (g *Game) follow(other *tictactoe.Game) (last history.ID, left int) {
	line := upToShown(other)
	if g.State(0).Position != other.State(0).Position {
		return 0, len(line)
	}
	for i, step := range line[1:] {
		children := g.Children(last)
		at := slices.IndexFunc(children, func(child history.ID) bool {
			return g.State(child).Position == other.State(step).Position
		})
		if at < 0 {
			return last, len(line) - 1 - i
		}
		last = children[at]
	}
	return last, 0
}

// depth returns how many steps lead to a step.
func (g *Game) depth(id history.ID) (steps int) {
	for ; id != 0; id, _ = g.Parent(id) {
		steps++
	}
	return steps
}

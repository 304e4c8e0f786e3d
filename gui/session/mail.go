package session

import (
	"slices"

	"ninefold/engine/history"
	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// A game by mail is played by two people in two windows: each makes a move and sends the whole game, which tells who
// sent it. To its sender the other side is played by mail, and so is the sender's to who opens it.

// ToSend reports whether a game by mail is shown that the other side is to see next: it is its turn, or was when the
// game ended.
func (s *Session) ToSend() bool {
	p, sides := s.Game.Position(), s.Game.Sides()
	return s.GameShown() && sides.Of(p.Turn()).Player == Mail
}

// MailToMove reports whether it is the turn of somebody who plays by mail.
func (s *Session) MailToMove() bool { return s.ToSend() && !s.Game.Ended() }

// sender is the side whose player sends a game between the sides; Empty if it is not played by mail.
func (s Sides) sender() tictactoe.Mark {
	switch Mail {
	case s.X.Player:
		return tictactoe.O
	case s.O.Player:
		return tictactoe.X
	}
	return tictactoe.Empty
}

// tellSender says in a record of the game shown who sends it.
func (g *Game) tellSender(r *record.Record) {
	sides := g.Sides()
	r.SetSender(sides.sender())
}

// GoToSent shows the step of a game by mail that a text holds which the user has sent, and reports false if it is none.
func (s *Session) GoToSent(r notation.Reading) bool {
	sender := r.Record.Sender()
	if r.Record.Game == nil || sender == tictactoe.Empty {
		return false
	}
	for start := range history.ID(s.Game.Len()) {
		sides, ok := s.Game.sides[start]
		if !ok || sides.sender() != sender {
			continue
		}
		if id, ok := s.Game.along(start, r.Record.Game); ok {
			s.Shown = TicTacToe
			s.Game.GoTo(id)
			return true
		}
	}
	return false
}

// along is the step that one comes to from the start of a game by the steps of another one up to that shown there.
func (g *Game) along(start history.ID, other *tictactoe.Game) (history.ID, bool) {
	line := other.Line()
	if g.State(start).Position != other.State(line[0]).Position {
		return 0, false
	}
	id := start
	for _, step := range line[1 : slices.Index(line, other.Current())+1] {
		children := g.Children(id)
		i := slices.IndexFunc(children, func(child history.ID) bool {
			return !g.State(child).Starts() && g.State(child).Position == other.State(step).Position
		})
		if i < 0 {
			return 0, false
		}
		id = children[i]
	}
	return id, true
}

package play

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// said returns what the window says of the game by mail.
func (tb *table) said() locale.Status {
	v := overlay.Board{View: view.View{Status: scene.New(tb.session).Status()}}
	tb.Show(&v)
	return v.Status
}

func TestWhoMayNotMoveInAGameByMailIsToldWhy(t *testing.T) {
	tb := newTable(t, session.Sides{O: session.Side{Player: session.Mail}})
	if _, busy := tb.Busy(); busy || !strings.HasPrefix(tb.said().Headline, "You begin") {
		t.Errorf("before the first move it says %+v", tb.said())
	}
	tb.play(5, 5)
	words, busy := tb.Busy()
	fail.If(t, !busy || !strings.Contains(words, "O’s move, by mail") ||
		!strings.Contains(tb.said().Why, "O plays by mail"), "after it: %q, %+v", words, tb.said())
	fail.If(t, tb.Thinks() || tb.row(tictactoe.O).Kind != locale.Text("players.mail"),
		"somebody thinks, or O is %+v", tb.row(tictactoe.O))
	tb.AssignSide("side.O.person")
	_, busy = tb.Busy()
	fail.If(t, busy, "a side that was taken over cannot be played")
}

func TestOneOfTheTwoIsHere(t *testing.T) {
	tb := newTable(t, session.Sides{O: session.Side{Player: session.Mail}})
	tb.AssignSide("side.X.mail")
	sides := tb.session.Game.Sides()
	fail.If(t, sides.X.Player != session.Mail || !sides.O.Person(), "it is played by %+v", sides)
}

func TestPlayingByMailGoesOnWithTheGameShown(t *testing.T) {
	tb := newTable(t, session.Sides{})
	setup := Setup{Players: tb.Players}
	setup.PlayByMail()
	if sides := tb.session.Game.Sides(); !sides.X.Person() || sides.O.Player != session.Mail {
		t.Errorf("a new game is played by %+v", sides)
	}
	tb.AssignSide("side.O.person")
	tb.play(5, 5)
	steps := tb.session.Game.Len()
	setup.PlayByMail()
	sides := tb.session.Game.Sides()
	fail.If(t, sides.X.Player != session.Mail || !sides.O.Person() || tb.session.Game.Len() != steps,
		"the game shown is played by %+v, with %d steps", sides, tb.session.Game.Len())
}

package gui

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/keys"
	"ninefold/gui/session"
)

// wonByX is the record of a position in which X wins with 7 3.
const wonByX = "[X \"Anna\"]\n[O \"Robot\"]\n[Rules \"open\"]\n\n" +
	"xxx ... ...\no.o ... ...\n... o.. ...\n\nxxx ... ...\no.o ... ...\n... ... ...\n\n" +
	"xx. ... ...\no.o ... ...\n... ... ...\n3 4\n\n1. 7 3\n"

func TestAtFirstANewGameIsClosedAndAgainstTheComputer(t *testing.T) {
	w := openWindow(t)
	w.run("newGame")
	w.key(keys.Enter)
	sides := w.session.Game.Sides()
	if p := w.position(); p.Rules() != tictactoe.Closed || !sides.X.Person() || sides.O.Player != session.Computer {
		t.Errorf("rules %v, %+v", p.Rules(), sides)
	}
	w.run("newGame") // the second time, the last choice
	w.choose(tictactoe.O, "Person")
	w.key(keys.Enter)
	w.run("newGame")
	w.key(keys.Enter)
	sides = w.session.Game.Sides()
	fail.Unless(t, sides.People(), "offered again are %+v", sides)
}

func TestANewGameIsBegunByTheRulesAndThePlayersChosen(t *testing.T) {
	w := openWindow(t)
	w.run("newGame")
	w.fields("Name")[0].SetText("Anna")
	w.screen.PressIn("Majority")
	w.choose(tictactoe.O, "Computer", "Novice: for a first game")
	w.key(keys.Enter)
	if p := w.position(); p.Rules() != tictactoe.Majority || w.dialogs.Busy() || len(w.rows()) != 0 ||
		w.players() != "X: Anna (Person). O: Computer (Novice)." {
		t.Fatalf("rules %v, %d rows, said is %q", p.Rules(), len(w.rows()), w.players())
	}
	w.tapCell(5, 5)
	w.awaitMoves(2)
	w.run("newGame")
	chosen := w.dialogTexts()
	fail.Unless(t, strings.Contains(chosen, "[x] Majority"), "offered again: %q", chosen)
	w.key(keys.Escape)
	fail.If(t, w.dialogs.Busy() || w.moves() != 2, "Escape does not leave the dialog as if it had not been opened")
}

func TestAfterTheEndItIsOfferedWhatCanComeNext(t *testing.T) {
	w := openWindow(t)
	_, offered := w.buttons()["rematch"]
	fail.If(t, offered || w.can("rematch"), "a rematch is offered before there was a game")
	w.paste(wonByX)
	w.session.SetSides(session.Sides{O: session.Side{Player: session.Computer, Level: "Novice"}})
	w.commit()
	fail.NowIf(t, !strings.HasPrefix(w.headline(), "Anna wins") || w.button("review").Disabled,
		"said %q, or the game cannot be reviewed", w.headline())
	w.press("rematch")
	p := w.position()
	fail.If(t, p != tictactoe.New(tictactoe.Open) || w.session.Game.Tag("O") != "Anna" ||
		w.session.Game.Sides().X.Player != session.Computer,
		"rules %v, O is %s", p.Rules(), w.session.Game.Tag("O"))
	w.awaitMoves(1)
}

func TestRulesChosenBeforeTheFirstMoveAreNoStep(t *testing.T) {
	w := openWindow(t)
	w.run("rules.closed")
	rows := w.rows()
	fail.If(t, len(rows) != 0 || w.can("undo"), "%+v", rows)
	w.does("55 undo rules.open")
	if p := w.position(); p.Rules() != tictactoe.Open || len(w.rows()) != 0 {
		t.Errorf("rules %v, %+v", p.Rules(), w.rows())
	}
	w.run("undo")
	p := w.position()
	fail.If(t, p.Rules() != tictactoe.Closed, "the game that was begun is gone: rules %v", p.Rules())
}

package gui

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
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
		w.session.Game.Sides().X.Player != session.Computer, "rules %v, O is %s", p.Rules(), w.session.Game.Tag("O"))
	w.awaitMoves(1)
}

func TestRulesChosenBeforeTheFirstMoveAreNoStep(t *testing.T) {
	w := openWindow(t)
	w.run("rules.closed")
	rows := w.rows()
	fail.If(t, len(rows) != 0 || w.can("undo"), "%+v", rows)
	w.does("55 undo rules.open")
	p := w.position()
	fail.If(t, p.Rules() != tictactoe.Open || len(w.rows()) != 0, "rules %v, %+v", p.Rules(), w.rows())
	w.run("undo")
	p = w.position()
	fail.If(t, p.Rules() != tictactoe.Closed, "the game that was begun is gone: rules %v", p.Rules())
}

func TestANewBoardIsNobodysButTwoPeoples(t *testing.T) {
	w := openWindow(t)
	for _, begin := range []string{"playByMail", "playComputer"} {
		w.run(begin)
		w.run("new")
		sides := w.session.Game.Sides()
		fail.Unless(t, sides.People(), "after %s a new board is played by %+v", begin, sides)
	}
	w.key("E")
	w.does("11 99")
	w.key("L")
	w.tapCell(9, 9)
	fail.Lacks(t, w.reason(), "O to move in field 9", "while it is edited it says")
	w.key(keys.Escape)
	w.tapCell(8, 8)
	if players := w.players(); w.last() != grid.At(8, 8) || players != "X: Person (). O: Person ()." {
		t.Errorf("the last move is %v; it is played by %q", w.last(), players)
	}
}

func TestOnlyMovesOfTheGameShownAreTakenBack(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.run("playComputer")
	if back := w.button("undo"); !back.Disabled || !w.session.CanUndo() || !w.button("back").Disabled {
		t.Errorf("before the first move there are %+v and %+v", back, w.button("back"))
	}
	w.tapCell(5, 5)
	back := w.button("undo")
	fail.If(t, back.Disabled, "after it there is %+v", back)
	w.session.SetSides(session.Sides{})
}

// chooseRules clicks on the rules and chooses others from the menu.
func (w *window) chooseRules(rules string) {
	w.t.Helper()
	w.click(locale.Text("short.rules." + rules))
}

func TestTheRulesAreSwitchedOnTheirCardAndOneUndoTakesItBack(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	steps := w.session.Game.Len()
	for _, rules := range []string{"majority", "closed", "judge"} {
		w.chooseRules(rules)
		p := w.position()
		fail.NowIf(t, p.Rules().String() != rules || p.At(grid.At(5, 5)) != tictactoe.X, "the rules are %s", p.Rules())
		fail.If(t, !w.checked("rules."+rules) || !w.isOn("rules."+rules), "%s is not shown as chosen", rules)
		fail.Lacks(t, w.reason(), "same cells", "said")
	}
	fail.If(t, w.session.Game.Len() != steps+3, "%d steps, want %d", w.session.Game.Len(), steps+3)
	w.chooseRules("judge")
	fail.Unequal(t, w.session.Game.Len(), steps+3, "choosing the rules in force is a step")
	w.run("undo")
	p := w.position()
	fail.If(t, p.Rules() != tictactoe.Closed || w.said() != "", "undo does not take the last switch back")
}

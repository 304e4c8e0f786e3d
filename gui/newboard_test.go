package gui

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/gui/keys"
	"ninefold/gui/session"
)

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
	reason := w.reason()
	fail.Unless(t, strings.Contains(reason, "O to move in field 9"), "while it is edited it says %q", reason)
	w.key(keys.Escape)
	w.tapCell(8, 8)
	if players := w.players(); w.last() != grid.At(8, 8) || players != "X: Person (). O: Person ()." {
		t.Errorf("the last move is %v; it is played by %q", w.last(), players)
	}
}

func TestWhileABoardIsEditedTheSidesAreNamedByTheirMarks(t *testing.T) {
	w := openWindow(t)
	w.run("playComputer")
	w.key("E")
	reason := w.reason()
	fail.Unless(t, strings.HasSuffix(reason, "X begins, anywhere."), "it says %q", reason)
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

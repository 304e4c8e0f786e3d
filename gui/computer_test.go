package gui

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/keys"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// openGame opens a window with a game under Open in which the computer plays the given sides.
func openGame(t *testing.T, sides, level string) *window {
	t.Helper()
	w := openWindow(t)
	w.run("rules.open")
	w.session.SetSides(session.Sides{X: session.Side{Level: level}, O: session.Side{Level: level}})
	for _, side := range sides {
		w.run("computer" + string(side))
	}
	return w
}

func (w *window) awaitMoves(n int) {
	w.t.Helper()
	w.await("the computer's move", func() bool { return w.moves() >= n })
}

func TestTheComputerAnswersAndUndoTakesBackToTheUsersOwnMove(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	fail.If(t, !w.features.players.Thinks() || !strings.Contains(w.reason(), "begun") || !w.can("moveNow"),
		"said %q", w.headline())
	w.awaitMoves(2)
	p := w.position()
	fail.NowIf(t, p.Turn() != tictactoe.X || w.features.players.Thinks(), "it is not the user's turn")
	after := w.position()
	w.run("undo")
	fail.If(t, w.moves() != 0, "undo leaves %d moves", w.moves())
	w.run("redo")
	fail.Unequal(t, w.position(), after, "redo does not make the computer's answer again")
	w.key(keys.PageUp)
	fail.If(t, w.moves() != 1 || w.features.players.Thinks(),
		"a single step back is not one, or the computer moves while the user looks back")
	fail.Lacks(t, w.reason(), "Press P to let it go on", "said")
	w.key("P")
	w.awaitMoves(2)
}

func TestEscapeStopsTheComputerAndMoveNowPlaysTheBest(t *testing.T) {
	w := openGame(t, "O", "Strongest")
	w.session.Settings.Seconds = 60
	w.does("11 12")
	fail.If(t, w.moves() != 1 || !w.warned(), "the user can play for the computer while it thinks")
	w.key(keys.Escape)
	fail.NowIf(t, w.features.players.Thinks() || !w.features.players.Waits() || w.moves() != 1,
		"Escape does not stop the computer")
	w.key("P")
	fail.NowIf(t, !w.features.players.Thinks(), "P does not let it go on")
	w.await("something found", func() bool { return strings.Contains(w.reason(), "Best so far") })
	thinking := func() view.Thinking {
		card, _ := cardOf[view.Players](w)
		return card.Players[1].Thinking
	}
	w.await("progress", func() bool { return thinking().Progress > 0 })
	w.key("N")
	w.awaitMoves(2)
	said := thinking()
	fail.If(t, said.Words != "" || said.Progress != 0, "the progress stands though nothing is under way")
}

func TestAMoveByHandForAWaitingComputerLetsTheGameGoOn(t *testing.T) {
	w := openGame(t, "O", "Strongest")
	w.tapCell(5, 5)
	w.key(keys.Escape)
	w.tapCell(5, 4)
	fail.If(t, w.moves() != 2 || w.checked("pause"), "%d moves, waits %v", w.moves(), w.checked("pause"))
	w.tapCell(4, 1)
	fail.Unless(t, w.features.players.Thinks(), "the computer does not answer the next move")
}

func TestTheComputerPlaysItselfAndCanBePaused(t *testing.T) {
	w := openGame(t, "XO", "Novice")
	w.awaitMoves(3)
	w.key("P")
	stopped := w.moves()
	w.late()()
	fail.Unequal(t, w.moves(), stopped, "it goes on while paused")
	w.run("undo")
	fail.Unequal(t, w.moves(), stopped-1, "undo takes more than one move")
	w.key("P")
	w.awaitMoves(stopped)
}

func TestWhoPlaysASideIsChosenOnTheCardOfThePlayers(t *testing.T) {
	w := openWindow(t)
	w.does("rules.open 55")
	w.do("side.O.level.Novice")
	fail.If(t, !w.isOn("side.O.level.Novice") || !w.screen.OnBoard,
		"it is not shown as on, or the board did not get the keyboard back")
	w.awaitMoves(2)
}

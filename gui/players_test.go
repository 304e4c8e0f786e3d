package gui

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/model/roster"
	"ninefold/gui/view/deck"
)

// openGame opens a window with a game under Open in which the computer plays the given sides.
func openGame(t *testing.T, sides, level string) *window {
	return openAndDo(t, `game:"`+sides+" "+level+`"`)
}

// beginGame begins a game under Open in which the computer plays some sides, "-" for none, at a level: "XO Novice".
func (w *window) beginGame(words string) {
	sides, level, _ := strings.Cut(words, " ")
	w.run("rules.open")
	w.Session.SetSides(roster.Sides{X: roster.Side{Level: level}, O: roster.Side{Level: level}})
	for _, side := range strings.Trim(sides, "-") {
		w.run("computer" + string(side))
	}
}

func (w *window) awaitMoves(n int) {
	w.t.Helper()
	w.await("the computer's move", func() bool { return w.moves() >= n })
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

// wonByX is the record of a position in which X wins with 7 3.
const wonByX = "[X \"Anna\"]\n[O \"Robot\"]\n[Rules \"open\"]\n\n" +
	"xxx ... ...\no.o ... ...\n... o.. ...\n\nxxx ... ...\no.o ... ...\n... ... ...\n\n" +
	"xx. ... ...\no.o ... ...\n... ... ...\n3 4\n\n1. 7 3\n"

func TestAMoveMadeForTheComputerIsTheUsers(t *testing.T) {
	w := openGame(t, "X", "Novice")
	w.awaitMoves(1)
	fail.If(t, !w.button("undo").Disabled, "the computer's first move can be taken back")
	before, first := w.position(), w.last()
	w.does("undo redo")
	fail.Unequal(t, w.position(), before, "after undo and redo")
	w.tapCell(w.freeCell())
	w.does(`undo press:"Take back"`)
	fail.Unequal(t, w.position(), before, "the own move taken back")
	w.run("back")
	w.tapCell(5, first.Col()%9+1) // another move than the computer's
	fail.Lacks(t, w.reason(), "You (X) played row 5, column ", "said")
	fail.Unequal(t, w.Session.Game.State(w.Session.Game.Main()[1]).Cell, first, "the game's first move")
	w.does("PageUp PageDown")
	fail.Lacks(t, w.reason(), "Computer played", "looking back")
}

// counts returns what the chip beside the players says.
func (w *window) counts() string {
	players := cardOf[deck.Players](w).Players
	return players[0].Tag + players[1].Tag
}

package gui

import (
	"strconv"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/roster"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
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

// TestWhoComesBackFindsTheComputerThinking, and after Escape waiting, wherever one has been.
func TestWhoComesBackFindsTheComputerThinking(t *testing.T) {
	for _, away := range []string{"home", "boards", "train", "learn", "board.crosshatch"} {
		w := openGame(t, "O", "Strongest")
		w.Session.Settings.Seconds = 60
		w.tapCell(5, 5)
		game := "board." + strconv.Itoa(w.Session.ShownBoard())
		for _, waits := range []bool{false, true} {
			w.run(away)
			fail.If(t, w.places.game.Players.Thinks(), "%s: it thinks while it is not seen", away)
			w.loop.Do(func() { w.goTo(game) })
			fail.If(t, w.moves() != 1 || w.places.game.Players.Thinks() == waits,
				"after %s it waits: %v, said %q", away, !waits, w.reason())
			w.key(keys.Escape)
		}
	}
}

func TestEscapeStopsTheComputerAndMoveNowPlaysTheBest(t *testing.T) {
	w := openGame(t, "O", "Strongest")
	w.Session.Settings.Seconds = 60
	w.does("11 12")
	fail.If(t, w.moves() != 1 || !w.warned(), "the user can play for the computer while it thinks")
	w.key(keys.Escape)
	fail.NowIf(t, w.places.game.Players.Thinks() || !w.places.game.Players.Waits() || w.moves() != 1,
		"Escape does not stop the computer")
	w.key("P")
	fail.NowIf(t, !w.places.game.Players.Thinks(), "P does not let it go on")
	w.Session.Game.NoteHelp()
	w.Session.Settings.Analysis = true
	w.await("something found", func() bool { return strings.Contains(w.reason(), "Best so far") })
	w.loop.Do(func() { w.Session.Settings.Analysis = false })
	fail.If(t, strings.Contains(w.reason(), "Best"), "it tells unasked what it thinks: %q", w.reason())
	fail.If(t, w.screen.Shown.Diagram.Preview != diagram.Blank || w.shownAt(5, 5).Points,
		"on its turn the board shows what the user would play")
	thinking := func() deck.Thinking { return cardOf[deck.Players](w).Players[1].Thinking }
	w.await("progress", func() bool { return thinking().Progress > 0 })
	w.key("N")
	w.awaitMoves(2)
	fail.If(t, thinking().Words != "" || thinking().Progress != 0, "the progress stands though nothing is under way")
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
	w.answers("undo", "Take back")
	fail.Unequal(t, w.position(), before, "the own move taken back")
	w.does("PageUp 55")
	if first != grid.At(5, 5) {
		fail.Lacks(t, w.reason(), "You (X) played row 5, column 5", "said")
	}
	fail.Unequal(t, w.Session.Game.State(w.Session.Game.Main()[1]).Cell, first, "the game's first move")
	w.does("PageUp PageDown")
	fail.Lacks(t, w.reason(), "Computer played", "looking back")
}

// counts returns what the chip beside the players says.
func (w *window) counts() string {
	players := cardOf[deck.Players](w).Players
	return players[0].Tag + players[1].Tag
}

// TestARatedGameAsksOnceBeforeHelpCostsItsRating: a hint, the analysis, a review, and to take a move back.
func TestARatedGameAsksOnceBeforeHelpCostsItsRating(t *testing.T) {
	for _, help := range []string{"hint", "analysis", "review", "undo", "deleteBranch"} {
		w := openGame(t, "O", "Random")
		w.tapCell(5, 5)
		w.awaitMoves(2)
		moves := w.moves()
		fail.Unequal(t, w.counts(), "rated", "at first the chip says")
		w.answers(help, "Go on without")
		fail.If(t, w.counts() != "rated" || w.moves() != moves || w.Session.Analysing(), "%s: no is not no", help)
		w.run(help)
		for _, button := range w.screen.Top().Buttons {
			if button.Words != "Go on without" {
				w.screen.PressIn(button.Words)
			}
		}
		fail.Unequal(t, w.counts(), "not rated", "after %s the chip says", help)
		w.tapCell(w.freeCell())
		w.run("undo")
		fail.If(t, w.dialogs.Busy(), "%s: it asks again", help)
	}
}

package gui

import (
	"slices"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/keys"
	"ninefold/gui/session"
)

// lost opens a window with a game that the computer has won with its last move.
func lost(t *testing.T) *window {
	t.Helper()
	w := openWindow(t)
	w.run("playComputer")
	sides := w.session.Game.Sides()
	w.session.SetSides(session.Sides{})
	p := w.position()
	for _, c := range []grid.Cell{
		grid.At(4, 1), grid.At(4, 2), grid.At(4, 3), grid.At(6, 4), grid.At(6, 5), grid.At(6, 6),
		grid.At(4, 7), grid.At(4, 8), grid.At(1, 1), grid.At(1, 9), grid.At(9, 9),
	} {
		m := tictactoe.O
		if c.Row() == 1 || c.Row() == 9 {
			m = tictactoe.X
		}
		p = p.WithMark(c, m)
	}
	p, _ = p.WithLast(grid.At(4, 8))
	w.session.Game.Set(tictactoe.Edited, p)
	for _, c := range []grid.Cell{grid.At(1, 6), grid.At(1, 8), grid.At(2, 6), grid.At(4, 9)} {
		fail.OnError(t, w.session.Game.Play(c))
	}
	w.session.SetSides(sides)
	w.commit()
	fail.NowIf(t, !w.session.Game.Ended(), "the game has not ended")
	return w
}

func TestAnEarlierStepOfAGameThatHasEndedIsNobodysTurn(t *testing.T) {
	w := lost(t)
	w.key(keys.PageUp)
	for _, mover := range []string{"O", "X"} {
		said := w.headline()
		fail.Unless(t, strings.HasPrefix(said, "Looking back: "+mover+" to move in"), "it says %q", said)
		fail.Unequal(t, w.reason(), "The game has ended. Click a legal cell to go on from here.", "the reason")
		_, offered := w.buttons()["pause"]
		fail.If(t, offered != (mover == "O") || strings.Contains(w.beside(), "paused") ||
			strings.Contains(w.beside(), "Take back"), "beside the board is said\n%s", w.beside())
		w.key(keys.PageUp)
	}
	w.key(keys.End)
	w.run("undo")
	said := w.headline()
	fail.If(t, strings.HasPrefix(said, "Looking back"), "after the last moves were taken back it says %q", said)
}

func TestGoingAnotherWayKeepsTheOldOneInTheList(t *testing.T) {
	w := openWindow(t)
	w.does("55 56 undo 44")
	rows := w.rows()
	fail.NowIf(t, len(rows) != 3 || rows[1].words != "4,4" || rows[1].depth != 0 || rows[2].words != "5,6" ||
		rows[2].depth != 1, "rows %+v", rows)
	w.click("5,6")
	fail.If(t, w.last() != grid.At(5, 6) || !slices.Equal(w.rows(), rows) || !w.screen.OnBoard,
		"a click on the other way shows row %d and lists %+v", w.last().Row(), w.rows())
	w.click("4,4")
	w.run("deleteBranch")
	fail.If(t, w.last() != grid.At(5, 5) || len(w.rows()) != 2, "after deleting the way shown: %+v", w.rows())
	w.run("undo")
	fail.If(t, w.last() != grid.At(4, 4) || !slices.Equal(w.rows(), rows), "undo did not bring it back: %+v", w.rows())
}

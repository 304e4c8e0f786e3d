package gui

import (
	"strings"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/view"
)

// Time does not count while another board is shown or the program is closed, nor after the Sudoku is solved.
func TestTheTimeOnASudokuIsCountedWhileItIsShown(t *testing.T) {
	w := openWindow(t)
	w.paste(texttest.Sample(t, "crosshatch-2.in"))
	w.tasks.Clock.Advance(61 * time.Second)
	w.does("step board.tictactoe")
	w.tasks.Clock.Advance(time.Hour)
	w.run("board.crosshatch")
	w = w.restart()
	w.tasks.Clock.Advance(4 * time.Second)
	w.run("run")
	for range 2 {
		card, ok := cardOf[view.Verdict](w)
		fail.If(t, !ok || !strings.Contains(card.Words, "Time: 1:05."), "it says %q", card.Words)
		w.tasks.Clock.Advance(time.Hour)
		w.commit()
	}
	w.paste(texttest.Sample(t, "crosshatch-1.in"))
	fail.Unequal(t, w.session.Sudoku.Spent(), 0, "another Sudoku begins")
}

func TestTheTimeOnASudokuStopsWhileItsWindowIsNotInFront(t *testing.T) {
	w := openWindow(t)
	w.paste(texttest.Sample(t, "crosshatch-2.in"))
	w.tasks.Clock.Advance(61 * time.Second)
	w.screen.Events.Front(false)
	w.tasks.Clock.Advance(time.Hour)
	w.commit()
	w.screen.Events.Front(true)
	w.tasks.Clock.Advance(4 * time.Second)
	w.screen.Events.Front(true) // the window is at the front again
	w.commit()
	fail.Unequal(t, w.session.Sudoku.Spent(), 65*time.Second, "are counted")
}

func TestTheTimeOnASudokuIsKeptWhenTheProgramIsLeft(t *testing.T) {
	w := openWindow(t)
	w.paste(texttest.Sample(t, "crosshatch-2.in"))
	w.tasks.Clock.Advance(61 * time.Second)
	w.quit()
	w = w.restart()
	fail.If(t, w.session.Sudoku.Spent() != 61*time.Second, "%v are kept", w.session.Sudoku.Spent())
}

func TestTheClockIsShownUntilItIsHidden(t *testing.T) {
	w := openWindow(t)
	w.paste(texttest.Sample(t, "crosshatch-2.in"))
	clock := func() string {
		card, _ := cardOf[view.Progress](w)
		return card.Clock
	}
	w.tasks.Clock.Advance(3*time.Second - 100*time.Millisecond)
	fail.Unless(t, w.tasks.Await(func() bool { return clock() == "0:03" }), "after 3 s it shows %q", clock())
	w.run("clock")
	fail.If(t, clock() != "" || w.table.Find("clock").IsOn(), "it is not hidden")
	w = w.restart()
	fail.Unequal(t, clock(), "", "after a restart it is shown again")
	w.run("clock")
	fail.If(t, clock() == "", "it is not shown again")
	w.run("run")
	fail.Unequal(t, clock(), "", "it goes on where the Sudoku is solved")
}

package gui

import (
	"strings"
	"testing"
	"time"

	"ninefold/engine/text/texttest"
	"ninefold/gui/view"
)

// Neither the other board nor a program that is closed takes time, and a Sudoku that is solved takes no more.
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
		if !ok || !strings.Contains(card.Words, "Time: 1:05.") {
			t.Errorf("it says %q", card.Words)
		}
		w.tasks.Clock.Advance(time.Hour)
		w.commit()
	}
	w.paste(texttest.Sample(t, "crosshatch-1.in"))
	if spent := w.session.Sudoku.Spent(); spent != 0 {
		t.Errorf("another Sudoku begins with %v", spent)
	}
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
	w.screen.Events.Front(true) // the board has the keyboard again
	w.commit()
	if spent := w.session.Sudoku.Spent(); spent != 65*time.Second {
		t.Errorf("%v are counted", spent)
	}
}

func TestTheTimeOnASudokuIsKeptWhenTheProgramIsLeft(t *testing.T) {
	w := openWindow(t)
	w.paste(texttest.Sample(t, "crosshatch-2.in"))
	w.tasks.Clock.Advance(61 * time.Second)
	w.quit()
	if w = w.restart(); w.session.Sudoku.Spent() != 61*time.Second {
		t.Errorf("%v are kept", w.session.Sudoku.Spent())
	}
}

func TestTheClockIsShownUntilItIsHidden(t *testing.T) {
	w := openWindow(t)
	w.paste(texttest.Sample(t, "crosshatch-2.in"))
	clock := func() string {
		card, _ := cardOf[view.Progress](w)
		return card.Clock
	}
	w.tasks.Clock.Advance(3*time.Second - 100*time.Millisecond)
	if !w.tasks.Await(func() bool { return clock() == "0:03" }) {
		t.Errorf("after 3 s it shows %q", clock())
	}
	w.run("clock")
	if clock() != "" || w.table.Find("clock").IsOn() {
		t.Error("it is not hidden")
	}
	w = w.restart()
	if clock() != "" {
		t.Error("after a restart it is shown again")
	}
	if w.run("clock"); clock() == "" {
		t.Error("it is not shown again")
	}
	w.run("run")
	if clock() != "" {
		t.Error("it goes on where the Sudoku is solved")
	}
}

package gui

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/keys"
	"ninefold/gui/view"
)

// sudokusOf returns n Sudokus, a line each, which differ in one digit.
func sudokusOf(n int) string {
	var lines strings.Builder
	for i := range n {
		fmt.Fprintf(&lines, "%s%d%s\n", strings.Repeat(".", 40), i%9+1, strings.Repeat(".", 40))
	}
	return lines.String()
}

func TestAFileOfSeveralSudokusIsWalkedThrough(t *testing.T) {
	w := openWindow(t)
	w.open(w.file("twelve.txt", sudokusOf(12)))
	w.screen.PressIn("Open all 12")
	for number := 1; number <= 12; number++ {
		card, _ := cardOf[view.Progress](w)
		if want := fmt.Sprintf("%d of 12", number); card.Place != want || w.digitAt(5, 5) != (number-1)%9+1 {
			t.Fatalf("it says %q, want %q; shown is a %d", card.Place, want, w.digitAt(5, 5))
		}
		fail.Unequal(t, len(card.Buttons) > 0, (number < 12), "%d: another one is offered", number)
		if number == 6 {
			w = w.restart()
		}
		w.typed("n")
		w.key("N")
	}
}

func TestEnterGoesOnFromASudokuThatIsSolved(t *testing.T) {
	w := openWindow(t)
	solved := texttest.Sample(t, "crosshatch-2.in")
	w.open(w.file("two.txt", strings.ReplaceAll(solved, "\n", "")+"\n"+sudokusOf(1)))
	w.screen.PressIn("Open all 2")
	w.key(keys.Enter)
	fail.If(t, w.digitAt(5, 5) == 1, "before it is solved Enter goes on")
	w.run("run")
	card, _ := cardOf[view.Verdict](w)
	fail.If(t, card.Buttons[0].Words != "Next: 2 of 2", "it offers %+v", card.Buttons)
	w.key(keys.Enter)
	fail.If(t, w.session.Sudoku.Collection().Number != 2 || w.digitAt(5, 5) != 1, "Enter does not show the next one")
	w.paste(solved)
	w.run("run")
	w.key(keys.Enter)
	if !w.tasks.Await(func() bool { return w.session.Sudoku.Grade() == "easy" && !w.session.Sudoku.Solved() }) {
		t.Error("where there is no next one, Enter makes none")
	}
}

func TestACellIsColouredByKeysAndByItsMenu(t *testing.T) {
	w := openWindow(t)
	w.paste(texttest.Sample(t, "crosshatch-1.in"))
	w.tapCell(4, 4)
	w.key("Y")
	shade := func() crosshatch.Shade { return w.screen.Shown.Diagram.Cells[grid.At(4, 4)].Shade }
	fail.If(t, shade() != 1 || !w.table.Find("shade.1").IsOn(), "Y does not colour it")
	w.run("undo")
	w.screen.Events.Do("shade.1")
	fail.If(t, shade() != 1, "the cell's menu does not colour it")
	menu := w.screen.Events.Menu(grid.At(7, 7))
	at, _ := w.session.Sudoku.Selected()
	fail.If(t, at != grid.At(7, 7) || len(menu.Items) != 3, "there is no menu, or it is that of another cell")
}

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

package gui

import (
	"fmt"
	"strings"
	"testing"

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

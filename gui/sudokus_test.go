package gui

import (
	"strings"
	"testing"

	"ninefold/gui/widgets"
)

func TestOneOfSeveralSudokusIsChosen(t *testing.T) {
	w := openWindow(t)
	first, second := "5"+strings.Repeat(".", 80), strings.Repeat(".", 80)+"7"
	w.paste(first + "\n" + second + "\n")
	list, ok := w.window.Canvas().Focused().(*widgets.List)
	if !ok {
		t.Fatal("no list is offered")
	}
	list.Select(1)
	if g := w.session.Sudoku.Grid(); w.dialogs.Busy() || g.Count() != 1 || g.At(80) != 7 {
		t.Errorf("a dialog is open: %v, and %d digits are shown", w.dialogs.Busy(), g.Count())
	}
	w.run("copyLine")
	if got := w.clipboard(); got != second {
		t.Errorf("copied %q", got)
	}
}

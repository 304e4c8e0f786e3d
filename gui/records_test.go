package gui

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestGoingAnotherWayKeepsTheOldOneInTheList(t *testing.T) {
	w := openWindow(t)
	w.does("55 56 undo 44")
	rows := w.rows()
	fail.NowIf(t, len(rows) != 3 || rows[1].words != "5,6" || rows[1].depth != 0 || rows[2].words != "4,4" ||
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

package gui

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
)

func TestGoingAnotherWayKeepsTheOldOneInTheList(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.tapCell(5, 6)
	w.run("undo")
	w.tapCell(4, 4)
	rows := w.rows()
	if len(rows) != 3 || rows[1].words != "5,6" || rows[1].depth != 0 || rows[2].words != "4,4" || rows[2].depth != 1 {
		t.Fatalf("rows %+v", rows)
	}
	w.click("5,6")
	if w.last() != grid.At(5, 6) || !slices.Equal(w.rows(), rows) {
		t.Errorf("a click on the other way shows row %d and lists %+v", w.last().Row(), w.rows())
	}
	if !w.screen.OnBoard {
		t.Error("the board did not get the keyboard back")
	}
	w.click("4,4")
	w.run("deleteBranch")
	if w.last() != grid.At(5, 5) || len(w.rows()) != 2 {
		t.Errorf("after deleting the way shown: %+v", w.rows())
	}
	w.run("undo")
	if w.last() != grid.At(4, 4) || !slices.Equal(w.rows(), rows) {
		t.Errorf("undo did not bring it back: %+v", w.rows())
	}
}

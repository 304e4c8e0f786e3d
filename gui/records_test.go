package gui

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

func TestAGameIsSavedAndOpenedWithAllItHas(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.session.Game.SetComment(w.session.Game.Current(), "the centre")
	w.tapCell(5, 6)
	w.run("undo")
	w.tapCell(4, 4)
	record := w.copied("copyGame")
	w.run("new")
	w.paste(record)
	n := w.session.Game
	if p := n.Position(); p.At(grid.At(5, 6)) != tictactoe.O || w.warned() {
		t.Fatalf("the game did not come back: said %q", w.reason())
	}
	if again := w.copied("copyGame"); again != record {
		t.Errorf("written again it is\n%s\nwant\n%s", again, record)
	}
	w.run("undo")
	if n.Now().Comment != "the centre" || len(n.Children(n.Current())) != 2 {
		t.Errorf("comment %q, %d ways on; want the comment and both branches",
			n.Now().Comment, len(n.Children(n.Current())))
	}
}

// copied is what an action puts on the clipboard.
func (w *window) copied(id string) string {
	w.t.Helper()
	w.run(id)
	return w.clipboard()
}

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

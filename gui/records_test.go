package gui

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

func TestAGameIsSavedAndOpenedWithAllItHas(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.session.Noughts.SetComment(w.session.Noughts.Current(), "the centre")
	w.tapCell(5, 6)
	w.run("undo")
	w.tapCell(4, 4)
	record := string(w.recordText())
	w.run("new")
	w.app.Clipboard().SetContent(record)
	w.run("paste")
	n := w.session.Noughts
	if p := n.Position(); p.At(grid.At(4, 4)) != tictactoe.O || w.said.warning {
		t.Fatalf("the game did not come back: said %q", w.reason())
	}
	if again := string(w.recordText()); again != record {
		t.Errorf("written again it is\n%s\nwant\n%s", again, record)
	}
	w.run("undo")
	if n.Now().Comment != "the centre" || len(n.Children(n.Current())) != 2 {
		t.Errorf("comment %q, %d ways on; want the comment and both branches", n.Now().Comment, len(n.Children(n.Current())))
	}
}

func TestABadRecordOpensAtItsError(t *testing.T) {
	w := openWindow(t)
	w.app.Clipboard().SetContent("[Rules \"closed\"]\n\n1. 5 5  2. 1 1\n")
	w.run("paste")
	entry, ok := w.window.Canvas().Focused().(*sheetEntry)
	if !ok {
		t.Fatal("no sheet was opened")
	}
	if entry.CursorRow != 2 || w.session.Noughts.Len() != 1 {
		t.Errorf("the cursor is on line %d; %d steps", entry.CursorRow+1, w.session.Noughts.Len())
	}
}

func TestOtherProgramsTextsAreNamedAndTheirLimitsSaid(t *testing.T) {
	w := openWindow(t)
	w.app.Clipboard().SetContent("8o/9/9/9/9/9/9/9/9 x 8")
	w.run("paste")
	if p := w.position(); p.At(grid.At(3, 3)) != tictactoe.O || p.Rules() != tictactoe.Closed {
		t.Errorf("read %+v", p)
	}
	if said := w.reason(); !strings.Contains(said, "bttt") {
		t.Errorf("said %q", said)
	}
}

func TestATextWithTwoReadingsIsAskedAbout(t *testing.T) {
	w := openWindow(t)
	w.app.Clipboard().SetContent("B2b2")
	w.run("paste")
	if w.session.Noughts.Len() != 1 {
		t.Fatal("one reading was taken without a question")
	}
	w.tapButton("Import")
	if p := w.position(); p.Count(tictactoe.X) != 1 {
		t.Errorf("%d X after the answer", p.Count(tictactoe.X))
	}
}

func TestGoingAnotherWayKeepsTheOldOneInTheList(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.tapCell(5, 6)
	w.run("undo")
	w.tapCell(4, 4)
	rows := w.steps.rows
	if len(rows) != 4 || !rows[3].branch || !strings.Contains(rows[3].words, "O 5 6") {
		t.Fatalf("rows %+v", rows)
	}
	w.steps.list.Select(3)
	if w.last() != grid.At(5, 6) || !w.steps.rows[3].branch || !strings.Contains(w.steps.rows[3].words, "O 4 4") {
		t.Errorf("a click on the other way shows row %d and lists %+v", w.last().Row(), w.steps.rows)
	}
	w.run("deleteBranch")
	if w.last() != grid.At(5, 5) || len(w.steps.rows) != 3 {
		t.Errorf("after deleting the way shown: %+v", w.steps.rows)
	}
	w.run("undo")
	if w.last() != grid.At(5, 6) || len(w.steps.rows) != 4 {
		t.Errorf("undo did not bring it back: %+v", w.steps.rows)
	}
}

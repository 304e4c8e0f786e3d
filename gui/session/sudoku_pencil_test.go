package session

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
)

func TestPencilMarks(t *testing.T) {
	s := New()
	s.Show(CrossHatching)
	u := s.Sudoku
	at := grid.At(4, 7)
	counts := u.Notes()[0]
	typed := func(digits string) {
		for _, digit := range digits {
			u.Type(digit, 0)
		}
	}
	ToggleNoting(u)
	u.Select(at)
	if why := u.Status().Why; !strings.Contains(why, "to note it") {
		t.Errorf("said %q", why)
	}
	typed("2525") // of which the first two are taken away again
	typed("58")
	d := u.Diagram()
	if cell := d.Cells[at]; cell.Pencil != 1<<5|1<<8 || cell.Digit != 0 || !strings.Contains(cell.Label, "pencil marks 5 8") {
		t.Errorf("the cell shows %b, %q", cell.Pencil, cell.Label)
	}
	if rows := u.Rows(); !strings.HasSuffix(rows[len(rows)-1].Words, "r4c7: 5 8") || u.Notes()[0] != counts {
		t.Errorf("the last row is %q, the counts %q", rows[len(rows)-1].Words, u.Notes()[0])
	}
	line, _ := s.Whole().Line()
	kept, _, err := Open(line)
	if err != nil || kept.Sudoku.Pencil() != u.Pencil() {
		t.Errorf("kept are %v, %v", kept, err)
	}
	if text := string(PencilText(u)); !strings.Contains(text, " 58 ") {
		t.Errorf("copied is\n%s", text)
	}
	ToggleNoting(u)
	typed("3") // hides them
	if d := u.Diagram(); d.Cells[at].Pencil != 0 || d.Cells[at].Digit != 3 {
		t.Error("marks show under a digit")
	}
	u.ClearCell()
	if d := u.Diagram(); d.Cells[at].Pencil != 1<<5|1<<8 || !u.CanClear() {
		t.Error("the marks do not come back")
	}
	u.ClearCell()
	if u.CanClear() || u.Pencil()[at] != 0 {
		t.Error("clearing an open cell leaves its marks")
	}
	u.Undo()
	if u.Pencil()[at] == 0 {
		t.Error("undo does not bring the marks back")
	}
}

func TestAPickedDigitBecomesAPencilMark(t *testing.T) {
	u := New().Sudoku
	ToggleNoting(u)
	u.Pick(6)
	at := grid.At(1, 1)
	u.Tap(at)
	if u.Pencil()[at] != 1<<6 || u.Grid() != New().Sudoku.Grid() {
		t.Errorf("marks %b", u.Pencil()[at])
	}
	if u.Tap(at); u.Pencil()[at] != 0 {
		t.Error("a second click does not take the mark away")
	}
}

func TestMarksThatAreNoneAreRefused(t *testing.T) {
	for _, noted := range [][]int{{1}, {1, 1, 0}, {1, 1, 10}, {1, 1, 2, 2}, {0, 1, 2}} {
		if _, _, err := unpackMarks(noted); err == nil {
			t.Errorf("%v is read", noted)
		}
	}
}

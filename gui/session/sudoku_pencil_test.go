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
	typed := func(digits string) {
		for _, digit := range digits {
			u.Type(digit, 0)
		}
	}
	ToggleNoting(u)
	u.Select(at)
	typed("2525") // of which the first two are taken away again
	typed("58")
	d := u.Diagram()
	if cell := d.Cells[at]; cell.Pencil != 1<<5|1<<8 || cell.Digit != 0 {
		t.Errorf("the cell shows %b", cell.Pencil)
	}
	if rows := u.Rows(); rows[len(rows)-1].Kind != StepPencilled || rows[len(rows)-1].Pencil != 1<<5|1<<8 {
		t.Errorf("the last row is %+v", rows[len(rows)-1])
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

func TestPencilMarksThatWereFilledComeBack(t *testing.T) {
	s := New()
	s.Import(reading(t, sample(t, "crosshatch-2.in")))
	u := s.Sudoku
	u.Advance()
	u.FillPencil()
	if rows := u.Rows(); rows[len(rows)-1].Kind != StepFilled || rows[len(rows)-1].Number != 0 {
		t.Errorf("the last row is %+v", rows[len(rows)-1])
	}
	filled := u.Pencil()
	u.Advance()
	again := restarted(t, s)
	if again.Undo(); again.Sudoku.Pencil() != filled || filled == u.Pencil() {
		t.Errorf("a deduction taken back, the marks are %v", again.Sudoku.Pencil())
	}
	if again.Undo(); again.Sudoku.Pencil() != New().Sudoku.Pencil() {
		t.Error("marks are left")
	}
}

package crosshatch

import (
	"testing"

	"ninefold/engine/grid"
)

func TestPencilMarksAreStepsThatChangeNoDigit(t *testing.T) {
	g := NewGame()
	at := grid.At(2, 3)
	marks := Digits(0).Toggled(4).Toggled(7)
	g.Note(at, marks)
	g.Note(at, marks) // is so already
	if g.Len() != 2 || g.Now().Origin != Pencilled || g.Pencil()[at] != marks || g.Grid() != (Grid{}) {
		t.Fatalf("%d states, %+v", g.Len(), g.Now())
	}
	g.Enter(at, 4)
	g.Note(at, 0) // of a cell that holds a digit
	if g.Len() != 3 || g.Pencil()[at] != marks {
		t.Errorf("%d states, marks %b, want those that were before the digit", g.Len(), g.Pencil()[at])
	}
	g.Note(grid.At(9, 9), marks)
	if entered := g.EnteredCells(); entered.Len() != 1 || !entered.Has(at) {
		t.Errorf("entered are %v", entered)
	}
	g.Undo()
	g.Undo()
	g.Undo()
	if g.Pencil() != (Pencil{}) {
		t.Errorf("marks are left: %v", g.Pencil())
	}
	g.Redo()
	if g.Pencil()[at] != marks {
		t.Error("redo does not bring the marks back")
	}
}

func TestDeductionKeepsPencilMarks(t *testing.T) {
	g := NewGame()
	g.Import(parse(t, read(t, "crosshatch-1.in")))
	at := grid.At(9, 9)
	g.Note(at, 1<<5)
	if !g.Deduce() || g.Pencil()[at] != 1<<5 {
		t.Errorf("after a deduction the marks are %b", g.Pencil()[at])
	}
	if deduced := g.DeducedCells(); deduced.Len() != 1 {
		t.Errorf("deduced are %v", deduced)
	}
}

package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
)

// TestWhatFinishDidIsOneStepForUndo, each time that it ran; single deductions are undone one by one.
func TestWhatFinishDidIsOneStepForUndo(t *testing.T) {
	s := New()
	s.Import(reading(t, "200070038000006070300040600008020700100000006007030400004080009060400000910060002"))
	u := s.Sudoku
	var ends []history.ID
	for _, do := range []func(){u.Advance, u.Finish, u.Finish} {
		ends = append(ends, u.Current())
		do()
	}
	last := u.Current()
	fail.NowIf(t, last < ends[2]+2 || ends[2] < ends[1]+2, "it came to %v and %d", ends, last)
	for i := len(ends) - 1; i >= 0; i-- {
		s.Board().Undo()
		fail.If(t, u.Current() != ends[i], "undo shows step %d, want %d", u.Current(), ends[i])
	}
	for _, want := range append(ends[1:], last) {
		s.Board().Redo()
		fail.If(t, u.Current() != want, "redo shows step %d, want %d", u.Current(), want)
	}
	u.GoTo(ends[2])
	for u.Current() != last {
		u.Advance()
	}
	before, _ := u.Parent(last)
	if s.Board().Undo(); u.Current() != before {
		t.Errorf("when the same was deduced one by one, undo shows step %d, want %d", u.Current(), before)
	}
}

// TestTheWayOnLeadsThroughTheStepsListed enters digits in an empty grid, where nothing can be deduced, and looks back.
func TestTheWayOnLeadsThroughTheStepsListed(t *testing.T) {
	for name, back := range map[string]func(*Sudoku){
		"taken back": func(u *Sudoku) { u.Undo(); u.Undo() },
		"looked at":  (*Sudoku).Rewind,
	} {
		u := New().Sudoku
		u.Enter(grid.At(1, 1), 5)
		u.Enter(grid.At(2, 4), 6)
		back(u)
		fail.NowIf(t, u.Current() != 0 || !u.CanAdvance(), "%s: from step %d there is no way on", name, u.Current())
		u.Advance()
		fail.Unequal(t, u.Current(), 1, "%s: the next step", name)
		u.StepBack()
		u.Finish()
		fail.If(t, u.Current() != 2 || u.CanAdvance() || u.Len() != 3, "%s: step %d is the last of %d", name,
			u.Current(), u.Len())
	}
}

// TestADeductionTakesThePlaceOfWhatWasTakenBack enters a digit that is not the next deduction.
func TestADeductionTakesThePlaceOfWhatWasTakenBack(t *testing.T) {
	u := importing(t, "crosshatch-2.in").Sudoku
	step, _ := u.Grid().Hint()
	other := grid.Cell(0)
	for c := range u.Now().Grid.EmptyCells() {
		if c != step.Cell {
			other = c
		}
	}
	u.Enter(other, 1)
	entered := u.Current()
	u.StepBack()
	u.Advance()
	fail.Unequal(t, u.Current(), entered, "after a look back the next step")
	u.Undo()
	u.Advance()
	g := u.Grid()
	fail.If(t, g.At(step.Cell) != step.Digit || g.At(other) != 0, "the digit that was taken back is there again")
}

// TestAPreviewShowsOnlyWhatAClickEnters: while digits become marks, none is shown under the pointer.
func TestAPreviewShowsOnlyWhatAClickEnters(t *testing.T) {
	u := importing(t, "crosshatch-2.in").Sudoku
	u.Pick(7)
	for _, input := range [...]Input{NoteMarks, StrikeOut} {
		u.Toggle(input)
		fail.Unequal(t, u.Diagram().Preview, diagram.Blank, "by input %d, the preview", input)
		u.Toggle(input)
		fail.Unequal(t, u.Diagram().Preview, diagram.Given, "not by input %d, the preview", input)
	}
}

// TestWhatIsEnteredAtAnEarlierStepKeepsTheLaterOnes in the list, whichever way led back there, also after a restart.
func TestWhatIsEnteredAtAnEarlierStepKeepsTheLaterOnes(t *testing.T) {
	for name, back := range map[string]func(*Session){
		"the list":      func(s *Session) { s.Sudoku.GoTo(1) },
		"the back icon": func(s *Session) { s.Sudoku.StepBack(); s.Sudoku.StepBack() },
		"Undo":          func(s *Session) { s.Board().Undo(); s.Board().Undo() },
	} {
		s := New()
		s.Show(s.Sudoku)
		for c := range grid.Cell(3) {
			s.Sudoku.Enter(c, 1+int(c))
		}
		back(s)
		s.Sudoku.Enter(grid.At(9, 9), 4)
		s = restarted(t, s)
		u := s.Sudoku
		var listed, beside []history.ID
		for _, row := range u.Rows() {
			listed = append(listed, row.ID)
			if row.Depth > 0 {
				beside = append(beside, row.ID)
			}
			fail.If(t, row.Undone, "%s: step %d was taken back", name, row.ID)
		}
		fail.Differ(t, listed, []history.ID{0, 1, 4, 2, 3}, "%s: the list", name)
		fail.Differ(t, beside, []history.ID{2, 3}, "%s: the other line", name)
		s.Board().Undo()
		u.GoTo(2)
		g := u.Grid()
		fail.If(t, !u.LooksBack() || g.At(1) != 2 || g.At(grid.At(9, 9)) != 0,
			"%s: the other line, chosen, shows\n%s", name, u.Grid())
		u.Advance()
		fail.If(t, u.Current() != 3 || u.LooksBack(), "%s: the other line ends at step %d", name, u.Current())
		rows := u.Rows()
		fail.If(t, len(rows) != 5 || rows[3].ID != 4 || rows[3].Depth != 1, "%s: in turn the list is %+v", name, rows)
	}
}

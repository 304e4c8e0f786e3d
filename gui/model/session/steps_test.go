package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/test/fail"
)

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

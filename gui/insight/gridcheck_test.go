package insight

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestWrongDigitsAreMarkedUntilTheGridChanges(t *testing.T) {
	s, _, _, cell := deducing(t)
	c := add(s, &GridCheck{Host: s.Host})
	hint, _ := s.Session.Sudoku.Grid().Hint()
	wrong := hint.Digit%9 + 1
	s.Session.Sudoku.Enter(cell, wrong)
	s.Commit()
	before := s.alerted()
	c.Run()
	s.await("the check", func() bool { return s.warned })
	fail.NowIf(t, !s.warned || !s.view.Diagram.Cells[cell].Alert,
		"said %q, a warning: %v; the wrong digit is marked: %v", s.said, s.warned, s.view.Diagram.Cells[cell].Alert)
	fail.If(t, !c.Cancel() || c.Cancel(), "Escape has nothing to end, or twice")
	s.render()
	fail.If(t, s.alerted() != before, "%d cells are marked after it, %d before", s.alerted(), before)
	c.Run()
	s.Session.Undo()
	s.Commit()
	fail.If(t, s.alerted() != 0, "the marks stay on another grid")
}

// alerted returns how many cells are marked as wrong.
func (s *fixture) alerted() (n int) {
	for c := range grid.Cell(grid.Cells) {
		if s.view.Diagram.Cells[c].Alert {
			n++
		}
	}
	return n
}

package gui

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
)

// View shows the grid with its conflicts, and the one thing the user looks at: what the picked digit crosses out, or
// what is wrong, or the step that led here.
func (s *sudoku) View() diagram.Diagram {
	g := s.Grid()
	view := diagram.OfGrid(&g, s.DeducedCells())
	if s.selecting {
		view.Cells[s.selected].Selected = true
	}
	contradiction, wrong := g.Contradiction()
	step, stepped := s.shownStep()
	switch {
	case s.picked != 0:
		view.ShowDigit(&g, s.picked)
	case stepped:
		view.ShowStep(&g, &step)
	case wrong:
		view.ShowContradiction(&g, &contradiction)
	}
	if s.showsCounts(&g) {
		view.ShowCounts(&g)
	}
	for c := range grid.Cell(grid.Cells) {
		view.Cells[c].Label = s.cellInWords(&g, c, &view.Cells[c])
	}
	return view
}

// shownStep is the step that led to the grid, unless it is how deduction ended that is shown.
func (s *sudoku) shownStep() (crosshatch.Step, bool) {
	if s.ended {
		return crosshatch.Step{}, false
	}
	return s.Step()
}

// shownDigit is the digit that the hatching shown is about; 0 when there is none.
func (s *sudoku) shownDigit() int {
	if s.picked != 0 {
		return s.picked
	}
	if step, ok := s.shownStep(); ok {
		return step.Digit
	}
	g := s.Grid()
	contradiction, _ := g.Contradiction()
	return contradiction.Digit
}

// stopped reports whether cells are open and no deduction fills one.
func (s *sudoku) stopped() bool {
	g := s.Grid()
	_, more := g.Next()
	return !more && g.Count() < grid.Cells
}

// showsCounts reports whether the open cells show how many candidates they have: when the user wants it, and where
// cross-hatching has stopped, to say what is left.
func (s *sudoku) showsCounts(g *crosshatch.Grid) bool {
	if _, wrong := g.Contradiction(); wrong || !s.stopped() || s.picked != 0 {
		return s.counting
	}
	return s.counting || s.ended || s.Now().Origin == crosshatch.Imported
}

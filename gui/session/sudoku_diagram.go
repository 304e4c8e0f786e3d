package session

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/locale"
)

// Diagram shows the grid with its conflicts, and the one thing the user looks at: what the picked digit crosses out, or
// what is wrong, or the step that led here.
func (s *Sudoku) Diagram() diagram.Diagram {
	g := s.Grid()
	d := diagram.OfGrid(&g, s.DeducedCells(), s.EnteredCells())
	if s.selecting {
		d.Cells[s.selected].Selected = true
	}
	contradiction, wrong := g.Contradiction()
	step, stepped := shownStep(s)
	switch {
	case s.picked != 0:
		d.ShowDigit(&g, s.picked)
	case stepped:
		d.ShowStep(&g, &step, s.hatching)
	case wrong:
		d.ShowContradiction(&g, &contradiction)
	}
	if showsCounts(s, &g) {
		d.ShowCounts(&g)
	}
	marks := s.Pencil()
	d.ShowPencil(&g, &marks)
	for c := range grid.Cell(grid.Cells) {
		d.Cells[c].Label = cellWords(s, &g, c, &d.Cells[c])
	}
	return d
}

// shownStep is the step that led to the grid, unless it is how deduction ended that is shown.
func shownStep(s *Sudoku) (crosshatch.Step, bool) {
	if s.ended {
		return crosshatch.Step{}, false
	}
	return s.Step()
}

// At is nothing: the status says of the selected cell what is to be said.
func (s *Sudoku) At(grid.Cell) (string, bool) { return "", false }

// Reason says how the digit came to a cell that cross-hatching fills, or that it leaves the cell open.
func (s *Sudoku) Reason(c grid.Cell) string {
	g := s.Grid()
	if g.At(c) != 0 {
		return ""
	}
	for step := range g.Steps() {
		if step.Cell == c {
			return locale.StepReason(&step)
		}
	}
	return ""
}

// Digits tells the digit apart whose hatching is shown, and how often each is still to be placed.
func (s *Sudoku) Digits() *Digits {
	g := s.Grid()
	d := &Digits{Shown: shownDigit(s)}
	for i := range d.Missing {
		d.Missing[i] = missing(&g, i+1)
	}
	return d
}

// missing is how often a digit is still to be placed: the boxes that lack it.
func missing(g *crosshatch.Grid, digit int) int {
	crossed, _ := g.CrossedBy(digit)
	n := 9
	for h := range crossed.All() {
		if h.Kind() == crosshatch.Box {
			n--
		}
	}
	return n
}

// shownDigit is the digit that the hatching shown is about; 0 when there is none.
func shownDigit(s *Sudoku) int {
	if s.picked != 0 {
		return s.picked
	}
	if step, ok := shownStep(s); ok {
		return step.Digit
	}
	g := s.Grid()
	contradiction, _ := g.Contradiction()
	return contradiction.Digit
}

// stopped reports whether cells are open and no deduction fills one.
func stopped(s *Sudoku) bool {
	g := s.Grid()
	_, more := g.Next()
	return !more && g.Count() < grid.Cells
}

// showsCounts reports whether the open cells show how many candidates they have: when the user wants it, and where
// cross-hatching has stopped, to say what is left.
func showsCounts(s *Sudoku, g *crosshatch.Grid) bool {
	if _, wrong := g.Contradiction(); wrong || !stopped(s) || s.picked != 0 {
		return s.counting
	}
	return s.counting || s.ended || s.Now().Origin == crosshatch.Imported
}

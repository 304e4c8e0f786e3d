package gui

import (
	"strconv"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// View shows the grid with its conflicts, and the one thing the user looks at: what the picked digit crosses out, or
// what is wrong, or the step that led here.
func (s *sudoku) View() BoardView {
	g := s.Grid()
	var view BoardView
	s.drawDigits(&view, &g)
	contradiction, wrong := g.Contradiction()
	step, stepped := s.shownStep()
	switch {
	case s.picked != 0:
		drawPicked(&view, &g, s.picked)
	case stepped:
		drawStep(&view, &g, &step)
	case wrong:
		drawContradiction(&view, &g, &contradiction)
	}
	if s.showsCounts(&g) {
		drawCounts(&view, &g)
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

func (s *sudoku) drawDigits(view *BoardView, g *crosshatch.Grid) {
	deduced, conflicts := s.DeducedCells(), g.Conflicts()
	for c := range grid.Cell(grid.Cells) {
		cell := &view.Cells[c]
		cell.Digit = g.At(c)
		switch {
		case cell.Digit == 0:
		case deduced.Has(c):
			cell.Symbol = Placed
		default:
			cell.Symbol = Given
		}
		cell.Alert = conflicts.Has(c)
		cell.Selected = s.selecting && s.selected == c
	}
}

// drawPicked shows what a digit crosses out and makes the cells playable that it can still go to.
func drawPicked(view *BoardView, g *crosshatch.Grid, digit int) {
	drawHatching(view, g, digit)
	_, left := g.CrossedBy(digit)
	for c := range left.All() {
		view.Cells[c].Playable, view.Cells[c].Digit = true, digit
	}
	view.Preview = Given
}

// drawStep shows what crossed the digit out before the step, the box, and the one cell in it that was left.
func drawStep(view *BoardView, after *crosshatch.Grid, step *crosshatch.Step) {
	before := after.With(step.Cell, 0)
	drawHatching(view, &before, step.Digit)
	drawRays(view, step.Crossings(), step.Box())
	view.Boxes[step.Box()].Framed = true
	view.Cells[step.Cell].Last = true
}

// drawContradiction shows what is wrong and where.
func drawContradiction(view *BoardView, g *crosshatch.Grid, c *crosshatch.Contradiction) {
	view.Alert = Area{From: c.House.Cell(0), To: c.House.Cell(8), Shown: true}
	if c.Fault == crosshatch.NoPlace {
		drawHatching(view, g, c.Digit)
		drawRays(view, c.Crossings(), c.House.Cell(0).Box())
	}
}

// drawHatching hatches what is open of the houses that a digit stands in, and puts a ring round it wherever it stands.
func drawHatching(view *BoardView, g *crosshatch.Grid, digit int) {
	crossed, _ := g.CrossedBy(digit)
	for h := range crossed.All() {
		for i := range 9 {
			if c := h.Cell(i); g.At(c) == 0 {
				view.Cells[c].Hatch |= directions[h.Kind()]
			}
		}
	}
	for c := range grid.Cell(grid.Cells) {
		view.Cells[c].Marked = g.At(c) == digit
	}
}

var directions = [...]Hatch{crosshatch.Row: Across, crosshatch.Column: Down, crosshatch.Box: Slant}

// drawRays draws a heavy line from each digit that crosses out cells of a box through that box.
func drawRays(view *BoardView, crossings []crosshatch.Crossing, box grid.Box) {
	for i := range crossings {
		for _, c := range ray(&crossings[i], box) {
			view.Cells[c].Strong |= directions[crossings[i].Line.Kind()]
		}
	}
}

// ray is the cells of a line from where the digit stands, without that one, through the box to its far side.
func ray(crossing *crosshatch.Crossing, box grid.Box) []grid.Cell {
	at, first := crossing.By.Col()-1, 3*box.Col()
	if crossing.Line.Kind() == crosshatch.Column {
		at, first = crossing.By.Row()-1, 3*box.Row()
	}
	from, to := at+1, first+2
	if at > first {
		from, to = first, at-1
	}
	var cells []grid.Cell
	for i := from; i <= to; i++ {
		cells = append(cells, crossing.Line.Cell(i))
	}
	return cells
}

// drawCounts notes in each open cell how many candidates it has.
func drawCounts(view *BoardView, g *crosshatch.Grid) {
	for c, candidates := range g.Open() {
		view.Cells[c].Corner = strconv.Itoa(candidates.Len())
	}
}

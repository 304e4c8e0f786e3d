package session

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/sudoku"
)

// Diagram shows the grid with its conflicts and the open cells without candidates. It also shows the last step, or what
// is wrong, or what the picked digit crosses out. A solved grid has a frame.
func (s *Sudoku) Diagram() diagram.Diagram {
	g, filled := s.Grid(), s.Filled()
	d := diagram.OfGrid(&g, filled.ByProgram(), filled.Entered)
	if s.selecting {
		d.Cells[s.selected].Selected = true
	}
	_, wrong := g.Contradiction()
	step, stepped := s.ShownStep()
	inference, before, inferred := s.ShownInference()
	switch {
	case stepped && s.picked == 0:
		d.ShowStep(&g, &step, s.Hatches)
	case wrong:
		d.ShowContradictions(&g)
	case s.picked != 0:
		now := s.Now()
		d.ShowDigit(&now, s.picked)
		if s.Input != EnterDigits {
			d.Preview = diagram.Blank
		}
	}
	d.Whole = !wrong && g.Count() == grid.Cells
	for c, candidates := range g.EmptyCells() {
		d.Cells[c].Alert = !wrong && candidates.Len() == 0
	}
	now := s.Now()
	if s.ShowsCounts() {
		d.ShowCounts(now.EmptyCells())
	}
	d.ShowMarks(&now)
	if inferred && s.picked == 0 {
		d.ShowDeduction(&before, &inference)
	}
	return d
}

// Digits returns the digit whose hatching is shown, and how often each digit is missing.
func (s *Sudoku) Digits() *Digits {
	g := s.Grid()
	d := &Digits{Shown: s.shownDigit()}
	for i := range d.Missing {
		d.Missing[i] = grid.Boxes - (g.Houses(i+1) & sudoku.AllBoxes).Len()
	}
	return d
}

// shownDigit returns the digit whose hatching is shown; 0 for none.
func (s *Sudoku) shownDigit() int {
	if s.picked != 0 {
		return s.picked
	}
	if step, ok := s.ShownStep(); ok {
		return step.Digit
	}
	if made, _, ok := s.ShownInference(); ok && made.Digits.Len() == 1 {
		return made.Digits.First()
	}
	g := s.Grid()
	contradiction, _ := g.Contradiction()
	return contradiction.Digit
}

// ShowsCounts reports whether open cells show their numbers of candidates: if the user switched them on or, unless they
// were switched off, when cross-hatching has stopped.
func (s *Sudoku) ShowsCounts() bool {
	g, by := s.Grid(), s.Now().Origin
	_, wrong := g.Contradiction()
	stopped := !wrong && g.Stopped() && s.picked == 0 &&
		(s.showsEnd() || by == sudoku.Imported || by == sudoku.Begun)
	return s.counting || stopped && !s.uncounted && s.anyUnmarked()
}

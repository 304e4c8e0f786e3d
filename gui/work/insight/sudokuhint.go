package insight

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/model/solver"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// SudokuHint is a hint for a Sudoku in three parts: the box, the digit, and the cell with the reason. When
// cross-hatching has stopped, the parts are the technique, the house, and what follows with the reason.
type SudokuHint struct {
	overlay.Idle
	Host  *overlay.Host
	Check *GridCheck
	asked overlay.Finding[hintedGrid, int] // how many parts are shown
}

// hintedGrid identifies what a hint follows from.
type hintedGrid struct {
	grid   sudoku.Grid
	out    [grid.Cells]grid.Digits
	typing bool
}

func hintedNow(s *session.Sudoku) hintedGrid {
	now := s.Now()
	return hintedGrid{now.Grid, now.Out, s.Typing()}
}

// Can reports whether something can be deduced on the board shown, or something in it may be wrong.
func (d *SudokuHint) Can() bool {
	s := d.Host.Session
	if s.Sudoku.Solved() {
		return false
	}
	g := s.Sudoku.Grid()
	_, contradicts := g.Contradiction()
	return contradicts || s.Sudoku.Doubtful() || s.Sudoku.Grade() == solver.NoSolution || d.deduces()
}

func (d *SudokuHint) deduces() bool {
	_, hatched := d.hint()
	_, inferred := d.inference()
	return hatched || inferred
}

// inference returns the next deduction beyond cross-hatching. It reports false if there is none.
func (d *SudokuHint) inference() (technique.Deduction, bool) {
	return d.Host.Session.Sudoku.Inference()
}

// hint returns the deduction that a person sees first. It reports false if there is none.
func (d *SudokuHint) hint() (sudoku.Step, bool) { return d.Host.Session.Sudoku.Grid().Hint() }

// Ask shows and counts the next part, or shows the last one again. If the grid has an error it says that instead. If
// nothing can be deduced it says what a check of the grid finds.
func (d *SudokuHint) Ask() {
	if d.deduces() {
		d.Check.IfRight(d.next)
	} else {
		d.Check.Run()
	}
}

func (d *SudokuHint) next() {
	s := d.Host.Session.Sudoku
	if now := hintedNow(s); !d.asked.Follow(now) {
		d.asked.Begin(d.Host.Scope.Place(), now)
	}
	if shown := d.asked.Result(); *shown < 3 {
		*shown++
		s.AskHint()
		s.HideStep()
	}
	d.Host.Inform(d.told())
}

// told returns the words of the part shown last.
func (d *SudokuHint) told() string {
	h, ok := d.hint()
	if !ok {
		return d.toldBeyond()
	}
	args := language.Args{"Box": language.Words().Box(h.Box()), "Digit": h.Digit}
	switch *d.asked.Result() {
	case 1:
		return language.Text("deduction.box", args)
	case 2:
		return language.Text("deduction.digit", args)
	}
	args["Cell"] = language.Words().Cell(h.Cell)
	return language.Sentences(language.Text("deduction.cell", args), language.Words().StepReason(&h))
}

// toldBeyond returns the words of the part shown last of a deduction beyond cross-hatching.
func (d *SudokuHint) toldBeyond() string {
	made, _ := d.inference()
	args := language.Args{
		"Technique": language.Words().Technique(made.Technique), "Houses": language.Words().Houses(housesOf(&made)),
		"Finding": language.Words().Finding(&made),
	}
	switch *d.asked.Result() {
	case 1:
		return language.Text("deduction.technique", args)
	case 2:
		return language.Text("deduction.houses", args)
	}
	return language.Sentences(language.Text("deduction.finding", args),
		language.Words().DeductionReason(&made))
}

// housesOf returns the houses to look in for a deduction; if it names only a cell, the cell's box.
func housesOf(made *technique.Deduction) sudoku.Houses {
	if made.Base != 0 {
		return made.Base
	}
	return sudoku.HousesOf(made.Cells.First()) & sudoku.AllBoxes
}

// Advance removes the hint when another grid is shown, or its givens are typed.
func (d *SudokuHint) Advance() { d.asked.Follow(hintedNow(d.Host.Session.Sudoku)) }

// Cancel removes the hint.
func (d *SudokuHint) Cancel() bool { return d.asked.Drop() }

// Show says the part shown last, frames the box, and marks the cell when that part is shown; beyond cross-hatching it
// draws the parts shown.
func (d *SudokuHint) Show(v *overlay.Board) {
	if !d.asked.On() {
		return
	}
	v.Status.Why = d.told()
	h, ok := d.hint()
	if !ok {
		d.showBeyond(v)
		return
	}
	v.Diagram.Boxes[h.Box()].Framed = true
	if *d.asked.Result() == 3 {
		scene.MarkBest(&v.Diagram, h.Cell)
		if cell := &v.Diagram.Cells[h.Cell]; cell.Pencil == 0 {
			cell.Ghost, cell.Digit = diagram.Deduced, h.Digit
		}
	}
}

func (d *SudokuHint) showBeyond(v *overlay.Board) {
	made, _ := d.inference()
	switch *d.asked.Result() {
	case 2:
		v.Diagram.Frame(housesOf(&made))
	case 3:
		v.Diagram.ShowDeduction(&made)
		if c, _, ok := made.Placed(); ok {
			v.Diagram.Cells[c].Best = true
		}
	}
}

// At shows the hint whichever cell is pointed at.
func (d *SudokuHint) At(grid.Cell) (string, bool) {
	if !d.asked.Is(hintedNow(d.Host.Session.Sudoku)) {
		return "", false
	}
	return d.told(), true
}

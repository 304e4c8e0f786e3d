package scene

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/sudoku"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/model/solver"
)

// Sudoku is the scene of a Sudoku.
type Sudoku struct{ *session.Sudoku }

// Diagram shows the grid and what the user has selected or picked.
func (s Sudoku) Diagram() diagram.Diagram {
	g, d := s.Grid(), s.Sudoku.Diagram()
	for c := range grid.Cell(grid.Cells) {
		d.Cells[c].Label = cellWords(s, &g, c, &d.Cells[c])
	}
	for c := range s.Filled().Revealed.All() {
		d.Cells[c].Label += language.Text("label.revealed")
	}
	return d
}

// At says nothing: the status describes the selected cell.
func (Sudoku) At(grid.Cell) (string, bool) { return "", false }

// Reason says how cross-hatching finds the digit of an open cell; empty for other cells.
func (s Sudoku) Reason(c grid.Cell) string {
	g := s.Grid()
	if g.At(c) != 0 {
		return ""
	}
	for step := range g.Steps() {
		if step.Cell == c {
			return language.Words().StepReason(&step)
		}
	}
	return ""
}

// Why says briefly how to see a deduction in the list of steps; empty for other steps.
func (s Sudoku) Why(r session.Row) string {
	if step, ok := s.StepTo(r.ID); ok {
		return language.Words().StepLines(&step)
	}
	if made, ok := s.InferenceTo(r.ID); ok {
		return language.Words().FindingLines(&made)
	}
	return ""
}

// Status says how far cross-hatching has come, or what is wrong, and at an earlier step that one looks back.
func (s Sudoku) Status() language.Status {
	g := s.Grid()
	status := language.Status{Headline: sudokuHeadline(s, &g), Why: sudokuReason(s, &g)}
	if s.LooksBack() {
		status.Why = language.Sentences(language.Text("back.sudoku"), status.Why)
	}
	return status
}

func sudokuHeadline(s Sudoku, g *sudoku.Grid) string {
	_, wrong := g.Contradiction()
	step, stepped := s.ShownStep()
	made, inferred := s.ShownInference()
	dead, stuck := deadCell(g)
	switch {
	case stepped && s.Picked() == 0:
		return language.Text("hatch.step", language.Args{
			"Step": stepNumber(s), "Digit": step.Digit, "Row": step.Cell.Row(), "Col": step.Cell.Col(),
			"Then": afterStep(s, g, wrong),
		})
	case inferred && s.Picked() == 0:
		return language.Text("hatch.inferred", language.Args{
			"Step": stepNumber(s), "Finding": language.Words().Finding(&made), "Then": afterStep(s, g, wrong),
		})
	case wrong:
		return language.Words().Contradictions(g)
	case g.Count() == grid.Cells:
		return language.Text("hatch.full")
	case s.Picked() != 0 && s.Digits().Missing[s.Picked()-1] == 0:
		return language.Text("hatch.pickedDone", language.Args{"Digit": s.Picked()})
	case s.Picked() != 0:
		now := s.Now()
		left := now.Places(s.Picked())
		return language.Text("hatch.picked", language.Args{"Digit": s.Picked(), "Left": language.Plural("cells",
			left.Len())})
	case g.Count() == 0:
		return language.Text("hatch.empty")
	case stuck:
		return language.Text("hatch.dead", language.Args{"Cell": language.Words().Cell(dead)})
	case s.Stopped():
		return language.Text("hatch.stopped", language.Args{"Open": language.Plural("cells", grid.Cells-g.Count())})
	}
	return language.Plural("hatch.possible", possible(g))
}

// afterStep says what follows from the last step, as the end of its sentence; empty if more deductions follow.
func afterStep(s Sudoku, g *sudoku.Grid, wrong bool) string {
	_, more := g.Next()
	_, beyond := s.Inference()
	switch {
	case more || beyond && s.WentBeyond():
		return ""
	case wrong:
		return language.Text("hatch.thenError")
	case g.Count() == grid.Cells:
		return language.Text("hatch.thenFull")
	}
	return language.Text("hatch.thenStops", language.Args{"Open": language.Plural("cells", grid.Cells-g.Count())})
}

func sudokuReason(s Sudoku, g *sudoku.Grid) string {
	contradiction, wrong := g.Contradiction()
	step, stepped := s.ShownStep()
	made, inferred := s.ShownInference()
	_, stuck := deadCell(g)
	_, selecting := s.Selected()
	switch {
	case stepped && s.Picked() == 0 && (!selecting || wrong):
		return language.Words().StepReason(&step)
	case inferred && s.Picked() == 0 && (!selecting || wrong):
		return language.Words().DeductionReason(&made)
	case wrong:
		return contradictionWords(s, &contradiction)
	case selecting:
		return selectedWords(s, g)
	case stuck:
		return language.Text("hatch.stuck")
	case s.Picked() != 0:
		now := s.Now()
		return pickedWords(&now, s.Picked(), s.Digits().Missing[s.Picked()-1])
	case g.Count() == 0:
		return language.Text("hatch.begin")
	case g.Count() == grid.Cells:
		return language.Text("hatch.solved")
	case s.Stopped():
		return leftWords(s)
	case s.ShowsCounts():
		return language.Text("hatch.counts")
	}
	return language.Text("hatch.go")
}

// contradictionWords says where a contradiction is seen and, of two equal digits, which one to change: not a given one.
func contradictionWords(s Sudoku, c *sudoku.Contradiction) string {
	words, given, own := language.Words(), c.Cells[0], c.Cells[1]
	if s.Fixed(own) {
		given, own = own, given
	}
	args := language.Args{"Digit": c.Digit, "Given": words.Cell(given), "Cell": words.Cell(own)}
	switch {
	case c.Fault != sudoku.Twice || !s.Fixed(given):
		return words.ContradictionReason(c)
	case s.Fixed(own):
		return words.Text("error.bothGiven", args)
	}
	return words.Text("error.twiceGiven", args)
}

// deadCell returns the first open cell that no digit fits, and reports false if there is none. Such a grid cannot be
// completed, but cross-hatching may not notice.
func deadCell(g *sudoku.Grid) (grid.Cell, bool) {
	for c, candidates := range g.EmptyCells() {
		if candidates.Len() == 0 {
			return c, true
		}
	}
	return 0, false
}

// possible returns the number of deductions that the grid allows.
func possible(g *sudoku.Grid) int {
	n := 0
	for range g.Deductions {
		n++
	}
	return n
}

// stepNumber returns the number of the deduction that led to the grid, among those of its line.
func stepNumber(s Sudoku) int {
	n := 0
	for _, id := range s.Line() {
		if s.State(id).Origin.Deduces() {
			n++
		}
		if id == s.Current() {
			break
		}
	}
	return n
}

// pickedWords says what a digit crosses out; missing is the number of boxes without it.
func pickedWords(s *sudoku.State, digit, missing int) string {
	crossed, left := s.Grid.Houses(digit), s.Places(digit)
	if crossed == 0 {
		return language.Text("pick.nowhere", language.Args{"Digit": digit})
	}
	if missing == 0 {
		return language.Text("pick.done")
	}
	why := language.Text("pick.crosses", language.Args{"Digit": digit, "Houses": language.Words().Houses(crossed)})
	if left.Len() > 0 {
		why = language.Sentences(why, language.Text("pick.click"))
	}
	return why
}

// selectedWords says what the selected cell holds or can hold.
func selectedWords(s Sudoku, g *sudoku.Grid) string {
	c, _ := s.Selected()
	now := s.Now()
	args := language.Args{"Cell": language.Words().CellFirst(c), "Digit": g.At(c), "Picked": s.Picked(),
		"Candidates": ""}
	if s.ShowsCounts() { // else they would give away what the user is looking for
		args["Candidates"] = language.Text("selected.candidates",
			language.Args{"Candidates": language.Words().Candidates(now.Candidates(c))})
	}
	switch {
	case s.Fixed(c):
		return Error(&session.FixedDigit{Cell: c})
	case g.At(c) != 0 && s.Input != session.EnterDigits:
		args["Key"] = "P"
		if s.Input == session.StrikeOut {
			args["Key"] = "X"
		}
		return language.Text("selected.noNotes", args)
	case g.At(c) != 0:
		return language.Text("selected.filled", args)
	case s.Input == session.NoteMarks:
		return language.Text("selected.noting", args)
	case s.Input == session.StrikeOut:
		return language.Text("selected.striking", args)
	case s.Picked() == 0:
		return language.Text("selected.open", args)
	}
	args["Cell"] = language.Words().Cell(c) // within the sentence
	switch {
	case now.Candidates(c).Has(s.Picked()):
		return language.Text("selected.left", args)
	case g.Candidates(c).Has(s.Picked()):
		return language.Text("selected.out", args)
	}
	args["Houses"] = language.Words().Houses(g.Houses(s.Picked()) & sudoku.HousesOf(c))
	return language.Text("selected.crossed", args)
}

// leftWords names the technique that goes on after cross-hatching or, if none does, lists what is left.
func leftWords(s Sudoku) string {
	key := "open.by"
	if s.ShowsCounts() {
		key = "open.small"
	}
	now := s.Now()
	if d, ok := s.Inference(); ok {
		return language.Sentences(language.Text("hatch.noneLeft"),
			language.Text("hatch.beyond", language.Args{"Technique": language.Words().Technique(d.Technique)}))
	}
	if grade := s.Grade(); solver.NotUnique(grade) {
		return language.Text("solve." + grade)
	}
	next := ""
	if s.CanReveal() {
		next = language.Text("hatch.bySolution")
	}
	return language.Sentences(language.Text("hatch.noTechnique"), next,
		language.Text(key, language.Args{"Parts": language.Words().EmptyCells(now.EmptyCells())}))
}

// Notes returns nothing: the status says it all.
func (Sudoku) Notes() []string { return nil }

// cellWords describes a cell, as the diagram shows it, for a screen reader.
func cellWords(s Sudoku, g *sudoku.Grid, c grid.Cell, view *diagram.Cell) string {
	now := s.Now()
	args := language.Args{"Cell": language.Words().CellFirst(c), "Digit": g.At(c), "Picked": s.Picked(),
		"Candidates": language.Words().Candidates(now.Candidates(c))}
	var label string
	switch view.Symbol {
	case diagram.Given:
		label = language.Text("label.given", args)
	case diagram.Entered:
		label = language.Text("label.entered", args)
	case diagram.Deduced:
		label = language.Text("label.deduced", args)
	default:
		label = language.Text("label.open", args)
	}
	marks, out := view.Pencil&^view.Struck, view.Out|view.Struck
	args["Number"] = view.Number
	args["Marks"], args["Out"] = language.Words().Digits(marks), language.Words().Digits(out)
	for _, also := range [...]struct {
		so  bool
		key string
	}{
		{marks != 0, "label.pencil"}, {out != 0, "label.out"},
		{view.Shade == 1, "label.shade.1"}, {view.Shade == 2, "label.shade.2"},
		{view.Number != 0, "label.number"}, {view.Alert, "label.conflict"},
		{view.Last, "label.step"}, {view.Selected, "label.selected"},
		{view.Playable, "label.left"}, {s.Picked() != 0 && g.At(c) == 0 && !view.Playable, "label.crossed"},
	} {
		if also.so {
			label += language.Text(also.key, args)
		}
	}
	return label
}

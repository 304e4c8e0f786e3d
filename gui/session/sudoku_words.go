package session

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/locale"
)

// Status says how far cross-hatching has come, or what is wrong.
func (s *Sudoku) Status() locale.Status {
	g := s.Grid()
	return locale.Status{Headline: sudokuHeadline(s, &g), Why: sudokuReason(s, &g)}
}

func sudokuHeadline(s *Sudoku, g *crosshatch.Grid) string {
	_, wrong := g.Contradiction()
	step, stepped := shownStep(s)
	switch {
	case stepped && s.picked == 0:
		return locale.Text("hatch.step", locale.Args{
			"Step": stepNumber(s), "Digit": step.Digit, "Row": step.Cell.Row(), "Col": step.Cell.Col(),
			"Then": afterStep(g, wrong),
		})
	case wrong:
		return locale.Contradictions(g)
	case s.picked != 0 && missing(g, s.picked) == 0:
		return locale.Text("hatch.pickedDone", locale.Args{"Digit": s.picked})
	case s.picked != 0:
		_, left := g.CrossedBy(s.picked)
		return locale.Text("hatch.picked", locale.Args{"Digit": s.picked, "Left": locale.Plural("cells", left.Len())})
	case g.Count() == 0:
		return locale.Text("hatch.empty")
	case g.Count() == grid.Cells:
		return locale.Text("hatch.full")
	case stopped(s):
		return locale.Text("hatch.stopped", locale.Args{"Open": locale.Plural("cells", grid.Cells-g.Count())})
	}
	return locale.Plural("hatch.possible", possible(g))
}

// afterStep is what follows from the last step, as the end of its sentence; nothing while more steps follow.
func afterStep(g *crosshatch.Grid, wrong bool) string {
	_, more := g.Next()
	switch {
	case more:
		return ""
	case wrong:
		return locale.Text("hatch.thenError")
	case g.Count() == grid.Cells:
		return locale.Text("hatch.thenFull")
	}
	return locale.Text("hatch.thenStops", locale.Args{"Open": locale.Plural("cells", grid.Cells-g.Count())})
}

func sudokuReason(s *Sudoku, g *crosshatch.Grid) string {
	contradiction, wrong := g.Contradiction()
	step, stepped := shownStep(s)
	switch {
	case s.selecting && (!wrong || s.picked != 0):
		return selectedWords(s, g)
	case s.picked != 0:
		return pickedWords(g, s.picked)
	case stepped:
		return locale.StepReason(&step)
	case wrong:
		return locale.ContradictionReason(&contradiction)
	case g.Count() == 0:
		return locale.Text("hatch.begin")
	case g.Count() == grid.Cells:
		return locale.Text("hatch.noConflict")
	case stopped(s):
		return leftWords(s, g)
	}
	return locale.Text("hatch.go")
}

// possible is the number of deductions that a grid allows as it stands.
func possible(g *crosshatch.Grid) int {
	n := 0
	for range g.Deductions() {
		n++
	}
	return n
}

// stepNumber is which of its line's deductions led to the grid.
func stepNumber(s *Sudoku) int {
	n := 0
	for _, id := range s.Line() {
		if s.State(id).Origin == crosshatch.Deduced {
			n++
		}
		if id == s.Current() {
			break
		}
	}
	return n
}

// pickedWords says what a digit crosses out.
func pickedWords(g *crosshatch.Grid, digit int) string {
	crossed, left := g.CrossedBy(digit)
	if crossed == 0 {
		return locale.Text("pick.nowhere", locale.Args{"Digit": digit})
	}
	if missing(g, digit) == 0 {
		return locale.Text("pick.done")
	}
	why := locale.Text("pick.crosses", locale.Args{"Digit": digit, "Houses": locale.Houses(crossed)})
	if left.Len() > 0 {
		why = locale.Sentences(why, locale.Text("pick.click"))
	}
	return why
}

// selectedWords says what the selected cell holds or can hold.
func selectedWords(s *Sudoku, g *crosshatch.Grid) string {
	c := s.selected
	args := locale.Args{"Cell": locale.Cell(c), "Digit": g.At(c), "Picked": s.picked, "Candidates": locale.Candidates(g, c)}
	crossed, _ := g.CrossedBy(s.picked)
	switch {
	case g.At(c) != 0 && s.noting:
		args["Cell"] = locale.CellFirst(c)
		return locale.Text("selected.noNotes", args)
	case g.At(c) != 0:
		args["Cell"] = locale.CellFirst(c)
		return locale.Text("selected.filled", args)
	case s.noting:
		args["Cell"] = locale.CellFirst(c)
		return locale.Text("selected.noting", args)
	case s.picked == 0:
		args["Cell"] = locale.CellFirst(c)
		return locale.Text("selected.open", args)
	case g.Candidates(c).Has(s.picked):
		return locale.Text("selected.left", args)
	}
	args["Houses"] = locale.Houses(crossed & crosshatch.HousesOf(c))
	return locale.Text("selected.crossed", args)
}

// leftWords is the account of what is left where cross-hatching stops.
func leftWords(s *Sudoku, g *crosshatch.Grid) string {
	key := "open.by"
	if showsCounts(s, g) {
		key = "open.small"
	}
	return locale.Sentences(locale.Text("hatch.noneLeft"), locale.Text(key, locale.Args{"Parts": locale.Open(g)}))
}

// Notes is how many digits there are of each kind, and what is left where cross-hatching stops.
func (s *Sudoku) Notes() []string {
	g := s.Grid()
	notes := []string{digitCounts(s, &g)}
	if _, wrong := g.Contradiction(); !wrong && g.Count() > 0 && stopped(s) {
		notes = append(notes, leftWords(s, &g))
	}
	return notes
}

// Rows are the steps of the line.
func (s *Sudoku) Rows() []Row {
	var rows []Row
	step := 0
	for _, id := range s.Line() {
		state := s.State(id)
		if state.Origin == crosshatch.Deduced {
			step++
		}
		rows = append(rows, Row{ID: id, Words: stateWords(&state, step)})
	}
	return rows
}

func stateWords(state *crosshatch.State, step int) string {
	args := locale.Args{"Step": step, "Digit": state.Grid.At(state.Cell), "Row": state.Cell.Row(), "Col": state.Cell.Col()}
	switch {
	case state.Origin == crosshatch.Started:
		return locale.Text("grid.started")
	case state.Origin == crosshatch.Imported:
		return locale.Text("grid.imported")
	case state.Origin == crosshatch.Deduced:
		return locale.Text("grid.deduced", args)
	case state.Origin == crosshatch.Pencilled && state.Pencil[state.Cell] == 0:
		return locale.Text("grid.erased", args)
	case state.Origin == crosshatch.Pencilled:
		args["Marks"] = markWords(state.Pencil[state.Cell])
		return locale.Text("grid.pencilled", args)
	case state.Grid.At(state.Cell) == 0:
		return locale.Text("grid.cleared", args)
	}
	return locale.Text("grid.entered", args)
}

// cellWords is a cell for a screen reader, with what the view shows of it.
func cellWords(s *Sudoku, g *crosshatch.Grid, c grid.Cell, view *diagram.Cell) string {
	args := locale.Args{"Cell": locale.CellFirst(c), "Digit": g.At(c), "Picked": s.picked, "Candidates": locale.Candidates(g, c)}
	var label string
	switch view.Symbol {
	case diagram.Given:
		label = locale.Text("label.given", args)
	case diagram.Entered:
		label = locale.Text("label.entered", args)
	case diagram.Deduced:
		label = locale.Text("label.deduced", args)
	default:
		label = locale.Text("label.open", args)
	}
	args["Marks"] = markWords(view.Pencil)
	for _, also := range [...]struct {
		so  bool
		key string
	}{
		{view.Pencil != 0, "label.pencil"},
		{view.Alert, "label.conflict"}, {view.Last, "label.step"}, {view.Selected, "label.selected"},
		{view.Playable, "label.left"}, {s.picked != 0 && g.At(c) == 0 && !view.Playable, "label.crossed"},
	} {
		if also.so {
			label += locale.Text(also.key, args)
		}
	}
	return label
}

package gui

import (
	"fmt"
	"strings"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

func (s *sudoku) Status() Status {
	g := s.Grid()
	return Status{s.headline(&g), s.why(&g)}
}

func (s *sudoku) headline(g *crosshatch.Grid) string {
	contradiction, wrong := g.Contradiction()
	step, stepped := s.shownStep()
	switch {
	case stepped && s.picked == 0:
		return say("hatch.step", facts{
			"Step": s.stepNumber(), "Digit": step.Digit, "Row": step.Cell.Row(), "Col": step.Cell.Col(),
			"Then": afterStep(g, wrong),
		})
	case wrong:
		return contradictionInWords(&contradiction)
	case s.picked != 0 && missing(g, s.picked) == 0:
		return say("hatch.pickedDone", facts{"Digit": s.picked})
	case s.picked != 0:
		_, left := g.CrossedBy(s.picked)
		return say("hatch.picked", facts{"Digit": s.picked, "Left": count("cells", left.Len())})
	case g.Count() == 0:
		return say("hatch.empty")
	case g.Count() == grid.Cells:
		return say("hatch.full")
	case s.stopped():
		return say("hatch.stopped", facts{"Open": count("cells", grid.Cells-g.Count())})
	}
	return count("hatch.possible", possible(g))
}

// afterStep is what follows from the last step, as the end of its sentence; nothing while more steps follow.
func afterStep(g *crosshatch.Grid, wrong bool) string {
	_, more := g.Next()
	switch {
	case more:
		return ""
	case wrong:
		return say("hatch.thenError")
	case g.Count() == grid.Cells:
		return say("hatch.thenFull")
	}
	return say("hatch.thenStops", facts{"Open": count("cells", grid.Cells-g.Count())})
}

func (s *sudoku) why(g *crosshatch.Grid) string {
	contradiction, wrong := g.Contradiction()
	step, stepped := s.shownStep()
	switch {
	case s.selecting && (!wrong || s.picked != 0):
		return s.selectedInWords(g)
	case s.picked != 0:
		return pickedInWords(g, s.picked)
	case stepped:
		return stepReason(&step)
	case wrong:
		return contradictionReason(&contradiction)
	case g.Count() == 0:
		return say("hatch.begin")
	case g.Count() == grid.Cells:
		return say("hatch.noConflict")
	case s.stopped():
		return s.leftInWords(g)
	}
	return say("hatch.go")
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
func (s *sudoku) stepNumber() int {
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

func stepReason(step *crosshatch.Step) string {
	box := boxName(step.Box())
	if len(step.Crossings()) == 0 {
		return say("hatch.onlyEmpty", facts{"Box": box})
	}
	return say("hatch.onlyLeft", facts{"Box": box, "By": crossingsInWords(step.Digit, step.Crossings())})
}

func contradictionInWords(c *crosshatch.Contradiction) string {
	about := facts{"Digit": c.Digit, "House": houseName(c.House)}
	if c.Fault == crosshatch.Twice {
		return say("error.twice", about)
	}
	return say("error.noPlace", about)
}

func contradictionReason(c *crosshatch.Contradiction) string {
	switch {
	case c.Fault == crosshatch.Twice:
		return say("error.twiceAt", facts{"Digit": c.Digit, "First": cellName(c.Cells[0]), "Second": cellName(c.Cells[1])})
	case len(c.Crossings()) == 0:
		return say("error.filled", facts{"Digit": c.Digit})
	}
	return say("error.crossed", facts{"By": crossingsInWords(c.Digit, c.Crossings())})
}

// crossingsInWords names the lines that cross cells out, each with where the digit stands on it.
func crossingsInWords(digit int, crossings []crosshatch.Crossing) string {
	var names []string
	for _, c := range crossings {
		key := "crossing.row"
		if c.Line.Kind() == crosshatch.Column {
			key = "crossing.column"
		}
		names = append(names, say(key, facts{"Line": c.Line.Number(), "Digit": digit, "Row": c.By.Row(), "Col": c.By.Col()}))
	}
	return listed(names)
}

// pickedInWords says what a digit crosses out.
func pickedInWords(g *crosshatch.Grid, digit int) string {
	crossed, left := g.CrossedBy(digit)
	if crossed == 0 {
		return say("pick.nowhere", facts{"Digit": digit})
	}
	if missing(g, digit) == 0 {
		return say("pick.done")
	}
	why := say("pick.crosses", facts{"Digit": digit, "Houses": housesInWords(crossed)})
	if left.Len() > 0 {
		why += " " + say("pick.click")
	}
	return why
}

// selectedInWords says what the selected cell holds or can hold.
func (s *sudoku) selectedInWords(g *crosshatch.Grid) string {
	c := s.selected
	about := facts{"Cell": cellName(c), "Digit": g.At(c), "Picked": s.picked, "Candidates": candidatesInWords(g, c)}
	crossed, _ := g.CrossedBy(s.picked)
	switch {
	case g.At(c) != 0:
		about["Cell"] = cellFirst(c)
		return say("selected.filled", about)
	case s.picked == 0:
		about["Cell"] = cellFirst(c)
		return say("selected.open", about)
	case g.Candidates(c).Has(s.picked):
		return say("selected.left", about)
	}
	about["Houses"] = housesInWords(crossed & crosshatch.HousesOf(c))
	return say("selected.crossed", about)
}

// leftInWords is the account of what is left where cross-hatching stops.
func (s *sudoku) leftInWords(g *crosshatch.Grid) string {
	key := "open.by"
	if s.showsCounts(g) {
		key = "open.small"
	}
	return say("hatch.noneLeft") + " " + say(key, facts{"Parts": openInWords(g)})
}

// openInWords tells the open cells by how many candidates they have.
func openInWords(g *crosshatch.Grid) string {
	var having [10]int
	for _, candidates := range g.Open() {
		having[candidates.Len()]++
	}
	var parts []string
	for n, cells := range having {
		if cells > 0 {
			parts = append(parts, say("open.part", facts{"Cells": cells, "Candidates": n}))
		}
	}
	return listed(parts)
}

// Note is the account of the grid in the side panel.
func (s *sudoku) Note() string {
	g := s.Grid()
	deduced := s.DeducedCells()
	note := say("note.counts", facts{
		"Given": g.Count() - deduced.Len(), "Deduced": deduced.Len(), "Open": grid.Cells - g.Count(),
	})
	if _, wrong := g.Contradiction(); !wrong && g.Count() > 0 && s.stopped() {
		note += "\n" + s.leftInWords(&g)
	}
	return note
}

func (s *sudoku) Steps() []string {
	var rows []string
	step := 0
	for _, id := range s.Line() {
		state := s.State(id)
		if state.Origin == crosshatch.Deduced {
			step++
		}
		rows = append(rows, stateInWords(&state, step))
	}
	return rows
}

func stateInWords(state *crosshatch.State, step int) string {
	about := facts{"Step": step, "Digit": state.Grid.At(state.Cell), "Row": state.Cell.Row(), "Col": state.Cell.Col()}
	switch {
	case state.Origin == crosshatch.Started:
		return say("grid.started")
	case state.Origin == crosshatch.Imported:
		return say("grid.imported")
	case state.Origin == crosshatch.Deduced:
		return say("grid.deduced", about)
	case state.Grid.At(state.Cell) == 0:
		return say("grid.cleared", about)
	}
	return say("grid.entered", about)
}

// cellInWords is a cell for a screen reader, with what the view shows of it.
func (s *sudoku) cellInWords(g *crosshatch.Grid, c grid.Cell, view *CellView) string {
	about := facts{"Cell": cellFirst(c), "Digit": g.At(c), "Picked": s.picked, "Candidates": candidatesInWords(g, c)}
	var label string
	switch view.Symbol {
	case Given:
		label = say("label.given", about)
	case Placed:
		label = say("label.deduced", about)
	default:
		label = say("label.open", about)
	}
	for _, also := range [...]struct {
		so  bool
		key string
	}{
		{view.Alert, "label.conflict"}, {view.Last, "label.step"}, {view.Selected, "label.selected"},
		{view.Playable, "label.left"}, {s.picked != 0 && g.At(c) == 0 && !view.Playable, "label.crossed"},
	} {
		if also.so {
			label += say(also.key, about)
		}
	}
	return label
}

func candidatesInWords(g *crosshatch.Grid, c grid.Cell) string {
	var digits []string
	for digit := range g.Candidates(c).All() {
		digits = append(digits, fmt.Sprint(digit))
	}
	if digits == nil {
		return say("candidates.none")
	}
	return countOf("candidates", len(digits), facts{"Digits": strings.Join(digits, " ")})
}

// housesInWords names houses, those of one kind together.
func housesInWords(houses crosshatch.Houses) string {
	var numbers [3][]string
	for h := range houses.All() {
		numbers[h.Kind()] = append(numbers[h.Kind()], fmt.Sprint(h.Number()))
	}
	var parts []string
	for kind, key := range [...]string{crosshatch.Row: "rows", crosshatch.Column: "columns", crosshatch.Box: "boxes"} {
		if n := len(numbers[kind]); n > 0 {
			parts = append(parts, countOf(key, n, facts{"Numbers": strings.Join(numbers[kind], " ")}))
		}
	}
	return listed(parts)
}

func houseName(h crosshatch.House) string {
	switch h.Kind() {
	case crosshatch.Row:
		return say("house.row", facts{"Number": h.Number()})
	case crosshatch.Column:
		return say("house.column", facts{"Number": h.Number()})
	}
	return boxName(h.Cell(0).Box())
}

func boxName(b grid.Box) string {
	return say("house.box", facts{"Number": b.Number(), "Place": say(fmt.Sprintf("place.%d", b))})
}

func cellName(c grid.Cell) string { return say("cell.name", facts{"Row": c.Row(), "Col": c.Col()}) }

// cellFirst is a cell's name where it begins a sentence.
func cellFirst(c grid.Cell) string { return say("cell.first", facts{"Row": c.Row(), "Col": c.Col()}) }

// listed puts words into one enumeration.
func listed(words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return say("list", facts{"Rest": strings.Join(words[:last], say("list.comma")), "Last": words[last]})
}

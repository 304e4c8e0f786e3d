package diagram

import (
	"iter"
	"strconv"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// OfGrid returns the diagram of a grid. It tells deduced and entered digits from given ones and has an alert at each
// digit that stands twice in a house.
func OfGrid(g *sudoku.Grid, deduced, entered grid.CellSet) Diagram {
	var d Diagram
	conflicts := g.Conflicts()
	for c := range grid.Cell(grid.Cells) {
		cell := &d.Cells[c]
		cell.Digit = g.At(c)
		switch {
		case cell.Digit == 0:
		case deduced.Has(c):
			cell.Symbol = Deduced
		case entered.Has(c):
			cell.Symbol = Entered
		default:
			cell.Symbol = Given
		}
		cell.Alert = conflicts.Has(c)
	}
	return d
}

// OfSolution returns the diagram of a grid after cross-hatching: the digits deduced, and either the number of
// candidates of each open cell or the contradiction.
func OfSolution(given *sudoku.Grid) Diagram {
	g := *given
	var deduced grid.CellSet
	for step, after := range given.Steps() {
		g = after
		deduced.Add(step.Cell)
	}
	d := OfGrid(&g, deduced, grid.CellSet{})
	if d.ShowContradictions(&g); d.Alerts == 0 {
		d.ShowCounts(g.EmptyCells())
	}
	return d
}

// ShowDigit shows the cells that a digit, 1..9, crosses out, and makes playable those that can still hold it. Where it
// was crossed out by hand or by a technique, it is a pencil mark with a stroke.
func (d *Diagram) ShowDigit(s *sudoku.State, digit int) {
	d.addHatching(&s.Grid, digit)
	for c, candidates := range s.Grid.EmptyCells() {
		switch cell := &d.Cells[c]; {
		case !candidates.Has(digit):
		case s.Out[c].Has(digit):
			cell.Pencil, cell.Struck = 1<<digit, 1<<digit
		default:
			cell.Playable, cell.Digit = true, digit
		}
	}
	d.Preview = Given
}

// ShowStep shows the step that led to the grid: the box, the lines that crossed the digit out of it, and the one cell
// left in it. With all it also shows everything else on the board that the digit crossed out.
func (d *Diagram) ShowStep(step *sudoku.Step, all bool) {
	if all {
		d.addHatching(&step.Before, step.Digit)
	} else {
		d.addCrossings(step.Crossings())
	}
	d.addRays(step.Crossings(), step.Box())
	d.Boxes[step.Box()].Framed = true
	d.Cells[step.Cell].Last = true
}

// ShowContradictions frames every house in which a grid contradicts itself. If a digit has no place, it shows the lines
// that cross out the first one; others would mix with them.
func (d *Diagram) ShowContradictions(g *sudoku.Grid) {
	for c := range g.Contradictions {
		if d.Alerts == 0 && c.Fault == sudoku.NoCandidate {
			d.addCrossings(c.Crossings())
			d.addRays(c.Crossings(), c.House.Cell(0).Box())
		}
		d.Alerts |= 1 << c.House
	}
}

// ShowCounts shows the number of candidates of each open cell in its corner, after a sign that tells it from a digit.
func (d *Diagram) ShowCounts(open iter.Seq2[grid.Cell, grid.Digits]) {
	for c, candidates := range open {
		d.Cells[c].Corner = "×" + strconv.Itoa(candidates.Len())
	}
}

// ShowMarks shows what the user has marked: the shades of cells, and the pencil marks of open cells, crossed-out ones
// too, in place of their number of candidates.
func (d *Diagram) ShowMarks(s *sudoku.State) {
	for c := range grid.Cell(grid.Cells) {
		cell := &d.Cells[c]
		cell.Shade = s.Shades[c]
		if s.Grid.At(c) == 0 {
			cell.Pencil |= s.Pencil[c]
			cell.Struck |= s.StruckIn(c)
		}
		if cell.Pencil != 0 {
			cell.Corner = ""
		}
	}
}

// addHatching hatches the open cells of the houses of a digit, and rings the digit wherever it stands.
func (d *Diagram) addHatching(g *sudoku.Grid, digit int) {
	for c := range grid.Cell(grid.Cells) {
		d.Cells[c].Marked = g.At(c) == digit
		if g.At(c) == 0 {
			for h := range (g.Houses(digit) & sudoku.HousesOf(c)).All() {
				d.Cells[c].Hatch |= HatchOf(h)
			}
		}
	}
}

// addCrossings hatches the crossed-out cells of a box, and rings the digits that cross them out.
func (d *Diagram) addCrossings(crossings []sudoku.Crossing) {
	for i := range crossings {
		for c := range crossings[i].Out.All() {
			d.Cells[c].Hatch |= HatchOf(crossings[i].Line)
		}
		d.Cells[crossings[i].By].Marked = true
	}
}

// addRays draws a heavy line through a box from each digit that crosses out cells of it.
func (d *Diagram) addRays(crossings []sudoku.Crossing, box grid.Box) {
	for i := range crossings {
		line := crossings[i].Line
		for c := range line.Cells().And(grid.AllPlaces.Cells(box)).All() {
			d.addRay(line, crossings[i].By, c)
		}
	}
}

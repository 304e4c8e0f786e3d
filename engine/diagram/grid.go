package diagram

import (
	"strconv"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// OfGrid is the digits of a grid, those of the deduced and of the entered cells apart from the given ones, with an
// alert at each that stands twice in a house.
func OfGrid(g *crosshatch.Grid, deduced, entered crosshatch.CellSet) Diagram {
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

// OfSolution is what cross-hatching makes of a grid: the digits it deduces, and how many candidates the cells have that
// it leaves open, or what is wrong.
func OfSolution(given *crosshatch.Grid) Diagram {
	g := *given
	var deduced crosshatch.CellSet
	for step, after := range given.Steps() {
		g = after
		deduced.Add(step.Cell)
	}
	d := OfGrid(&g, deduced, crosshatch.CellSet{})
	if contradiction, wrong := g.Contradiction(); wrong {
		d.ShowContradiction(&g, &contradiction)
	} else {
		d.ShowCounts(&g)
	}
	return d
}

// ShowDigit adds what a digit, 1..9, crosses out, and makes the cells playable that it can still go to.
func (d *Diagram) ShowDigit(g *crosshatch.Grid, digit int) {
	d.addHatching(g, digit)
	_, left := g.CrossedBy(digit)
	for c := range left.All() {
		d.Cells[c].Playable, d.Cells[c].Digit = true, digit
	}
	d.Preview = Given
}

// ShowStep adds the step that led to a grid: the lines that crossed the digit out of its box, the box, and the one cell
// in it that was left; with all, everything that the digit crossed out on the board.
func (d *Diagram) ShowStep(after *crosshatch.Grid, step *crosshatch.Step, all bool) {
	before := after.With(step.Cell, 0)
	if all {
		d.addHatching(&before, step.Digit)
	} else {
		d.addCrossings(step.Crossings())
	}
	d.addRays(step.Crossings(), step.Box())
	d.Boxes[step.Box()].Framed = true
	d.Cells[step.Cell].Last = true
}

// ShowContradiction adds where a grid contradicts itself, and, where a digit has no place, what crosses it out.
func (d *Diagram) ShowContradiction(g *crosshatch.Grid, c *crosshatch.Contradiction) {
	d.Alert = Area{From: c.House.Cell(0), To: c.House.Cell(8), Shown: true}
	if c.Fault == crosshatch.NoCandidate {
		d.addCrossings(c.Crossings())
		d.addRays(c.Crossings(), c.House.Cell(0).Box())
	}
}

// ShowCounts adds how many candidates each open cell has, in its corner, with a sign that shows it to be no digit.
func (d *Diagram) ShowCounts(g *crosshatch.Grid) {
	for c, candidates := range g.Open() {
		d.Cells[c].Corner = "×" + strconv.Itoa(candidates.Len())
	}
}

// ShowPencil adds the pencil marks of the open cells, in the place of how many candidates they have.
func (d *Diagram) ShowPencil(g *crosshatch.Grid, marks *crosshatch.Pencil) {
	for c := range grid.Cell(grid.Cells) {
		if g.At(c) == 0 && marks[c] != 0 {
			d.Cells[c].Pencil, d.Cells[c].Corner = marks[c], ""
		}
	}
}

// addHatching hatches the open cells of the houses that a digit stands in, and puts a ring round it wherever it stands.
func (d *Diagram) addHatching(g *crosshatch.Grid, digit int) {
	crossed, _ := g.CrossedBy(digit)
	for h := range crossed.All() {
		for i := range 9 {
			if c := h.Cell(i); g.At(c) == 0 {
				d.Cells[c].Hatch |= hatchOf(h)
			}
		}
	}
	for c := range grid.Cell(grid.Cells) {
		d.Cells[c].Marked = g.At(c) == digit
	}
}

// addCrossings hatches the cells of a box that are crossed out, and puts a ring round the digits that do so.
func (d *Diagram) addCrossings(crossings []crosshatch.Crossing) {
	for i := range crossings {
		for c := range crossings[i].Out.All() {
			d.Cells[c].Hatch |= hatchOf(crossings[i].Line)
		}
		d.Cells[crossings[i].By].Marked = true
	}
}

// addRays draws a heavy line from each digit that crosses out cells of a box through that box.
func (d *Diagram) addRays(crossings []crosshatch.Crossing, box grid.Box) {
	for i := range crossings {
		for _, c := range ray(&crossings[i], box) {
			d.Cells[c].Strong |= hatchOf(crossings[i].Line)
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

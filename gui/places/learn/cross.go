package learn

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/sudoku"
	"ninefold/gui/language"
)

// cross is the last lesson, cross-hatching: the learner finds a digit's cell in a box by crossing out the others.
type cross struct {
	given  sudoku.Grid
	tried  bool // a wrong cell was tried; then the crossed-out cells are shown
	placed bool
}

const crossText = `
1........
...4...7.
......5..
.........
.4.......
.......4.
..2......
.7..4....
........9`

func newCross() lesson {
	g, err := sudoku.Parse([]byte(crossText))
	if err != nil {
		panic(err) // a test begins every lesson
	}
	return &cross{given: g}
}

// step returns the first deduction, which the learner has to find.
func (x *cross) step() sudoku.Step {
	step, _ := x.given.Next()
	return step
}

func (x *cross) over() bool { return x.placed }

func (x *cross) digit() int { return x.step().Digit }

func (x *cross) board(help bool) diagram.Diagram {
	step := x.step()
	var deduced grid.CellSet
	g := x.given
	if x.placed {
		deduced.Add(step.Cell)
		g = g.WithDigit(step.Cell, step.Digit)
	}
	d := diagram.OfGrid(&g, deduced, grid.CellSet{})
	d.Boxes[step.Box()].Framed = true
	after := x.given.WithDigit(step.Cell, step.Digit)
	if x.placed || x.tried || help {
		d.ShowStep(&after, &step, false)
	}
	for c := range grid.Cell(grid.Cells) {
		cell := &d.Cells[c]
		if !x.placed && c.Box() == step.Box() && g.At(c) == 0 {
			cell.Edits, cell.Becomes, cell.Digit = true, diagram.Deduced, step.Digit
		}
		cell.Label = language.Words().Cell(c)
		if digit := g.At(c); digit != 0 {
			cell.Label = language.Text("label.given", language.Args{"Cell": language.Words().Cell(c), "Digit": digit})
		}
	}
	d.Cells[step.Cell].Last, d.Cells[step.Cell].Best = x.placed, help
	return d
}

func (x *cross) status() language.Status {
	step := x.step()
	args := language.Args{"Digit": step.Digit, "Box": language.Words().Box(step.Box())}
	switch {
	case x.placed:
		return language.Status{Headline: language.Text("learn.cross.over", args),
			Why: language.Words().StepReason(&step)}
	case x.tried:
		return language.Status{Headline: language.Text("learn.cross.ask", args),
			Why: language.Words().StepReason(&step)}
	}
	return language.Say("learn.cross.ask", "learn.cross.why", args)
}

func (x *cross) tap(c grid.Cell) error {
	step := x.step()
	switch {
	case c == step.Cell:
		x.placed = true
		return nil
	case c.Box() != step.Box():
		return language.Error("learn.cross.box", language.Args{"Box": language.Box(step.Box())})
	case x.given.At(c) != 0:
		return language.Error("learn.cross.taken", language.Args{"Digit": x.given.At(c)})
	}
	x.tried = true
	return language.Error("learn.cross.wrong", language.Args{"Digit": step.Digit})
}

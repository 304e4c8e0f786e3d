package gui

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/session"
)

// drawn is what the objects on the board's canvas show, without asking the diagram or the shapes.
type drawn struct {
	crosses, rings, dots [grid.Cells]bool
	framed               []grid.Box
	words                [grid.Cells][]string
}

// seen reads the board's objects in the middle of its cells, and at the round corners of its boxes.
func (m *monkey) seen() (d drawn) {
	var strokes [grid.Cells]int
	var corners []fyne.Position
	cell := m.board().Cell(0).Size().Width
	for _, o := range test.WidgetRenderer(m.board()).Objects() {
		middle := o.Position().AddXY(o.Size().Width/2, o.Size().Height/2)
		c, inside := m.cellAround(middle)
		width := o.Size().Width / cell
		switch o := o.(type) {
		case *canvas.BezierCurve:
			if inside && 0.3 < width && width < 0.8 && o.Size().Width == o.Size().Height {
				strokes[c]++
			}
		case *canvas.Arc:
			switch whole := o.EndAngle-o.StartAngle == 360; {
			case !whole:
				corners = append(corners, middle)
			case inside && 0.3 < width && width < 0.8:
				d.rings[c] = true
			}
		case *canvas.Circle:
			if inside && width < 0.2 {
				d.dots[c] = true
			}
		case *canvas.Text:
			if inside {
				d.words[c] = append(d.words[c], o.Text)
			}
		}
	}
	for c, n := range strokes {
		d.crosses[c] = n == 2
	}
	for b := range grid.Box(grid.Boxes) {
		if m.hasCorners(corners, b) {
			d.framed = append(d.framed, b)
		}
	}
	return d
}

// cellAround returns the cell whose middle is around a point, if there is one.
func (m *monkey) cellAround(at fyne.Position) (grid.Cell, bool) {
	for c := range grid.Cell(grid.Cells) {
		o := m.board().Cell(c)
		off := at.Subtract(o.Position().AddXY(o.Size().Width/2, o.Size().Height/2))
		if near := o.Size().Width / 5; max(off.X, -off.X) < near && max(off.Y, -off.Y) < near {
			return c, true
		}
	}
	return 0, false
}

// hasCorners reports whether the round corners include the four of a box.
func (m *monkey) hasCorners(corners []fyne.Position, b grid.Box) bool {
	first, last := m.board().Cell(b.Cell(0)), m.board().Cell(b.Cell(8))
	from, to, near := first.Position(), last.Position().Add(last.Size()), first.Size().Width/4
	has := func(x, y float32) bool {
		return slices.ContainsFunc(corners, func(corner fyne.Position) bool {
			return max(corner.X-x, x-corner.X) < near && max(corner.Y-y, y-corner.Y) < near
		})
	}
	return has(from.X, from.Y) && has(from.X, to.Y) && has(to.X, from.Y) && has(to.X, to.Y)
}

// lookAtDrawing fails unless the objects on the board's canvas show the marks or digits, the legal moves and the forced
// field according to the rules.
func (m *monkey) lookAtDrawing() {
	const least = 16 // units; in smaller cells dots look like marks

	if m.session.Hidden || m.hovering || m.board().Cell(0).Size().Width < least { // otherwise another position is shown
		return
	}
	d := m.seen()
	if m.session.Shown == session.CrossHatching {
		m.lookAtDigits(&d)
		return
	}
	p, shown := m.position(), m.board().Shown()
	pointed, points := m.pointing.at()
	legal := p.Legal()
	for c := range grid.Cell(grid.Cells) {
		mark, said := p.At(c), &shown.Cells[c]
		if points && c == pointed || mark == tictactoe.Empty && said.Ghost != diagram.Blank {
			continue // it also shows another mark
		}
		fail.If(m.t, d.crosses[c] != (mark == tictactoe.X) || d.rings[c] != (mark == tictactoe.O),
			"row %d, column %d holds %v; drawn: a cross %v, a ring %v", c.Row(), c.Col(), mark, d.crosses[c],
			d.rings[c])
		wanted := legal.Has(c) && !m.session.Editing() && said.Note == ""
		fail.Unequal(m.t, d.dots[c], wanted, "row %d, column %d: legal %v, a dot", c.Row(), c.Col(), legal.Has(c))
	}
	var want []grid.Box
	if forced, ok := p.Forced(); ok && !p.Over() {
		want = append(want, forced)
	}
	if !points && !shown.Alert.Shown && !slices.Equal(d.framed, want) { // otherwise another field has a frame too
		m.t.Errorf("the fields %v are framed, want %v", d.framed, want)
	}
}

// lookAtDigits fails unless each digit of the Sudoku is drawn in its cell.
func (m *monkey) lookAtDigits(d *drawn) {
	g := m.session.Sudoku.Grid()
	for c := range grid.Cell(grid.Cells) {
		digit, found := g.At(c), false
		for _, words := range d.words[c] {
			found = found || words == strconv.Itoa(digit)
		}
		fail.If(m.t, digit != 0 && !found, "row %d, column %d holds %d; drawn: %q", c.Row(), c.Col(), digit, d.words[c])
	}
}

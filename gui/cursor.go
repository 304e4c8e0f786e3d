package gui

import (
	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/view"
)

// pointing is the cell that is pointed at: by the pointer, or by the cursor of the keyboard.
type pointing struct {
	cell grid.Cell
	by   pointer
}

// pointer says how a cell is pointed at.
type pointer uint8

const (
	byNothing pointer = iota
	byPointer
	byCursor
)

// at is the cell that is pointed at, and false if there is none.
func (p *pointing) at() (grid.Cell, bool) { return p.cell, p.by != byNothing }

// cursor is where the keyboard's cursor is.
func (p *pointing) cursor() view.Cell { return view.Cell{Cell: p.cell, Any: p.by == byCursor} }

// move moves the keyboard's cursor by rows and columns, wrapping round the edges, and shows it. It starts at the cell
// that is selected on the board, or else at the pointer, or where it was.
func (p *pointing) move(rows, cols int, on *diagram.Diagram) {
	from, shown := p.at()
	for c := range grid.Cell(grid.Cells) {
		if on.Cells[c].Selected {
			from, shown = c, true
		}
	}
	row, col := from.Row()-1, from.Col()-1
	if shown {
		row, col = (row+rows+9)%9, (col+cols+9)%9
	}
	*p = pointing{grid.At(row+1, col+1), byCursor}
}

// hide hides the cursor, which keeps its place.
func (p *pointing) hide() { p.by = byNothing }

// moveCursor moves the keyboard's cursor by rows and columns. The board has the keyboard then.
func (a *App) moveCursor(rows, cols int) {
	a.focusBoard()
	a.pointing.move(rows, cols, &a.shown.window.Diagram)
	a.render()
	a.point(a.pointing.cell)
	if !a.session.Hidden && a.session.Problem().Select(a.pointing.cell) {
		a.commit()
		a.point(a.pointing.cell)
	}
}

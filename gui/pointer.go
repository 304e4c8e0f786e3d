package gui

import (
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/view"
	"ninefold/gui/view/cards"
	"ninefold/gui/view/scene"
)

// pointing is the cell that the pointer or the keyboard's cursor is on.
type pointing struct {
	cell  grid.Cell
	by    pointer
	moved bool // the pointer has moved since all was painted, and nothing else was done
}

type pointer uint8

const (
	byNothing pointer = iota
	byPointer
	byCursor
)

// at returns the cell pointed at, and reports whether there is one.
func (p *pointing) at() (grid.Cell, bool) { return p.cell, p.by != byNothing }

// cursor returns where the keyboard's cursor is.
func (p *pointing) cursor() view.Cell { return view.Cell{Cell: p.cell, Any: p.by == byCursor} }

// move moves the keyboard's cursor by rows and columns, wrapping at the edges. It starts at the cell pointed at. If the
// cursor is hidden it only shows the cursor.
func (p *pointing) move(rows, cols int) {
	from, shown := p.at()
	row, col := from.Row()-1, from.Col()-1
	if shown {
		row, col = (row+rows+9)%9, (col+cols+9)%9
	}
	p.set(grid.At(row+1, col+1), byCursor)
}

// set notes the cell pointed at.
func (p *pointing) set(c grid.Cell, by pointer) { p.cell, p.by = c, by }

// hide hides the cursor, which keeps its place.
func (p *pointing) hide() { p.by = byNothing }

// moveCursor moves the keyboard's cursor by rows and columns, from the selected cell if there is one, and gives the
// board the keyboard.
func (a *App) moveCursor(rows, cols int) {
	a.focusBoard()
	if c, ok := a.place.Selected(); ok {
		a.pointing.set(c, byCursor)
	}
	a.pointing.move(rows, cols)
	a.moveTo(a.pointing.cell)
}

// moveTo moves the keyboard's cursor to a cell, which is selected.
func (a *App) moveTo(c grid.Cell) {
	a.pointing.set(c, byCursor)
	a.place.Select(c)
	a.point(c)
}

// click handles a click on a cell, to which the cursor goes: a click without a motion of the pointer too.
func (a *App) click(c grid.Cell) {
	a.pointing.set(c, byPointer)
	a.tap(c)
}

// tap handles a click on a cell, or a cell chosen with the keyboard.
func (a *App) tap(c grid.Cell) { a.complain(a.place.Tap(c)) }

// drag handles cells dragged over.
func (a *App) drag(cells []grid.Cell) { a.complain(a.place.Drag(cells)) }

// complain says what stopped an act; nil for nothing.
func (a *App) complain(err error) {
	if err != nil {
		a.shown.warn(scene.Error(err))
	}
}

// pointAt handles the pointer's arrival at a cell.
func (a *App) pointAt(c grid.Cell) {
	a.pointing.moved = true
	a.pointing.set(c, byPointer)
	a.point(c)
}

// point shows what there is to say of a cell.
func (a *App) point(c grid.Cell) { a.shown.tip(a.place.Point(c, true)) }

// leave is called when nothing is pointed at any more.
func (a *App) leave() {
	a.pointing.moved = true
	a.pointing.hide()
	a.shown.tip(a.place.Point(a.pointing.cell, false))
}

// scroll goes steps forwards along the line, or back if negative.
func (a *App) scroll(steps int) {
	if !a.dialogs.Busy() {
		a.place.Scroll(steps)
	}
}

// cellMenu returns the menu of a cell.
func (a *App) cellMenu(c grid.Cell) (menu view.Menu) {
	if a.dialogs.Busy() {
		return menu
	}
	return a.table.CompleteMenu(a.place.CellMenu(c))
}

// rowMenu returns the menu of a row of the list beside the board.
func (a *App) rowMenu(row int) (menu view.Menu) {
	if a.dialogs.Busy() {
		return menu
	}
	return a.table.CompleteMenu(a.place.RowMenu(row))
}

// do handles the ID of a button, a choice or a menu item.
func (a *App) do(id string) {
	path, isFile := strings.CutPrefix(id, actions.RecentPrefix)
	number, isBoard := strings.CutPrefix(id, cards.BoardPrefix)
	switch {
	case a.dialogs.Busy():
	case a.place.Do(id):
		a.focusBoard()
	case isFile:
		a.exchange.Open(path)
		a.focusBoard()
	case isBoard:
		n, _ := strconv.Atoi(number)
		if e := a.Session.Entry(n); e != nil {
			a.Host.Open(e)
		}
	default:
		a.table.DoID(id)
	}
}

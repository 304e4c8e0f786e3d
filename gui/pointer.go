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

// aim is the cell that the pointer or the keyboard's cursor is on.
type aim struct {
	cell grid.Cell
	by   pointer
}

type pointer uint8

const (
	unaimed pointer = iota
	aimedByPointer
	aimedByCursor
)

// at returns the cell pointed at, and reports whether there is one.
func (p *aim) at() (grid.Cell, bool) { return p.cell, p.by != unaimed }

// cursor returns where the keyboard's cursor is.
func (p *aim) cursor() view.Cell { return view.Cell{Cell: p.cell, Any: p.by == aimedByCursor} }

// move moves the keyboard's cursor by rows and columns, wrapping at the edges. It starts at the cell pointed at. If the
// cursor is hidden it only shows the cursor.
func (p *aim) move(rows, cols int) {
	from, shown := p.at()
	row, col := from.Row()-1, from.Col()-1
	if shown {
		row, col = (row+rows+9)%9, (col+cols+9)%9
	}
	p.set(grid.At(row+1, col+1), aimedByCursor)
}

// set notes the cell pointed at.
func (p *aim) set(c grid.Cell, by pointer) { p.cell, p.by = c, by }

// hide hides the cursor, which keeps its place.
func (p *aim) hide() { p.by = unaimed }

// complain says what stopped an act; nil for nothing.
func (a *App) complain(err error) {
	if err != nil {
		a.shown.warn(scene.Error(err))
	}
}

// point handles the pointer's arrival at a cell, or its departure from the board.
func (a *App) point(at view.Cell) {
	if at.Any {
		a.aim.set(at.Cell, aimedByPointer)
	} else {
		a.aim.hide()
	}
	words, changed := a.place.Point(a.aim.cell, at.Any)
	a.shown.tip(words)
	if changed {
		a.loop.Changed()
	}
}

// scroll goes steps forwards along the line, or back if negative.
func (a *App) scroll(steps int) {
	if !a.dialogs.Busy() {
		a.place.Scroll(steps)
	}
}

// menu returns a menu of the place; none while a dialog is open.
func menu[T any](a *App, of func(T) view.Menu, at T) (m view.Menu) {
	if a.dialogs.Busy() {
		return m
	}
	return a.table.CompleteMenu(of(at))
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

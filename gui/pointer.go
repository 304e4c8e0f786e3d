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

// aim is the cell that the pointer or the keyboard's cursor is on, or was on last.
type aim struct {
	cell    grid.Cell
	pointed bool // the pointer is on it
	typed   bool // the cursor is on it
}

// any reports whether there is a cell pointed at.
func (p *aim) any() bool { return p.pointed || p.typed }

// next returns the cell that is some rows and columns from that pointed at, wrapping at the edges; without one, the
// cell of the last.
func (p *aim) next(rows, cols int) grid.Cell {
	if !p.any() {
		return p.cell
	}
	return grid.At((p.cell.Row()+rows+8)%9+1, (p.cell.Col()+cols+8)%9+1)
}

// complain says what stopped an act; nil for nothing.
func (a *App) complain(err error) {
	if err != nil {
		a.shown.warn(scene.Error(err))
	}
}

// point handles the pointer's arrival at a cell, or its departure from the board.
func (a *App) point(at view.Cell) {
	if a.aim.pointed, a.aim.typed = at.Any, false; at.Any {
		a.aim.cell = at.Cell
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

package gui

import (
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/cards"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/scene"
)

// keyboard handles keys and characters that no control uses.
type keyboard struct{ *App }

// key handles a key. The board's own keys have no modifier.
func (a keyboard) key(k keys.Shortcut) {
	switch {
	case a.dialogs.Busy():
	case a.tookKey(k):
	case slices.Contains(redoKeys, k):
		a.table.DoID("redo")
	case slices.Contains(largerKeys, k):
		a.table.DoID("scale.larger")
	case k.Modified():
		if why := a.table.WhyNot(k); why != "" {
			a.shown.inform(why)
		} else {
			a.table.Press(k)
		}
	default:
		a.boardKey(k.Key)
	}
}

// tookKey lets the place handle a key, and reports whether it did.
func (a keyboard) tookKey(k keys.Shortcut) bool {
	typed, ok := a.place.Key(k)
	if ok {
		a.took(typed)
	}
	return ok
}

// boardKey handles a key without a modifier: that of an action, or one of the board's own.
func (a keyboard) boardKey(k keys.Key) {
	if k == keys.Backspace { // some keyboards have no Delete
		k = keys.Delete
	}
	if a.table.Press(keys.Alone(k)) {
		return
	}
	a.shown.end()
	switch k {
	case keys.Up:
		a.moveCursor(-1, 0)
	case keys.Down:
		a.moveCursor(1, 0)
	case keys.Left:
		a.sideways(-1)
	case keys.Right:
		a.sideways(1)
	case keys.Enter, keys.Space:
		if filled := a.filled(); k == keys.Enter && filled != "" {
			a.do(filled)
		} else if a.aim.any() {
			a.complain(a.place.Tap(a.aim.cell))
		} else {
			a.moveCursor(0, 0) // the first key shows the cursor
		}
	case keys.Escape:
		a.cancel()
	}
}

// moveCursor moves the keyboard's cursor by rows and columns, from the selected cell if there is one, and gives the
// board the keyboard.
func (a keyboard) moveCursor(rows, cols int) {
	a.focusBoard()
	if c, ok := a.place.Selected(); ok {
		a.aim = aim{cell: c, typed: true}
	}
	a.moveTo(a.aim.next(rows, cols))
}

// moveTo moves the keyboard's cursor to a cell, which is selected.
func (a keyboard) moveTo(c grid.Cell) {
	a.aim = aim{cell: c, typed: true}
	a.place.Select(c)
	words, _ := a.place.Point(c, true)
	a.shown.tip(words)
}

// sideways moves the cursor by a column, or steps if nobody is to act.
func (a keyboard) sideways(by int) {
	if a.place.Rests() {
		a.scroll(by)
	} else {
		a.moveCursor(0, by)
	}
}

// filled returns the ID of the filled button, if nobody is to act on the board; "" for none.
func (a keyboard) filled() string {
	if a.place.Rests() {
		for _, b := range view.MainButtons(a.place.View().Cards) {
			if b.Primary && !b.Disabled {
				return b.ID
			}
		}
	}
	return ""
}

// typedRune handles a character while no text field has the keyboard.
func (a keyboard) typedRune(r rune, by keys.Shortcut) {
	if a.dialogs.Busy() {
		return
	}
	if !a.place.Writes() {
		r = by.Meant(r)
	}
	a.took(a.place.Type(r, a.aim.cell))
}

// took shows the effect of a typed character. What means nothing ends no message: a key's character comes after what
// the key did.
func (a keyboard) took(typed session.Typed) {
	if typed != (session.Typed{}) {
		a.shown.end()
	}
	if typed.Moves {
		a.moveTo(typed.Cell)
	}
	switch {
	case typed.Taps:
		a.complain(a.place.Tap(typed.Cell))
	case typed.Row != 0:
		a.shown.inform(language.Text("typed.row", language.Args{"Row": typed.Row}))
	case typed.Err != nil:
		a.shown.warn(scene.Error(typed.Err))
	}
}

// cancel handles Escape, wherever the keyboard is: it ends the topmost thing that is under way, or else leaves the
// place, and gives the keyboard to the board.
func (a keyboard) cancel() {
	a.focusBoard()
	if !a.place.Release() {
		a.back()
	}
	a.aim = aim{cell: a.aim.cell}
}

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

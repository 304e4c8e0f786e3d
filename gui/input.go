package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/engine/history"
)

// addShortcuts adds second ways to actions; the first are the menus' own.
func (a *App) addShortcuts() {
	redo := &desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
	a.window.Canvas().AddShortcut(redo, func(fyne.Shortcut) { a.table.DoID("redo") })
}

// typedKey is a key while no text field has the keyboard.
func (a *App) typedKey(key *fyne.KeyEvent) {
	if a.dialogs.Busy() {
		a.dialogs.TypedKey(key)
		return
	}
	switch key.Name {
	case fyne.KeyF10:
		if menu, ok := a.window.Canvas().(interface{ ToggleMenu() }); ok { // on a desktop, as Alt does
			menu.ToggleMenu()
		}
	case fyne.KeyUp:
		a.moveCursor(-1, 0)
	case fyne.KeyDown:
		a.moveCursor(1, 0)
	case fyne.KeyLeft:
		a.moveCursor(0, -1)
	case fyne.KeyRight:
		a.moveCursor(0, 1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		a.playCursor()
	case fyne.KeyEscape:
		a.cancel()
	case fyne.KeyBackspace: // all that some keyboards have
		a.table.Press(fyne.KeyDelete)
	default:
		a.table.Press(key.Name)
	}
}

// typedRune is a character while no text field has the keyboard.
func (a *App) typedRune(r rune) {
	if a.dialogs.Busy() {
		return
	}
	cursor, _ := a.parts.board.Pointed()
	take := a.session.Problem().Type
	if e := a.features.room.Shown(); e != nil {
		take = e.Type
	}
	typed := take(r, cursor)
	if typed.Moves {
		a.parts.board.PutCursor(typed.Cell)
	}
	switch {
	case typed.Taps:
		a.tap(typed.Cell)
	case typed.Message != "":
		a.inform(typed.Message)
	case typed.Changed:
		a.commit()
	}
}

// moveCursor moves the keyboard's cursor by rows and columns.
func (a *App) moveCursor(rows, cols int) {
	a.parts.board.MoveCursor(rows, cols)
	if c, ok := a.parts.board.Cursor(); ok && !a.session.Away && a.session.Problem().Select(c) {
		a.commit()
		a.pointed(c)
	}
}

// playCursor plays the cell that the pointer or the cursor is on, or shows the cursor first.
func (a *App) playCursor() {
	if c, ok := a.parts.board.Pointed(); ok {
		a.tap(c)
		return
	}
	a.moveCursor(0, 0)
}

// choose takes a click on a row of the list beside the board.
func (a *App) choose(row int) {
	if list := a.parts.list; list != nil {
		list.Choose(row)
		return
	}
	a.goTo(a.parts.rows[row].ID)
}

// goTo shows a step.
func (a *App) goTo(id history.ID) {
	if id == a.session.Problem().Current() {
		return
	}
	a.session.Problem().GoTo(id)
	a.commit()
	a.focusBoard()
}

// goToStep shows a step of the line by its number.
func (a *App) goToStep(i int) {
	if line := a.session.Problem().Line(); i < len(line) {
		a.goTo(line[i])
	}
}

// pick picks a digit of the pad.
func (a *App) pick(digit int) {
	a.session.Sudoku.Pick(digit)
	a.commit()
	a.focusBoard()
}

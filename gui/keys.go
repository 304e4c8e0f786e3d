package gui

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
)

// addShortcuts makes the second ways to commands work; the first are the menus' own.
func (a *App) addShortcuts() {
	for id, shortcut := range extraShortcuts() {
		for _, c := range a.commands {
			if c.id == id {
				a.window.Canvas().AddShortcut(shortcut, func(fyne.Shortcut) { a.do(c) })
			}
		}
	}
}

// typedKey is a key while no text field has the keyboard.
func (a *App) typedKey(key *fyne.KeyEvent) {
	if a.busyWithDialog() {
		if key.Name == fyne.KeyEscape && a.dialog != nil {
			a.dialog.Hide()
		}
		return
	}
	switch key.Name {
	case fyne.KeyUp:
		a.board.MoveCursor(-1, 0)
	case fyne.KeyDown:
		a.board.MoveCursor(1, 0)
	case fyne.KeyLeft:
		a.board.MoveCursor(0, -1)
	case fyne.KeyRight:
		a.board.MoveCursor(0, 1)
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		a.playCursor()
	case fyne.KeyEscape:
		a.cancel()
	default:
		for _, c := range a.commands {
			if c.key == key.Name {
				a.do(c)
				return
			}
		}
	}
}

// playCursor plays the cell that the pointer or the cursor is on, or shows the cursor first.
func (a *App) playCursor() {
	if c, ok := a.board.Pointed(); ok {
		a.tap(c)
		return
	}
	a.board.MoveCursor(0, 0)
}

// cancel takes back whatever was begun and not ended.
func (a *App) cancel() {
	a.compared = nil
	a.board.HideCursor()
	a.refresh()
}

// typedRune is a character while no text field has the keyboard: a row digit, then a column digit, play that cell.
func (a *App) typedRune(r rune) {
	if r < '1' || r > '9' || a.busyWithDialog() {
		return
	}
	digit := int(r - '0')
	if a.row == 0 {
		a.row = digit
		a.board.PutCursor(grid.At(digit, a.cursorCol()))
		a.inform(say("typed.row", facts{"Row": digit}))
		return
	}
	c := grid.At(a.row, digit)
	a.board.PutCursor(c)
	a.tap(c)
	a.row = 0
}

// cursorCol is the column that the cursor is in, the middle one at first.
func (a *App) cursorCol() int {
	c, _ := a.board.Pointed()
	return c.Col()
}

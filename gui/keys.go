package gui

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/gui/locale"
)

// addShortcuts makes the second ways to commands work; the first are the menus' own.
func (a *App) addShortcuts() {
	for id, shortcut := range extraShortcuts() {
		a.window.Canvas().AddShortcut(shortcut, func(fyne.Shortcut) { a.doByID(id) })
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
		a.typedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	case fyne.KeyUnknown: // some keys have no name, and some commands no key
	default:
		for _, c := range a.commands {
			if c.key == key.Name {
				a.do(c)
				return
			}
		}
	}
}

// moveCursor moves the keyboard's cursor by rows and columns.
func (a *App) moveCursor(rows, cols int) {
	a.board.MoveCursor(rows, cols)
	if c, ok := a.board.Cursor(); ok && a.session.Problem().Select(c) {
		a.refresh()
		a.pointed(c)
	}
}

// playCursor plays the cell that the pointer or the cursor is on, or shows the cursor first.
func (a *App) playCursor() {
	if c, ok := a.board.Pointed(); ok {
		a.tap(c)
		return
	}
	a.moveCursor(0, 0)
}

// cancel takes back whatever was begun and not ended.
func (a *App) cancel() {
	switch {
	case a.computerThinks():
		a.rest()
	case a.proposal != nil:
		a.endHint()
	case a.review.running():
		a.endReview()
	case a.hunting():
		a.endHunt()
	case a.compared != nil:
		a.compared = nil
	case a.row == 0:
		if a.editing() {
			a.hand = noTool
		}
		a.session.Problem().Release()
	}
	a.board.HideCursor()
	a.refresh()
}

// typedRune is a character while no text field has the keyboard. In tic-tac-toe a row digit, then a column digit, play
// that cell.
func (a *App) typedRune(r rune) {
	if a.busyWithDialog() {
		return
	}
	if a.session.Shown == CrossHatching {
		a.typedDigit(r)
		return
	}
	if r < '1' || r > '9' {
		return
	}
	digit := int(r - '0')
	if a.row == 0 {
		a.row = digit
		a.board.PutCursor(grid.At(digit, a.cursorCol()))
		a.inform(locale.Text("typed.row", locale.Args{"Row": digit}))
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

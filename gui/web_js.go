package gui

import (
	"strings"
	"syscall/js"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/gui/page"
)

// joinPage ties the window to the web page it is in: files can be dropped on it, the keys that Fyne does not know there
// work, and scripts, and whoever types at the browser's console, find what exported gives as the object ninefold.
func (a *App) joinPage() {
	page.Listen(page.Document(), "dragover", func(event js.Value) { event.Call("preventDefault") })
	page.Listen(page.Document(), "drop", func(event js.Value) {
		event.Call("preventDefault")
		if !a.dialogs.Busy() {
			a.exchange.Upload(event.Get("dataTransfer").Get("files"))
		}
	})
	page.Listen(page.Document(), "keydown", func(event js.Value) {
		name, ok := unknownKey(event.Get("code").String())
		if !ok || event.Get("ctrlKey").Bool() || event.Get("metaKey").Bool() {
			return
		}
		if event.Get("altKey").Bool() {
			a.tasks.Post(func() { a.table.PressShortcut(name, fyne.KeyModifierAlt) })
		} else {
			a.tasks.Post(func() { a.pressed(name) })
		}
	})
	js.Global().Set("ninefold", a.exported())
}

// exported is what scripts of the page can do:
//
//	ninefold.marked()        the marked board, or what else the judge wants for the board that is shown
//	ninefold.position()      the judge's text of the board; null if it has none, as before the first move
//	ninefold.play(row, col)  does what a click on that cell does, and promises whether that changed anything
//	ninefold.where(row, col) the middle of that cell on the page, as [x, y]
func (a *App) exported() map[string]any {
	return map[string]any{
		"marked": js.FuncOf(func(js.Value, []js.Value) any { return string(a.session.Problem().Answer()) }),
		"position": js.FuncOf(func(js.Value, []js.Value) any {
			text, err := a.session.Problem().Text()
			if err != nil {
				return nil
			}
			return string(text)
		}),
		"where": js.FuncOf(func(_ js.Value, args []js.Value) any {
			c, ok := cellOf(args)
			if !ok {
				return nil
			}
			cell := a.parts.board.Cell(c)
			at := a.app.Driver().AbsolutePositionForObject(cell).AddXY(cell.Size().Width/2, cell.Size().Height/2)
			scale := a.window.Canvas().Scale() / float32(js.Global().Get("devicePixelRatio").Float())
			return []any{at.X * scale, at.Y * scale}
		}),
		"play": js.FuncOf(func(_ js.Value, args []js.Value) any {
			return page.Promise(func(resolve func(any)) {
				c, ok := cellOf(args)
				a.tasks.Post(func() {
					before := a.session.Problem().Current()
					if ok && !a.dialogs.Busy() {
						a.tap(c)
					}
					resolve(a.session.Problem().Current() != before)
				})
			})
		}),
	}
}

// cellOf is the cell that a row and a column name, and false if they name none.
func cellOf(args []js.Value) (grid.Cell, bool) {
	if len(args) != 2 || args[0].Type() != js.TypeNumber || args[1].Type() != js.TypeNumber {
		return 0, false
	}
	row, col := args[0].Int(), args[1].Int()
	if row < 1 || row > 9 || col < 1 || col > 9 {
		return 0, false
	}
	return grid.At(row, col), true
}

// unknownKey is a key, by the browser's code for it, to which Fyne gives no name on a web page, unless Ctrl is down; and
// false if it does.
func unknownKey(code string) (fyne.KeyName, bool) {
	switch code {
	case "Home":
		return fyne.KeyHome, true
	case "End":
		return fyne.KeyEnd, true
	case "PageUp":
		return fyne.KeyPageUp, true
	case "PageDown":
		return fyne.KeyPageDown, true
	}
	letter, ok := strings.CutPrefix(code, "Key")
	return fyne.KeyName(letter), ok
}

// pressed is what Fyne does when a key is pressed.
func (a *App) pressed(name fyne.KeyName) {
	key := &fyne.KeyEvent{Name: name}
	if focused := a.window.Canvas().Focused(); focused != nil {
		focused.TypedKey(key)
		return
	}
	a.typedKey(key)
}

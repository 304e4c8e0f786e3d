package gui

import (
	"errors"
	"strings"
	"syscall/js"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/engine/grid"
)

// joinPage ties the window to the web page it is in: files can be dropped on it, the keys that Fyne does not know there
// work, and scripts, and whoever types at the browser's console, find what exported gives as the object ninefold.
func (a *App) joinPage() {
	listen(document(), "dragover", func(event js.Value) { event.Call("preventDefault") })
	listen(document(), "drop", func(event js.Value) {
		event.Call("preventDefault")
		if !a.busyWithDialog() {
			a.upload(event.Get("dataTransfer").Get("files"), a.imported)
		}
	})
	listen(document(), "keydown", func(event js.Value) {
		name, ok := unknownKey(event.Get("code").String())
		if !ok || event.Get("ctrlKey").Bool() || event.Get("metaKey").Bool() {
			return
		}
		if event.Get("altKey").Bool() {
			a.post(func() { a.pressedWithAlt(name) })
		} else {
			a.post(func() { a.pressed(name) })
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
			cell := a.board.Cell(c)
			at := a.app.Driver().AbsolutePositionForObject(cell).AddXY(cell.Size().Width/2, cell.Size().Height/2)
			scale := a.window.Canvas().Scale() / float32(js.Global().Get("devicePixelRatio").Float())
			return []any{at.X * scale, at.Y * scale}
		}),
		"play": js.FuncOf(func(_ js.Value, args []js.Value) any {
			return promise(func(resolve func(any)) {
				c, ok := cellOf(args)
				a.post(func() {
					before := a.session.Problem().Current()
					if ok && !a.busyWithDialog() {
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
	c, err := unpackCell([]int{args[0].Int(), args[1].Int()})
	return c, err == nil
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

// pressedWithAlt runs the command whose shortcut that is.
func (a *App) pressedWithAlt(name fyne.KeyName) {
	for _, c := range a.commands {
		if s, ok := c.shortcut.(*desktop.CustomShortcut); ok && s.KeyName == name && s.Modifier == fyne.KeyModifierAlt {
			a.do(c)
			return
		}
	}
}

func document() js.Value { return js.Global().Get("document") }

// listen calls hear for every event of a kind.
func listen(target js.Value, kind string, hear func(event js.Value)) {
	target.Call("addEventListener", kind, js.FuncOf(func(_ js.Value, args []js.Value) any {
		hear(args[0])
		return nil
	}))
}

// await waits until a promise is kept, and gives what it gives, or else the reason why not. It must not be called from a
// function that the browser has called, because that keeps the browser waiting.
func await(promise js.Value) (js.Value, error) {
	kept, broken := make(chan js.Value, 1), make(chan js.Value, 1)
	then := js.FuncOf(func(_ js.Value, args []js.Value) any { kept <- args[0]; return nil })
	otherwise := js.FuncOf(func(_ js.Value, args []js.Value) any { broken <- args[0]; return nil })
	defer then.Release()
	defer otherwise.Release()
	promise.Call("then", then, otherwise)
	select {
	case value := <-kept:
		return value, nil
	case reason := <-broken:
		return js.Undefined(), errors.New(reason.Call("toString").String())
	}
}

// promise is what do, which gets the means to keep it, has promised.
func promise(do func(resolve func(any))) js.Value {
	executor := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(func(value any) { args[0].Invoke(value) })
		return nil
	})
	defer executor.Release()
	return js.Global().Get("Promise").New(executor)
}

package gui

import (
	"syscall/js"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/gui/actions"
	"ninefold/gui/page"
)

// joinKeys shares the keyboard among the browser, the page's text box and the window.
func (p *webPage) joinKeys(a *App) {
	p.textBox = page.NewTextBox(
		func() { a.tasks.Post(func() { p.follow(a) }) },
		func(text string) { a.tasks.Post(func() { typeText(a, text) }) },
		func() { a.tasks.Post(func() { pressed(a, fyne.KeyBackspace) }) },
	)
	page.ListenFirst("keydown", func(event js.Value) { p.keyDown(a, page.Key{Event: event}) })
	page.OnPasted(func(text string) { a.tasks.Post(func() { pasteText(a, text) }) })
}

// follow gives the browser's keyboard to the page's text box while a text field has the window's.
func (p *webPage) follow(a *App) {
	if field, ok := textField(a); ok {
		p.textBox.Focus(placeOf(a, field))
	} else {
		p.textBox.Blur()
	}
}

// textField is the text field that has the keyboard, and false for none.
func textField(a *App) (fyne.CanvasObject, bool) {
	type entry interface {
		fyne.CanvasObject
		fyne.Tabbable
		SelectedText() string
	}
	field, ok := a.window.Canvas().Focused().(entry)
	return field, ok
}

// keyDown decides whose a key is. What is kept from Fyne is left to the browser; the rest Fyne keeps from the browser.
func (p *webPage) keyDown(a *App, k page.Key) {
	name, unnamed := k.Unnamed()
	switch {
	case p.mirror != nil && p.mirror.Keeps(k):
		k.Event.Call("stopPropagation")
	case k.Composes(), p.textBox.Focused() && k.Types(), k.Pastes(), k.Commands() && !means(a, k):
		k.Event.Call("stopPropagation")
	case p.textBox.Focused() && p.fieldKey(a, k):
		k.Event.Call("stopPropagation")
		k.Event.Call("preventDefault")
	case !unnamed || k.Control():
	case k.Modifier()&fyne.KeyModifierAlt != 0:
		a.tasks.Post(func() { a.table.PressShortcut(name, fyne.KeyModifierAlt) })
	default:
		a.tasks.Post(func() { pressed(a, name) })
	}
}

// fieldKey gives a text field a key that types nothing, after what was typed before, which Fyne would not wait for. It
// reports false for a key that is Fyne's all the same.
func (p *webPage) fieldKey(a *App, k page.Key) bool {
	if k.Commands() {
		a.tasks.Post(func() {
			if field, ok := a.window.Canvas().Focused().(fyne.Shortcutable); ok {
				field.TypedShortcut(k.Shortcut(a.app.Clipboard()))
				p.follow(a) // a dialog that has closed takes its field along without a word
			}
		})
		return true
	}
	name, ok := k.EditsText()
	if ok {
		a.tasks.Post(func() {
			pressed(a, name)
			p.follow(a)
		})
	}
	return ok
}

// means reports whether a key is a command of the program's, or of the text field's that has the keyboard. All others
// stay the browser's.
func means(a *App, k page.Key) bool {
	pressed := desktop.CustomShortcut{KeyName: k.Name(), Modifier: k.Modifier()}
	if _, ok := textField(a); ok {
		switch pressed {
		case page.Ctrl(fyne.KeyA), page.Ctrl(fyne.KeyX), page.Ctrl(fyne.KeyReturn), page.Ctrl(fyne.KeyBackspace):
			return true
		}
	}
	for _, action := range a.table.Actions {
		var own desktop.CustomShortcut
		switch s := action.Shortcut.(type) {
		case *desktop.CustomShortcut:
			own = *s
		case *fyne.ShortcutUndo:
			own = page.Ctrl(fyne.KeyZ)
		case *fyne.ShortcutRedo:
			own = page.Ctrl(fyne.KeyY)
		case *fyne.ShortcutCopy:
			own = page.Ctrl(fyne.KeyC)
		default:
			own = desktop.CustomShortcut{KeyName: action.Key}
		}
		if own == pressed {
			return true
		}
	}
	return pressed == *actions.CtrlShift(fyne.KeyZ).(*desktop.CustomShortcut)
}

// pressed is what Fyne does when a key is pressed.
func pressed(a *App, name fyne.KeyName) {
	event := &fyne.KeyEvent{Name: name}
	if focused := a.window.Canvas().Focused(); focused != nil {
		focused.TypedKey(event)
		return
	}
	a.typedKey(event)
}

// typeText is what Fyne does when a text is typed.
func typeText(a *App, text string) {
	field := a.window.Canvas().Focused()
	if field == nil {
		return
	}
	a.page.wantFontForTyped(a, text)
	for _, r := range text {
		if r == '\n' {
			field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		} else {
			field.TypedRune(r)
		}
	}
}

// pasteText pastes a text that the browser has given.
func pasteText(a *App, text string) {
	if _, ok := textField(a); ok {
		a.window.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutPaste{Clipboard: page.Held(text)})
		return
	}
	if !a.dialogs.Busy() {
		a.exchange.PasteText(text)
	}
}

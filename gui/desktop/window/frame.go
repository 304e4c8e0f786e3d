package window

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/panel"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// frame is a window with the dialogs that are open over it.
type frame struct {
	window  fyne.Window
	post    func(func()) // on the UI goroutine, for the painter alone
	browse  func(address string)
	paste   func(use func(text string))
	events  screen.SheetInput    // of the dialog on top
	content func(*fyne.KeyEvent) // handles a key for the window itself
	closed  func()               // called after the last dialog was closed
	dialogs []*dialog            // those open

	closedMenu bool // by the last key
}

// options returns what the sheets of a window call.
func (f *frame) options(to screen.SheetInput) *panel.Options {
	return &panel.Options{
		Do: to.Do, Choose: to.Choose, Type: to.Type, Browse: f.browse, Paste: f.paste, Post: f.post, Popup: f.popUp(to),
		Tip: func(string) {}, Left: func() {}, Pick: func(int) {}, GoTo: func(int) {}, Point: func(int) {},
	}
}

// popUp returns a function that opens a menu with a button.
func (f *frame) popUp(to screen.SheetInput) func(view.Button, fyne.Position) {
	return func(b view.Button, at fyne.Position) {
		item := fyne.NewMenuItem(b.Words, func() { to.Do(b.ID) })
		widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", item), f.window.Canvas(), at)
	}
}

// Dialogs shows the open dialogs, the last on top. Their numbers identify them.
func (f *frame) Dialogs(sheets []view.Sheet) {
	before := len(f.dialogs)
	for at := before - 1; at >= 0; at-- {
		number := f.dialogs[at].sheet.Shown().Number
		if !slices.ContainsFunc(sheets, func(s view.Sheet) bool { return s.Number == number }) {
			f.close(at)
		}
	}
	for i, sheet := range sheets {
		if i == len(f.dialogs) {
			f.dialogs = append(f.dialogs, f.opened(sheet))
		} else {
			f.dialogs[i].show(sheet, f.window.Canvas())
		}
	}
	switch c, last := f.window.Canvas(), len(sheets)-1; {
	case last < 0 && before > 0:
		f.closed()
	case last >= 0 && before > len(sheets) && c.Focused() == nil: // a click took the keyboard from its field
		f.dialogs[last].sheet.Focus(c)
	}
}

// close removes a dialog. Fyne also removes those over it, so it adds these again.
func (f *frame) close(at int) {
	c := f.window.Canvas()
	f.dialogs[at].sheet.Leave()
	c.Unfocus()
	c.Overlays().Remove(f.dialogs[at].veil)
	f.dialogs = slices.Delete(f.dialogs, at, at+1)
	for _, d := range f.dialogs[at:] {
		c.Overlays().Add(d.veil)
	}
}

// closeAll removes all dialogs. The next call of Dialogs makes those anew that are still open.
func (f *frame) closeAll() {
	for len(f.dialogs) > 0 {
		f.close(len(f.dialogs) - 1)
	}
}

// busy reports whether a dialog or a menu is open over the window.
func (f *frame) busy() bool { return f.window.Canvas().Overlays().Top() != nil }

// typedKey handles a key that no control uses. If a menu is open, the key closes that and does nothing else, since a
// click in a menu takes the keyboard from it.
func (f *frame) typedKey(key *fyne.KeyEvent) {
	menu, ok := f.window.Canvas().(interface{ DismissMenu() bool })
	if f.closedMenu = ok && menu.DismissMenu(); f.closedMenu {
		return
	}
	if top := f.window.Canvas().Overlays().Top(); top == nil {
		f.content(key)
	} else if last := len(f.dialogs) - 1; last >= 0 && top == fyne.CanvasObject(f.dialogs[last].veil) {
		f.keyTo(f.dialogs[last].sheet, f.events, key)
	}
}

// keyTo scrolls a sheet by a key, or passes the key on to the sheet's owner.
func (f *frame) keyTo(sheet *panel.Sheet, events screen.SheetInput, key *fyne.KeyEvent) {
	if k := f.keyOf(key); k == keys.Escape || k == keys.Enter || !sheet.ScrollBy(key.Name) {
		events.Key(keys.Alone(k))
	}
}

// grounded puts content on the background of windows. Without it Fyne gives a window the menu bar's colour.
func grounded(content fyne.CanvasObject) fyne.CanvasObject {
	return container.NewStack(canvas.NewRectangle(theme.Colour(drawing.Window)), content)
}

func (f *frame) Raise() { f.window.RequestFocus() }

func (f *frame) Native(use func(handle uintptr)) bool {
	native, ok := f.window.(driver.NativeWindow)
	if ok {
		native.RunNative(func(context any) { use(handle(context)) })
	}
	return ok
}

// handle returns a window's handle on X11 and Windows; 0 on other systems.
func handle(context any) uintptr {
	switch c := context.(type) {
	case driver.X11WindowContext:
		return c.WindowHandle
	case driver.WindowsWindowContext:
		return c.HWND
	}
	return 0
}

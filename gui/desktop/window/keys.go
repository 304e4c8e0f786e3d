package window

import (
	"runtime"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// systemMenus reports whether the system shows the menus and their shortcuts, and handles these. Fyne's own menus write
// shortcuts too faintly to read; there the item's words contain them, and the window handles them.
const systemMenus = runtime.GOOS == "darwin"

// special maps keys that Fyne names differently.
var special = map[fyne.KeyName]keys.Key{
	fyne.KeyReturn: keys.Enter, fyne.KeyEnter: keys.Enter, fyne.KeyBackspace: keys.Backspace,
	fyne.KeyPageUp: keys.PageUp, fyne.KeyPageDown: keys.PageDown,
}

// keyOf returns the program's name of a key. Where the layout writes no character of ASCII on it, the place counts.
func (f *frame) keyOf(key *fyne.KeyEvent) keys.Key {
	if k, ok := special[key.Name]; ok {
		return k
	}
	if key.Name != fyne.KeyUnknown {
		return keys.Key(key.Name)
	}
	return placed(f.context(), key.Physical.ScanCode, keys.OnPC, keys.OnMac)
}

// context returns the context of the native window; nil if there is none.
func (f *frame) context() (context any) {
	if native, ok := f.window.(driver.NativeWindow); ok {
		native.RunNative(func(c any) { context = c })
	}
	return context
}

// placed returns what a keyboard of a PC or a Mac has at the place of a key, given its code and the context of a native
// window.
func placed(of any, code int, onPC, onMac func(code int) keys.Key) keys.Key {
	switch of.(type) {
	case driver.X11WindowContext:
		const first = 8 // what X11 adds to the codes of the keyboard
		return onPC(code - first)
	case driver.MacWindowContext:
		return onMac(code)
	}
	return onPC(code)
}

// noKeypad is the keypad of a Mac, which has no NumLock.
func noKeypad(int) keys.Key { return keys.None }

// nameOf returns Fyne's name of a key.
func nameOf(k keys.Key) fyne.KeyName {
	for name, other := range special {
		if other == k && name != fyne.KeyEnter {
			return name
		}
	}
	return fyne.KeyName(k)
}

// shortcutOf returns a shortcut in Fyne's terms. Those of text fields have types of their own.
func shortcutOf(k keys.Shortcut) fyne.Shortcut {
	ofFields := map[keys.Shortcut]fyne.Shortcut{
		keys.Ctrl("Z"): &fyne.ShortcutUndo{}, keys.Ctrl("Y"): &fyne.ShortcutRedo{},
		keys.Ctrl("X"): &fyne.ShortcutCut{}, keys.Ctrl("C"): &fyne.ShortcutCopy{},
		keys.Ctrl("V"): &fyne.ShortcutPaste{}, keys.Ctrl("A"): &fyne.ShortcutSelectAll{},
	}
	if shortcut, ok := ofFields[k]; ok {
		return shortcut
	}
	s := &desktop.CustomShortcut{KeyName: nameOf(k.Key)}
	if k.Ctrl {
		s.Modifier |= fyne.KeyModifierShortcutDefault
	}
	if k.Shift {
		s.Modifier |= fyne.KeyModifierShift
	}
	if k.Alt {
		s.Modifier |= fyne.KeyModifierAlt
	}
	return s
}

// shortcutCanvas is the part of a canvas that handles shortcuts.
type shortcutCanvas interface {
	AddShortcut(fyne.Shortcut, func(fyne.Shortcut))
	RemoveShortcut(fyne.Shortcut)
}

// setKeys replaces the shortcuts that a canvas handles.
func (w *Window) setKeys(all []keys.Shortcut, c shortcutCanvas) {
	if systemMenus || slices.Equal(all, w.keys) {
		return
	}
	for _, k := range w.keys {
		c.RemoveShortcut(shortcutOf(k))
	}
	w.keys = all
	for _, k := range all {
		c.AddShortcut(shortcutOf(k), func(fyne.Shortcut) {
			if !w.busy() {
				w.useKey(k)
			}
		})
	}
}

// twice is the time after an Escape in which a second one is meant for the same window.
const twice = 500 * time.Millisecond

// contentKey handles a key for the board or what is around it. It ignores an Escape right after another window was
// closed by one: that was meant for the other window.
func (w *Window) contentKey(key *fyne.KeyEvent) {
	if key.Name == fyne.KeyEscape && time.Since(w.closedAt) < twice {
		return
	}
	if menu, ok := w.window.Canvas().(interface{ ToggleMenu() }); ok && key.Name == fyne.KeyF10 { // Alt does the same
		menu.ToggleMenu()
		return
	}
	w.useKeypad()
	w.struck = w.keyOf(key)
	w.useKey(keys.Alone(w.struck))
	if w.keypad = placed(w.context(), key.Physical.ScanCode, keys.OnKeypad, noKeypad); w.keypad != keys.None {
		w.characterDue = time.AfterFunc(characterTime, func() { w.post(w.useKeypad) })
	}
}

// characterTime is the time in which a key's character comes.
const characterTime = 30 * time.Millisecond

// useKeypad handles the last key as one of the keypad without NumLock, unless its character has come. Fyne says of such
// a key only that it has a digit.
func (w *Window) useKeypad() {
	if k := w.keypad; k != keys.None {
		w.forgetKeypad()
		w.useKey(keys.Alone(k))
	}
}

func (w *Window) forgetKeypad() {
	if w.keypad != keys.None {
		w.keypad = keys.None
		w.characterDue.Stop()
	}
}

// useKey passes a key on. What the pointer is on no longer looks so: the user has turned to the keyboard.
func (w *Window) useKey(k keys.Shortcut) {
	w.parts.options.Unpoint()
	w.main.Send(screen.Key(k))
}

// typedRune handles a character that no control uses. It comes after its key.
func (w *Window) typedRune(r rune) {
	w.forgetKeypad()
	by := keys.Shortcut{Key: w.struck, Shift: shiftHeld()}
	w.struck = keys.None            // an input method types more characters than there are keys
	if !w.busy() && !w.closedMenu { // the same key closed a menu
		w.main.Send(screen.Rune{Rune: r, By: by})
	}
}

func shiftHeld() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}

package window

import (
	"runtime"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/gui/keys"
)

// systemMenus reports whether the menus are the system's, which write and hear shortcuts themselves. Fyne's own write
// them so faintly that they cannot be read, so there they are part of the words, and the window hears them.
const systemMenus = runtime.GOOS == "darwin"

// special is the keys that Fyne calls otherwise.
var special = map[fyne.KeyName]keys.Key{
	fyne.KeyReturn: keys.Enter, fyne.KeyEnter: keys.Enter, fyne.KeyBackspace: keys.Backspace,
	fyne.KeyPageUp: keys.PageUp, fyne.KeyPageDown: keys.PageDown,
}

// keyOf is what the program calls a key.
func keyOf(name fyne.KeyName) keys.Key {
	if k, ok := special[name]; ok {
		return k
	}
	return keys.Key(name)
}

// nameOf is what Fyne calls a key.
func nameOf(k keys.Key) fyne.KeyName {
	for name, other := range special {
		if other == k && name != fyne.KeyEnter {
			return name
		}
	}
	return fyne.KeyName(k)
}

// shortcutOf is a shortcut as Fyne wants it: those of text fields have types of their own.
func shortcutOf(k keys.Shortcut) fyne.Shortcut {
	switch k {
	case keys.Ctrl("Z"):
		return &fyne.ShortcutUndo{}
	case keys.Ctrl("Y"):
		return &fyne.ShortcutRedo{}
	case keys.Ctrl("X"):
		return &fyne.ShortcutCut{}
	case keys.Ctrl("C"):
		return &fyne.ShortcutCopy{}
	case keys.Ctrl("V"):
		return &fyne.ShortcutPaste{}
	case keys.Ctrl("A"):
		return &fyne.ShortcutSelectAll{}
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

// ears are what hears shortcuts: a canvas.
type ears interface {
	AddShortcut(fyne.Shortcut, func(fyne.Shortcut))
	RemoveShortcut(fyne.Shortcut)
}

// setKeys lets a canvas hear shortcuts, in the place of those before.
func (w *Window) setKeys(all []keys.Shortcut, c ears) {
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
				w.main.Key(k)
			}
		})
	}
}

// twice is how soon behind an Escape a second one is pressed that is meant for the same window.
const twice = 500 * time.Millisecond

// contentKey takes a key that is for the board, or for what is around it. An Escape that closely follows the one by
// which another window was closed was for that window.
func (w *Window) contentKey(key *fyne.KeyEvent) {
	if key.Name == fyne.KeyEscape && time.Since(w.closedAt) < twice {
		return
	}
	if menu, ok := w.window.Canvas().(interface{ ToggleMenu() }); ok && key.Name == fyne.KeyF10 { // as Alt does
		menu.ToggleMenu()
		return
	}
	w.main.Key(keys.Alone(keyOf(key.Name)))
}

// typedRune takes a character for which no control has a use.
func (w *Window) typedRune(r rune) {
	if !w.busy() && !w.closedMenu { // the character of that key
		w.main.Rune(r)
	}
}

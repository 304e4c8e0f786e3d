package page

import (
	"strings"
	"syscall/js"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Key is a key that goes down, as the browser tells of it.
type Key struct{ Event js.Value }

func (k Key) is(flag string) bool { return k.Event.Get(flag).Bool() }

// Control reports whether Ctrl, or Cmd, is held.
func (k Key) Control() bool { return k.is("ctrlKey") || k.is("metaKey") }

// Composes reports whether the key is a part of a character that is being composed, or one of a phone's keyboard, which
// has no keys.
func (k Key) Composes() bool {
	const processed = 229
	return k.is("isComposing") || k.Event.Get("keyCode").Int() == processed
}

// Types reports whether the key puts a character into a text.
func (k Key) Types() bool {
	level3 := k.Event.Call("getModifierState", "AltGraph").Bool()
	return utf8.RuneCountInString(k.Event.Get("key").String()) == 1 && (!k.Control() || level3)
}

// Pastes reports whether the browser pastes at the key. Then it gives the text without asking.
func (k Key) Pastes() bool {
	return k.Control() && !k.is("shiftKey") && !k.is("altKey") && k.Name() == fyne.KeyV
}

// Commands reports whether the key may be a command to the program or the browser.
func (k Key) Commands() bool {
	const f1, f12 = 112, 123
	code := k.Event.Get("keyCode").Int()
	return k.Modifier()&^fyne.KeyModifierShift != 0 && k.Name() != "" || f1 <= code && code <= f12
}

// textKeys are the keys that move and delete in a text field, or leave it, by what the browser calls them.
var textKeys = map[string]fyne.KeyName{
	"Backspace": fyne.KeyBackspace, "Delete": fyne.KeyDelete, "Enter": fyne.KeyReturn, "Escape": fyne.KeyEscape,
	"ArrowLeft": fyne.KeyLeft, "ArrowRight": fyne.KeyRight, "ArrowUp": fyne.KeyUp, "ArrowDown": fyne.KeyDown,
	"Home": fyne.KeyHome, "End": fyne.KeyEnd, "PageUp": fyne.KeyPageUp, "PageDown": fyne.KeyPageDown,
}

// EditsText is the key as Fyne calls it if it moves or deletes in a text field, or leaves it, and false if not.
func (k Key) EditsText() (fyne.KeyName, bool) {
	name, ok := textKeys[k.Event.Get("key").String()]
	return name, ok
}

// Modifier is which modifiers are held, as Fyne has them.
func (k Key) Modifier() fyne.KeyModifier {
	var m fyne.KeyModifier
	if k.Control() {
		m |= fyne.KeyModifierShortcutDefault
	}
	if k.is("altKey") {
		m |= fyne.KeyModifierAlt
	}
	if k.is("shiftKey") {
		m |= fyne.KeyModifierShift
	}
	return m
}

// Name is the key as Fyne calls it. A key that no command has is called as the browser does, and a modifier alone is
// nameless.
func (k Key) Name() fyne.KeyName {
	code := k.Event.Get("keyCode").Int()
	switch name := k.Event.Get("key").String(); {
	case '0' <= code && code <= '9', 'A' <= code && code <= 'Z':
		return fyne.KeyName(rune(code))
	case name == "Control", name == "Alt", name == "Shift", name == "Meta", name == "AltGraph":
		return ""
	case name == "Enter":
		return fyne.KeyReturn
	default:
		return fyne.KeyName(name)
	}
}

// Shortcut is the key as a text field wants it.
func (k Key) Shortcut(clipboard fyne.Clipboard) fyne.Shortcut {
	pressed := desktop.CustomShortcut{KeyName: k.Name(), Modifier: k.Modifier()}
	switch pressed {
	case Ctrl(fyne.KeyA):
		return &fyne.ShortcutSelectAll{}
	case Ctrl(fyne.KeyC):
		return &fyne.ShortcutCopy{Clipboard: clipboard}
	case Ctrl(fyne.KeyX):
		return &fyne.ShortcutCut{Clipboard: clipboard}
	case Ctrl(fyne.KeyZ):
		return &fyne.ShortcutUndo{}
	case Ctrl(fyne.KeyY),
		desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}:
		return &fyne.ShortcutRedo{}
	}
	return &pressed
}

// Unnamed is a key to which Fyne gives no name on a web page, unless Ctrl is down; and false if it does.
func (k Key) Unnamed() (fyne.KeyName, bool) {
	code := k.Event.Get("code").String()
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

// Ctrl is a key with Ctrl, or with Cmd on a Mac.
func Ctrl(name fyne.KeyName) desktop.CustomShortcut {
	return desktop.CustomShortcut{KeyName: name, Modifier: fyne.KeyModifierShortcutDefault}
}

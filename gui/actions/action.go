// Package actions is what can be done: one table, from which the menus, the toolbars, the command palette, the keys and
// the key sheet are made, so that they cannot disagree.
package actions

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/gui/icon"
	"ninefold/gui/locale"
)

// Action is one thing the user can do.
type Action struct {
	ID       string        // its words have the key "command." and this
	Group    string        // which submenu it is in: the word has the key "menu." and this; empty for none
	Icon     icon.Name     // of its buttons
	Shortcut fyne.Shortcut // with a modifier
	Key      fyne.KeyName  // or without one, while no text field has the keyboard
	Enabled  func() bool   // nil for always
	Checked  func() bool   // for a switch: whether it is on
	Run      func()

	blocked Reason // why it can do nothing whatever the state; empty if it can
}

// QuitID is the ID of the action that ends the program. On a Mac the system shows it in a menu of its own.
const QuitID = "quit"

// Ctrl is a key with Ctrl, or with Cmd on a Mac.
func Ctrl(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}
}

// CtrlShift is a key with Ctrl and Shift, or with Cmd and Shift on a Mac.
func CtrlShift(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
}

// Alt is a key with Alt.
func Alt(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierAlt}
}

// Label is the action's words.
func (a *Action) Label() string { return locale.Text("command." + a.ID) }

// FullLabel is the action's words with those of its submenu before them.
func (a *Action) FullLabel() string {
	if a.Group == "" {
		return a.Label()
	}
	return locale.Text("menu."+a.Group) + locale.Text("name.colon") + a.Label()
}

// Can reports whether the action would do anything now.
func (a *Action) Can() bool { return a.blocked == "" && (a.Enabled == nil || a.Enabled()) }

// IsOn reports whether the action is a switch that is on.
func (a *Action) IsOn() bool { return a.Checked != nil && a.Checked() }

// Keys is the action's shortcut or key as it is written, such as Ctrl+Z or Home; empty if it has none.
func (a *Action) Keys() string {
	switch s := a.shownShortcut().(type) {
	case *desktop.CustomShortcut:
		words := ""
		for _, m := range modifiers {
			if s.Modifier&m.bit != 0 {
				words += m.word + "+"
			}
		}
		return words + keyName(s.KeyName)
	case *fyne.ShortcutUndo:
		return "Ctrl+Z"
	case *fyne.ShortcutRedo:
		return "Ctrl+Y"
	case *fyne.ShortcutCopy:
		return "Ctrl+C"
	case *fyne.ShortcutPaste:
		return "Ctrl+V"
	}
	return ""
}

// keyName is what a key is called on a keyboard: Fyne calls some as the system does.
func keyName(key fyne.KeyName) string {
	switch key {
	case fyne.KeyPageUp:
		return "Page Up"
	case fyne.KeyPageDown:
		return "Page Down"
	}
	return string(key)
}

var modifiers = [...]struct {
	bit  fyne.KeyModifier
	word string
}{
	{fyne.KeyModifierControl, "Ctrl"}, {fyne.KeyModifierSuper, "Cmd"},
	{fyne.KeyModifierAlt, "Alt"}, {fyne.KeyModifierShift, "Shift"},
}

// shownShortcut is what a menu shows beside the action. A key without a modifier never fires as a shortcut there.
func (a *Action) shownShortcut() fyne.Shortcut {
	if a.Key != "" {
		return &desktop.CustomShortcut{KeyName: a.Key}
	}
	return a.Shortcut
}

// Package actions is what can be done: one table, from which the menus, the toolbars, the command palette, the keys and
// the key sheet are made, so that they cannot disagree.
package actions

import (
	"ninefold/gui/icon"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
)

// Action is one thing the user can do.
type Action struct {
	ID      string        // its words have the key "command." and this
	Group   string        // which submenu it is in: the word has the key "menu." and this; empty for none
	Icon    icon.Name     // of its buttons
	Keys    keys.Shortcut // one without a modifier is heard while no text field has the keyboard
	Enabled func() bool   // nil for always
	Checked func() bool   // for a switch: whether it is on
	Run     func()

	blocked Reason // why it can do nothing whatever the state; empty if it can
}

// Choice is an action that chooses a value, and is on while that is chosen. Its ID is its group's name with the value.
func Choice(group, value string, chosen func() bool, choose func()) *Action {
	return &Action{ID: group + "." + value, Group: group, Checked: chosen, Run: choose}
}

// QuitID is the ID of the action that ends the program. On a Mac the system shows it in a menu of its own.
const QuitID = "quit"

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

// KeyWords is the action's keys as they are written, such as Ctrl+Z or Home; empty if it has none.
func (a *Action) KeyWords() string { return a.Keys.Words() }

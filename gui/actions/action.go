// Package actions holds one table of all that the user can do. The menus, toolbars, command palette, keys and key sheet
// are made from it, so they cannot disagree.
package actions

import (
	"cmp"

	"ninefold/gui/language"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
)

// Action is one thing the user can do.
type Action struct {
	ID      string        // its words have the key "command.ID"
	Group   string        // the submenu it is in, whose word has the key "menu.GROUP"; empty for none
	Names   string        // other names, by which it is found
	Icon    icon.Name     // shown on its buttons
	Menu    Spot          // in a menu, or before the others in a submenu; zero for the end of the submenu
	Toolbar Spot          // zero for none
	Bar     int           // its rank among those that fill up a phone's bottom bar, from 1; 0 for none
	Offer   bool          // while a card offers it, it begins that bar
	Why     Reason        // said while it is disabled; empty for "otherwise"
	WhyNow  func() Reason // said instead, unless empty; nil for never
	Keys    keys.Shortcut // without a modifier it works only while no text field has the keyboard
	Enabled func() bool   // nil for always
	Checked func() bool   // reports whether a switch is on; nil if the action is no switch
	Run     func()

	blocked Reason // why it can do nothing in any state; empty if it can
}

// Choice returns an action that chooses a value and is on while that is chosen. Its ID is GROUP.VALUE.
func Choice(group, value string, chosen func() bool, choose func()) *Action {
	return &Action{ID: group + "." + value, Group: group, Checked: chosen, Run: choose}
}

// Steps returns the actions that go along a line of numbered steps to one that can be shown.
func Steps(shown, last func() int, can func(to int) bool, show func(to int)) []*Action {
	step := func(id string, symbol icon.Name, key keys.Key, to func() int) *Action {
		return &Action{ID: id, Icon: symbol, Keys: keys.Alone(key), Enabled: func() bool { return can(to()) },
			Run: func() { show(to()) }}
	}
	return []*Action{
		step("first", icon.First, keys.Home, func() int { return 0 }),
		step("back", icon.Previous, keys.PageUp, func() int { return shown() - 1 }),
		step("forward", icon.Next, keys.PageDown, func() int { return shown() + 1 }),
		step("last", icon.Last, keys.End, last),
	}
}

// QuitID is the ID of the action that ends the program. On a Mac the system shows it in its own menu.
const QuitID = "quit"

// Label returns the action's words.
func (a *Action) Label() string { return language.Text("command." + a.ID) }

// About returns words by which the action is found besides its own: what else people call it, and its other names.
func (a *Action) About() string {
	return language.Words().Optional("found."+cmp.Or(a.Group, a.ID)) + a.Names
}

// FullLabel returns the action's words, after those of its submenu.
func (a *Action) FullLabel() string {
	if a.Group == "" {
		return a.Label()
	}
	return language.Text("menu."+a.Group) + language.Text("name.colon") + a.Label()
}

// Can reports whether the action would do anything now.
func (a *Action) Can() bool { return a.blocked == "" && (a.Enabled == nil || a.Enabled()) }

// IsOn reports whether the action is a switch that is on.
func (a *Action) IsOn() bool { return a.Checked != nil && a.Checked() }

// KeyWords returns the action's keys as they are written, for example Ctrl+Z or Home; empty if it has none.
func (a *Action) KeyWords() string { return a.Keys.Words() }

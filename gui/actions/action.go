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

// Reason says why an action can do nothing now. Its words have the key "reason.REASON".
type Reason string

// OnBoard is the reason of a board's actions while an exercise or the page of all boards is shown.
const OnBoard Reason = "onBoard"

// Reason returns why the action can do nothing. It is meaningful only while Can reports false.
func (a *Action) Reason() Reason {
	now := Reason("")
	if a.WhyNow != nil {
		now = a.WhyNow()
	}
	return cmp.Or(a.blocked, now, a.Why, "otherwise")
}

// String returns the reason in a few words of the user's language.
func (r Reason) String() string { return language.Text("reason." + string(r)) }

// Blocked returns a copy of the action that can do nothing, in any state, for the given reason. The copy loses a key
// without a modifier, so that another action can have it.
func (a *Action) Blocked(why Reason) *Action {
	blocked := &Action{ID: a.ID, Group: a.Group, Icon: a.Icon, Menu: a.Menu, Toolbar: a.Toolbar, blocked: why}
	if a.Keys.Modified() {
		blocked.Keys = a.Keys
	}
	return blocked
}

// At returns the actions of a place: its own, and those of the session's board in their order. One of the board's is
// replaced by one of the same ID, which has its spots and its reason unless it says so itself, left out if the place
// has others of its group, and otherwise what outside makes of it.
func At(board, own []*Action, outside func(*Action) *Action) []*Action {
	of := map[string]*Action{}
	groups := map[string]bool{"": false}
	for _, a := range own {
		of[a.ID] = a
		groups[a.Group] = a.Group != ""
	}
	var all []*Action
	for _, a := range board {
		switch {
		case of[a.ID] != nil:
			own := of[a.ID]
			own.Menu, own.Toolbar = cmp.Or(own.Menu, a.Menu), cmp.Or(own.Toolbar, a.Toolbar)
			own.Bar, own.Offer, own.Why = cmp.Or(own.Bar, a.Bar), own.Offer || a.Offer, cmp.Or(own.Why, a.Why)
			all = append(all, own)
			delete(of, a.ID)
		case !groups[a.Group]:
			all = append(all, outside(a))
		}
	}
	for _, a := range own {
		if of[a.ID] != nil {
			all = append(all, a)
		}
	}
	return all
}

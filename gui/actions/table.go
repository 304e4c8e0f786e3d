package actions

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/gui/locale"
	"ninefold/gui/view"
	"ninefold/gui/widgets"
)

// Table is all that can be done while one of the boards is shown, in the order of the menus.
type Table struct {
	Actions []*Action

	app     fyne.App
	dialogs *widgets.Dialogs
	after   func() // called when an action has been done
	menu    *fyne.MainMenu
	recent  []string // IDs of what was found in the palette, the last first
	items   map[*Action]*fyne.MenuItem
}

// NewTable is a table of actions. What an action does at the side of the window's dialogs ends in after.
func NewTable(all []*Action, app fyne.App, dialogs *widgets.Dialogs, after func()) *Table {
	return &Table{Actions: all, app: app, dialogs: dialogs, after: after, items: map[*Action]*fyne.MenuItem{}}
}

// Do runs an action, whichever way it was asked for. A shortcut of a menu is heard before the text field that has the
// keyboard, which gets what it has a use for, and even under a dialog: then it is meant for nobody.
func (t *Table) Do(a *Action) {
	if field, ok := t.dialogs.Window.Canvas().Focused().(fyne.Shortcutable); ok && meansText(a.Shortcut) {
		field.TypedShortcut(withClipboard(a.Shortcut, t.app.Clipboard()))
		return
	}
	if t.dialogs.Busy() || !a.Can() {
		return
	}
	a.Run()
	t.after()
}

// meansText reports whether a shortcut is one of a text field: that of the clipboard or the history, or Alt with a
// character, which types something on some keyboards.
func meansText(shortcut fyne.Shortcut) bool {
	custom, ok := shortcut.(*desktop.CustomShortcut)
	return shortcut != nil && !ok || ok && custom.Modifier == fyne.KeyModifierAlt && len(custom.KeyName) == 1
}

// withClipboard is the shortcut as a text field wants it.
func withClipboard(shortcut fyne.Shortcut, clipboard fyne.Clipboard) fyne.Shortcut {
	switch shortcut.(type) {
	case *fyne.ShortcutCopy:
		return &fyne.ShortcutCopy{Clipboard: clipboard}
	case *fyne.ShortcutPaste:
		return &fyne.ShortcutPaste{Clipboard: clipboard}
	}
	return shortcut
}

// Find is the action of an ID, and nil for none.
func (t *Table) Find(id string) *Action {
	for _, a := range t.Actions {
		if a.ID == id {
			return a
		}
	}
	return nil
}

// DoID runs the action of an ID, if there is one while this board is shown.
func (t *Table) DoID(id string) {
	if a := t.Find(id); a != nil {
		t.Do(a)
	}
}

// Press runs the action of a key without a modifier, and reports whether there is one.
func (t *Table) Press(key fyne.KeyName) bool {
	for _, a := range t.Actions {
		if a.Key == key && key != fyne.KeyUnknown { // some keys have no name, and some actions no key
			t.Do(a)
			return true
		}
	}
	return false
}

// PressShortcut runs the action of a key with modifiers, and reports whether there is one.
func (t *Table) PressShortcut(key fyne.KeyName, modifier fyne.KeyModifier) bool {
	for _, a := range t.Actions {
		if s, ok := a.Shortcut.(*desktop.CustomShortcut); ok && s.KeyName == key && s.Modifier == modifier {
			t.Do(a)
			return true
		}
	}
	return false
}

// KeyGroups are the actions that have keys, by the menus they are in, for the key sheet.
func (t *Table) KeyGroups() []widgets.KeyGroup {
	var groups []widgets.KeyGroup
	for _, plan := range bar() {
		group := widgets.KeyGroup{Title: locale.Text("menu." + plan.name)}
		for _, entry := range slices.Concat(plan.sections...) {
			for _, a := range t.of(entry) {
				if a.blocked == "" && a.Keys() != "" {
					group.Keys = append(group.Keys, widgets.KeyWords{Keys: a.Keys(), Does: a.FullLabel()})
				}
			}
		}
		if group.Keys != nil {
			groups = append(groups, group)
		}
	}
	return groups
}

// PaletteItems are the actions, those first that were found there last, and behind all others those that can do nothing
// now.
func (t *Table) PaletteItems() []widgets.PaletteItem {
	var items, others []widgets.PaletteItem
	able := map[string]bool{} // labels of what can be done
	for _, a := range t.Actions {
		able[a.FullLabel()] = able[a.FullLabel()] || a.Can()
	}
	for _, id := range t.recent {
		if a := t.Find(id); a != nil && a.Can() {
			items = append(items, t.paletteItem(a))
		}
	}
	for _, a := range t.Actions {
		switch {
		case able[a.FullLabel()] && !a.Can(): // one of an exercise stands for a game's
		case !a.Can():
			others = append(others, widgets.PaletteItem{Label: a.FullLabel(), Reason: a.Reason().String()})
		case !slices.Contains(t.recent, a.ID):
			items = append(items, t.paletteItem(a))
		}
	}
	return append(items, others...)
}

// PaletteGroups are what can be done now, below the names of the menus: to be looked through without typing.
func (t *Table) PaletteGroups() (items []widgets.PaletteItem) {
	for _, plan := range bar() {
		heading := len(items)
		for _, entry := range slices.Concat(plan.sections...) {
			for _, a := range t.of(entry) {
				if a.Can() {
					items = append(items, t.paletteItem(a))
				}
			}
		}
		if len(items) > heading {
			menu := widgets.PaletteItem{Label: locale.Text("menu." + plan.name), Heads: true}
			items = slices.Insert(items, heading, menu)
		}
	}
	return items
}

func (t *Table) paletteItem(a *Action) widgets.PaletteItem {
	return widgets.PaletteItem{Label: a.FullLabel(), Keys: a.Keys(), Run: func() {
		t.recent = slices.DeleteFunc(t.recent, func(id string) bool { return id == a.ID })
		t.recent = slices.Insert(t.recent, 0, a.ID)
		t.Do(a)
	}}
}

// Remember takes over what was found in the palette of another table, which may be nil.
func (t *Table) Remember(before *Table) {
	if before != nil {
		t.recent = slices.Clone(before.recent)
	}
}

// Complete is the button of an action, of which the ID is known, with what the table knows of that: the icon, the keys,
// whether it would do anything and whether it is on. Words and an icon that it has already stay. The button of an
// action that is not in the table can do nothing.
func (t *Table) Complete(b view.Button) view.Button {
	a := t.Find(b.ID)
	if a == nil {
		b.Disabled = true
		return b
	}
	if b.Words == "" {
		b.Words = a.FullLabel()
	}
	if b.Icon == "" {
		b.Icon = a.Icon
	}
	b.Keys, b.Disabled, b.On = a.Keys(), !a.Can(), a.IsOn()
	return b
}

// Refresh shows in the menus which actions can do anything now, and which switches are on.
func (t *Table) Refresh() {
	menuChanged := false
	for _, a := range t.Actions {
		enabled, on := a.Can(), a.IsOn()
		if item := t.items[a]; item != nil {
			menuChanged = menuChanged || item.Disabled == enabled || item.Checked != on
			item.Disabled, item.Checked = !enabled, on
		}
	}
	if menuChanged && t.menu != nil {
		t.menu.Refresh()
	}
}

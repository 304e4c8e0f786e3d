package actions

import (
	"slices"

	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

// Table is all that can be done while one of the boards is shown, in the order of the menus.
type Table struct {
	Actions []*Action

	Busy   func() bool // whether a dialog is open, which what is asked for is not meant for
	After  func()      // called when an action has been done
	recent []string    // IDs of what was found in the palette, the last first
}

// Do runs an action, whichever way it was asked for, if it can be done now.
func (t *Table) Do(a *Action) {
	if !t.Busy() && a.Can() {
		a.Run()
		t.After()
	}
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

// Press runs the action of a key, and reports whether there is one.
func (t *Table) Press(k keys.Shortcut) bool {
	for _, a := range t.Actions {
		if a.Keys == k && k.Key != keys.None {
			t.Do(a)
			return true
		}
	}
	return false
}

// Shortcuts are the keys with modifiers of all actions.
func (t *Table) Shortcuts() (all []keys.Shortcut) {
	for _, a := range t.Actions {
		if a.Keys.Modified() {
			all = append(all, a.Keys)
		}
	}
	return all
}

// KeyGroups are the actions that have keys, by the menus they are in, for the key sheet.
func (t *Table) KeyGroups() []view.KeyGroup {
	var groups []view.KeyGroup
	for _, plan := range bar() {
		group := view.KeyGroup{Title: locale.Text("menu." + plan.name)}
		for _, entry := range slices.Concat(plan.sections...) {
			for _, a := range t.of(entry) {
				if a.blocked == "" && a.KeyWords() != "" {
					group.Keys = append(group.Keys, view.KeyWords{Keys: a.KeyWords(), Does: a.FullLabel()})
				}
			}
		}
		if group.Keys != nil {
			groups = append(groups, group)
		}
	}
	return groups
}

// PaletteItem is a command of the command palette. One that can do nothing now has the reason in the place of its keys;
// a heading is seen while nothing is typed.
type PaletteItem struct {
	view.Found
	Run func()
}

// PaletteItems are the actions, those first that were found there last, and behind all others those that can do nothing
// now.
func (t *Table) PaletteItems() []PaletteItem {
	var items, others []PaletteItem
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
			others = append(others, PaletteItem{
				Found: view.Found{Words: a.FullLabel(), Keys: a.Reason().String(), Disabled: true}})
		case !slices.Contains(t.recent, a.ID):
			items = append(items, t.paletteItem(a))
		}
	}
	return append(items, others...)
}

// PaletteGroups lists the actions that can be done now, below the names of their menus.
func (t *Table) PaletteGroups() (items []PaletteItem) {
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
			menu := view.Found{Words: locale.Text("menu." + plan.name), Heading: true}
			items = slices.Insert(items, heading, PaletteItem{Found: menu})
		}
	}
	return items
}

func (t *Table) paletteItem(a *Action) PaletteItem {
	return PaletteItem{Found: view.Found{Words: a.FullLabel(), Keys: a.KeyWords()}, Run: func() {
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
// whether it would do anything and whether it is on. Words and an icon that it has already stay, and so does a button
// that can do nothing. That of an action that is not in the table can do nothing.
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
	b.Keys, b.Disabled, b.On = a.KeyWords(), b.Disabled || !a.Can(), a.IsOn()
	return b
}

// boardKeys lists the keys of the board itself, by the keys of their words.
var boardKeys = [...]string{"keys.arrows", "keys.play", "keys.digits", "keys.glyph", "keys.escape", "keys.wheel",
	"keys.menu", "keys.menuBar", "keys.tab"}

// KeySheet is the keys of the board and those of the actions.
func (t *Table) KeySheet() view.Sheet {
	board := view.KeyGroup{Title: locale.Text("keys.board")}
	for _, key := range boardKeys {
		board.Keys = append(board.Keys, view.KeyWords{Keys: locale.Text(key), Does: locale.Text(key + ".does")})
	}
	return view.Sheet{Title: locale.Text("command.shortcuts"), Width: 620, Height: 640,
		Cards: []view.Card{view.Keys{Groups: append([]view.KeyGroup{board}, t.KeyGroups()...)}}}
}

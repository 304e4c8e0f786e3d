package actions

import (
	"cmp"
	"slices"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
)

// Table holds the actions for the board or exercise shown, in the order of the menus.
type Table struct {
	Actions []*Action

	Busy   func() bool // reports whether a dialog is open; actions do nothing then
	Before func()      // called before an action runs
	After  func()      // and afterwards
	asked  map[*Action]state
	recent []string // IDs of the actions run from the palette, the last first
}

// state is what an action answered when it was asked.
type state struct{ can, on bool }

// Ask lets what is shown from now on ask each action anew, once.
func (t *Table) Ask() { t.asked = map[*Action]state{} }

func (t *Table) ask(a *Action) state {
	answer, known := t.asked[a]
	if !known {
		answer = state{a.Can(), a.IsOn()}
		if t.asked != nil {
			t.asked[a] = answer
		}
	}
	return answer
}

func (t *Table) can(a *Action) bool { return t.ask(a).can }

// Do runs an action if it can be done now and no dialog is open.
func (t *Table) Do(a *Action) {
	if !t.Busy() && a.Can() {
		t.Before()
		a.Run()
		t.After()
	}
}

// Find returns the action with an ID, or nil.
func (t *Table) Find(id string) *Action {
	for _, a := range t.Actions {
		if a.ID == id {
			return a
		}
	}
	return nil
}

// DoID runs the action with an ID, if the table has it and it can be done now.
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

// WhyNot names the action of a key and says why it can do nothing now. It is empty for one that can, or for no action.
func (t *Table) WhyNot(k keys.Shortcut) string {
	for _, a := range t.Actions {
		if a.Keys == k && !a.Can() {
			return a.FullLabel() + language.Text("name.colon") + a.Reason().String()
		}
	}
	return ""
}

// Shortcuts returns the keys with modifiers of all actions.
func (t *Table) Shortcuts() (all []keys.Shortcut) {
	for _, a := range t.Actions {
		if a.Keys.Modified() {
			all = append(all, a.Keys)
		}
	}
	return all
}

// KeyGroups returns the actions that have keys, grouped by menu, for the key sheet.
func (t *Table) KeyGroups() []deck.Facts {
	var groups []deck.Facts
	for _, menu := range menus {
		group := deck.Facts{Title: language.Text("menu." + menu)}
		for _, a := range t.in(menu) {
			if a.blocked == "" && a.KeyWords() != "" {
				group.Facts = append(group.Facts, deck.Fact{Key: a.KeyWords(), Words: a.FullLabel()})
			}
		}
		if group.Facts != nil {
			groups = append(groups, group)
		}
	}
	return groups
}

// PaletteItem is a command of the palette. A command that can do nothing now shows the reason in place of its keys.
// Headings are shown only while nothing is typed.
type PaletteItem struct {
	view.FinderRow
	About string // words by which it is found besides its own
	Run   func()
}

// PaletteItems lists the actions: first those run from the palette last, then the others, at the end those that can do
// nothing now.
func (t *Table) PaletteItems() []PaletteItem {
	var items, others []PaletteItem
	able := map[string]bool{} // labels of actions that can be done
	for _, a := range t.Actions {
		able[a.FullLabel()] = able[a.FullLabel()] || t.can(a)
	}
	for _, id := range t.recent {
		if a := t.Find(id); a != nil && t.can(a) {
			items = append(items, t.paletteItem(a))
		}
	}
	for _, a := range t.Actions {
		switch {
		case able[a.FullLabel()] && !t.can(a): // an exercise's action of the same name replaces the game's
		case !t.can(a):
			others = append(others, PaletteItem{
				FinderRow: view.FinderRow{Words: a.FullLabel(), Keys: a.Reason().String(), Disabled: true}})
		case !slices.Contains(t.recent, a.ID):
			items = append(items, t.paletteItem(a))
		}
	}
	return append(items, others...)
}

// PaletteGroups lists the actions that can be done now, grouped by menu.
func (t *Table) PaletteGroups() (items []PaletteItem) {
	for _, menu := range menus {
		heading := len(items)
		for _, a := range t.in(menu) {
			if t.can(a) {
				items = append(items, t.paletteItem(a))
			}
		}
		if len(items) > heading {
			row := view.FinderRow{Words: language.Text("menu." + menu), Heading: true}
			items = slices.Insert(items, heading, PaletteItem{FinderRow: row})
		}
	}
	return items
}

func (t *Table) paletteItem(a *Action) PaletteItem {
	row := view.FinderRow{Words: a.FullLabel(), Keys: a.KeyWords()}
	return PaletteItem{FinderRow: row, About: a.About(), Run: func() {
		t.recent = slices.DeleteFunc(t.recent, func(id string) bool { return id == a.ID })
		t.recent = slices.Insert(t.recent, 0, a.ID)
		t.Do(a)
	}}
}

// Remember takes over from another table, if not nil, which actions were run from its palette.
func (t *Table) Remember(before *Table) {
	if before != nil {
		t.recent = slices.Clone(before.recent)
	}
}

// Complete fills a button that has an ID with what the table knows of that action: icon, keys, and whether it can be
// done and is on. Words and an icon of the button stay, and a disabled button stays disabled. Without such an
// action the button is disabled.
func (t *Table) Complete(b view.Button) view.Button {
	a := t.Find(b.ID)
	if a == nil {
		b.Disabled = true
		return b
	}
	b.Words, b.Icon = cmp.Or(b.Words, a.FullLabel()), cmp.Or(b.Icon, a.Icon)
	b.Keys, b.Disabled, b.On = a.KeyWords(), b.Disabled || !t.can(a), t.ask(a).on
	return b
}

// boardKeys lists the board's own keys, by the locale keys of their words.
var boardKeys = [...]string{"keys.arrows", "keys.play", "keys.digits", "keys.note", "keys.glyph", "keys.escape",
	"keys.wheel", "keys.menu", "keys.menuBar", "keys.tab"}

// AllKeys returns the keys of the board and of the actions, in groups.
func (t *Table) AllKeys() []deck.Facts {
	board := deck.Facts{Title: language.Text("keys.board")}
	for _, key := range boardKeys {
		board.Facts = append(board.Facts, deck.Fact{Key: language.Text(key), Words: language.Text(key + ".does")})
	}
	return append([]deck.Facts{board}, t.KeyGroups()...)
}

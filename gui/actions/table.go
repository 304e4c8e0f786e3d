package actions

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/gui/locale"
	"ninefold/gui/widgets"
)

// Table is all that can be done while one of the boards is shown, in the order of the menus.
type Table struct {
	Actions []*Action

	app     fyne.App
	dialogs *widgets.Dialogs
	after   func() // called when an action has been done
	tip     func(string)
	menu    *fyne.MainMenu
	recent  []string // IDs of what was found in the palette, the last first
	items   map[*Action]*fyne.MenuItem
	tools   map[*Action]*widgets.Tool
}

// NewTable is a table of actions. What an action does at the side of the window's dialogs ends in after; tip is given what
// a button does while the pointer is on it.
func NewTable(all []*Action, app fyne.App, dialogs *widgets.Dialogs, after func(), tip func(string)) *Table {
	return &Table{
		Actions: all, app: app, dialogs: dialogs, after: after, tip: tip,
		items: map[*Action]*fyne.MenuItem{}, tools: map[*Action]*widgets.Tool{},
	}
}

// Do runs an action, whichever way it was asked for. A shortcut of a menu is heard before the text field that has the
// keyboard and even under a dialog: then it is meant for that field, or for nobody.
func (t *Table) Do(a *Action) {
	if field, ok := t.dialogs.Window.Canvas().Focused().(fyne.Shortcutable); ok && a.Shortcut != nil {
		field.TypedShortcut(withClipboard(a.Shortcut, t.app.Clipboard()))
		return
	}
	if t.dialogs.Busy() || !a.Can() {
		return
	}
	a.Run()
	t.after()
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

// KeyItems are all the actions, for the key sheet.
func (t *Table) KeyItems() []widgets.PaletteItem {
	var items []widgets.PaletteItem
	for _, a := range t.Actions {
		items = append(items, t.paletteItem(a))
	}
	return items
}

// PaletteItems are the actions that can do anything now, those first that were found there last.
func (t *Table) PaletteItems() []widgets.PaletteItem {
	var items []widgets.PaletteItem
	for _, id := range t.recent {
		if a := t.Find(id); a != nil && a.Can() {
			items = append(items, t.paletteItem(a))
		}
	}
	for _, a := range t.Actions {
		if a.Can() && !slices.Contains(t.recent, a.ID) {
			items = append(items, t.paletteItem(a))
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

// Tools are the buttons of the actions that have one in a bar. A bar's are made once.
func (t *Table) Tools(place Places) []fyne.CanvasObject { return slices.Concat(t.Groups(place)...) }

// Bar is the toolbar of the actions that have a button in it. Lines part the menus and submenus they are in, and switches
// from what is done at once.
func (t *Table) Bar(place Places) *fyne.Container { return widgets.NewBar(t.Groups(place)) }

// Groups are the buttons of a bar, as its lines part them. A bar's are made once.
func (t *Table) Groups(place Places) [][]fyne.CanvasObject {
	var groups [][]fyne.CanvasObject
	var before *Action
	for _, a := range t.Actions {
		if a.Places&place == 0 {
			continue
		}
		if before == nil || before.Menu != a.Menu || before.Group != a.Group || (before.Checked == nil) != (a.Checked == nil) {
			groups = append(groups, nil)
		}
		before = a
		data := widgets.ToolData{Label: a.Label(), Keys: a.Keys(), Icon: a.Icon, Disabled: !a.Can(), Run: func() { t.Do(a) }}
		if a.Icon == "" || a.Worded {
			data.Short = locale.Text("short." + a.ID)
		}
		tool := widgets.NewTool(data, t.tip)
		t.tools[a] = tool
		groups[len(groups)-1] = append(groups[len(groups)-1], tool.Object)
	}
	return groups
}

// Tool is the button of an action, and nil for one that has none.
func (t *Table) Tool(a *Action) *widgets.Tool { return t.tools[a] }

// Refresh shows which actions can do anything now, and which switches are on.
func (t *Table) Refresh() {
	menuChanged := false
	for _, a := range t.Actions {
		enabled, on := a.Can(), a.IsOn()
		if item := t.items[a]; item != nil {
			menuChanged = menuChanged || item.Disabled == enabled || item.Checked != on
			item.Disabled, item.Checked = !enabled, on
		}
		if tool := t.tools[a]; tool != nil {
			tool.Update(enabled, on)
		}
	}
	if menuChanged && t.menu != nil {
		t.menu.Refresh()
	}
}

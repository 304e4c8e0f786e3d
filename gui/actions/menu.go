package actions

import (
	"slices"

	"ninefold/engine/notation/text"
	"ninefold/gui/language"
	"ninefold/gui/view"
)

// Menus returns the menus of the bar. A recent file's item has RecentPrefix and the path as its ID.
func (t *Table) Menus(recent []string) (bar []view.Menu) {
	for _, name := range menus {
		menu := view.Menu{Words: language.Text("menu." + name)}
		for _, section := range t.entries(name) {
			menu.Items = addSection(menu.Items, t.section(section, recent))
		}
		switch len(menu.Items) {
		case 0:
		case 1: // a menu of one item would be odd
			addBeforeQuit(&bar[len(bar)-1], menu.Items[0])
		default:
			bar = append(bar, menu)
		}
	}
	return bar
}

// CompleteMenu fills the items of a menu that have only the ID of an action, which must be in the table.
func (t *Table) CompleteMenu(m view.Menu) view.Menu {
	t.Ask()
	for i, of := range m.Items {
		if of.ID != "" && of.Words == "" {
			m.Items[i] = t.item(t.Find(of.ID))
		}
	}
	return m
}

// section returns the items of a section.
func (t *Table) section(entries []entry, recent []string) (items []view.MenuItem) {
	for _, e := range entries {
		var below []view.MenuItem
		blocked := true
		for _, a := range e.actions {
			below = append(below, t.item(a))
			blocked = blocked && a.blocked != ""
		}
		switch e.submenu {
		case "":
			items = append(items, below...)
		case recentFiles:
			items = append(items, recentItem(recent))
		default:
			items = append(items, submenu(e.submenu, below, blocked))
		}
	}
	return items
}

// addSection adds items to a menu, after a separating line.
func addSection(to, items []view.MenuItem) []view.MenuItem {
	if len(to) > 0 && len(items) > 0 {
		to = append(to, view.MenuItem{})
	}
	return append(to, items...)
}

// addBeforeQuit adds an item at the end of a menu, or before the action that ends the program.
func addBeforeQuit(menu *view.Menu, item view.MenuItem) {
	at := len(menu.Items)
	if menu.Items[at-1].ID == QuitID {
		at -= 2 // before the line above Quit
	}
	menu.Items = slices.Insert(menu.Items, at, item)
}

func (t *Table) item(a *Action) view.MenuItem {
	return view.MenuItem{ID: a.ID, Words: a.Label(), Keys: a.Keys, Switch: a.Checked != nil, On: t.ask(a).on,
		Disabled: !t.can(a)}
}

func submenu(name string, items []view.MenuItem, disabled bool) view.MenuItem {
	return view.MenuItem{Words: language.Text("menu." + name), Disabled: disabled, Items: items}
}

// RecentPrefix begins the ID of a recent file.
const RecentPrefix = "recent:"

const mostOfPath = 100 // characters shown of a path

// recentItem returns the submenu of the files opened or saved last.
func recentItem(recent []string) view.MenuItem {
	var items []view.MenuItem
	for _, path := range recent {
		items = append(items, view.MenuItem{ID: RecentPrefix + path, Words: text.CutFront(path, mostOfPath)})
	}
	return submenu(recentFiles, items, len(recent) == 0)
}

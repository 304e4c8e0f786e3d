package actions

import (
	"slices"

	"fyne.io/fyne/v2"

	"ninefold/engine/text"
	"ninefold/gui/locale"
)

// SetMenu makes the window's menu from the table, with the recent files, and with the keys behind the words if that is
// wanted, for which all the words are measured; open is given the recent file that is chosen.
func (t *Table) SetMenu(recent []string, keys bool, open func(path string)) {
	clear(t.items)
	t.menu = &fyne.MainMenu{}
	for _, plan := range bar() {
		menu := fyne.NewMenu(locale.Text("menu." + plan.name))
		for _, section := range plan.sections {
			addSection(menu, t.section(section, recentItem(recent, open)))
		}
		switch len(menu.Items) {
		case 0:
		case 1: // it would be odd to open a menu for it
			addBeforeQuit(t.menu.Items[len(t.menu.Items)-1], menu.Items[0])
		default:
			t.menu.Items = append(t.menu.Items, menu)
		}
	}
	if keys {
		for _, menu := range t.menu.Items {
			t.writeKeys(menu)
		}
	}
	t.Refresh()
	t.dialogs.Window.SetMainMenu(t.menu)
}

// section is the items of the entries that there are.
func (t *Table) section(entries []string, recent *fyne.MenuItem) (items []*fyne.MenuItem) {
	for _, entry := range entries {
		if entry == recentFiles {
			items = append(items, recent)
			continue
		}
		var below []*fyne.MenuItem
		blocked := true
		all := t.of(entry)
		for _, a := range all {
			below = append(below, t.item(a))
			blocked = blocked && a.blocked != ""
		}
		switch {
		case below == nil:
		case all[len(all)-1].Group == "":
			items = append(items, below...)
		default:
			item := submenu(entry, below)
			item.Disabled = blocked
			items = append(items, item)
		}
	}
	return items
}

// addSection adds items to a menu, parted from those before by a line.
func addSection(menu *fyne.Menu, items []*fyne.MenuItem) {
	if len(menu.Items) > 0 && len(items) > 0 {
		menu.Items = append(menu.Items, fyne.NewMenuItemSeparator())
	}
	menu.Items = append(menu.Items, items...)
}

// addBeforeQuit adds an item to a menu, as the last but for the one that ends the program.
func addBeforeQuit(menu *fyne.Menu, item *fyne.MenuItem) {
	at := len(menu.Items)
	if menu.Items[at-1].IsQuit {
		at -= 2 // with the line before it
	}
	menu.Items = slices.Insert(menu.Items, at, item)
}

func (t *Table) item(a *Action) *fyne.MenuItem {
	item := fyne.NewMenuItem(a.Label(), func() { t.Do(a) })
	item.IsQuit = a.ID == QuitID
	if keysByMenu() {
		item.Shortcut = a.shownShortcut()
	}
	t.items[a] = item
	return item
}

func submenu(name string, items []*fyne.MenuItem) *fyne.MenuItem {
	item := fyne.NewMenuItem(locale.Text("menu."+name), nil)
	item.ChildMenu = fyne.NewMenu(item.Label, items...)
	return item
}

const mostOfPath = 100 // characters of one that are shown

// recentItem is the menu of the files that were opened or saved last.
func recentItem(recent []string, open func(path string)) *fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, path := range recent {
		items = append(items, fyne.NewMenuItem(text.CutFront(path, mostOfPath), func() { open(path) }))
	}
	item := submenu(recentFiles, items)
	item.Disabled = len(recent) == 0
	return item
}

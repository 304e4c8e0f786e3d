package actions

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"ninefold/gui/locale"
)

// SetMenu makes the window's menu from the table, with the recent files below the action of the ID below, and with the keys
// behind the words if that is wanted, for which all the words are measured; open is given the recent file that is chosen.
func (t *Table) SetMenu(recent []string, below string, keys bool, open func(path string)) {
	menus := map[Menu]*fyne.Menu{}
	for _, name := range menuOrder {
		menus[name] = fyne.NewMenu(locale.Text("menu." + string(name)))
	}
	clear(t.items)
	for _, a := range t.Actions {
		if a.Menu == "" {
			continue
		}
		menu := menus[a.Menu]
		if a.Group != "" {
			menu = submenu(menu, locale.Text("menu."+a.Group))
		}
		menu.Items = append(menu.Items, t.item(a))
		if a.ID == below {
			menu.Items = append(menu.Items, recentItem(recent, open))
		}
	}
	for _, menu := range menus {
		if keys {
			t.writeKeys(menu)
		}
	}
	t.menu = &fyne.MainMenu{}
	for _, name := range menuOrder {
		if len(menus[name].Items) > 0 {
			t.menu.Items = append(t.menu.Items, menus[name])
		}
	}
	t.Refresh()
	t.dialogs.Window.SetMainMenu(t.menu)
}

func (t *Table) item(a *Action) *fyne.MenuItem {
	item := fyne.NewMenuItem(a.Label(), func() { t.Do(a) })
	if keysByMenu() {
		item.Shortcut = a.shownShortcut()
	}
	if a.Icon != "" {
		item.Icon = theme.Current().Icon(a.Icon)
	}
	t.items[a] = item
	return item
}

// Item is the menu item of an action, and nil for one that is in no menu.
func (t *Table) Item(a *Action) *fyne.MenuItem { return t.items[a] }

// submenu is the menu of the given name inside another, which is made at its end if there is none.
func submenu(menu *fyne.Menu, name string) *fyne.Menu {
	for _, item := range menu.Items {
		if item.ChildMenu != nil && item.Label == name {
			return item.ChildMenu
		}
	}
	item := fyne.NewMenuItem(name, nil)
	item.ChildMenu = fyne.NewMenu(name)
	menu.Items = append(menu.Items, item)
	return item.ChildMenu
}

// recentItem is the menu of the files opened last.
func recentItem(recent []string, open func(path string)) *fyne.MenuItem {
	item := fyne.NewMenuItem(locale.Text("menu.recent"), nil)
	item.ChildMenu = fyne.NewMenu(item.Label)
	for _, path := range recent {
		item.ChildMenu.Items = append(item.ChildMenu.Items, fyne.NewMenuItem(path, func() { open(path) }))
	}
	item.Disabled = len(recent) == 0
	return item
}

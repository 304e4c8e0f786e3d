package gui

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"ninefold/gui/locale"
)

// command is one thing the user can do. The menus, the toolbar, the keys and the shortcut sheet are made from the one
// table of them, so they cannot disagree.
type command struct {
	id       string // its words have the key "command." and this
	only     Kind   // the one board it is for; empty for both
	menu     string // which menu it is in: the word has the key "menu." and this; empty for none
	group    string // which submenu of that, likewise; empty for none
	icon     fyne.ThemeIconName
	toolbar  bool
	editbar  bool          // it is among the tools that the edit mode shows
	padded   bool          // it is among the tools at the board's side
	playbar  bool          // it is among those of play and analysis
	shortcut fyne.Shortcut // with a modifier
	key      fyne.KeyName  // or without one, while no text field has the keyboard
	enabled  func(*App) bool
	checked  func(*App) bool // for a switch: whether it is on
	run      func(*App)
}

// commandTable lists the commands in the order of the menus, those for one board only included.
func commandTable(shown Kind) []*command {
	return slices.Concat([]*command{
		{id: "new", menu: "file", icon: theme.IconNameDocument, toolbar: true, shortcut: ctrl(fyne.KeyN), run: (*App).restart},
		{id: "import", menu: "file", icon: theme.IconNameFolderOpen, toolbar: true, shortcut: ctrl(fyne.KeyO), run: (*App).importFile},
		{id: "exportAnswer", only: TicTacToe, menu: "file", icon: theme.IconNameDocumentSave, toolbar: true, shortcut: ctrl(fyne.KeyE), run: (*App).exportAnswer},
		{id: "exportSolution", only: CrossHatching, menu: "file", icon: theme.IconNameDocumentSave, toolbar: true, shortcut: ctrl(fyne.KeyE), run: (*App).exportAnswer},
		{id: "exportText", only: TicTacToe, menu: "file", shortcut: ctrl(fyne.KeyS), run: (*App).exportText},
		{id: "exportGrid", only: CrossHatching, menu: "file", shortcut: ctrl(fyne.KeyS), run: (*App).exportText},
		{id: "compare", menu: "file", shortcut: ctrl(fyne.KeyD), run: (*App).compare},

		{id: "undo", menu: "edit", icon: theme.IconNameContentUndo, toolbar: true, shortcut: &fyne.ShortcutUndo{},
			enabled: (*App).canUndo, run: (*App).undo},
		{id: "redo", menu: "edit", icon: theme.IconNameContentRedo, toolbar: true, shortcut: &fyne.ShortcutRedo{},
			enabled: (*App).canRedo, run: (*App).redo},
		{id: "copyText", only: TicTacToe, menu: "edit", icon: theme.IconNameContentCopy, toolbar: true, shortcut: &fyne.ShortcutCopy{}, run: (*App).copyText},
		{id: "copyGrid", only: CrossHatching, menu: "edit", icon: theme.IconNameContentCopy, toolbar: true, shortcut: &fyne.ShortcutCopy{}, run: (*App).copyText},
		{id: "copyAnswer", only: TicTacToe, menu: "edit", shortcut: ctrlShift(fyne.KeyC), run: (*App).copyAnswer},
		{id: "copySolution", only: CrossHatching, menu: "edit", shortcut: ctrlShift(fyne.KeyC), run: (*App).copyAnswer},
		{id: "paste", menu: "edit", icon: theme.IconNameContentPaste, toolbar: true, shortcut: &fyne.ShortcutPaste{}, run: (*App).paste},

		{id: "first", only: TicTacToe, menu: "go", icon: theme.IconNameMediaSkipPrevious, toolbar: true, key: fyne.KeyHome, enabled: (*App).canGoBack, run: (*App).goFirst},
		{id: "back", only: TicTacToe, menu: "go", key: fyne.KeyPageUp, enabled: (*App).canUndo, run: (*App).back},
		{id: "forward", only: TicTacToe, menu: "go", key: fyne.KeyPageDown, enabled: (*App).canRedo, run: (*App).forward},
		{id: "last", only: TicTacToe, menu: "go", icon: theme.IconNameMediaSkipNext, toolbar: true, key: fyne.KeyEnd, enabled: (*App).canGoForward, run: (*App).goLast},
	}, pictureCommands(), only(TicTacToe, branchCommands()), only(TicTacToe, recordCommands()), only(TicTacToe, editCommands()), only(TicTacToe, reachCommands()), only(TicTacToe, playCommands()), only(CrossHatching, deductionCommands()),
		boardCommands(shown), exampleCommands(), settingCommands(), helpCommands())
}

func ctrl(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}
}

func ctrlShift(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
}

// extraShortcuts are second ways to a command.
func extraShortcuts() map[string]fyne.Shortcut {
	return map[string]fyne.Shortcut{
		"redo": &desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift},
	}
}

var menuOrder = [...]string{"file", "edit", "board", "play", "go", "view", "help"}

// can reports whether a command would do anything now.
func (a *App) can(c *command) bool { return c.enabled == nil || c.enabled(a) }

// do runs a command, whichever way it was asked for. A shortcut of a menu is heard before the text field that has the
// keyboard and even under a dialog: then it is meant for that field, or for nobody.
func (a *App) do(c *command) {
	if field, ok := a.window.Canvas().Focused().(fyne.Shortcutable); ok && c.shortcut != nil {
		field.TypedShortcut(withClipboard(c.shortcut, a.app.Clipboard()))
		return
	}
	if a.busyWithDialog() || !a.can(c) {
		return
	}
	c.run(a)
	a.focusBoard()
}

// doByID runs the command of that ID.
func (a *App) doByID(id string) {
	for _, c := range a.commands {
		if c.id == id {
			a.do(c)
		}
	}
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

// buildMenu makes the main menu from the table.
func (a *App) buildMenu() *fyne.MainMenu {
	menus := map[string]*fyne.Menu{}
	main := &fyne.MainMenu{}
	for _, name := range menuOrder {
		menus[name] = fyne.NewMenu(locale.Text("menu." + name))
	}
	for _, c := range a.commands {
		if c.menu == "" {
			continue
		}
		item := fyne.NewMenuItem(c.label(), func() { a.do(c) })
		item.Shortcut = c.shownShortcut()
		if c.icon != "" {
			item.Icon = theme.Current().Icon(c.icon)
		}
		a.items[c.id] = item
		menu := menus[c.menu]
		if c.group != "" {
			menu = submenu(menu, locale.Text("menu."+c.group))
		}
		menu.Items = append(menu.Items, item)
		if c.id == "import" {
			menu.Items = append(menu.Items, a.recentItem())
		}
	}
	for _, name := range menuOrder {
		if len(menus[name].Items) > 0 {
			main.Items = append(main.Items, menus[name])
		}
	}
	return main
}

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

func (c *command) label() string { return locale.Text("command." + c.id) }

// keys is the command's shortcut or key as it is written, such as Ctrl+Z or Home; empty if it has none.
func (c *command) keys() string {
	switch s := c.shownShortcut().(type) {
	case *desktop.CustomShortcut:
		words := ""
		for _, m := range modifiers {
			if s.Modifier&m.bit != 0 {
				words += m.word + "+"
			}
		}
		return words + string(s.KeyName)
	case *fyne.ShortcutUndo:
		return "Ctrl+Z"
	case *fyne.ShortcutRedo:
		return "Ctrl+Y"
	case *fyne.ShortcutCopy:
		return "Ctrl+C"
	case *fyne.ShortcutPaste:
		return "Ctrl+V"
	}
	return ""
}

var modifiers = [...]struct {
	bit  fyne.KeyModifier
	word string
}{{fyne.KeyModifierControl, "Ctrl"}, {fyne.KeyModifierSuper, "Cmd"}, {fyne.KeyModifierAlt, "Alt"}, {fyne.KeyModifierShift, "Shift"}}

// shownShortcut is what a menu shows beside the command. A key without a modifier never fires as a shortcut there.
func (c *command) shownShortcut() fyne.Shortcut {
	if c.key != "" {
		return &desktop.CustomShortcut{KeyName: c.key}
	}
	return c.shortcut
}

package gui

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/program"
	"ninefold/gui/actions"
	"ninefold/gui/exchange"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/sudoku"
	"ninefold/gui/theme"
	"ninefold/gui/widgets"
)

// allActions are all that can be done while the board is shown that the window is built for, in the order of the menus.
func allActions(a *App) []*actions.Action {
	if e := a.features.room.Shown(); e != nil {
		return a.page.actions(a, exerciseActions(a, e))
	}
	var ofBoard, begin []*actions.Action
	text, solution := "exportGrid", "exportSolution"
	copyText, copySolution := "copyGrid", "copySolution"
	switch a.session.Shown {
	case session.TicTacToe:
		ofBoard, begin = gameActions(a), a.features.setup.NewGameActions()
		text, solution, copyText, copySolution = "exportText", "exportAnswer", "copyText", "copyAnswer"
	case session.CrossHatching:
		ofBoard = sudoku.Actions(a.host, a.exchange)
	}
	x, s := a.exchange, a.session
	return a.page.actions(a, slices.Concat(begin, []*actions.Action{
		newAction(a),
		{ID: "import", Menu: actions.FileMenu, Icon: fynetheme.IconNameFolderOpen, Places: actions.Toolbar,
			Shortcut: actions.Ctrl(fyne.KeyO), Run: x.Choose},
		{ID: solution, Menu: actions.FileMenu, Icon: fynetheme.IconNameDocumentSave, Places: actions.Toolbar,
			Shortcut: actions.Ctrl(fyne.KeyE), Run: x.SaveAnswer},
		{ID: text, Menu: actions.FileMenu, Shortcut: actions.Ctrl(fyne.KeyS), Run: x.SaveText},
		{ID: "compare", Menu: actions.FileMenu, Shortcut: actions.Ctrl(fyne.KeyD), Run: x.Compare},
		{ID: "endCompare", Menu: actions.FileMenu, Enabled: a.features.comparison.Shown, Run: a.features.comparison.End},

		{ID: "undo", Menu: actions.EditMenu, Icon: fynetheme.IconNameContentUndo, Places: actions.Toolbar,
			Shortcut: &fyne.ShortcutUndo{}, Enabled: s.CanUndo, Run: a.host.Then(s.Undo)},
		{ID: "redo", Menu: actions.EditMenu, Icon: fynetheme.IconNameContentRedo, Places: actions.Toolbar,
			Shortcut: &fyne.ShortcutRedo{}, Enabled: s.CanRedo, Run: a.host.Then(s.Redo)},
		{ID: copyText, Menu: actions.EditMenu, Icon: fynetheme.IconNameContentCopy, Places: actions.Toolbar,
			Shortcut: &fyne.ShortcutCopy{}, Run: x.CopyText},
		{ID: copySolution, Menu: actions.EditMenu, Shortcut: actions.CtrlShift(fyne.KeyC), Run: x.CopyAnswer},
		{ID: "paste", Menu: actions.EditMenu, Icon: fynetheme.IconNameContentPaste, Places: actions.Toolbar,
			Shortcut: &fyne.ShortcutPaste{}, Run: x.Paste},
	}, toolActions(a), a.pictures.Actions(), ofBoard, exerciseEntries(a), boardActions(a), []*actions.Action{panelAction(a)}, x.ExampleActions(), settingActions(a), helpActions(a)))
}

// panelAction shows the side panel in a small window.
func panelAction(a *App) *actions.Action {
	return &actions.Action{
		ID: "panel", Menu: actions.ViewMenu, Icon: fynetheme.IconNameList, Places: actions.StatusTab, Key: fyne.KeyF4,
		Checked: func() bool { return a.parts.layout != nil && a.parts.layout.Paneled },
		Run: func() {
			if !a.parts.layout.Tab.Visible() {
				a.inform(locale.Text("panel.there"))
				return
			}
			a.parts.layout.Paneled = !a.parts.layout.Paneled
			a.parts.layOut()
			a.render()
			a.parts.steps.Reveal()
		},
	}
}

// toolActions are what is done with programs, where programs can be started.
func toolActions(a *App) []*actions.Action {
	if !program.Supported {
		return nil
	}
	return []*actions.Action{{ID: "test", Menu: actions.ToolsMenu, Shortcut: actions.Ctrl(fyne.KeyT), Run: a.tester.Open}}
}

// newAction goes on to an empty board.
func newAction(a *App) *actions.Action {
	action := &actions.Action{ID: "new", Menu: actions.FileMenu, Run: a.host.Then(func() { a.session.Problem().Restart() })}
	if a.session.Shown == session.TicTacToe { // where a new game has the button
		action.Shortcut = actions.CtrlShift(fyne.KeyN)
		return action
	}
	action.Shortcut, action.Icon, action.Places = actions.Ctrl(fyne.KeyN), fynetheme.IconNameDocument, actions.Toolbar
	return action
}

// boardActions switch between the two boards. The toolbar has the one for the board that is not shown.
func boardActions(a *App) []*actions.Action {
	var all []*actions.Action
	for _, one := range [...]struct {
		id   session.ProblemID
		key  fyne.KeyName
		icon fyne.ThemeIconName
	}{{session.TicTacToe, fyne.Key1, theme.IconTicTacToe}, {session.CrossHatching, fyne.Key2, theme.IconCrossHatching}} {
		action := &actions.Action{
			ID: "board." + string(one.id), Menu: actions.ViewMenu, Icon: one.icon,
			Shortcut: &desktop.CustomShortcut{KeyName: one.key, Modifier: fyne.KeyModifierShortcutDefault},
			Checked:  func() bool { return a.session.Shown == one.id && !a.session.Away },
			Run:      a.host.Then(func() { a.session.Show(one.id) }),
		}
		if one.id != a.session.Shown && !a.session.Away {
			action.Places = actions.Toolbar
		}
		all = append(all, action)
	}
	return all
}

// settingActions are the choices of appearance and language.
func settingActions(a *App) (all []*actions.Action) {
	settings := &a.session.Settings
	for _, appearance := range theme.Appearances() {
		all = append(all, &actions.Action{
			ID: "appearance." + string(appearance), Menu: actions.ViewMenu, Group: "appearance",
			Checked: func() bool { return settings.Appearance == appearance },
			Run: func() {
				settings.Appearance = appearance
				a.restyle()
			},
		})
	}
	for _, language := range locale.Languages() {
		all = append(all, &actions.Action{
			ID: "language." + string(language), Menu: actions.ViewMenu, Group: "language",
			Checked: func() bool { return settings.Language == language },
			Run: func() {
				settings.Language = language
				locale.Use(language)
				a.restyle()
			},
		})
	}
	return all
}

// helpActions are what explains the program.
func helpActions(a *App) []*actions.Action {
	return []*actions.Action{
		{ID: "help", Menu: actions.HelpMenu, Key: fyne.KeyF1, Run: func() {
			widgets.ShowHelp(a.dialogs, a.helpPage(), exchange.ExamplePicture, a.tasks.Post)
		}},
		{ID: "shortcuts", Menu: actions.HelpMenu, Key: fyne.KeyF2, Run: func() { widgets.ShowKeySheet(a.dialogs, a.table.KeyItems()) }},
		{ID: paletteID, Menu: actions.HelpMenu, Shortcut: actions.CtrlShift(fyne.KeyP), Run: func() { widgets.ShowPalette(a.dialogs, a.table.PaletteItems()) }},
		{ID: "about", Menu: actions.HelpMenu, Run: func() { widgets.ShowAbout(a.dialogs, a.app.Metadata().Version) }},
	}
}

const paletteID = "palette"

// helpPage is the page that explains the game, with the key that the palette has here.
func (a *App) helpPage() string {
	return strings.ReplaceAll(locale.HelpPage(a.session.Settings.Language), "Ctrl+Shift+P", a.table.Find(paletteID).Keys())
}

package gui

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"ninefold/gui/actions"
	"ninefold/gui/exchange"
	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/panel"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/view"
	"ninefold/gui/widgets"
)

// allActions are all that can be done while the board or the exercise is shown that the window is built for, in the
// order of the menus. In an exercise those of a game keep their places.
func allActions(a *App) []*actions.Action {
	all := sessionActions(a, boardInBar(a))
	if e := a.features.exercises.Shown(); e != nil {
		all = actions.InExercise(all, exerciseActions(a, e))
	}
	return a.page.actions(a, all)
}

// sessionActions are all that can be done while one of the boards is shown.
func sessionActions(a *App, shown session.ProblemID) []*actions.Action {
	var ofBoard []*actions.Action
	text, solution := "exportGrid", "exportSolution"
	copyText, copySolution := "copyGrid", "copySolution"
	switch shown {
	case session.TicTacToe:
		ofBoard = gameActions(a)
		text, solution, copyText, copySolution = "exportText", "exportAnswer", "copyText", "copyAnswer"
	case session.CrossHatching:
		ofBoard = sudokuActions(a)
	}
	x, s := a.exchange, a.session
	return leavingList(a, slices.Concat(newGameActions(a, shown), []*actions.Action{
		newAction(a),
		{ID: "home", Icon: icon.Home, Shortcut: actions.Alt(fyne.KeyHome),
			Checked: func() bool { return a.boards.Shown() || s.AtHome() }, Run: func() { goHome(a) }},
		{ID: view.AllBoards, Shortcut: actions.Ctrl(fyne.KeyB), Checked: a.boards.Shown, Run: a.boards.Toggle},
		{ID: "import", Icon: icon.Open, Shortcut: actions.Ctrl(fyne.KeyO), Run: x.Choose},
		{ID: solution, Group: "export", Shortcut: actions.Ctrl(fyne.KeyE), Run: x.SaveAnswer},
		{ID: text, Group: "export", Shortcut: actions.CtrlShift(fyne.KeyE), Run: x.SaveText},
		{ID: "compare", Shortcut: actions.Ctrl(fyne.KeyD), Run: x.Compare},
		{ID: "endCompare", Enabled: a.features.comparison.Shown, Run: a.features.comparison.End},

		{ID: "undo", Icon: icon.Undo, Shortcut: &fyne.ShortcutUndo{}, Run: func() { undo(a) },
			Enabled: func() bool { return s.CanUndo() || a.boards.CanRestore() }},
		{ID: "redo", Icon: icon.Redo, Shortcut: &fyne.ShortcutRedo{}, Enabled: s.CanRedo,
			Run: a.host.ThenCommit(s.Redo)},
		{ID: copyText, Shortcut: &fyne.ShortcutCopy{}, Run: x.CopyText},
		{ID: copySolution, Shortcut: actions.CtrlShift(fyne.KeyC), Run: x.CopyAnswer},
		{ID: "paste", Icon: icon.Paste, Shortcut: &fyne.ShortcutPaste{}, Run: x.Paste},
	}, x.LinkActions(), x.SaveActions(), a.tools.actions(), a.pictures.Actions(), ofBoard,
		exerciseEntries(a), boardActions(a), []*actions.Action{panelAction(a)},
		x.ExampleActions(), settingActions(a), helpActions(a), quitActions(a)))
}

// leavingList lets actions leave the list of boards first, but those that have nothing to do with the board shown, or
// that show one when they are done.
func leavingList(a *App, all []*actions.Action) []*actions.Action {
	stays := []string{
		view.AllBoards, "undo", "newGame", "import", "paste", "test", "match", paletteID, "help", "shortcuts", "about",
		actions.QuitID, "appearance", "language",
	}
	for _, action := range all {
		if slices.Contains(stays, cmp.Or(action.Group, action.ID)) {
			continue
		}
		run := action.Run
		action.Run = func() {
			if a.boards.Leave() {
				a.update()
			}
			run()
		}
	}
	return all
}

const panelID = "panel"

// panelAction opens the panel over the board in a small window.
func panelAction(a *App) *actions.Action {
	return &actions.Action{
		ID: panelID, Icon: icon.Panel, Key: fyne.KeyF4,
		Checked: a.parts.covered,
		Run: func() {
			if a.parts.layout.Place(a.parts.content.Size()) != panel.Over {
				a.messages.inform(locale.Text("panel.there"))
				return
			}
			a.parts.openPanel(!a.parts.layout.Open)
			a.render()
		},
	}
}

// newGameActions begin a game, or a Sudoku where that is shown: the key for something new is theirs.
func newGameActions(a *App, shown session.ProblemID) []*actions.Action {
	games := a.features.setup.NewGameActions()
	if shown == session.CrossHatching {
		for _, action := range games {
			action.Icon, action.Shortcut = "", nil
		}
	}
	return append(games, newSudokuActions(a, shown)...)
}

// undo takes back the last step, or shows what was shown before, which it says; in the list of boards it brings back
// what was deleted there.
func undo(a *App) {
	if a.boards.CanRestore() {
		a.boards.Restore()
		return
	}
	left := a.session.Undo()
	a.commit()
	if left {
		now := a.session.Board()
		title := scene.InList(&now, a.tasks.Clock.Now()).Title
		a.messages.inform(locale.Text("undo.before", locale.Args{"Board": title}))
	}
}

// goHome shows home, with the ways in.
func goHome(a *App) {
	a.session.GoHome()
	a.parts.enter(false)
	a.commit()
}

// openBoard shows a board as it was left.
func openBoard(a *App, e *session.Entry) {
	if err := a.session.OpenBoard(e); err != nil {
		a.messages.warn(locale.Text("boards.gone", locale.Args{"Error": locale.Words().Error(err)}))
		return
	}
	a.commit()
	a.focusBoard()
}

// newAction goes on to an empty board.
func newAction(a *App) *actions.Action {
	return &actions.Action{
		ID: "new", Shortcut: actions.CtrlShift(fyne.KeyN), Run: a.host.ThenCommit(a.session.Restart),
	}
}

// boardActions switch between the two boards.
func boardActions(a *App) []*actions.Action {
	var all []*actions.Action
	for _, one := range [...]struct {
		id  session.ProblemID
		key fyne.KeyName
	}{{session.TicTacToe, fyne.Key1}, {session.CrossHatching, fyne.Key2}} {
		all = append(all, &actions.Action{
			ID:       "board." + string(one.id),
			Shortcut: &desktop.CustomShortcut{KeyName: one.key, Modifier: fyne.KeyModifierShortcutDefault},
			Checked:  func() bool { return boardInBar(a) == one.id },
			Run:      a.host.ThenCommit(func() { a.session.Show(one.id) }),
		})
	}
	return all
}

// boardInBar is the board whose actions menu and toolbar have: in an exercise a game's.
func boardInBar(a *App) session.ProblemID {
	if a.features.exercises.Shown() != nil {
		return session.TicTacToe
	}
	return a.session.Shown
}

// settingActions are the choices of appearance and language.
func settingActions(a *App) (all []*actions.Action) {
	settings := &a.session.Settings
	for _, appearance := range session.Appearances() {
		all = append(all, &actions.Action{
			ID: "appearance." + string(appearance), Group: "appearance",
			Checked: func() bool { return settings.Appearance == appearance },
			Run: func() {
				settings.Appearance = appearance
				a.restyle()
			},
		})
	}
	for _, language := range locale.Languages() {
		all = append(all, &actions.Action{
			ID: "language." + string(language), Group: "language",
			Checked: func() bool { return locale.Known(settings.Language) == language },
			Run: func() {
				settings.Language = language
				locale.Use(language)
				a.restyle()
			},
		})
	}
	return all
}

// quitActions end the program, which a web page cannot.
func quitActions(a *App) []*actions.Action {
	if inPage {
		return nil
	}
	return []*actions.Action{{ID: actions.QuitID, Shortcut: actions.Ctrl(fyne.KeyQ), Run: a.quit}}
}

// helpActions are what explains the program.
func helpActions(a *App) []*actions.Action {
	return []*actions.Action{
		{ID: "help", Key: fyne.KeyF1, Run: func() {
			page := helpPage(a.session.Settings.Language, a.table.Find(paletteID).Keys())
			widgets.ShowHelp(a.dialogs, page, exchange.ExamplePicture, a.tasks.Post)
		}},
		{ID: "shortcuts", Key: fyne.KeyF2, Run: func() { widgets.ShowKeySheet(a.dialogs, a.table.KeyGroups()) }},
		{ID: paletteID, Icon: icon.Search, Shortcut: actions.CtrlShift(fyne.KeyP),
			Run: func() {
				if a.page.phone() {
					widgets.ShowPalette(a.dialogs, a.table.PaletteGroups(), true)
				} else {
					widgets.ShowPalette(a.dialogs, a.table.PaletteItems(), false)
				}
			}},
		{ID: "about", Run: func() { widgets.ShowAbout(a.dialogs, a.app.Icon(), a.app.Metadata().Version) }},
	}
}

const paletteID = "palette"

// helpPage is the page that explains the game in a language, with the keys that the palette has here.
func helpPage(language locale.Language, palette string) string {
	return strings.ReplaceAll(locale.HelpPage(language), "Ctrl+Shift+P", palette)
}

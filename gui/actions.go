package gui

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/drawing"
	"ninefold/engine/version"
	"ninefold/gui/actions"
	"ninefold/gui/dialog"
	"ninefold/gui/exchange"
	"ninefold/gui/icon"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// allActions lists the actions for the board or exercise shown, in the order of the menus. In an exercise the actions
// of a game keep their places.
func allActions(a *App) []*actions.Action {
	all := sessionActions(a, boardInBar(a))
	if e := a.features.exercises.Shown(); e != nil {
		all = actions.DuringExercise(all, exerciseActions(a, e))
	}
	return a.page.actions(a, all)
}

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
		{ID: "new", Keys: keys.CtrlShift("N"), Run: s.Restart},
		{ID: "home", Icon: icon.Home, Keys: keys.Alt(keys.Home),
			Checked: func() bool { return a.boards.Shown() || s.AtHome() }, Run: s.GoHome},
		{ID: view.AllBoards, Keys: keys.Ctrl("B"), Checked: a.boards.Shown, Run: a.boards.Toggle},
		{ID: "import", Icon: icon.Open, Keys: keys.Ctrl("O"), Run: x.Choose},
		{ID: solution, Group: "export", Keys: keys.Ctrl("E"), Run: x.SaveAnswer},
		{ID: text, Group: "export", Keys: keys.CtrlShift("E"), Run: x.SaveText},
		{ID: "compare", Keys: keys.Ctrl("D"), Run: x.Compare},
		{ID: "endCompare", Enabled: a.features.comparison.Shown, Run: a.features.comparison.End},

		{ID: "undo", Icon: icon.Undo, Keys: keys.Ctrl("Z"), Run: func() { undo(a) },
			Enabled: func() bool { return a.boards.CanRestore() || !a.boards.Shown() && s.CanUndo() }},
		{ID: "redo", Icon: icon.Redo, Keys: keys.Ctrl("Y"), Run: s.Redo,
			Enabled: func() bool { return !a.boards.Shown() && s.CanRedo() }},
		{ID: copyText, Keys: keys.Ctrl("C"), Run: x.CopyText},
		{ID: copySolution, Keys: keys.CtrlShift("C"), Run: x.CopyAnswer},
		{ID: "paste", Icon: icon.Paste, Keys: keys.Ctrl("V"), Run: x.Paste},
	}, x.LinkActions(), x.SaveActions(), a.tools.actions(), x.PictureActions(), ofBoard,
		exerciseEntries(a), boardActions(a),
		x.ExampleActions(), settingActions(a), scaleActions(a), helpActions(a), quitActions(a)))
}

// leavingList makes each action leave the list of boards first, except those that have nothing to do with the board
// shown and those that themselves show a board when they are done.
func leavingList(a *App, all []*actions.Action) []*actions.Action {
	stays := []string{
		view.AllBoards, "undo", "newGame", "import", "paste", "test", "match", paletteID, "help", "shortcuts", "about",
		actions.QuitID, "appearance", "scale", "language",
	}
	for _, action := range all {
		if slices.Contains(stays, cmp.Or(action.Group, action.ID)) {
			continue
		}
		run := action.Run
		action.Run = func() {
			a.boards.Leave()
			run()
		}
	}
	return all
}

// newGameActions begin a game. While a Sudoku is shown, *New Sudoku* has the icon and the key for something new.
func newGameActions(a *App, shown session.ProblemID) []*actions.Action {
	games := a.features.setup.NewGameActions()
	if shown == session.CrossHatching {
		for _, action := range games {
			action.Icon, action.Keys = "", keys.Shortcut{}
		}
	}
	return append(games, newSudokuActions(a, shown)...)
}

// undo takes back the last step. When none is left it says so, and then shows the board shown before and says which. In
// the list of boards it takes back the last deletion or renaming.
func undo(a *App) {
	if a.boards.CanRestore() {
		a.boards.Restore()
		return
	}
	undone := a.session.Undo()
	switch {
	case undone == session.UndidNone:
		a.shown.inform(locale.Text("undo.none"))
	case undone == session.LeftBoard:
		now := a.session.Board()
		a.shown.inform(locale.Text("undo.before", locale.Args{"Board": scene.Title(&now)}))
	case a.session.GameShown() && a.session.Game.Sides().Has(session.Mail) && !a.session.MailToMove():
		a.shown.inform(locale.Text("mail.undone"))
	}
}

// openBoard shows a board as it was left.
func openBoard(a *App, e *session.Entry) (opened bool) {
	if err := a.session.OpenBoard(e); err != nil {
		a.shown.warn(locale.Text("boards.gone", locale.Args{"Error": locale.Words().Error(err)}))
		return false
	}
	a.focusBoard()
	return true
}

// boardActions switch between the two boards.
func boardActions(a *App) []*actions.Action {
	var all []*actions.Action
	for _, one := range [...]struct {
		id  session.ProblemID
		key keys.Key
	}{{session.TicTacToe, "1"}, {session.CrossHatching, "2"}} {
		all = append(all, &actions.Action{
			ID:      "board." + string(one.id),
			Keys:    keys.Ctrl(one.key),
			Checked: func() bool { return boardInBar(a) == one.id },
			Run:     func() { a.session.Show(one.id) },
		})
	}
	return all
}

// boardInBar is the board whose actions the menus and the toolbar show: Tic-Tac-Toe during an exercise.
func boardInBar(a *App) session.ProblemID {
	if a.features.exercises.Shown() != nil {
		return session.TicTacToe
	}
	return a.session.Shown
}

func settingActions(a *App) (all []*actions.Action) {
	settings := &a.session.Settings
	for _, appearance := range drawing.Appearances() {
		chosen := func() bool { return settings.Appearance == appearance }
		all = append(all, actions.Choice("appearance", string(appearance), chosen, func() {
			settings.Appearance = appearance
			a.restyle()
		}))
	}
	for _, language := range locale.Languages() {
		chosen := func() bool { return locale.Known(settings.Language) == language }
		choice := actions.Choice("language", language, chosen, func() {
			settings.Language = language
			a.shown.inform("") // what was said is in the other language
			a.restyle()
		})
		choice.Names = locale.OtherNames(language)
		all = append(all, choice)
	}
	return all
}

// scaleActions choose a size of everything. A web page leaves that to the browser.
func scaleActions(a *App) (all []*actions.Action) {
	if a.page.browser != nil {
		return nil
	}
	settings := &a.session.Settings
	for _, scale := range session.Scales() {
		chosen := func() bool { return settings.Scale == scale }
		all = append(all, actions.Choice("scale", strconv.Itoa(scale), chosen, func() {
			settings.Scale = scale
			a.restyle()
		}))
	}
	return all
}

// quitActions end the program. A web page has none.
func quitActions(a *App) []*actions.Action {
	if a.page.browser != nil {
		return nil
	}
	return []*actions.Action{{ID: actions.QuitID, Keys: keys.Ctrl("Q"), Run: a.quit}}
}

func helpActions(a *App) []*actions.Action {
	return []*actions.Action{
		{ID: "help", Keys: keys.Alone("F1"), Run: func() {
			page := locale.HelpPage(a.session.Settings.Language)
			page = strings.ReplaceAll(page, "Ctrl+Shift+P", a.table.Find(paletteID).KeyWords()) // a page has another
			a.dialogs.Read(dialog.Help(page, helpChapter(a), exchange.ExamplePicture))
		}},
		{ID: "shortcuts", Keys: keys.Alone("F2"), Run: func() { a.dialogs.Read(a.table.KeySheet()) }},
		{ID: paletteID, Icon: icon.Search, Keys: keys.CtrlShift("P"),
			Run: func() {
				items := a.table.PaletteItems
				if a.screen.Phone() {
					items = a.table.PaletteGroups
				}
				actions.ShowPalette(a.dialogs, items(), a.screen.Phone())
			}},
		{ID: "about", Run: func() { a.dialogs.Read(dialog.About(version.Number)) }},
	}
}

// helpChapter returns the heading of the chapter of the help page that is about what is shown.
func helpChapter(a *App) string {
	switch {
	case a.features.exercises.Shown() != nil:
		return locale.Text("help.training")
	case a.session.Shown == session.CrossHatching:
		return locale.Text("help.crossHatching")
	}
	return locale.Text("help.game")
}

const paletteID = "palette"

package gui

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"ninefold/engine/command/version"
	"ninefold/engine/picture/drawing"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/exchange"
)

// listActions lists the actions of the place, in the order of the menus.
func (a *App) listActions() {
	of, before := a.place, a.table
	a.listed = boardInBar(a)
	all := actions.At(around(a, a.desk.Actions()), around(a, of.Actions()), of.Outside)
	a.table = &actions.Table{Actions: a.page.actions(all), Busy: a.dialogs.Busy,
		Before: a.shown.end, After: a.focusBoard}
	a.table.Remember(before)
}

// around returns some actions among those that can be done wherever one is.
func around(a *App, some []*actions.Action) []*actions.Action {
	p := &a.places
	opening := []*actions.Action{
		{ID: "home", Icon: icon.Home, Keys: keys.Alt(keys.Home), Run: func() { a.Session.GoHome(); a.back() },
			Checked: func() bool { return a.place == p.list || a.atHome() }},
		entry(a, p.list, "", keys.Ctrl("B")),
		entry(a, p.stand, "", keys.Alone("F4")),
		{ID: "import", Icon: icon.Open, Keys: keys.Ctrl("O"), Run: a.exchange.Choose},
		{ID: "paste", Icon: icon.Paste, Keys: keys.Ctrl("V"), Run: a.exchange.Paste},
	}
	exercises := []*actions.Action{
		entry(a, p.trainer, icon.Train, keys.Alone("F8")),
		{ID: "daily", Icon: icon.Train, Keys: keys.Alone("F3"), Run: func() {
			p.trainer.Today()
			a.enter(p.trainer)
		}},
		entry(a, p.course, icon.Learn, keys.Alone("F9")),
		{ID: "retry", Icon: icon.Train, Keys: keys.Alone("F7"), Run: func() { retryMistakes(a) }},
	}
	if a.place.Problem() == "" {
		exercises = append(exercises, &actions.Action{ID: "leave", Icon: icon.Close, Run: a.back})
	}
	return slices.Concat(newGameActions(a), opening, some, exercises, boardActions(a), a.tools.actions(),
		a.exchange.ExampleActions(), settingActions(a), scaleActions(a), helpActions(a),
		quitActions(a))
}

// deskActions lists the actions on the board shown.
func deskActions(a *App) []*actions.Action {
	var ofBoard []*actions.Action
	text, solution := "exportGrid", "exportSolution"
	copyText, copySolution := "copyGrid", "copySolution"
	switch boardInBar(a) {
	case session.TicTacToe:
		ofBoard = gameActions(a)
		text, solution, copyText, copySolution = "exportText", "exportAnswer", "copyText", "copyAnswer"
	case session.CrossHatching:
		ofBoard = sudokuActions(a)
	}
	x, s, comparison := a.exchange, a.Session, a.desk.Comparison
	return slices.Concat([]*actions.Action{
		{ID: "rematch", Icon: icon.Play, Enabled: a.desk.Setup.CanRematch, Run: a.desk.Setup.Rematch},
		{ID: "new", Keys: keys.CtrlShift("N"), Run: func() { s.Restart(); a.back() }},
		{ID: solution, Group: "export", Keys: keys.Ctrl("E"), Run: x.SaveAnswer},
		{ID: text, Group: "export", Keys: keys.CtrlShift("E"), Run: x.SaveText},
		{ID: "compare", Keys: keys.Ctrl("D"), Run: x.Compare},
		{ID: "endCompare", Enabled: comparison.Shown, Run: comparison.End},

		{ID: "undo", Icon: icon.Undo, Keys: keys.Ctrl("Z"), Enabled: s.CanUndo, Run: func() { undo(a) }},
		{ID: "redo", Icon: icon.Redo, Keys: keys.Ctrl("Y"), Enabled: s.CanRedo, Run: func() { redo(a) }},
		{ID: copyText, Keys: keys.Ctrl("C"), Run: x.CopyText},
		{ID: copySolution, Group: "copyAs", Keys: keys.CtrlShift("C"), Run: x.CopyAnswer},
	}, x.LinkActions(), x.SaveActions(), x.PictureActions(), ofBoard, a.page.deskActions(a))
}

// newGameActions begin a game. While a Sudoku is shown, *New Sudoku* has the icon and the key for something new.
func newGameActions(a *App) []*actions.Action {
	games, sudokus := a.desk.Setup.NewGameActions(), a.desk.NewSudokuActions()
	if boardInBar(a) == session.CrossHatching {
		for _, action := range games {
			action.Icon, action.Keys = "", keys.Shortcut{}
		}
		sudokus[0].Icon, sudokus[0].Keys = icon.New, keys.Ctrl("N")
	}
	return append(games, sudokus...)
}

// undo takes back the last step, in a rated game for its rating.
func undo(a *App) {
	if s := a.Session; s.GameShown() && s.CanTakeBack() && s.Game.Help() == session.HelpCosts {
		a.Help(language.Text("short.takeBack"), func() { takeBack(a) })
		return
	}
	takeBack(a)
}

// takeBack takes back the last step. When none is left it says so, and then shows the board shown before and says which.
func takeBack(a *App) {
	undone := a.Session.Undo()
	if undone == session.LeftBoard || undone == session.BroughtBack {
		a.back()
	}
	switch {
	case undone == session.UndidNone:
		a.shown.inform(language.Text("undo.none"))
	case undone == session.LeftBoard:
		now := a.Session.Board()
		a.shown.inform(language.Text("undo.before", language.Args{"Board": scene.Title(now)}))
	case undone == session.BroughtBack:
		now := a.Session.Board()
		a.shown.inform(language.Text("undo.restored", language.Args{"Board": scene.Title(now)}))
	case a.Session.GameShown() && a.Session.Game.Sides().Has(session.Mail) && !a.Session.MailToMove():
		a.shown.inform(language.Text("mail.undone"))
	}
}

// redo makes the step taken back again, or shows the board that Undo left.
func redo(a *App) {
	before := a.Session.Problem()
	if a.Session.Redo(); a.Session.Problem() != before {
		a.back()
	}
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
			Keys:    keys.CtrlShift(one.key),
			Checked: func() bool { return boardInBar(a) == one.id },
			Run:     func() { a.Session.Show(one.id); a.back() },
		})
	}
	return all
}

// boardInBar is the board whose actions the menus and the toolbar show: Tic-Tac-Toe during an exercise.
func boardInBar(a *App) session.ProblemID { return cmp.Or(a.place.Problem(), session.TicTacToe) }

func settingActions(a *App) (all []*actions.Action) {
	settings := &a.Session.Settings
	for _, appearance := range drawing.Appearances() {
		chosen := func() bool { return settings.Appearance == appearance }
		all = append(all, actions.Choice("appearance", string(appearance), chosen, func() {
			settings.Appearance = appearance
			a.restyle()
		}))
	}
	for _, code := range language.Languages() {
		chosen := func() bool { return language.Known(settings.Language) == code }
		choice := actions.Choice("language", code, chosen, func() {
			settings.Language = code
			a.shown.inform("") // what was said is in the other language
			a.restyle()
		})
		choice.Names = language.OtherNames(code)
		all = append(all, choice)
	}
	return all
}

// scaleActions choose a size of everything. A web page leaves that to the browser.
func scaleActions(a *App) (all []*actions.Action) {
	if a.page.browser != nil {
		return nil
	}
	now, scales := &a.Session.Settings.Scale, session.Scales()
	take := func(scale int) { *now = scale; a.restyle() }
	for _, scale := range scales {
		chosen := func() bool { return *now == scale }
		all = append(all, actions.Choice("scale", strconv.Itoa(scale), chosen, func() { take(scale) }))
	}
	all[0].Keys = keys.Ctrl("0")
	at := func() int { return slices.Index(scales, *now) }
	return append(all,
		&actions.Action{ID: "scale.larger", Group: "scale", Keys: keys.Ctrl("="),
			Enabled: func() bool { return at() < len(scales)-1 }, Run: func() { take(scales[at()+1]) }},
		&actions.Action{ID: "scale.smaller", Group: "scale", Keys: keys.Ctrl("-"),
			Enabled: func() bool { return at() > 0 }, Run: func() { take(scales[at()-1]) }})
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
		{ID: "help", Keys: keys.Alone("F1"),
			Run: func() { a.dialogs.Read(func() view.Sheet { return a.help(helpChapter(a)) }) }},
		{ID: "shortcuts", Keys: keys.Alone("F2"), Run: func() { actions.ShowKeys(a.dialogs, a.table.AllKeys) }},
		{ID: paletteID, Icon: icon.Search, Keys: keys.CtrlShift("P"),
			Run: func() {
				items := a.table.PaletteItems
				if a.screen.Phone() {
					items = a.table.PaletteGroups
				}
				actions.ShowPalette(a.dialogs, items, a.screen.Phone())
			}},
		{ID: "about", Run: func() {
			a.dialogs.Read(func() view.Sheet { return dialog.About(version.Number) })
		}},
	}
}

// help returns the help page from a chapter on.
func (a *App) help(chapter string) view.Sheet {
	page := language.HelpPage(a.Session.Settings.Language)
	words := a.table.Find(paletteID).KeyWords() // a page has another key
	return dialog.Help(strings.ReplaceAll(page, "Ctrl+Shift+P", words), chapter, exchange.ExamplePicture)
}

// helpChapter returns the heading of the chapter of the help page that is about what is shown.
func helpChapter(a *App) string {
	switch a.place.Problem() {
	case "":
		return language.Text("help.training")
	case session.CrossHatching:
		return language.Text("help.sudoku")
	}
	return language.Text("help.game")
}

const paletteID = "palette"

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
	"ninefold/gui/model/settings"
	"ninefold/gui/places/place"
	"ninefold/gui/view"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/work/exchange"
)

// listActions lists the actions of the place, in the order of the menus.
func (a *App) listActions() {
	board, before := place.Place(a.game), a.table
	if boardInBar(a) == session.CrossHatching {
		board = a.sudoku
	}
	all := actions.At(around(a, board.Actions()), around(a, a.place.Actions()), a.place.BoardAction)
	a.table = &actions.Table{Actions: a.page.actions(all), Busy: a.dialogs.Busy,
		Before: a.shown.end, After: a.focusBoard}
	a.table.Remember(before)
	a.tabled = a.place
}

// around returns some actions among those that can be done wherever one is.
func around(a *App, some []*actions.Action) []*actions.Action {
	p := &a.places
	opening := []*actions.Action{
		{ID: "lastBoard", Menu: actions.In("go", 1, 3), Why: "lastBoard", Keys: keys.Alone("F6"),
			Enabled: func() bool { return a.Session.Last() != nil },
			Run:     func() { a.Session.Show(a.Session.Last()); a.back() }},
		{ID: "home", Menu: actions.In("go", 1, 1), Toolbar: actions.In("", 1, 1), Icon: icon.Home,
			Keys: keys.Alt(keys.Home), Run: func() { a.edit.End(); a.Session.GoHome(); a.back() },
			Checked: func() bool { return a.place == p.list || a.place == p.home }},
		entry(a, p.list, "", keys.Ctrl("B"), actions.In("go", 1, 2)),
		entry(a, p.stand, "", keys.Alone("F4"), actions.In("training", 2, 1)),
		{ID: "import", Menu: actions.In("file", 2, 1), Toolbar: actions.In("", 1, 4), Icon: icon.Open,
			Keys: keys.Ctrl("O"), Run: a.exchange.Choose},
		{ID: "paste", Menu: actions.In("edit", 2, 8), Icon: icon.Paste, Keys: keys.Ctrl("V"), Run: a.exchange.Paste},
	}
	onToday := func() bool { return a.place == p.trainer && a.Session.Settings.Training.OnToday }
	trains := func() bool { return a.place == p.trainer && !onToday() }
	exercises := []*actions.Action{
		{ID: "train", Menu: actions.In("training", 1, 2), Icon: icon.Train, Keys: keys.Alone("F8"), Checked: trains,
			Run: func() {
				switch {
				case trains():
					a.back()
				case onToday():
					p.trainer.Next()
				default:
					a.enter(p.trainer)
				}
			}},
		{ID: "daily", Menu: actions.In("training", 1, 1), Icon: icon.Train, Keys: keys.Alone("F3"), Checked: onToday,
			Run: func() { p.trainer.Today(); a.enter(p.trainer) }},
		entry(a, p.course, icon.Learn, keys.Alone("F9"), actions.In("training", 1, 3)),
		{ID: "retry", Offer: true, Menu: actions.In("training", 1, 4), Icon: icon.Train, Keys: keys.Alone("F7"),
			Run: func() { retryMistakes(a) }},
	}
	if a.place.Problem() == "" {
		exercises = append(exercises, &actions.Action{ID: "leave", Bar: 10, Menu: actions.In("training", 3, 4),
			Toolbar: actions.In("", 5, 1), Icon: icon.Close, Run: a.back})
	}
	return slices.Concat(newGameActions(a), opening, some, a.page.deskActions(a), exercises, boardActions(a),
		a.tools.actions(), a.exchange.ExampleActions(), settingActions(a), scaleActions(a), helpActions(a),
		quitActions(a))
}

// newGameActions begin a game. While a Sudoku is shown, *New Sudoku* has the icon and the key for something new.
func newGameActions(a *App) []*actions.Action {
	games, sudokus := a.game.Setup.NewGameActions(), a.sudoku.NewActions()
	if boardInBar(a) == session.CrossHatching {
		for _, action := range games {
			action.Icon, action.Keys = "", keys.Shortcut{}
		}
		sudokus[0].Icon, sudokus[0].Keys = icon.New, keys.Ctrl("N")
	}
	return append(games, sudokus...)
}

// boardActions switch between the two boards.
func boardActions(a *App) []*actions.Action {
	var all []*actions.Action
	for i, one := range [...]struct {
		id  session.Kind
		key keys.Key
	}{{session.TicTacToe, "1"}, {session.CrossHatching, "2"}} {
		all = append(all, &actions.Action{
			ID:      "board." + string(one.id),
			Menu:    actions.In("view", 1, i+1),
			Keys:    keys.CtrlShift(one.key),
			Checked: func() bool { return boardInBar(a) == one.id },
			Run:     func() { a.Session.Show(a.Session.LastOf(one.id)); a.back() },
		})
	}
	return all
}

// boardInBar is the board whose actions the menus and the toolbar show: Tic-Tac-Toe during an exercise.
func boardInBar(a *App) session.Kind { return cmp.Or(a.place.Problem(), session.TicTacToe) }

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
	now, scales := &a.Session.Settings.Scale, settings.Scales()
	take := func(scale int) { *now = scale; a.restyle() }
	for _, scale := range scales {
		chosen := func() bool { return *now == scale }
		all = append(all, actions.Choice("scale", strconv.Itoa(scale), chosen, func() { take(scale) }))
	}
	all[0].Keys = keys.Ctrl("0")
	at := func() int { return slices.Index(scales, *now) }
	return append(all,
		&actions.Action{ID: "scale.larger", Why: "scale", Group: "scale", Keys: keys.Ctrl("="),
			Enabled: func() bool { return at() < len(scales)-1 }, Run: func() { take(scales[at()+1]) }},
		&actions.Action{ID: "scale.smaller", Why: "scale", Group: "scale", Keys: keys.Ctrl("-"),
			Enabled: func() bool { return at() > 0 }, Run: func() { take(scales[at()-1]) }})
}

// quitActions end the program. A web page has none.
func quitActions(a *App) []*actions.Action {
	if a.page.browser != nil {
		return nil
	}
	return []*actions.Action{{ID: actions.QuitID, Menu: actions.In("file", 4, 1), Keys: keys.Ctrl("Q"), Run: a.quit}}
}

func helpActions(a *App) []*actions.Action {
	return []*actions.Action{
		{ID: "help", Menu: actions.In("help", 1, 1), Keys: keys.Alone("F1"),
			Run: func() { a.dialogs.Read(func() view.Sheet { return a.help(helpChapter(a)) }) }},
		{ID: "shortcuts", Menu: actions.In("help", 2, 1), Keys: keys.Alone("F2"),
			Run: func() { actions.ShowKeys(a.dialogs, a.table.AllKeys) }},
		{ID: paletteID, Menu: actions.In("help", 2, 2), Icon: icon.Search, Keys: keys.CtrlShift("P"),
			Run: func() {
				items := a.table.PaletteItems
				if a.screen.Phone() {
					items = a.table.PaletteGroups
				}
				actions.ShowPalette(a.dialogs, items, a.screen.Phone())
			}},
		{ID: "about", Menu: actions.In("help", 3, 1), Run: func() {
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

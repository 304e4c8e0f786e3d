package gui

import (
	"strconv"
	"strings"

	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/places/boards"
	"ninefold/gui/places/desk"
	"ninefold/gui/places/learn"
	"ninefold/gui/places/place"
	"ninefold/gui/places/retry"
	"ninefold/gui/places/standing"
	"ninefold/gui/places/train"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/work/exchange"
	"ninefold/gui/work/files"
	"ninefold/gui/work/play"
	"ninefold/gui/work/searches"
)

// places are all that can stand in the window.
type places struct {
	place    place.Place // the one that does
	arrivals int         // how often the user has come to one

	desk    *desk.Desk
	list    *boards.List
	trainer *train.Trainer
	course  *learn.Course
	retry   *retry.Retry
	stand   *standing.Page
}

// addPlaces makes the places, and what imports and exports their boards.
func (a *App) addPlaces() {
	searcher, p := searches.New(a.Tasks), &a.places
	p.desk = desk.New(a.Host, searcher)
	p.trainer = &train.Trainer{Host: a.Host}
	p.course = learn.NewCourse(&a.Session.Settings)
	p.retry = &retry.Retry{Host: a.Host, Searcher: searcher}
	p.stand = &standing.Page{Host: a.Host, Open: p.desk.Open}
	choices := &files.Files{
		Frame: a.screen, Dialogs: a.dialogs, Tasks: a.Tasks, Inform: a.shown.inform, Warn: a.shown.warn,
		Folder: &a.Session.Settings.Folder,
	}
	a.exchange = &exchange.Exchange{
		Host: a.Host, Dialogs: a.dialogs, Screen: a.screen, Files: choices, Page: a.page.address(),
		Comparison: p.desk.Comparison, Review: p.desk.Review, View: a.view,
	}
	p.trainer.Copy = a.exchange.Copy
	a.desk.Setup = &play.Setup{Files: choices, Players: p.desk.Players}
	p.list = &boards.List{
		Host: a.Host, Dialogs: a.dialogs, Focus: a.focusBoard, Back: a.back,
		Open: p.desk.Open, SaveAs: a.exchange.SaveAs,
	}
	p.desk.Title = func() string { return a.exchange.Title(title) }
	p.desk.List, p.desk.Back = func() []*actions.Action { return deskActions(a) }, a.exchange.LookAgain
	p.desk.Read = a.exchange.Comment
	p.desk.Begin = func() {
		if a.screen.Phone() { // a tap at home begins a game against the computer
			a.desk.Setup.PlayComputer()
		}
	}
}

// begin shows the exercise that was shown when the program ended, or else the session's board.
func (a *App) begin() {
	a.place = a.desk
	for _, p := range [...]place.Place{a.trainer, a.course} {
		if p.Name() == a.Session.Settings.Exercise {
			a.enter(p)
			return
		}
	}
	a.back()
}

// enter lets a place stand in the window. An exercise that can go on after a restart is kept.
func (a *App) enter(to place.Place) {
	a.arrivals++
	if a.place != to {
		a.place.Leave()
		a.place, a.Session.Settings.Exercise = to, ""
		if to == a.trainer || to == a.course {
			a.Session.Settings.Exercise = to.Name()
		}
		to.Enter()
	}
	a.listActions()
	a.focusBoard()
}

// back shows the session's board again.
func (a *App) back() { a.enter(a.desk) }

// atHome reports whether home stands in the window.
func (a *App) atHome() bool { return a.place == a.desk && a.Session.AtHome() }

// entry returns an action that enters a place, or leaves it if that stands in the window.
func entry(a *App, to place.Place, picture icon.Name, key keys.Shortcut) *actions.Action {
	return &actions.Action{
		ID: to.Name(), Icon: picture, Keys: key, Checked: func() bool { return a.place == to },
		Run: func() {
			if a.place == to {
				a.back()
			} else {
				a.enter(to)
			}
		},
	}
}

// retryMistakes shows the exercise of the user's mistakes, if there are any.
func retryMistakes(a *App) {
	review := a.desk.Review
	switch {
	case review.Running():
		a.shown.informWhile(review.Running, language.Text("retry.running"))
		return
	case !a.retry.Ask():
		none := "retry.none"
		if review.On() {
			none = "retry.noneFound"
		}
		a.shown.inform(language.Text(none))
		return
	}
	a.back()
	a.enter(a.retry)
}

// goTo shows the place of a name, if it still exists.
func (a *App) goTo(name string) {
	number, isBoard := strings.CutPrefix(name, desk.BoardPrefix)
	n, _ := strconv.Atoi(number)
	switch {
	case name == a.place.Name():
	case isBoard && n == a.Session.ShownBoard():
		a.back()
	case isBoard:
		if e := a.Session.Entry(n); e != nil {
			a.desk.Open(e)
		}
	default:
		a.table.DoID(name) // home, the page of all boards, or an exercise
	}
}

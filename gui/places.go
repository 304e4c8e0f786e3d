package gui

import (
	"slices"
	"strconv"
	"strings"

	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
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
	"ninefold/gui/work/insight"
	"ninefold/gui/work/searches"
)

// places are all that can stand in the window.
type places struct {
	place    place.Place // the one that does
	arrivals int         // how often the user has come to one
	refocus  bool        // it gets the keyboard once all is painted
	session  *session.Session

	home    *desk.Home
	game    *desk.Game
	edit    *desk.Edit
	sudoku  *desk.Sudoku
	list    *boards.List
	trainer *train.Trainer
	course  *learn.Course
	retry   *retry.Retry
	stand   *standing.Page
}

// addPlaces makes the places, and what imports and exports their boards.
func (a *App) addPlaces() {
	searcher, p := searches.New(a.Tasks), &a.places
	p.session = a.Session
	choices := &files.Files{
		Frame: a.screen, Dialogs: a.dialogs, Tasks: a.Tasks, Inform: a.shown.inform, Warn: a.shown.warn,
		Folder: &a.Session.Settings.Folder,
	}
	a.exchange = &exchange.Exchange{
		Host: a.Host, Dialogs: a.dialogs, Screen: a.screen, Files: choices, Page: a.page.address(),
		Comparison: &insight.Comparison{Host: a.Host}, Review: &insight.Review{Host: a.Host, Searcher: searcher},
		View: a.view,
	}
	p.game = desk.NewGame(a.Host, a.exchange, searcher)
	p.home, p.edit = desk.NewHome(p.game, a.beginGame), desk.NewEdit(p.game)
	p.sudoku = desk.NewSudoku(a.Host, a.exchange)
	p.trainer = train.New(a.Host, a.exchange.Copy)
	p.course = learn.NewCourse(&a.Session.Settings)
	p.retry = retry.New(a.Host, searcher)
	p.stand = &standing.Page{Host: a.Host, Open: a.Host.Open}
	p.list = &boards.List{
		Host: a.Host, Dialogs: a.dialogs, Focus: a.focusBoard, Open: a.Host.Open, SaveAs: a.exchange.SaveAs,
	}
}

// beginGame is called before a click at home begins a game: on a phone against the computer.
func (a *App) beginGame() {
	if a.screen.Phone() {
		a.game.Setup.PlayComputer()
	}
}

// board returns the place of the session's board.
func (p *places) board() place.Place {
	switch {
	case p.session.Shown == session.CrossHatching:
		return p.sudoku
	case p.edit.Begun():
		return p.edit
	case p.session.Game.AtHome():
		return p.home
	}
	return p.game
}

// onBoard reports whether a board of the session stands in the window.
func (p *places) onBoard() bool {
	return slices.Contains([]place.Place{p.home, p.game, p.edit, p.sudoku}, p.place)
}

// begin shows the exercise that was shown when the program ended, or else the session's board.
func (p *places) begin() {
	p.place = p.board()
	for _, kept := range [...]place.Place{p.trainer, p.course} {
		if kept.Name() == p.session.Settings.Exercise {
			p.enter(kept)
			return
		}
	}
	p.back()
}

// enter lets the user come to a place. An exercise that can go on after a restart is kept.
func (p *places) enter(to place.Place) {
	p.arrivals++
	p.put(to)
	p.focusBoard()
}

// put lets a place stand in the window.
func (p *places) put(to place.Place) {
	if p.place != to {
		p.place.Leave()
		p.place, p.session.Settings.Exercise = to, ""
		if to == p.trainer || to == p.course {
			p.session.Settings.Exercise = to.Name()
		}
		to.Enter()
	}
}

// focusBoard gives the keyboard to the board or the list of boards once all is painted, unless a dialog is open then.
func (p *places) focusBoard() { p.refocus = true }

// back shows the session's board again.
func (p *places) back() { p.enter(p.board()) }

// arrive shows the session's board, which has been imported or begun, and offers to go back to the one shown before. An
// empty board is none.
func (a *App) arrive(from session.Board) {
	a.edit.End()
	a.back()
	if a.Session.Last() == from {
		a.shown.offer(from, a.Session.Board())
	}
}

// entry returns an action that enters a place, or leaves it if that stands in the window.
func entry(a *App, to place.Place, picture icon.Name, key keys.Shortcut, in actions.Spot) *actions.Action {
	return &actions.Action{
		ID: to.Name(), Menu: in, Icon: picture, Keys: key, Checked: func() bool { return a.place == to },
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
	review := a.exchange.Review
	switch {
	case review.Running():
		a.shown.informWhile(review.Running, language.Text("retry.running"))
		return
	case !a.retry.Ask():
		none := "retry.none"
		if review.Covers() {
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
			a.Host.Open(e)
		}
	default:
		a.table.DoID(name) // home, the page of all boards, or an exercise
	}
}

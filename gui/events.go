package gui

import (
	"ninefold/engine/grid"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// program returns what the painter tells of the user's acts, and asks.
func (a *App) program() *screen.Program {
	return &screen.Program{
		Dialogs: a.dialogs, Send: a.handle,
		Menu:     func(c grid.Cell) view.Menu { return menu(a, a.place.CellMenu, c) },
		StepMenu: func(id int) view.Menu { return menu(a, a.place.RowMenu, id) },
		Link:     func() string { return a.page.link(a) },
		Marked:   func() []byte { return a.Session.Board().Answer() },
		Position: func() ([]byte, error) { return a.Session.Board().Text() },
		Play: func(c grid.Cell) bool {
			before := a.Session.Board().Current()
			if !a.dialogs.Busy() {
				a.complain(a.place.Tap(c))
			}
			return a.Session.Board().Current() != before
		},
	}
}

// handle does what the user asks for on the main window.
func (a *App) handle(e screen.Event) {
	switch e.(type) {
	case screen.Tap, screen.Drag, screen.Scroll, screen.Do, screen.Choose, screen.Pick, screen.GoTo:
		a.shown.end() // what was said of the act before
	}
	switch e := e.(type) {
	case screen.Tap: // a click without a motion of the pointer too
		a.aim = aim{cell: grid.Cell(e), pointed: true}
		a.complain(a.place.Tap(grid.Cell(e)))
	case screen.Drag:
		a.complain(a.place.Drag(e))
	case screen.Point:
		a.point(view.Cell(e))
	case screen.Scroll:
		a.scroll(int(e))
	case screen.Key:
		keyboard{a}.key(keys.Shortcut(e))
	case screen.Rune:
		keyboard{a}.typedRune(e.Rune, e.By)
	case screen.Do:
		a.do(string(e))
	case screen.Choose:
		a.place.Choose(int(e))
	case screen.Pick:
		a.Session.Sudoku.Pick(int(e))
		a.focusBoard()
	case screen.GoTo:
		a.game.GoToStep(int(e))
	case screen.Graph:
		a.game.Preview.Point(int(e))
	case screen.Tip:
		a.shown.tip(string(e))
	case screen.Find:
		a.list.Find(string(e))
	default:
		a.handleOfWindow(e)
	}
}

// handleOfWindow does what the user asks for of the window as a whole.
func (a *App) handleOfWindow(e screen.Event) {
	switch e := e.(type) {
	case screen.Drop:
		if len(e) > 0 && !a.dialogs.Busy() {
			a.exchange.Open(e[0])
		}
	case screen.Upload:
		a.exchange.Upload(e.Name, e.Content, e.Err)
	case screen.Front:
		if a.sudoku.Front(bool(e)) && bool(e) && a.onBoard() {
			a.exchange.LookAgain()
		}
	case screen.Closing:
		a.quit()
	case screen.Linked:
		a.page.linked(a, string(e))
	case screen.Return:
		a.goTo(string(e))
	}
}

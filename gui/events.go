package gui

import (
	"ninefold/engine/grid"
	"ninefold/gui/view/screen"
)

// events returns what the program does when the user acts on the main window.
func (a *App) events() *screen.Events {
	return &screen.Events{
		Dialogs: a.dialogs,
		Tap:     act(a, a.click), Point: a.pointAt, Leave: a.leave, Menu: a.cellMenu, Drag: act(a, a.drag),
		Scroll: act(a, a.scroll),
		Key:    keyboard{a}.key, Rune: keyboard{a}.typedRune,
		Do: act(a, a.do), Choose: act(a, func(row int) { a.place.Choose(row) }), StepMenu: a.rowMenu,
		Pick: act(a, a.pick), GoTo: act(a, a.game.GoToStep),
		Graph: a.game.Preview.Point, Tip: a.shown.tip, Find: a.list.Find, PickBoard: a.list.Pick,
		Drop: func(paths []string) {
			if len(paths) > 0 && !a.dialogs.Busy() {
				a.exchange.Open(paths[0])
			}
		},
		Upload: a.exchange.Upload, Front: a.front, Closing: a.quit,
		Return:   a.goTo,
		Placed:   func() { a.Tasks.Post(func() {}) },
		Link:     func() string { return a.page.link(a) },
		Linked:   func(fragment string) { a.page.linked(a, fragment) },
		Marked:   func() []byte { return a.Session.Board().Answer() },
		Position: func() ([]byte, error) { return a.Session.Board().Text() },
		Play: func(c grid.Cell) bool {
			before := a.Session.Board().Current()
			if !a.dialogs.Busy() {
				a.tap(c)
			}
			return a.Session.Board().Current() != before
		},
	}
}

// act returns a function that handles an act of the user, which ends what was said of the last one.
func act[A any](a *App, do func(A)) func(A) {
	return func(about A) {
		a.shown.end()
		do(about)
	}
}

// front is called when the window has come to the front, or left it.
func (a *App) front(on bool) {
	if a.sudoku.Front(on) && on && a.onBoard() {
		a.exchange.LookAgain()
	}
}

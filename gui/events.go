package gui

import (
	"ninefold/engine/grid"
	"ninefold/gui/screen"
	"ninefold/gui/view"
)

// events returns what the program does when the user acts on the main window.
func (a *App) events() *screen.Events {
	return &screen.Events{
		Dialogs: a.dialogs,
		Tap:     a.tap, Point: a.pointAt, Leave: a.leave, Menu: a.cellMenu, Drag: a.drag, Scroll: a.scroll,
		Key: keyboard{a}.key, Rune: keyboard{a}.typedRune,
		Do: a.do, Choose: a.choose, StepMenu: func(id int) view.Menu { return stepMenu(a, id) },
		Pick: a.pick, GoTo: a.goToStep,
		Graph: a.features.preview.Point, Tip: a.shown.tip, Find: a.boards.Find, PickBoard: a.boards.Pick,
		Drop: func(paths []string) {
			if len(paths) > 0 && !a.dialogs.Busy() {
				a.exchange.Open(paths[0])
			}
		},
		Upload: a.exchange.Upload, Front: a.features.solving.front, Closing: a.quit,
		Return:   func(place string) { a.page.returnTo(a, place) },
		Placed:   func() { a.tasks.Post(a.render) },
		Link:     func() string { return a.page.link(a) },
		Linked:   func(fragment string) { a.page.linked(a, fragment) },
		Marked:   func() []byte { return a.session.Problem().Answer() },
		Position: func() ([]byte, error) { return a.session.Problem().Text() },
		Play: func(c grid.Cell) bool {
			before := a.session.Problem().Current()
			if !a.dialogs.Busy() {
				a.tap(c)
			}
			return a.session.Problem().Current() != before
		},
	}
}

package gui

import (
	"ninefold/engine/grid"
	"ninefold/gui/screen"
)

// events is what the program does when the user does something with the main window.
func (a *App) events() *screen.Events {
	return &screen.Events{
		Dialogs: a.dialogs,
		Tap:     a.tap, Point: a.pointAt, Leave: a.leave, Menu: a.cellMenu, Drag: a.drag, Scroll: a.scroll,
		Key: a.key, Rune: a.typedRune,
		Do: a.do, Choose: a.choose, Pick: a.pick, GoTo: a.goToStep,
		Graph:     func(step int) { a.features.preview.Point(step) },
		Tip:       a.shown.tip,
		Find:      func(words string) { a.boards.Find(words) },
		PickBoard: func(i int) { a.boards.Pick(i) },
		Drop: func(paths []string) {
			if len(paths) > 0 && !a.dialogs.Busy() {
				a.exchange.Open(paths[0])
			}
		},
		Upload:   func(name string, content []byte, err error) { a.exchange.Upload(name, content, err) },
		Placed:   func() { a.tasks.Post(a.render) },
		Front:    func() { a.exchange.LookAgain() },
		Closing:  a.quit,
		Link:     func() string { return a.page.link(a) },
		Linked:   func(fragment string) { a.page.linked(a, fragment) },
		Return:   func(place string) { a.returnTo(place) },
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

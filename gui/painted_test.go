package gui

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/picture/drawing"
	"ninefold/engine/test/fail"
	"ninefold/gui/desktop/board"
	"ninefold/gui/desktop/panel"
	"ninefold/gui/desktop/theme"
	painter "ninefold/gui/desktop/window"
	"ninefold/gui/view"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/tasks/taskstest"
)

// painted is a screen that paints with Fyne's test driver, and also remembers what it was told to show.
type painted struct {
	*screentest.Screen
	by *painter.Window
}

func (p *painted) Listen(e *screen.Program)     { p.Screen.Listen(e); p.by.Listen(e) }
func (p *painted) Show(w *view.Window)          { p.Screen.Show(w); p.by.Show(w) }
func (p *painted) Dialogs(sheets []view.Sheet)  { p.Screen.Dialogs(sheets); p.by.Dialogs(sheets) }
func (p *painted) Restyle(style screen.Style)   { p.by.Restyle(style) }
func (p *painted) Resize(width, height float32) { p.by.Resize(width, height) }
func (p *painted) FocusBoard()                  { p.by.FocusBoard() }
func (p *painted) Size() (x, y float32)         { return p.by.Size() }

func (p *painted) Open(e *screen.SheetEvents, width, height float32) screen.Window {
	return p.by.Open(e, width, height)
}

// openPainted is openWindow with a screen that paints. Its field fyne is the window of the test driver.
func openPainted(t *testing.T) *window {
	w := newPainted(t, t.TempDir(), newPaintingApp())
	w.fyne.Resize(fyne.NewSize(1000, 760))
	t.Cleanup(func() { w.end(); letGo() })
	return w
}

// newPainted is newWindow with a screen that paints.
func newPainted(t testing.TB, dir string, app *paintingApp) *window {
	w := &window{t: t, dir: dir, tasks: taskstest.New()}
	on := &painted{screentest.New(t), painter.New(app, screen.Style{Language: "en", Appearance: "light", Scale: 100},
		w.tasks.Runner)}
	w.screen, w.painting = on.Screen, app
	w.begin(on)
	windows := app.driver.AllWindows()
	w.fyne = windows[len(windows)-1]
	w.focusBoard()
	return w
}

// letGo makes Fyne drop widgets not drawn for a minute, through which it holds the windows of earlier tests with all
// their data. Its other drivers do so at every frame, the test driver never.
func letGo() { software.NewCanvas().Capture() }

// laidOut returns everything that the window shows over its background.
func (w *window) laidOut() *fyne.Container {
	return w.fyne.Content().(*fyne.Container).Objects[1].(*fyne.Container)
}

func (w *window) body() *panel.Scroller { return find[*panel.Scroller](w.laidOut()) }

// board returns the board, unless the page of all boards is shown in its place.
func (w *window) board() *board.Board {
	b := find[*board.Board](w.laidOut())
	fail.NowIf(w.t, b == nil, "there is no board")
	return b
}

func (w *window) focusOfBoard() fyne.Focusable { return w.board() }

// find returns the first visible object of a type inside another.
func find[O fyne.CanvasObject](in fyne.CanvasObject) (found O) {
	any := false
	walk(in, func(o fyne.CanvasObject) {
		if is, ok := o.(O); ok && !any {
			found, any = is, true
		}
	})
	return found
}

// walk visits an object and everything visible in it.
func walk(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	visit(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, part := range o.Objects {
			walk(part, visit)
		}
	case fyne.Widget:
		for _, part := range test.WidgetRenderer(o).Objects() {
			walk(part, visit)
		}
	}
}

// pressOn presses a key where the keyboard is, as the system does.
func pressOn(canvas fyne.Canvas, name fyne.KeyName) {
	switch focused := canvas.Focused(); {
	case name == fyne.KeyTab:
		canvas.FocusNext()
	case focused != nil:
		focused.TypedKey(&fyne.KeyEvent{Name: name})
	case canvas.OnTypedKey() != nil:
		canvas.OnTypedKey()(&fyne.KeyEvent{Name: name})
	}
}

// paintingApp is an app of the test driver.
type paintingApp struct {
	fyne.App  // of all tests: for another one Fyne would read its fonts again, half of a test's allocations
	driver    fyne.Driver
	clipboard fyne.Clipboard
	settings  *themed
	walking   bool // the content of the windows is being walked
	measured  int  // bytes of texts measured
	most      int  // limit of measured; 0 for none
}

func newPaintingApp() *paintingApp {
	app := &paintingApp{
		App: testApp(), driver: test.NewDriver(), clipboard: test.NewClipboard(),
		settings: &themed{Settings: testApp().Settings()},
	}
	fyne.SetCurrentApp(app)
	return app
}

// testApp returns the app of all tests, with the program's fonts.
var testApp = sync.OnceValue(func() fyne.App {
	app := test.NewApp()
	app.Settings().SetTheme(theme.New(func() drawing.Appearance { return drawing.Light }))
	return app
})

// themed are settings with their own theme, which shares the fonts of all.
type themed struct {
	fyne.Settings
	theme fyne.Theme
}

// SetTheme notifies nobody: it is called before a window is made.
func (s *themed) SetTheme(theme fyne.Theme) { s.theme = theme }

func (s *themed) Theme() fyne.Theme {
	if s.theme == nil {
		return s.Settings.Theme()
	}
	return s.theme
}

func (a *paintingApp) Settings() fyne.Settings            { return a.settings }
func (a *paintingApp) Clipboard() fyne.Clipboard          { return a.clipboard }
func (a *paintingApp) NewWindow(title string) fyne.Window { return a.driver.CreateWindow(title) }

// Driver returns a driver that knows a widget's canvas as a real window does.
func (a *paintingApp) Driver() fyne.Driver { return strictDriver{a.driver, a} }

// strictDriver is the test driver, except for focusable widgets: as in a real window, a widget that is not itself
// drawn, for example because it is embedded in another, has no canvas.
type strictDriver struct {
	fyne.Driver
	app *paintingApp
}

// RenderedTextSize panics if the test measures more than it may. Measuring during a search for a canvas does not count,
// since a real window does not walk its objects.
func (d strictDriver) RenderedTextSize(
	text string, size float32, style fyne.TextStyle, source fyne.Resource,
) (fyne.Size, float32) {
	if !d.app.walking {
		d.app.measured += len(text)
	}
	if d.app.most != 0 && d.app.measured > d.app.most {
		panic(fmt.Sprintf("%d bytes are measured", d.app.measured))
	}
	return d.Driver.RenderedTextSize(text, size, style, source)
}

// CanvasForObject returns nil for a widget that no window shows.
func (d strictDriver) CanvasForObject(o fyne.CanvasObject) fyne.Canvas {
	if _, ok := o.(fyne.Focusable); !ok || d.app.walking { // a widget drawn for the first time asks too
		return d.Driver.CanvasForObject(o)
	}
	d.app.walking = true
	defer func() { d.app.walking = false }()
	for _, w := range slices.Backward(d.AllWindows()) {
		found := false
		for _, tree := range append(w.Canvas().Overlays().List(), w.Canvas().Content()) {
			walk(tree, func(shown fyne.CanvasObject) { found = found || shown == o })
		}
		if found {
			return w.Canvas()
		}
	}
	return nil
}

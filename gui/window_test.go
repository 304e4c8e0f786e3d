package gui

import (
	"fmt"
	"os"
	"slices"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/grid"
	"ninefold/engine/notation"
	"ninefold/engine/tictactoe"
	"ninefold/gui/actions"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/theme"
)

// window is the program in a window of the test driver, whose UI goroutine is the test's.
type window struct {
	*App
	t     *testing.T
	dir   string
	tasks *taskstest.Tasks
}

// countingApp is an app that counts how often it was told to quit.
type countingApp struct {
	fyne.App  // of all tests: with another one Fyne would read its fonts anew, half of all that a test allocates
	driver    fyne.Driver
	clipboard fyne.Clipboard
	settings  *themed
	quits     int
	walking   bool // what the windows show is being gone through
	measured  int  // bytes of the texts that were measured
	most      int  // of those; 0 for any number
}

func newCountingApp() *countingApp {
	app := &countingApp{
		App: testApp(), driver: test.NewDriver(), clipboard: test.NewClipboard(),
		settings: &themed{Settings: testApp().Settings()},
	}
	app.Preferences().RemoveValue("lastFolder") // of the test before
	fyne.SetCurrentApp(app)
	return app
}

// testApp is the app of all tests. It has the program's fonts.
var testApp = sync.OnceValue(func() fyne.App {
	app := test.NewApp()
	app.Settings().SetTheme(theme.New(func() theme.Appearance { return theme.Light }))
	return app
})

// themed are settings with a theme of their own, which has the fonts of any other.
type themed struct {
	fyne.Settings
	theme fyne.Theme
}

// SetTheme is not told to anybody: it comes before a window is made.
func (s *themed) SetTheme(theme fyne.Theme) { s.theme = theme }

// Theme is the one that was set.
func (s *themed) Theme() fyne.Theme {
	if s.theme == nil {
		return s.Settings.Theme()
	}
	return s.theme
}

// Settings have the theme of this window.
func (a *countingApp) Settings() fyne.Settings { return a.settings }

// Clipboard is that of this app.
func (a *countingApp) Clipboard() fyne.Clipboard { return a.clipboard }

// NewWindow makes a window of this app.
func (a *countingApp) NewWindow(title string) fyne.Window { return a.driver.CreateWindow(title) }

// Driver knows the canvas of a widget as a real window does.
func (a *countingApp) Driver() fyne.Driver { return strictDriver{a.driver, a} }

// strictDriver is the test driver but for widgets that can have the keyboard: as in a real window, one that is not
// drawn itself, such as one that is embedded in another, has no canvas.
type strictDriver struct {
	fyne.Driver
	app *countingApp
}

// RenderedTextSize panics when more is measured than the test allows. What the search for a canvas measures does not
// count: a real window does not walk its objects.
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

// CanvasForObject is nil for a widget that no window shows.
func (d strictDriver) CanvasForObject(o fyne.CanvasObject) fyne.Canvas {
	if _, ok := o.(fyne.Focusable); !ok || d.app.walking { // what is drawn for the first time asks, too
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

// Quit counts.
func (a *countingApp) Quit() { a.quits++ }

// quits is how often the program was told to end.
func (w *window) quits() int { return w.app.(*countingApp).quits }

func openWindow(t *testing.T) *window {
	t.Helper()
	return openWindowIn(t, t.TempDir())
}

func openWindowIn(t *testing.T, dir string) *window {
	t.Helper()
	w := newWindow(t, dir, newCountingApp())
	w.window.Resize(fyne.NewSize(1000, 760))
	t.Cleanup(w.end)
	return w
}

// newWindow is a window as it opens by itself. The caller ends it.
func newWindow(t *testing.T, dir string, app *countingApp) *window {
	w := &window{t: t, dir: dir, tasks: taskstest.New()}
	w.App = New(app, dir, w.tasks.Runner)
	w.focusBoard()
	return w
}

// end ends what is under way, and returns when all that is kept is written.
func (w *window) end() {
	w.rest()
	w.store.Flush()
	letGo()
}

// letGo has Fyne let go of widgets that were not drawn for a minute, by which it holds the windows of earlier tests and
// all that they know. Its other drivers do so with every frame, the test driver never.
func letGo() { software.NewCanvas().Capture() }

// rest ends everything that is under way.
func (w *window) rest() {
	w.session.SetSides(session.Sides{})
	w.session.Settings.Analysis = false
	w.session.Show(session.CrossHatching)
	w.features.review.Cancel()
	w.advance()
}

// restart opens the same session in another window, as after the program was closed.
func (w *window) restart() *window {
	w.t.Helper()
	w.flush()
	return openWindowIn(w.t, w.dir)
}

func (w *window) flush() {
	w.t.Helper()
	if err := w.store.Flush(); err != nil {
		w.t.Fatal(err)
	}
}

// await runs what is posted until it is so, or fails.
func (w *window) await(what string, so func() bool) {
	w.t.Helper()
	if !w.tasks.Await(so) {
		w.t.Fatalf("waited in vain: %s", what)
	}
}

// late waits for what is posted next, to be run later.
func (w *window) late() func() {
	w.t.Helper()
	f := w.tasks.Next()
	if f == nil {
		w.t.Fatal("nothing is posted")
	}
	return f
}

func (w *window) tapCell(row, col int) { test.Tap(w.parts.board.Cell(grid.At(row, col))) }

// key presses a key where the keyboard is.
func (w *window) key(name fyne.KeyName) {
	w.t.Helper()
	key := &fyne.KeyEvent{Name: name}
	if focused := w.window.Canvas().Focused(); focused != nil {
		focused.TypedKey(key)
	} else {
		w.window.Canvas().OnTypedKey()(key)
	}
}

func (w *window) typed(text string) {
	for _, r := range text {
		w.window.Canvas().Focused().TypedRune(r)
	}
}

// action is the action of an ID, which there must be.
func (w *window) action(id string) *actions.Action {
	w.t.Helper()
	a := w.table.Find(id)
	if a == nil {
		w.t.Fatalf("no action %s", id)
	}
	return a
}

func (w *window) run(id string) {
	w.t.Helper()
	w.table.Do(w.action(id))
}

func (w *window) can(id string) bool { w.t.Helper(); return w.action(id).Can() }

// paste pastes a text from the clipboard.
func (w *window) paste(text string) {
	w.t.Helper()
	w.app.Clipboard().SetContent(text)
	w.run("paste")
}

func (w *window) clipboard() string { return w.app.Clipboard().Content() }

func (w *window) position() tictactoe.Position { return w.session.Game.Position() }

func (w *window) last() grid.Cell {
	p := w.position()
	last, _ := p.Last()
	return last
}

// moves is how many marks there are on the board.
func (w *window) moves() int {
	p := w.position()
	return grid.Cells - p.Count(tictactoe.Empty)
}

// sample is a file of the published samples of nested noughts and crosses.
func sample(t testing.TB, name string) string {
	t.Helper()
	return readFile(t, "../engine/tictactoe/testdata/"+name)
}

// gridSample is a file of the published samples of cross-hatching.
func gridSample(t testing.TB, name string) string {
	t.Helper()
	return readFile(t, "../engine/crosshatch/testdata/"+name)
}

func readFile(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// readings are what a text is read as.
func readings(t testing.TB, text string) []notation.Reading {
	t.Helper()
	readings, err := notation.Read([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return readings
}

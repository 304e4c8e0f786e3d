package gui

import (
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/tasks/taskstest"
)

// window is the program on a screen that paints nothing. Its UI goroutine is the test's.
type window struct {
	*App
	t      testing.TB
	screen *screentest.Screen
	dir    string
	tasks  *taskstest.Tasks

	painting *paintingApp // nil on a screen that paints nothing
	fyne     fyne.Window  // nil on a screen that paints nothing
	friend   *window      // another user's, of a script; nil for none
	menu     view.Menu    // opened last by a script
	saved    string       // a script's file; "" for none
}

func openWindow(t testing.TB) *window { return openWindowIn(t, t.TempDir()) }

// openAndDo opens a window and does there what the words say.
func openAndDo(t testing.TB, words string) *window {
	w := openWindow(t)
	w.does(words)
	return w
}

// openSample opens a window with one of the published samples.
func openSample(t testing.TB, name string) *window {
	w := openWindow(t)
	w.paste(texttest.Sample(t, name))
	return w
}

func openWindowIn(t testing.TB, dir string) *window {
	w := newWindow(t, dir, screentest.New(t))
	t.Cleanup(w.end)
	t.Cleanup(func() { w.places.game.Players.Close() }) // a script may have put another App there
	return w
}

// newWindow opens a window as a start does. The caller must end it.
func newWindow(t testing.TB, dir string, on *screentest.Screen) *window {
	w := &window{t: t, dir: dir, screen: on, tasks: taskstest.New()}
	w.begin(on)
	return w
}

// begin starts the program, until all boards are listed.
func (w *window) begin(on screen.Screen) {
	for w.App = New(on, w.dir, w.tasks.Runner); !w.Session.ListsAll(); {
		w.tasks.Next()()
	}
}

// end ends what is under way, and returns when everything to be kept is written.
func (w *window) end() { w.rest(); w.kept.Flush() }

// rest ends everything that is under way.
func (w *window) rest() {
	w.Session.SetSides(roster.Sides{})
	w.Session.Settings.Analysis = false
	w.Session.Show(w.Session.Sudoku)
	w.exchange.Review.Cancel()
	w.reading.End()
	w.place.Advance()
}

// restart opens the same session in another window, as a restart does.
func (w *window) restart() *window { w.t.Helper(); w.flush(); return openWindowIn(w.t, w.dir) }

func (w *window) flush() { w.t.Helper(); fail.OnError(w.t, w.kept.Flush()) }

// await runs what is posted until so is true, or fails.
func (w *window) await(what string, so func() bool) { w.t.Helper(); w.tasks.Must(w.t, what, so) }

// late waits for the next posted function, and returns it to run later.
func (w *window) late() func() {
	w.t.Helper()
	f := w.tasks.Next()
	fail.NowIf(w.t, f == nil, "nothing is posted")
	return f
}

func (w *window) tapCell(row, col int) { w.screen.Send(screen.Tap(grid.At(row, col))) }

func (w *window) pointTo(row, col int) {
	w.screen.Send(screen.Point{Cell: grid.At(row, col), Any: true})
}

// key presses a key that no control uses.
func (w *window) key(k keys.Key) { w.shortcut(keys.Alone(k)) }

func (w *window) shortcut(k keys.Shortcut) {
	w.t.Helper()
	if len(w.screen.Sheets()) == 0 {
		w.screen.Send(screen.Key(k))
		return
	}
	for _, card := range w.screen.Top().Cards {
		if finder, ok := card.(view.Finder); ok && k.Key == keys.Enter && finder.Chosen >= 0 {
			w.screen.Frame.Events.Do(finder.Rows[finder.Chosen].ID)
			return
		}
	}
	w.screen.Frame.Events.Key(k)
}

// typed types characters on the board, or at the end of a dialog's text field.
func (w *window) typed(text string) {
	if len(w.screen.Sheets()) > 0 {
		field := w.entry()
		field.SetText(field.Text + text)
		return
	}
	for _, r := range text {
		if page := w.screen.Shown.Boards; page != nil && page.Find.Text != "" {
			w.screen.Send(screen.Find(page.Find.Text + string(r))) // the field has the keyboard
		} else {
			w.screen.Send(screen.Rune{Rune: r, By: keys.Shortcut{}})
		}
	}
}

// action returns the action with an ID, which must exist.
func (w *window) action(id string) *actions.Action {
	w.t.Helper()
	a := w.table.Find(id)
	fail.NowIf(w.t, a == nil, "no action %s", id)
	return a
}

func (w *window) run(id string) {
	w.t.Helper()
	a := w.action(id)
	w.loop.Do(func() {
		w.shown.end()
		w.table.Do(a)
	})
}

func (w *window) can(id string) bool { w.t.Helper(); return w.action(id).Can() }

func (w *window) paste(text string) { w.t.Helper(); w.screen.Clipboard = text; w.run("paste") }

func (w *window) position() tictactoe.Position { return w.Session.Game.Position() }

func (w *window) count(m tictactoe.Mark) int { p := w.position(); return p.Count(m) }

func (w *window) rules() string { p := w.position(); return p.Rules().String() }

func (w *window) last() grid.Cell {
	p := w.position()
	last, _ := p.Last()
	return last
}

// moves returns how many marks are on the board.
func (w *window) moves() int { return grid.Cells - w.count(tictactoe.Empty) }

// menuItems returns the items of all menus and submenus, by ID.
func (w *window) menuItems() map[string]view.MenuItem {
	all := map[string]view.MenuItem{}
	var add func([]view.MenuItem)
	add = func(items []view.MenuItem) {
		for _, item := range items {
			all[item.ID] = item
			add(item.Items)
		}
	}
	for _, menu := range w.screen.Shown.Menus {
		add(menu.Items)
	}
	return all
}

// recentItem returns the menu of recent files.
func (w *window) recentItem() view.MenuItem {
	for _, menu := range w.screen.Shown.Menus {
		if i := slices.IndexFunc(menu.Items, func(item view.MenuItem) bool {
			return len(item.Items) > 0 && strings.HasPrefix(item.Items[0].ID, actions.RecentPrefix)
		}); i >= 0 {
			return menu.Items[i]
		}
	}
	return view.MenuItem{Disabled: true}
}

func TestMain(m *testing.M) {
	if bot := bots[os.Getenv(asBot)]; bot != nil {
		converse(bot)
		return
	}
	testApp()
	language.Use(language.English)
	m.Run()
}

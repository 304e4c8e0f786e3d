package gui

import (
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/engine/tictactoe"
	"ninefold/gui/keys"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

func TestClickingPlaysAndIllegalClicksChangeNothing(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	p := w.position()
	fail.NowIf(t, p.At(grid.At(5, 5)) != tictactoe.X || w.shownAt(5, 5).Symbol != diagram.Cross,
		"the click was not played and shown")
	w.tapCell(1, 1)
	fail.If(t, w.position() != p || !w.warned() || !strings.Contains(w.reason(), "field 5"),
		"after an illegal click the status is %q, changed %v", w.reason(), w.position() != p)
	warnings := w.shown.window.Headline.Warnings
	w.tapCell(1, 1)
	fail.Unequal(t, w.shown.window.Headline.Warnings, warnings+1, "warnings, after the click was refused again")
	w.tapCell(4, 4)
	fail.If(t, w.warned(), "the warning stayed after a legal click")
}

func TestTheWholeProgramIsUsableWithoutAMouse(t *testing.T) {
	w := openWindow(t)
	for _, key := range []keys.Key{keys.Up, keys.Left, keys.Enter} {
		w.key(key)
	}
	last := w.last()
	fail.If(t, last != grid.At(5, 4),
		"played row %d column %d; the cursor starts in the middle and the first key shows it", last.Row(), last.Col())
	w.typed("69")
	p := w.position()
	fail.If(t, p.At(grid.At(6, 9)) != tictactoe.Empty, "an illegal cell was played by typing")
	w.typed("4")
	fail.Lacks(t, w.reason(), "Row 4", "after a row digit the status says")
	w.key(keys.Escape)
	w.typed("52")
	last = w.last()
	fail.If(t, last != grid.At(5, 2), "typing 5 2 played row %d column %d", last.Row(), last.Col())
	for _, step := range []struct {
		key  keys.Key
		want int
	}{{keys.Home, 0}, {keys.End, 2}, {"Unknown", 2}} {
		w.key(step.key)
		fail.If(t, w.moves() != step.want, "%s leads to %d moves", step.key, w.moves())
	}
}

func TestImportFromAFileIsOnePathForAll(t *testing.T) {
	for name, open := range map[string]func(w *window, path string){
		"named":   func(w *window, path string) { w.Open(path) },
		"dropped": func(w *window, path string) { w.screen.Events.Drop([]string{path}) },
	} {
		w := openWindow(t)
		path, err := filepath.Abs("../engine/tictactoe/testdata/tictactoe-2.in")
		fail.OnError(t, err)
		open(w, path)
		w.await(name, func() bool { return w.moves() > 0 })
		fail.If(t, string(w.session.Problem().Answer()) != texttest.Sample(t, "tictactoe-2.out"),
			"%s: the marked board is not the published one", name)
		recent := w.session.Settings.Recent
		fail.If(t, len(recent) != 1 || string(recent[0]) != path, "%s: recent files %q", name, recent)
	}
}

func TestABadTextChangesNothingAndIsMendedOnTheSpot(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	before, steps := w.position(), w.session.Game.Len()
	bad := strings.Replace(texttest.Sample(t, "tictactoe-1.in"), "x..", "Q..", 1)
	w.paste(bad)
	entry := w.entry()
	fail.If(t, entry.Cursor.Line != 7 || entry.Cursor.Column != 5 || entry.Text != bad,
		"the cursor is at line %d, column %d", entry.Cursor.Line, entry.Cursor.Column)
	if w.run("undo"); w.position() != before || w.session.Game.Len() != steps {
		t.Error("a bad text changed something, or a shortcut reached the board under the dialog")
	}
	entry.SetText(strings.Replace(bad, "Q", "x", 1))
	w.screen.PressIn("Import")
	if got := string(w.session.Problem().Answer()); got != texttest.Sample(t, "tictactoe-1.out") || !w.screen.OnBoard {
		t.Errorf("the board has the keyboard: %v; after mending it is\n%s", w.screen.OnBoard, got)
	}
}

func TestWhatCanBeCopied(t *testing.T) {
	w := openWindow(t)
	w.run("copyText")
	fail.Unless(t, w.warned(), "a board without a last move has no judge text, and nobody said so")
	position, sudoku := texttest.Sample(t, "tictactoe-1.in"), texttest.Sample(t, "crosshatch-2.in")
	for _, copy := range []struct{ of, id, want string }{
		{position, "copyText", position}, {position, "copyAnswer", texttest.Sample(t, "tictactoe-1.out")},
		{sudoku, "copyGrid", sudoku}, {sudoku, "copySolution", texttest.Sample(t, "crosshatch-2.out")},
		{sudoku, "copyLine", strings.ReplaceAll(sudoku, "\n", "")},
	} {
		w.paste(copy.of)
		w.screen.Clipboard = ""
		fail.Unequal(t, w.copied(copy.id), copy.want, "%s copies", copy.id)
	}
}

// copied returns what an action puts on the clipboard.
func (w *window) copied(id string) string {
	w.t.Helper()
	w.run(id)
	return w.screen.Clipboard
}

func TestEveryActionHasItsWordsAndItsOwnKeys(t *testing.T) {
	w := openWindow(t)
	for _, shown := range [...]string{"board.tictactoe", "board.crosshatch", "train", "learn"} {
		w.run(shown)
		keys := map[string]string{}
		for _, a := range w.table.Actions {
			fail.If(t, a.Label() == "command."+a.ID || strings.Contains(a.FullLabel(), "menu."),
				"%s has no words: %q", a.ID, a.FullLabel())
			if k := a.KeyWords(); k != "" {
				fail.If(t, keys[k] != "", "%s: %s is the key of %s and of %s", shown, k, keys[k], a.ID)
				keys[k] = a.ID
			}
		}
	}
}

// TestEveryWayInIsOnTheCardAtTheStartUntilSomethingIsDone presses each of them.
func TestEveryWayInIsOnTheCardAtTheStartUntilSomethingIsDone(t *testing.T) {
	w := openWindow(t)
	card, shown := cardOf[view.Start](w)
	fail.NowIf(t, !shown || w.dialogs.Busy(), "beside the board: %q", w.beside())
	leads := map[string]func(*window) bool{
		"playComputer":     func(w *window) bool { return w.session.Game.Sides().Has(session.Computer) },
		"newGame":          func(w *window) bool { return w.fields("Name") != nil },
		"import":           func(w *window) bool { return w.dialogs.Busy() },
		"test":             func(w *window) bool { return len(w.screen.Opened) == 1 },
		"board.crosshatch": func(w *window) bool { return w.session.Shown == session.CrossHatching },
		"train":            func(w *window) bool { return w.checked("train") },
		"learn":            func(w *window) bool { return w.checked("learn") },
	}
	fail.If(t, len(card.Ways) != len(leads), "%d ways in: %+v", len(card.Ways), card.Ways)
	for _, way := range card.Ways {
		w := openWindow(t)
		w.click(way.Words)
		w.await(way.Words, func() bool { return leads[way.ID](w) })
		for _, other := range w.screen.Opened {
			other.Close()
		}
	}
	w.does("learn leave")
	fail.If(t, !shows[view.Start](w), "having looked at the lessons once ends it")
	w.tapCell(5, 5)
	fail.If(t, shows[view.Start](w) || !shows[view.Moves](w), "when something is played there is still %q", w.beside())
}

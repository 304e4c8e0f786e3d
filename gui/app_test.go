package gui

import (
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/keys"
	"ninefold/gui/screen"
	"ninefold/gui/tasks"
	painter "ninefold/gui/window"
)

func TestClickingPlaysAndIllegalClicksChangeNothing(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	p := w.position()
	if p.At(grid.At(5, 5)) != tictactoe.X || w.shownAt(5, 5).Symbol != diagram.Cross {
		t.Fatal("the click was not played and shown")
	}
	w.tapCell(1, 1)
	if w.position() != p || !w.warned() || !strings.Contains(w.reason(), "field 5") {
		t.Errorf("after an illegal click the status is %q, changed %v", w.reason(), w.position() != p)
	}
	w.tapCell(4, 4)
	if w.warned() {
		t.Error("the warning stayed after a legal click")
	}
}

func TestTheWholeProgramIsUsableWithoutAMouse(t *testing.T) {
	w := openWindow(t)
	w.key(keys.Up)
	w.key(keys.Left)
	w.key(keys.Enter)
	if last := w.last(); last != grid.At(5, 4) {
		t.Errorf("played row %d column %d; the cursor starts in the middle and the first key shows it",
			last.Row(), last.Col())
	}
	w.typed("69")
	if p := w.position(); p.At(grid.At(6, 9)) != tictactoe.Empty {
		t.Error("an illegal cell was played by typing")
	}
	w.typed("4")
	if !strings.Contains(w.reason(), "Row 4") {
		t.Errorf("after a row digit the status says %q", w.reason())
	}
	w.key(keys.Escape)
	w.typed("52")
	if last := w.last(); last != grid.At(5, 2) {
		t.Errorf("typing 5 2 played row %d column %d", last.Row(), last.Col())
	}
	w.key(keys.Home)
	if w.moves() != 0 {
		t.Error("Home does not go to the first step")
	}
	w.key(keys.End)
	if w.moves() != 2 {
		t.Error("End does not go to the last step")
	}
	w.key("Unknown")
	if w.moves() != 2 {
		t.Error("a key without a name does something")
	}
}

func TestUndoRedoTakeBackEverythingOneStepAnAction(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.paste(sample(t, "tictactoe-3.in"))
	w.run("new")
	for _, want := range []int{10, 1, 0} {
		w.run("undo")
		if w.moves() != want {
			t.Errorf("after undo there are %d marks, want %d", w.moves(), want)
		}
	}
	if w.can("undo") {
		t.Error("there is still something to undo")
	}
	w.run("redo")
	w.run("redo")
	if got := string(w.session.Problem().Answer()); got != sample(t, "tictactoe-3.out") {
		t.Error("redo did not bring the import back")
	}
}

func TestImportFromAFileIsOnePathForAll(t *testing.T) {
	for name, open := range map[string]func(w *window, path string){
		"named":   func(w *window, path string) { w.Open(path) },
		"dropped": func(w *window, path string) { w.screen.Events.Drop([]string{path}) },
	} {
		w := openWindow(t)
		path, err := filepath.Abs("../engine/tictactoe/testdata/tictactoe-2.in")
		if err != nil {
			t.Fatal(err)
		}
		open(w, path)
		w.await(name, func() bool { return w.moves() > 0 })
		if string(w.session.Problem().Answer()) != sample(t, "tictactoe-2.out") {
			t.Errorf("%s: the marked board is not the published one", name)
		}
		if recent := w.session.Settings.Recent; len(recent) != 1 || recent[0] != path {
			t.Errorf("%s: recent files %q", name, recent)
		}
	}
}

func TestABadTextChangesNothingAndIsMendedOnTheSpot(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	before, steps := w.position(), w.session.Game.Len()
	bad := strings.Replace(sample(t, "tictactoe-1.in"), "x..", "Q..", 1)
	w.paste(bad)
	if w.position() != before || w.session.Game.Len() != steps {
		t.Fatal("a bad text changed something")
	}
	entry := w.entry()
	if entry.Cursor.Line != 7 || entry.Cursor.Column != 5 || entry.Text != bad {
		t.Errorf("the cursor is at line %d, column %d", entry.Cursor.Line, entry.Cursor.Column)
	}
	w.run("undo")
	if w.position() != before {
		t.Error("a shortcut reached the board under the dialog")
	}
	entry.SetText(strings.Replace(bad, "Q", "x", 1))
	w.tapButton("Import")
	if got := string(w.session.Problem().Answer()); got != sample(t, "tictactoe-1.out") {
		t.Errorf("after mending the board is\n%s", got)
	}
	if !w.screen.OnBoard {
		t.Error("the board did not get the keyboard back")
	}
}

func TestCopyGivesTheJudgesText(t *testing.T) {
	w := openWindow(t)
	w.run("copyText")
	if !w.warned() {
		t.Error("a board without a last move has no judge text, and nobody said so")
	}
	w.paste(sample(t, "tictactoe-1.in"))
	w.setClipboard("")
	w.run("copyText")
	if got := w.clipboard(); got != sample(t, "tictactoe-1.in") {
		t.Errorf("copied %q", got)
	}
	w.run("copyAnswer")
	if got := w.clipboard(); got != sample(t, "tictactoe-1.out") {
		t.Errorf("copied %q", got)
	}
}

func TestEveryActionHasItsWordsAndItsOwnKeys(t *testing.T) {
	w := openWindow(t)
	for _, shown := range [...]string{"board.tictactoe", "board.crosshatch", "train", "learn"} {
		w.run(shown)
		keys := map[string]string{}
		for _, a := range w.table.Actions {
			if a.Label() == "command."+a.ID || strings.Contains(a.FullLabel(), "menu.") {
				t.Errorf("%s has no words: %q", a.ID, a.FullLabel())
			}
			if k := a.KeyWords(); k != "" {
				if keys[k] != "" {
					t.Errorf("%s: %s is the key of %s and of %s", shown, k, keys[k], a.ID)
				}
				keys[k] = a.ID
			}
		}
	}
}

// openForBenchmark is a window whose background work comes to nothing.
func openForBenchmark(b *testing.B) *App {
	by := painter.New(test.NewApp(), screen.Style{Language: "en", Appearance: "light"}, func(func()) {})
	a := New(by, b.TempDir(), &tasks.Runner{Post: func(func()) {}, Clock: tasks.SystemClock{}})
	b.Cleanup(func() { a.store.Flush() })
	by.Resize(1000, 760)
	return a
}

func BenchmarkAClick(b *testing.B) {
	a := openForBenchmark(b)
	for b.Loop() {
		a.tap(grid.At(5, 5))
		a.table.DoID("undo")
	}
}

func BenchmarkRedrawAfterAClick(b *testing.B) {
	a := openForBenchmark(b)
	for b.Loop() {
		a.tap(grid.At(5, 5))
		topWindow().Canvas().Capture()
		a.table.DoID("undo")
	}
}

func BenchmarkPickingADigit(b *testing.B) {
	a := openForBenchmark(b)
	a.session.Import(readings(b, "1........\n"+strings.Repeat(".........\n", 8))[0])
	a.commit()
	for b.Loop() {
		a.pick(2)
	}
}

func BenchmarkOpeningADialog(b *testing.B) {
	for _, id := range []string{"shortcuts", "help", paletteID, "about", "compare", "import"} {
		b.Run(id, func(b *testing.B) {
			a := openForBenchmark(b)
			for b.Loop() {
				a.table.DoID(id)
				a.dialogs.Leave()
			}
		})
	}
}

func BenchmarkThereAndBack(b *testing.B) {
	for name, ids := range map[string][2]string{
		"appearance": {"appearance.dark", "appearance.light"}, "language": {"language.zh", "language.en"},
		"board": {"board.tictactoe", "board.crosshatch"}, "train": {"train", "leave"}, "learn": {"learn", "leave"},
	} {
		b.Run(name, func(b *testing.B) {
			a := openForBenchmark(b)
			for b.Loop() {
				a.table.DoID(ids[0])
				a.table.DoID(ids[1])
			}
		})
	}
}

func BenchmarkAMoveInAPuzzle(b *testing.B) {
	a := openForBenchmark(b)
	a.table.DoID("train")
	d := a.shown.window.Diagram
	for b.Loop() {
		for c := range grid.Cell(grid.Cells) {
			if d.Cells[c].Playable {
				a.tap(c)
				break
			}
		}
		topWindow().Canvas().Capture()
		a.table.DoID("train.again")
	}
}

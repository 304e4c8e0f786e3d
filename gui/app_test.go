package gui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// window is the program in a window of the test driver, with what other goroutines post.
type window struct {
	*App
	t      *testing.T
	dir    string
	posted chan func()
}

func openWindow(t *testing.T) *window { return openWindowIn(t, t.TempDir()) }

func openWindowIn(t *testing.T, dir string) *window {
	t.Helper()
	app := test.NewApp()
	w := &window{t: t, dir: dir, posted: make(chan func(), 64)}
	w.App = New(app, dir, func(f func()) { w.posted <- f })
	w.window.Resize(fyne.NewSize(1000, 760))
	w.focusBoard()
	t.Cleanup(func() {
		w.store.flush()
		app.Quit()
	})
	return w
}

// await runs what is posted until it is so, or fails.
func (w *window) await(what string, so func() bool) {
	w.t.Helper()
	deadline := time.After(10 * time.Second)
	for !so() {
		select {
		case f := <-w.posted:
			f()
		case <-deadline:
			w.t.Fatalf("waited in vain: %s", what)
		}
	}
}

func (w *window) tapCell(row, col int) { test.Tap(w.board.Cell(grid.At(row, col))) }

func (w *window) key(name fyne.KeyName) {
	w.t.Helper()
	focused, ok := w.window.Canvas().Focused().(fyne.Focusable)
	if !ok {
		w.t.Fatal("nothing has the keyboard")
	}
	focused.TypedKey(&fyne.KeyEvent{Name: name})
}

func (w *window) typed(text string) {
	for _, r := range text {
		w.window.Canvas().Focused().TypedRune(r)
	}
}

func (w *window) run(id string) {
	w.t.Helper()
	for _, c := range w.commands {
		if c.id == id {
			w.do(c)
			return
		}
	}
	w.t.Fatalf("no command %s", id)
}

func (w *window) position() tictactoe.Position { return w.session.Noughts.Position() }

func (w *window) last() grid.Cell {
	p := w.position()
	last, _ := p.Last()
	return last
}

// reason is what the status bar gives as the reason, or as a warning.
func (w *window) reason() string { return w.status.why.Text }

func TestClickingPlaysAndIllegalClicksChangeNothing(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	p := w.position()
	if p.At(grid.At(5, 5)) != tictactoe.X || w.board.Shown().Cells[grid.At(5, 5)].Symbol != diagram.Cross {
		t.Fatal("the click was not played and shown")
	}
	w.tapCell(1, 1)
	if w.position() != p || !w.said.warning || !strings.Contains(w.reason(), "field 5") {
		t.Errorf("after an illegal click the status is %q, changed %v", w.reason(), w.position() != p)
	}
	w.tapCell(4, 4)
	if w.said.warning {
		t.Error("the warning stayed after a legal click")
	}
}

func TestTheWholeProgramIsUsableWithoutAMouse(t *testing.T) {
	w := openWindow(t)
	w.key(fyne.KeyUp)
	w.key(fyne.KeyLeft)
	w.key(fyne.KeyReturn)
	if last := w.last(); last != grid.At(5, 4) {
		t.Errorf("played row %d column %d; the cursor starts in the middle and the first key shows it", last.Row(), last.Col())
	}
	w.typed("69")
	if p := w.position(); p.At(grid.At(6, 9)) != tictactoe.Empty {
		t.Error("an illegal cell was played by typing")
	}
	w.typed("4")
	if !strings.Contains(w.reason(), "Row 4") {
		t.Errorf("after a row digit the status says %q", w.reason())
	}
	w.key(fyne.KeyEscape)
	w.typed("52")
	if last := w.last(); last != grid.At(5, 2) {
		t.Errorf("typing 5 2 played row %d column %d", last.Row(), last.Col())
	}
	w.key(fyne.KeyHome)
	if p := w.position(); p.Count(tictactoe.Empty) != 81 {
		t.Error("Home does not go to the first step")
	}
	w.key(fyne.KeyEnd)
	if p := w.position(); p.Count(tictactoe.Empty) != 79 {
		t.Error("End does not go to the last step")
	}
	w.key(fyne.KeyUnknown)
	if p := w.position(); p.Count(tictactoe.Empty) != 79 {
		t.Error("a key without a name does something")
	}
}

func TestUndoRedoTakeBackEverythingOneStepAnAction(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.app.Clipboard().SetContent(sample(t, "tictactoe-3.in"))
	w.run("paste")
	w.run("new")
	for _, want := range []int{71, 80, 81} {
		w.run("undo")
		if p := w.position(); p.Count(tictactoe.Empty) != want {
			t.Errorf("after undo %d cells are empty, want %d", p.Count(tictactoe.Empty), want)
		}
	}
	if w.canUndo() {
		t.Error("there is still something to undo")
	}
	w.run("redo")
	w.run("redo")
	if got := string(w.session.Problem().Answer()); got != sample(t, "tictactoe-3.out") {
		t.Error("redo did not bring the import back")
	}
}

func TestTheListOfStepsGoesThere(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.tapCell(5, 6)
	w.tapCell(5, 7)
	if len(w.steps.rows) != 4 {
		t.Fatalf("%d rows: %+v", len(w.steps.rows), w.steps.rows)
	}
	w.steps.list.Select(1)
	if p := w.position(); p.Count(tictactoe.Empty) != 80 {
		t.Errorf("%d cells are empty, want 80", p.Count(tictactoe.Empty))
	}
	if len(w.steps.rows) != 4 {
		t.Error("going back shortened the list")
	}
}

func TestImportFromAFileIsOnePathForAll(t *testing.T) {
	for name, open := range map[string]func(w *window, path string){
		"named":   func(w *window, path string) { w.Open(path) },
		"dropped": func(w *window, path string) { w.dropped([]fyne.URI{storage.NewFileURI(path)}) },
	} {
		w := openWindow(t)
		path, err := filepath.Abs("../engine/tictactoe/testdata/tictactoe-2.in")
		if err != nil {
			t.Fatal(err)
		}
		open(w, path)
		w.await(name, func() bool { return w.session.Noughts.Len() == 2 })
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
	before, steps := w.position(), w.session.Noughts.Len()
	bad := strings.Replace(sample(t, "tictactoe-1.in"), "x..", "Q..", 1)
	w.app.Clipboard().SetContent(bad)
	w.run("paste")
	if w.position() != before || w.session.Noughts.Len() != steps {
		t.Fatal("a bad text changed something")
	}
	entry, ok := w.window.Canvas().Focused().(*sheetEntry)
	if !ok {
		t.Fatal("no text field has the keyboard")
	}
	if entry.CursorRow != 6 || entry.CursorColumn != 4 || entry.Text != bad {
		t.Errorf("the cursor is at line %d, column %d", entry.CursorRow+1, entry.CursorColumn+1)
	}
	w.run("undo")
	if w.position() != before {
		t.Error("a shortcut reached the board under the sheet")
	}
	entry.SetText(strings.Replace(bad, "Q", "x", 1))
	w.tapButton("Import")
	if got := string(w.session.Problem().Answer()); got != sample(t, "tictactoe-1.out") {
		t.Errorf("after mending the board is\n%s", got)
	}
	if w.window.Canvas().Focused() != w.board {
		t.Error("the board did not get the keyboard back")
	}
}

// tapButton taps the button of that text in the dialog on top.
func (w *window) tapButton(text string) {
	w.t.Helper()
	for _, o := range test.LaidOutObjects(w.window.Canvas().Overlays().Top()) {
		if b, ok := o.(*widget.Button); ok && b.Text == text {
			test.Tap(b)
			return
		}
	}
	w.t.Fatalf("no button %q", text)
}

func TestTextFieldsKeepTheirShortcuts(t *testing.T) {
	w := openWindow(t)
	w.run("compare")
	entry, ok := w.window.Canvas().Focused().(*sheetEntry)
	if !ok {
		t.Fatal("no text field has the keyboard")
	}
	w.app.Clipboard().SetContent("some text")
	w.run("paste")
	if entry.Text != "some text" || w.session.Noughts.Len() != 1 {
		t.Errorf("pasted %q into the field; %d steps", entry.Text, w.session.Noughts.Len())
	}
}

func TestCopyGivesTheJudgesText(t *testing.T) {
	w := openWindow(t)
	w.run("copyText")
	if !w.said.warning {
		t.Error("a board without a last move has no judge text, and nobody said so")
	}
	w.app.Clipboard().SetContent(sample(t, "tictactoe-1.in"))
	w.run("paste")
	w.app.Clipboard().SetContent("")
	w.run("copyText")
	if got := w.app.Clipboard().Content(); got != sample(t, "tictactoe-1.in") {
		t.Errorf("copied %q", got)
	}
	w.run("copyAnswer")
	if got := w.app.Clipboard().Content(); got != sample(t, "tictactoe-1.out") {
		t.Errorf("copied %q", got)
	}
}

func TestCompareShowsEveryCellThatDiffers(t *testing.T) {
	w := openWindow(t)
	w.app.Clipboard().SetContent(sample(t, "tictactoe-1.in"))
	w.run("paste")
	w.compareWith([]byte(strings.Replace(sample(t, "tictactoe-1.out"), "!!!", "!.x", 1)))
	var wrong []string
	for c, cell := range w.board.Shown().Cells {
		if cell.Alert {
			wrong = append(wrong, cell.Note)
			w.pointed(grid.Cell(c))
			if !strings.Contains(w.reason(), "want !") {
				t.Errorf("pointing at the cell says %q", w.reason())
			}
		}
	}
	if strings.Join(wrong, ", ") != "! ≠ ., ! ≠ x" {
		t.Errorf("differences %q", wrong)
	}
	w.key(fyne.KeyEscape)
	if w.compared != nil || w.board.Shown().Cells[grid.At(7, 2)].Alert {
		t.Error("Escape does not end the comparison")
	}
	w.compareWith([]byte(sample(t, "tictactoe-1.out")))
	if w.said.warning {
		t.Errorf("the right answer is warned of: %q", w.reason())
	}
}

func TestTheSessionIsRestoredSilently(t *testing.T) {
	dir := t.TempDir()
	w := openWindowIn(t, dir)
	w.tapCell(5, 5)
	w.tapCell(5, 6)
	w.run("undo")
	before := w.position()
	w.store.flush()
	again := openWindowIn(t, dir)
	if again.position() != before || !again.canRedo() || again.said.text != "" {
		t.Errorf("restored %+v, redo %v, said %q", again.position(), again.canRedo(), again.said.text)
	}
}

func TestADamagedSessionIsSetAsideAndSaid(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, sessionName), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	w := openWindowIn(t, dir)
	if !w.said.warning || !strings.Contains(w.reason(), "session-damaged-1.json") {
		t.Errorf("said %q", w.reason())
	}
	if kept, err := os.ReadFile(filepath.Join(dir, "session-damaged-1.json")); err != nil || string(kept) != "{" {
		t.Errorf("set aside: %q, %v", kept, err)
	}
	w.tapCell(1, 1)
	w.store.flush()
	if _, err := os.Stat(filepath.Join(dir, sessionName)); err != nil {
		t.Error("after a damaged session nothing is saved any more")
	}
}

func TestSavingNeverTruncatesAFileFirst(t *testing.T) {
	w := openWindow(t)
	path := filepath.Join(t.TempDir(), "board.txt")
	if err := os.WriteFile(path, []byte("precious"), 0o640); err != nil {
		t.Fatal(err)
	}
	writer, err := storage.Writer(storage.NewFileURI(path))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := writer.Write(w.session.Problem().Answer()); err != nil {
		t.Fatal(err)
	}
	if text, _ := os.ReadFile(path); string(text) != "precious" {
		t.Errorf("before it is closed the file holds %q", text)
	}
	if err := writer.Close(); err != nil {
		t.Fatal(err)
	}
	if text, _ := os.ReadFile(path); string(text) != string(w.session.Problem().Answer()) {
		t.Errorf("the file holds %q", text)
	}
	if info, _ := os.Stat(path); info.Mode().Perm() != 0o640 {
		t.Errorf("the file's permissions became %v", info.Mode())
	}
}

func TestEveryCommandHasItsWordsAndItsOwnKeys(t *testing.T) {
	for _, shown := range [...]Kind{TicTacToe, CrossHatching} {
		keys := map[string]string{}
		for _, c := range commandsFor(shown) {
			if c.label() == "command."+c.id {
				t.Errorf("%s has no words", c.id)
			}
			if k := c.keys(); k != "" {
				if keys[k] != "" {
					t.Errorf("%s: %s is the key of %s and of %s", shown, k, keys[k], c.id)
				}
				keys[k] = c.id
			}
		}
	}
}

func BenchmarkRedrawAfterAClick(b *testing.B) {
	app := test.NewApp()
	a := New(app, b.TempDir(), func(func()) {}) // what is found out about the position is not part of it
	b.Cleanup(a.store.flush)
	a.window.Resize(fyne.NewSize(1000, 760))
	for b.Loop() {
		a.tap(grid.At(5, 5))
		a.window.Canvas().Capture()
		a.undo()
	}
}

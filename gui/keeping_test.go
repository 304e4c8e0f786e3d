package gui

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/instance"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// indexOf returns the index of the boards kept in a folder; empty if there is none.
func indexOf(t *testing.T, dir string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, session.IndexFile))
	fail.NowIf(t, err != nil && !os.IsNotExist(err), "%v", err)
	return string(text)
}

// copyOf copies a folder and returns the copy's path.
func copyOf(t *testing.T, dir string) string {
	t.Helper()
	to := t.TempDir()
	fail.OnError(t, os.CopyFS(to, os.DirFS(dir)))
	return to
}

// filesIn returns the texts of all files below a folder, by name.
func filesIn(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(dir, func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			files[strings.TrimPrefix(name, dir)] = texttest.Read(t, name)
		}
		return err
	})
	fail.OnError(t, err)
	return files
}

func TestWhatWasWrongAtTheStartIsSaid(t *testing.T) {
	for key, trouble := range map[string]error{
		"start.noAnswer":    instance.ErrNoAnswer,
		"start.unreachable": fmt.Errorf("%w: %w", instance.ErrUnreachable, os.ErrPermission),
	} {
		w := openWindow(t)
		w.Explain(trouble)
		fail.If(t, !w.warned() || w.reason() != locale.Text(key), "of %v is said %q", trouble, w.reason())
	}
	w := openWindow(t)
	w.Explain(&atomicfile.SetAsideError{As: "lock-damaged-1", Err: atomicfile.ErrNotRegular})
	said := w.reason()
	fail.If(t, !w.warned() || !strings.Contains(said, "lock-damaged-1: it is a folder or a device"), "said is %q", said)
}

func TestWhatIsDamagedIsSetAsideAndSaidAndTheRestIsKept(t *testing.T) {
	w := openWindow(t)
	w.paste(texttest.Sample(t, "crosshatch-2.in"))
	w.paste(texttest.Sample(t, "tictactoe-1.in"))
	w.flush()
	for name, boards := range map[string]int{session.IndexFile: 2, "boards/1.sudoku": 1, "boards/2.ninefold": 1} {
		dir := copyOf(t, w.dir)
		texttest.Write(t, filepath.Join(dir, name), "{")
		w := openWindowIn(t, dir)
		aside := texttest.Read(t, filepath.Join(dir, name+".damaged-1"))
		fail.If(t, !w.warned() || !strings.Contains(w.reason(), name+".damaged-1") ||
			len(w.session.Boards(9)) != boards || aside != "{",
			"%s: said %q, %d boards; set aside: %q", name, w.reason(), len(w.session.Boards(9)), aside)
		w.does("new 11")
		if again := w.restart(); again.moves() != 1 || again.said() != "" {
			t.Errorf("%s: then %d moves are kept, said %q", name, again.moves(), again.said())
		}
	}
}

// TestABoardThatTheIndexDoesNotNameIsTakenIn: the program was killed after writing a board and before writing the
// index. The first frame does not wait for it, and nothing done before it is found overwrites it.
func TestABoardThatTheIndexDoesNotNameIsTakenIn(t *testing.T) {
	w := openWindow(t)
	w.does("55 home")
	w.flush()
	index := indexOf(t, w.dir)
	w.does("11")
	w.flush()
	const leftover = "boards/.ninefold-0123456789abcdef.tmp"
	for name, c := range map[string]struct {
		does   string
		boards int
	}{"nothing is done": {"", 2}, "a board is begun": {"99 home", 3}} {
		dir := copyOf(t, w.dir)
		texttest.Write(t, filepath.Join(dir, session.IndexFile), index)
		texttest.Write(t, filepath.Join(dir, leftover), "cut o")
		fail.OnError(t, os.Chtimes(filepath.Join(dir, leftover), time.Time{}, time.Unix(0, 0)))
		before := filesIn(t, dir)
		again := openWindowIn(t, dir)
		shown := func() int {
			card, _ := cardOf[view.Boards](again)
			return len(card.Boards)
		}
		fail.If(t, shown() != 1, "%s: the first frame has %d boards", name, shown())
		again.does(c.does)
		again.await("the other board", func() bool { return shown() == c.boards })
		again.flush()
		after := filesIn(t, dir)
		_, left := after["/"+leftover]
		fail.If(t, left || after["/boards/2.ninefold"] != before["/boards/2.ninefold"], "%s: there are %q", name, after)
	}
}

func TestASessionThatCannotBeReadNowIsLeftAloneAndNothingIsSaved(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, session.IndexFile), 0o700); err != nil { // unreadable, as on a broken disk
		t.Fatal(err)
	}
	w := openWindowIn(t, dir)
	fail.If(t, !w.warned() || !strings.Contains(w.reason(), "nothing is saved this time"), "said %q", w.reason())
	for _, do := range [...]string{"55", "board.crosshatch"} {
		if w.does(do); !strings.Contains(w.beside(), "Nothing is saved this time") {
			t.Errorf("after %s it is no longer in sight: %q", do, w.beside())
		}
	}
	w.quit()
	fail.If(t, w.dialogs.Busy() || w.screen.Quits != 1, "the window does not close")
	entries, err := os.ReadDir(dir)
	fail.If(t, err != nil || len(entries) != 1 || entries[0].Name() != session.IndexFile || !entries[0].IsDir(),
		"the folder holds %v, %v", entries, err)
}

func TestClosingAWindowInWhichNothingChangedWritesNothing(t *testing.T) {
	played := openWindow(t)
	played.tapCell(5, 5)
	played.flush()
	for name, dir := range map[string]string{"none": t.TempDir(), "kept": copyOf(t, played.dir)} {
		before := filesIn(t, dir)
		w := openWindowIn(t, dir)
		w.pointTo(1, 1)
		w.key(keys.Up)
		w.key(keys.Escape)
		w.run("about")
		w.screen.PressIn("Close")
		w.quit()
		if after := filesIn(t, dir); !maps.Equal(after, before) || w.screen.Quits != 1 {
			t.Errorf("%s: after closing there is %q, there was %q", name, after, before)
		}
	}
}

func TestTwoWindowsThatOneAfterTheOtherClosesLoseNothing(t *testing.T) {
	first := openWindow(t)
	first.tapCell(5, 5)
	first.flush()
	second := openWindowIn(t, first.dir)
	second.tapCell(5, 6)
	second.quit()
	first.quit()
	again := openWindowIn(t, first.dir)
	fail.If(t, again.moves() != 2, "%d moves are left, want the two of the window that closed first", again.moves())
}

// brokenDisk makes it impossible to keep the session, until the returned function is called.
func (w *window) brokenDisk() (mend func()) {
	w.t.Helper()
	name, aside := filepath.Join(w.dir, session.IndexFile), filepath.Join(w.dir, "aside")
	fail.OnError(w.t, os.Rename(name, aside))
	fail.OnError(w.t, os.Mkdir(name, 0o700))
	return func() {
		fail.OnError(w.t, os.Remove(name))
		fail.OnError(w.t, os.Rename(aside, name))
	}
}

func TestAFailedLastSaveIsSaidBeforeTheWindowGoes(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.flush()
	mend := w.brokenDisk()
	w.screen.Resize(900, 700) // closing the window keeps its size
	w.quit()
	fail.NowIf(t, w.screen.Quits != 0 || !strings.Contains(w.screen.Texts(), "could not be saved") ||
		!strings.Contains(w.screen.Texts(), "Close anyway?"), "it says\n%s", w.screen.Texts())
	w.screen.PressIn("Cancel")
	fail.If(t, w.screen.Quits != 0 || w.dialogs.Busy(), "it closes all the same")
	mend()
	w.quit()
	fail.If(t, w.dialogs.Busy() || w.screen.Quits != 1,
		"it does not close when all is well again:\n%s", w.screen.Texts())
	if again := openWindowIn(t, w.dir); again.moves() != 1 || again.session.Settings.Width != 900 {
		t.Errorf("%d moves, width %v are kept", again.moves(), again.session.Settings.Width)
	}
}

func TestASaveThatFailedEarlierIsSaidOnceMoreBeforeTheWindowGoes(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.flush()
	w.brokenDisk()
	w.tapCell(5, 6)
	w.await("the trouble", w.warned)
	fail.Lacks(t, w.reason(), "could not be saved", "said")
	w.quit()
	fail.NowIf(t, w.screen.Quits != 0 || !strings.Contains(w.screen.Texts(), "could not be saved"),
		"it says\n%s", w.screen.Texts())
	w.screen.PressIn("Close without saving")
	fail.Unequal(t, w.screen.Quits, 1, "it does not close though the user says so")
}

func TestAllExamplesAreKept(t *testing.T) {
	w := openWindow(t)
	for _, name := range session.Examples() {
		w.run("example." + name)
	}
	again := w.restart()
	fail.If(t, whole(again.session) != whole(w.session) || len(again.session.Boards(9)) != len(session.Examples()),
		"kept are %d boards:\n%s", len(again.session.Boards(9)), whole(again.session))
}

func TestGamesOfAMatchThatAreNotSavedAreSaidBeforeTheWindowGoes(t *testing.T) {
	w := openWindow(t)
	set := &w.session.Settings.Match
	set.Sides.X = session.Side{Player: session.Computer, Level: "Novice"}
	set.Sides.O, set.Games = set.Sides.X, 2
	w.run("match")
	match := w.screen.Opened[0]
	match.Press("Start")
	w.await("two games", func() bool { return w.tools.unsaved() == 2 })
	match.Close()
	w.quit()
	fail.NowIf(t, w.screen.Quits != 0 || !strings.Contains(w.screen.Texts(), "2 games of the match are not saved."),
		"it says\n%s", w.screen.Texts())
	w.key(keys.Enter) // the first choice loses nothing
	w.quit()
	w.screen.PressIn("Close without saving")
	fail.Unequal(t, w.screen.Quits, 1, "it does not close though the user says so")
}

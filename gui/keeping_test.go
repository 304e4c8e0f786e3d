package gui

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/desktop/instance"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/tasks/taskstest"
)

// keptIn returns what the settings' file and the index in a folder hold, without the versions of the files; empty if
// there is none.
func keptIn(t testing.TB, dir string) string {
	t.Helper()
	settings, err := os.ReadFile(filepath.Join(dir, session.SettingsFile))
	fail.NowIf(t, err != nil && !os.IsNotExist(err), "%v", err)
	index, err := os.ReadFile(filepath.Join(dir, session.IndexFile))
	fail.NowIf(t, err != nil && !os.IsNotExist(err), "%v", err)
	if len(settings)+len(index) == 0 {
		return ""
	}
	text := string(settings) + "\n"
	for i, line := range strings.SplitAfter(string(index), "\n") {
		if parts := strings.SplitN(line, "\t", 3); i > 0 && len(parts) == 3 {
			text += parts[0] + "\t" + parts[2]
		}
	}
	return text
}

func copyOf(t *testing.T, dir string) string {
	to := t.TempDir()
	fail.OnError(t, os.CopyFS(to, os.DirFS(dir)))
	return to
}

// filesIn returns the texts of all files below a folder, by name.
func filesIn(t *testing.T, dir string) map[string]string {
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
		w.warns(language.Text(key))
	}
}

func TestWhatIsDamagedIsSetAsideAndSaidAndTheRestIsKept(t *testing.T) {
	w := openSample(t, "crosshatch-2.in")
	w.paste(texttest.Sample(t, "tictactoe-1.in"))
	w.flush()
	for name, boards := range map[string]int{session.SettingsFile: 2, "boards/1.sudoku": 1, "boards/2.ninefold": 1} {
		dir := copyOf(t, w.dir)
		texttest.Write(t, filepath.Join(dir, name), "{")
		w := openWindowIn(t, dir)
		aside := texttest.Read(t, filepath.Join(dir, name+".damaged-1"))
		w.warns(name + ".damaged-1")
		fail.If(t, len(w.Session.Boards(9)) != boards || aside != "{",
			"%s: %d boards; set aside: %q", name, len(w.Session.Boards(9)), aside)
		w.does("new 11")
		again := w.restart()
		fail.If(t, again.moves() != 1 || again.said() != "", "%s: kept %d, said %q", name, again.moves(), again.said())
	}
}

// TestABoardThatTheIndexDoesNotNameIsTakenIn: the program was killed after writing a board and before writing the
// index. The first frame does not wait for it, and what is done before it is found is kept later.
func TestABoardThatTheIndexDoesNotNameIsTakenIn(t *testing.T) {
	w := openAndDo(t, "55 home")
	w.flush()
	index, settings := texttest.Read(t, filepath.Join(w.dir, session.IndexFile)), filepath.Join(w.dir,
		session.SettingsFile)
	before := texttest.Read(t, settings)
	w.does("11")
	w.flush()
	texttest.Write(t, settings, before)
	const leftover = "boards/.ninefold-0123456789abcdef.tmp"
	for name, c := range map[string]struct {
		does   string
		boards int
	}{"nothing is done": {"", 2}, "a board is begun": {"99 home", 3}} {
		dir := copyOf(t, w.dir)
		texttest.Write(t, filepath.Join(dir, session.IndexFile), index)
		texttest.Write(t, filepath.Join(dir, leftover), "cut o")
		fail.OnError(t, os.Chtimes(filepath.Join(dir, leftover), time.Time{}, time.Unix(0, 0)))
		before, again := filesIn(t, dir), &window{t: t, dir: dir, screen: screentest.New(t), tasks: taskstest.New()}
		again.App = New(again.screen, dir, again.tasks.Runner)
		t.Cleanup(again.end)
		shown := func() int { return len(cardOf[deck.Boards](again).Boards) }
		fail.If(t, shown() != 1, "%s: the first frame has %d boards", name, shown())
		again.does(c.does)
		again.flush()
		fail.Unequal(t, texttest.Read(t, filepath.Join(dir, session.IndexFile)), index,
			"%s: before all boards are found, the index is", name)
		again.await("the other board", func() bool { return shown() == c.boards })
		again.flush()
		after := filesIn(t, dir)
		_, left := after["/"+leftover]
		fail.If(t, left || after["/boards/2.ninefold"] != before["/boards/2.ninefold"], "%s: there are %q", name, after)
	}
}

func TestASessionThatCannotBeReadNowIsLeftAloneAndNothingIsSaved(t *testing.T) {
	dir := t.TempDir()
	fail.OnError(t, os.Mkdir(filepath.Join(dir, session.SettingsFile), 0o700)) // unreadable, as on a broken disk
	w := openWindowIn(t, dir)
	w.warns("nothing is saved this time")
	for _, do := range [...]string{"55", "board.crosshatch"} {
		w.does(do)
		fail.Lacks(t, w.beside(), "Nothing is saved this time", "after %s there is", do)
	}
	w.quit()
	fail.If(t, w.dialogs.Busy() || w.screen.Quits != 1, "the window does not close")
	entries, err := os.ReadDir(dir)
	fail.If(t, err != nil || len(entries) != 1 || entries[0].Name() != session.SettingsFile || !entries[0].IsDir(),
		"the folder holds %v, %v", entries, err)
}

// brokenDisk makes it impossible to keep the session, until the returned function is called.
func (w *window) brokenDisk() (mend func()) {
	aside := w.t.TempDir()
	for _, name := range [...]string{session.SettingsFile, session.IndexFile} {
		fail.OnError(w.t, os.Rename(filepath.Join(w.dir, name), filepath.Join(aside, name)))
		fail.OnError(w.t, os.Mkdir(filepath.Join(w.dir, name), 0o700))
	}
	return func() {
		for _, name := range [...]string{session.SettingsFile, session.IndexFile} {
			fail.OnError(w.t, os.Remove(filepath.Join(w.dir, name)))
			fail.OnError(w.t, os.Rename(filepath.Join(aside, name), filepath.Join(w.dir, name)))
		}
	}
}

func TestAFailedLastSaveIsSaidBeforeTheWindowGoes(t *testing.T) {
	w := openAndDo(t, "55")
	w.flush()
	mend := w.brokenDisk()
	w.screen.Resize(900, 700) // closing the window keeps its size
	w.quit()
	fail.NowIf(t, w.screen.Quits != 0 || !strings.Contains(w.screen.Texts(), "could not be saved") ||
		!strings.Contains(w.screen.Texts(), "Close anyway?"), "it says\n%s", w.screen.Texts())
	w.screen.PressIn("Cancel")
	fail.If(t, w.screen.Quits != 0 || w.dialogs.Busy(), "it closes all the same")
	w.tapCell(5, 6)
	w.await("the trouble", w.warned)
	fail.Lacks(t, w.reason(), "could not be saved", "said")
	w.quit()
	fail.NowIf(t, w.screen.Quits != 0 || !strings.Contains(w.screen.Texts(), "could not be saved"),
		"it says\n%s", w.screen.Texts())
	w.screen.PressIn("Cancel")
	mend()
	w.quit()
	fail.If(t, w.dialogs.Busy() || w.screen.Quits != 1,
		"it does not close when all is well again:\n%s", w.screen.Texts())
	again := openWindowIn(t, w.dir)
	fail.Unequal(t, again.moves(), 2, "moves kept")
	fail.Unequal(t, again.Session.Settings.Width, 900, "width kept")
}

func TestGamesOfAMatchThatAreNotSavedAreSaidBeforeTheWindowGoes(t *testing.T) {
	w := openWindow(t)
	set := &w.Session.Settings.Match
	set.Sides.X = roster.Side{Player: roster.Computer, Level: "Novice"}
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

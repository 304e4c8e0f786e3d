package gui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/notation"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

// saveAs runs an action that saves, and saves in a folder, under the proposed name or another.
func (w *window) saveAs(id, dir, name string) (proposed string) {
	w.t.Helper()
	w.session.Settings.Folder = dir
	w.run(id)
	w.await("the dialog that asks for a file", w.dialogs.Busy)
	proposed = w.entry().Text
	if name != "" {
		w.entry().SetText(name)
	}
	form := w.screen.Top().Title
	w.screen.PressIn("Save")
	w.await("the end of the dialog, or a question", func() bool { return w.screen.Top().Title != form })
	return proposed
}

func TestEverythingThatCanBeSavedIsSaved(t *testing.T) {
	w := openWindow(t)
	w.paste(texttest.Sample(t, "tictactoe-1.in"))
	dir := t.TempDir()
	for _, c := range []struct{ id, name, begins string }{
		{"exportText", "position.txt", texttest.Sample(t, "tictactoe-1.in")},
		{"exportAnswer", "marked.txt", texttest.Sample(t, "tictactoe-1.out")},
		{"saveAs", "game.ninefold", "[Rules \"judge\"]\n"},
		{"picture.svg", "board.svg", "<svg "},
		{"picture.png1", "board.png", "\x89PNG"},
		{"picture.png4", "board-4x.png", "\x89PNG"},
	} {
		fail.Unequal(t, w.saveAs(c.id, dir, ""), c.name, "%s: proposes", c.id)
		w.await("saving "+c.name, func() bool { return strings.Contains(w.reason(), "Saved "+c.name) })
		text := texttest.Read(t, filepath.Join(dir, c.name))
		fail.Unless(t, strings.HasPrefix(text, c.begins), "%s: saved %.60q", c.id, text)
		fail.If(t, w.warned() || w.dialogs.Busy() || !w.screen.OnBoard,
			"%s: said %q, the board has the keyboard: %v", c.id, w.reason(), w.screen.OnBoard)
	}
	w.paste(texttest.Sample(t, "crosshatch-2.in"))
	for id, want := range map[string]string{
		"exportGrid": texttest.Sample(t, "crosshatch-2.in"), "exportSolution": texttest.Sample(t, "crosshatch-2.out"),
	} {
		name := w.saveAs(id, dir, "")
		w.exchange.Files.Wait()
		fail.Unequal(t, texttest.Read(t, filepath.Join(dir, name)), want, "%s: saved", id)
	}
}

func TestWhatIsSavedOfAFileIsNamedAfterIt(t *testing.T) {
	w := openWindow(t)
	proposes := func(id, want string) (file string) {
		t.Helper()
		dir := t.TempDir()
		fail.Unequal(t, w.saveAs(id, dir, ""), want, "%s: proposes", id)
		w.exchange.Files.Wait()
		return filepath.Join(dir, want)
	}
	w.open(w.file("17.in", texttest.Sample(t, "tictactoe-1.in")))
	proposes("exportText", "17.in")
	saved := texttest.Read(t, proposes("exportAnswer", "17.marked.out"))
	fail.If(t, saved != texttest.Sample(t, "tictactoe-1.out"), "saved\n%s", saved)
	w.run("undo") // to another board, which has other files
	proposes("exportAnswer", "marked.txt")
	w.run("redo")
	w.run("rules.closed") // the judge's text does not hold these
	proposes("exportText", "17.in")
	w.open(w.file("grid", texttest.Sample(t, "crosshatch-2.in")))
	proposes("exportSolution", "grid.answer.out")
	w.paste(texttest.Sample(t, "crosshatch-1.in"))
	proposes("exportSolution", "answer.txt")
}

func TestSavingNeverTruncatesAFileFirst(t *testing.T) {
	w := openWindow(t)
	path := w.file("marked.txt", "precious")
	fail.OnError(t, os.Chmod(path, 0o640))
	link := filepath.Join(filepath.Dir(path), "link.txt")
	if err := os.Symlink(path, link); err != nil {
		t.Skip(err)
	}
	w.saveAs("exportAnswer", filepath.Dir(path), "link.txt")
	fail.Unequal(t, texttest.Read(t, path), "precious", "before the question is answered the file")
	w.screen.PressIn("Replace")
	w.exchange.Files.Wait()
	fail.Unequal(t, texttest.Read(t, path), string(w.session.Problem().Answer()), "the file")
	info, _ := os.Stat(path)
	fail.If(t, info.Mode().Perm() != 0o640, "the file's permissions became %v", info.Mode())
	info, _ = os.Lstat(link)
	fail.If(t, info.Mode()&os.ModeSymlink == 0, "the link was replaced")
}

func TestWhatCannotBeWrittenIsSaid(t *testing.T) {
	w := openWindow(t)
	dir := t.TempDir()
	w.saveAs("exportAnswer", dir, "missing/marked.txt")
	w.await("the warning", w.warned)
	fail.If(t, !strings.Contains(w.reason(), "cannot be written") || strings.Contains(w.reason(), "tmp-"),
		"said %q", w.reason())
	entries, _ := os.ReadDir(dir)
	fail.If(t, len(entries) > 0, "left behind: %v", entries)
}

func TestAPositionIsCopiedForOtherPrograms(t *testing.T) {
	w := openWindow(t)
	w.does("rules.closed new 55 56 57")
	want, texts := w.position(), map[string]string{}
	for _, form := range notation.GameForms() {
		texts[string(form)] = w.copied("copyAs." + string(form))
		fail.If(t, w.warned() || !strings.Contains(w.reason(), "Copied: "), "%s: said %q", form, w.reason())
	}
	for id, text := range texts {
		w.paste(text)
		if w.dialogs.Busy() {
			w.screen.PressIn("Import")
		}
		w.run("last")
		got := w.position()
		fail.If(t, got.WithRules(want.Rules()) != want, "%s: %q comes back as %+v", id, text, got)
	}
	w.paste(texttest.Sample(t, "tictactoe-1.in"))
	w.run("copyAs.compass")
	fail.If(t, !w.warned() || !strings.Contains(w.reason(), "only games played from the empty board"),
		"of a position that was not played it says %q", w.reason())
}

func TestAPictureIsExported(t *testing.T) {
	w := openWindow(t)
	w.does("55 picture.svg")
	w.await("the dialog that asks for a file", w.dialogs.Busy)
	w.escape()
	w.run("picture.text")
	text := w.screen.Clipboard
	fail.If(t, strings.Count(text, "!") != 8 || strings.Count(text, "x") != 1, "copied:\n%s", text)
	fail.Unless(t, w.checked("picture.marks"), "pictures are without marks at first")
	w.does("picture.marks picture.text")
	text = w.screen.Clipboard
	fail.If(t, strings.Contains(text, "!") || w.checked("picture.marks"), "copied without marks:\n%s", text)
}

func TestAPictureOfABoardThatIsGoneIsDropped(t *testing.T) {
	w := openWindow(t)
	w.does("picture.png1 55")
	shown := w.session.Problem().Current()
	w.tapCell(5, 4)
	fail.NowIf(t, w.session.Problem().Current() == shown, "the move was refused")
	w.late()()
	fail.If(t, w.dialogs.Busy(), "it asks where to save a picture of another board")
}

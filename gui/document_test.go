package gui

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/notation"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/view/keys"
)

func (w *window) titled(want string) {
	w.t.Helper()
	fail.Unequal(w.t, w.screen.Shown.Title, want, "the title")
}

func (w *window) saves() {
	w.t.Helper()
	w.run("save")
	w.await("saving", func() bool { _, changed := w.Session.Document(); return !changed || w.dialogs.Busy() })
	fail.NowIf(w.t, w.dialogs.Busy(), "a file is asked for")
}

const foreign = "[Rules \"closed\"]\n\n1. 1 1 {written elsewhere}\n"

// saveAndPlay saves a game in a file and plays on.
func (w *window) saveAndPlay() {
	w.t.Helper()
	w.does(`55 save:a.ninefold await title="a.ninefold – Ninefold" 56`)
}

// save saves in a file of a name, which is w.saved.
func (w *window) save(name string) { w.t.Helper(); w.export("saveAs " + name) }

// export does an action that saves, in a file of a name, which is w.saved.
func (w *window) export(words string) {
	w.t.Helper()
	id, name, _ := strings.Cut(words, " ")
	if w.saved == "" {
		w.saved = filepath.Join(w.t.TempDir(), name)
		w.t.Cleanup(w.exchange.Files.Wait) // before the folder goes
	}
	w.saveAs(id, filepath.Dir(w.saved), name)
}

// savedAndPlayed opens a window with a game that was saved and played on, and returns it with the file.
func savedAndPlayed(t *testing.T) (w *window, file string) {
	w = openAndDo(t, "set:saved")
	return w, w.saved
}

// asksAbout saves, and fails unless this asks what to do with the file and says what the key says.
func (w *window) asksAbout(key string) {
	w.t.Helper()
	w.run("save")
	want := language.Text(key, language.Args{"Name": "a.ninefold"})
	w.await("the question", w.dialogs.Busy)
	fail.Lacks(w.t, w.screen.Texts(), want, "it asks")
}

func (w *window) answer(key string) {
	w.t.Helper()
	w.screen.PressIn(language.Text(key))
	w.screen.PressIn(language.Text("dialog.continue"))
}

func TestAFileThatBecameALinkOrReadOnlyIsAskedAbout(t *testing.T) {
	w, file := savedAndPlayed(t)
	was := texttest.Read(t, file)
	fail.OnError(t, os.Chmod(file, 0o444))
	w.asksAbout("document.readOnly")
	w.key(keys.Escape)
	behind := file + "2"
	fail.SkipIf(t, os.Rename(file, behind) != nil || os.Symlink(behind, file) != nil, "there are no links")
	w.asksAbout("document.changed")
	w.key(keys.Escape)
	fail.Unequal(t, texttest.Read(t, behind), was, "the file was written")
}

func TestAFileWithAnotherNameKeepsItAfterAsking(t *testing.T) {
	w, file := savedAndPlayed(t)
	fail.SkipIf(t, os.Link(file, file+"2") != nil, "there are no hard links")
	w.asksAbout("document.inPlace")
	w.answer("document.writeInPlace")
	w.await("saving", func() bool { return w.screen.Shown.Title == "a.ninefold – Ninefold" })
	w.tapCell(5, 9)
	w.saves()
	fail.Unequal(t, texttest.Read(t, file+"2"), texttest.Read(t, file), "under its other name there is")
}

func TestAFileThatChangedElsewhereIsOfferedAnewOnce(t *testing.T) {
	w, file := savedAndPlayed(t)
	isLeft := func(why string) {
		t.Helper()
		begun := w.tasks.Begun()
		w.exchange.LookAgain()
		fail.If(t, w.tasks.Begun() != begun, "the file is looked at: %v", why)
	}
	isOffered := func() { t.Helper(); w.exchange.LookAgain(); w.await("the offer", w.dialogs.Busy) }
	texttest.Write(t, file, foreign)
	isLeft("what was changed here would be replaced")
	w.run("undo")
	w.asksAbout("document.changed")
	isLeft("something else is asked")
	w.answer("document.overwrite")
	w.await("saving", func() bool { return w.screen.Shown.Title == "a.ninefold – Ninefold" })
	texttest.Write(t, file, foreign)
	isOffered()
	w.key(keys.Escape)
	isLeft("it was asked before")
	w.run("new")
	w.open(file)
	texttest.Write(t, file, strings.Replace(foreign, "elsewhere", "again", 1))
	isOffered()
	w.key(keys.Enter)
	w.await("what is in the file", func() bool { return strings.Contains(w.record(), "written again") })
}

func TestASaveIsNotForgottenBecauseAnotherFails(t *testing.T) {
	w, file := savedAndPlayed(t)
	w.paste(texttest.Sample(t, "crosshatch-1.in"))
	w.saveAs("saveAs", filepath.Dir(file), "b.sudoku")
	w.await("saving", func() bool { return w.screen.Shown.Title == "b.sudoku – Ninefold" })
	w.run("step")
	texttest.Write(t, file, foreign)
	w.run("board.tictactoe")
	w.tasks.RunPosted()
	w.run("save")
	answer := w.late()
	w.does("board.crosshatch save")
	answer()
	w.await("the question", w.dialogs.Busy)
	w.key(keys.Escape)
	w.await("saving", func() bool { return w.screen.Shown.Title == "b.sudoku – Ninefold" })
}

func TestTheProgramEndsWhenAllSavesAreWritten(t *testing.T) {
	w, file := savedAndPlayed(t)
	w.does("save 59 save")
	w.End()
	fail.Lacks(t, texttest.Read(t, file), "5 9", "saved is")
}

// awaitTitle waits until the board shown is a file's.
func (w *window) awaitTitle(file string) {
	w.t.Helper()
	w.await("the title", func() bool { return w.screen.Shown.Title == file+" – Ninefold" })
}

// TestTheFormOfAFileIsThatOfItsEnding saves a Sudoku with a single pencil mark in each, and a game as a judge's text.
func TestTheFormOfAFileIsThatOfItsEnding(t *testing.T) {
	w, dir := openWindow(t), t.TempDir()
	given := texttest.Sample(t, "crosshatch-2.in")
	w.paste(given)
	g := w.Session.Sudoku.Grid()
	for open := range g.EmptyCells() {
		w.Session.Sudoku.Note(open, 1<<4)
	}
	w.settle()
	for ending, form := range map[string]notation.Form{
		"sudoku": notation.Worksheet, "sdx": notation.Sdx, "sdk": notation.Grid, "ss": notation.SudokuGrids,
		"sdm": notation.SudokuLines, "txt": notation.Grid,
	} {
		w.saveAs("saveAs", dir, "a."+ending)
		if ending != "sudoku" {
			w.screen.PressIn("Save even so")
		}
		w.awaitTitle("a." + ending)
		reading, err := notation.Read([]byte(texttest.Read(t, filepath.Join(dir, "a."+ending))))
		fail.NowIf(t, err != nil || reading.Form != form || reading.Sheets[0].Grid != g,
			"of a.%s is read %v, %v", ending, reading, err)
	}
	w.paste(texttest.Sample(t, "tictactoe-1.in"))
	w.saveAs("saveAs", dir, "b.in")
	w.awaitTitle("b.in")
	fail.Unequal(t, texttest.Read(t, filepath.Join(dir, "b.in")), texttest.Sample(t, "tictactoe-1.in"), "b.in holds")
	w.does("new 55")
	w.saveAs("saveAs", dir, "c.txt")
	fail.Lacks(t, fmt.Sprint(w.screen.Top().Cards), "everything except the position", "it asks")
	w.screen.PressIn("Cancel")
	_, err := os.Stat(filepath.Join(dir, "c.txt"))
	fail.If(t, !errors.Is(err, fs.ErrNotExist), "c.txt is written: %v", err)
}

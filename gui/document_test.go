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

func TestAGameIsADocument(t *testing.T) {
	w := openAndDo(t, "55")
	w.titled("Ninefold")
	dir := t.TempDir()
	fail.Unequal(t, w.saveAs("save", dir, "17.ninefold"), "game.ninefold", "proposed")
	w.await("the title", func() bool { return w.screen.Shown.Title == "17.ninefold – Ninefold" })
	fail.Unequal(t, w.said(), "Saved 17.ninefold. Your boards now lists it as 17.ninefold.", "said")
	file, item := filepath.Join(dir, "17.ninefold"), w.recentItem()
	fail.If(t, item.Disabled || item.Items[0].Words != file, "the file is not among the recent ones")
	const same, changed = "17.ninefold – Ninefold", "• 17.ninefold – Ninefold"
	for _, step := range []struct {
		do   func()
		want string
	}{
		{func() { w.tapCell(5, 6) }, changed}, {func() { w.saves() }, same},
		{func() { w.run("undo") }, same},            // the branch played stays
		{func() { w.does("redo computerX") }, same}, // the game does not change
		{func() { w.run("computerX"); w.paste(texttest.Sample(t, "tictactoe-1.in")) }, "Ninefold"},
		{func() { w.run("lastBoard") }, same},
		{func() { w.Session.Game.SetComment(w.Session.Game.Current(), "why"); w.settle() }, changed},
		{func() { w = w.restart() }, changed}, {func() { w.saves() }, same}, {func() { w = w.restart() }, same},
		{func() { w.tapCell(5, 9) }, changed},
	} {
		step.do()
		w.titled(step.want)
	}
	now := texttest.Read(t, file)
	fail.If(t, !strings.Contains(now, "why") || !strings.Contains(now, "5 6"), "saved is\n%s", now)
}

// A judge's text cannot hold the game that goes on from it: the file stays as it is.
func TestAJudgesFileIsNotOverwrittenWithARecord(t *testing.T) {
	w, text := openWindow(t), texttest.Sample(t, "tictactoe-1.in")
	file := w.file("17.in", text)
	w.open(file)
	w.titled("17.in – Ninefold")
	w.run("save")
	w.await("the dialog", w.dialogs.Busy)
	fail.Unequal(t, w.entry().Text, "17.ninefold", "proposed")
	w.escape()
	fail.Unequal(t, texttest.Read(t, file), text, "the file was written")
}

const foreign = "[Rules \"closed\"]\n\n1. 1 1 {written elsewhere}\n"

// savedAndPlayed opens a window with a game that was saved and played on, and returns it with the file.
func savedAndPlayed(t *testing.T) (w *window, file string) {
	w = openWindow(t)
	w.tapCell(5, 5)
	dir := t.TempDir()
	file = filepath.Join(dir, "a.ninefold")
	w.saveAs("saveAs", dir, "a.ninefold")
	w.await("saving", func() bool { return w.screen.Shown.Title == "a.ninefold – Ninefold" })
	w.tapCell(5, 6)
	return w, file
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

func TestWhatAnotherProgramWroteIsNotOverwrittenWithoutAsking(t *testing.T) {
	w, file := savedAndPlayed(t)
	texttest.Write(t, file, foreign)
	w.asksAbout("document.changed")
	w.key(keys.Enter) // the first choice loses nothing
	w.await("the dialog that asks for a file", func() bool {
		return strings.Contains(w.screen.Texts(), language.Text("file.save"))
	})
	fail.NowIf(t, texttest.Read(t, file) != foreign, "the file was written before the question was answered")
	w = w.restart()
	w.asksAbout("document.changed")
	w.answer("document.show")
	w.await("what is in the file", func() bool { return strings.Contains(w.record(), "written elsewhere") })
	w.titled("a.ninefold – Ninefold")
	w.run("lastBoard")
	w.titled("• a.ninefold – Ninefold")
	fail.Lacks(t, w.record(), "5 6", "what was shown is not there, but")
	w.asksAbout("document.changed")
	w.answer("document.overwrite")
	w.await("saving", func() bool { return strings.Contains(texttest.Read(t, file), "5 6") })
	w.await("the title", func() bool { return w.screen.Shown.Title == "a.ninefold – Ninefold" })
	w.tapCell(5, 9)
	w.saves()
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

func TestASaveThatWaitsForAnotherIsNotForgotten(t *testing.T) {
	for _, elsewhere := range [...]bool{false, true} {
		w, file := savedAndPlayed(t)
		if elsewhere {
			texttest.Write(t, file, foreign)
		}
		w.does("save 59 save")
		if elsewhere {
			w.await("the question", w.dialogs.Busy)
			w.tasks.RunPosted()
			w.answer("document.overwrite")
			fail.If(t, w.dialogs.Busy(), "it asks twice")
		}
		w.await("saving", func() bool { return w.screen.Shown.Title == "a.ninefold – Ninefold" })
		fail.Lacks(t, texttest.Read(t, file), "5 9", "changed elsewhere %v: saved is", elsewhere)
		w.tapCell(9, 9)
		w.saves() // and the stamp is that of the file
	}
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

// TestWhatAFileOfASudokuWouldNotHoldIsAskedFirst saves a Sudoku in another program's form, which is asked about once,
// until more would be lost.
func TestWhatAFileOfASudokuWouldNotHoldIsAskedFirst(t *testing.T) {
	w := openSample(t, "crosshatch-1.in")
	dir := t.TempDir()
	file := filepath.Join(dir, "news.sdx")
	asked := func(want string) {
		t.Helper()
		fail.Lacks(t, fmt.Sprint(w.screen.Top().Cards), "It would leave out "+want+
			". A file whose name ends in .sudoku holds everything.", "it asks")
		w.screen.PressIn("Save even so")
		w.await("the news", func() bool { return w.said() == "Saved news.sdx. The file leaves out "+want+"." })
	}
	w.saveAs("saveAs", dir, "news.sdx")
	w.awaitTitle("news.sdx") // nothing is lost yet
	w.does("44 Y")
	before := texttest.Read(t, file)
	w.saveAs("save", dir, "news.sdx")
	w.screen.PressIn("Replace")
	fail.Unequal(t, texttest.Read(t, file), before, "before the answer the file holds")
	asked("the steps and the colours")
	w.does("Y Y")
	w.saves()
	w = w.restart()
	fail.Unequal(t, w.shownAt(4, 4).Shade, 1, "after a restart the colour is gone")
	w.does("fillPencil striking 44")
	w.typed("123456789")
	w.saveAs("save", dir, "news.sdx")
	w.screen.PressIn("Replace")
	asked("the steps, pencil marks, the colours and what is crossed out")
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

package gui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/session"
)

// titled fails the test unless the window has a title.
func (w *window) titled(want string) {
	w.t.Helper()
	fail.Unequal(w.t, w.screen.Shown.Title, want, "the title")
}

// saves saves to the board's file and waits for that.
func (w *window) saves() {
	w.t.Helper()
	w.run("save")
	w.await("saving", func() bool { _, changed := w.session.Document(); return !changed || w.dialogs.Busy() })
	fail.NowIf(w.t, w.dialogs.Busy(), "a file is asked for")
}

func TestAGameIsADocument(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.titled("Ninefold")
	dir := t.TempDir()
	fail.Unequal(t, w.saveAs("save", dir, "17.ninefold"), "game.ninefold", "proposed")
	w.await("the title", func() bool { return w.screen.Shown.Title == "17.ninefold – Ninefold" })
	file := filepath.Join(dir, "17.ninefold")
	item := w.recentItem()
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
		{func() { w.run("undo") }, same},
		{func() { w.session.Game.SetComment(w.session.Game.Current(), "why"); w.commit() }, changed},
		{func() { w = w.restart() }, changed}, {func() { w.saves() }, same}, {func() { w = w.restart() }, same},
		{func() { w.tapCell(5, 9) }, changed},
	} {
		step.do()
		w.titled(step.want)
	}
	now := texttest.Read(t, file)
	fail.If(t, !strings.Contains(now, "why") || !strings.Contains(now, "5 6"), "saved is\n%s", now)
}

// TestWhatAFileOfASudokuDoesNotHoldIsSaid: the program's own file holds all of it.
func TestWhatAFileOfASudokuDoesNotHoldIsSaid(t *testing.T) {
	w := openWindow(t)
	w.paste(texttest.Sample(t, "crosshatch-1.in"))
	file := w.file("news.sdx", "")
	saysAfter := func(save func(), want string) {
		t.Helper()
		save()
		w.await("the news", func() bool { return strings.HasPrefix(w.said(), "Saved news.sdx.") })
		got := w.said()
		fail.If(t, got != "Saved news.sdx."+want, "it says %q, want %q after the name", got, want)
	}
	saysAfter(func() { w.saveAs("saveAs", filepath.Dir(file), "news.sdx"); w.screen.PressIn("Replace") }, "")
	w.tapCell(4, 4)
	w.key("Y")
	saysAfter(w.saves, " The file leaves out the steps and the colours.")
	w = w.restart()
	fail.Unequal(t, w.shownAt(4, 4).Shade, 1, "after a restart the colour is gone")
	w.does("fillPencil striking")
	w.tapCell(4, 4)
	w.typed("123456789")
	saysAfter(w.saves, " The file leaves out the steps, the colours and what is crossed out.")
}

// A judge's text cannot hold the game that goes on from it: the file stays as it is.
func TestAJudgesFileIsNotOverwrittenWithARecord(t *testing.T) {
	w := openWindow(t)
	text := texttest.Sample(t, "tictactoe-1.in")
	file := w.file("17.in", text)
	w.open(file)
	w.titled("17.in – Ninefold")
	w.run("save")
	w.await("the dialog", w.dialogs.Busy)
	fail.Unequal(t, w.entry().Text, "17.ninefold", "proposed")
	w.escape()
	fail.Unequal(t, texttest.Read(t, file), text, "the file was written")
}

func TestASudokuIsADocument(t *testing.T) {
	w := openWindow(t)
	text := texttest.Sample(t, "crosshatch-2.in")
	file := w.file("a.in", text)
	w.open(file)
	w.titled("a.in – Ninefold")
	w.saves() // nothing is lost in the judge's form yet
	fail.If(t, texttest.Read(t, file) != text, "saved is\n%s", texttest.Read(t, file))
	for _, step := range [...][2]string{{"step", "• a.in"}, {"undo", "a.in"}, {"redo", "• a.in"}} {
		w.run(step[0])
		w.titled(step[1] + " – Ninefold")
	}
	dir := t.TempDir()
	fail.Unequal(t, w.saveAs("save", dir, ""), "a.sdx", "proposed")
	w.await("saving", func() bool { return w.screen.Shown.Title == "a.sdx – Ninefold" })
	sheet := w.session.Sudoku.Sheet()
	w = w.restart()
	w.titled("a.sdx – Ninefold")
	w.run("new")
	w.open(w.file("b.sdx", texttest.Read(t, filepath.Join(dir, "a.sdx"))))
	back := w.session.Sudoku.Sheet()
	fail.If(t, w.session.Shown != session.CrossHatching || back.Grid != sheet.Grid ||
		back.Entered != sheet.Entered.Union(sheet.Deduced), "the Sudoku does not come back")
	w = w.restart()
	fail.Unequal(t, w.session.Sudoku.Sheet(), back, "what had been entered is given after a restart")
}

func TestAFileThatCannotBeWrittenStaysBehind(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	dir := filepath.Join(t.TempDir(), "folder")
	fail.OnError(t, os.Mkdir(dir, 0o700))
	w.saveAs("saveAs", dir, "a.ninefold")
	w.await("saving", func() bool { return w.screen.Shown.Title == "a.ninefold – Ninefold" })
	w.tapCell(5, 6)
	fail.OnError(t, os.RemoveAll(dir))
	w.run("save")
	w.await("the warning", w.warned)
	w.titled("• a.ninefold – Ninefold")
}

// A file holds what was there when it was asked for; later changes are not in it.
func TestWhatChangesWhileAFileIsAskedForIsNotSaved(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	at := w.session.Moment()
	w.tapCell(5, 6)
	w.session.SetDocument(at, session.Document{Path: "/a.ninefold", Form: "Ninefold record"})
	w.render()
	w.titled("• a.ninefold – Ninefold")
}

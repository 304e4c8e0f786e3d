package gui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

func (w *window) file(name, contents string) string {
	return texttest.Write(w.t, filepath.Join(w.t.TempDir(), name), contents)
}

// open opens a file and waits until it is imported or a message is shown.
func (w *window) open(path string) {
	w.t.Helper()
	w.Open(path)
	w.await("what comes of "+path, func() bool {
		d, _ := w.Session.Document()
		return w.dialogs.Busy() || w.warned() || d.Path == path
	})
}

// checkMenu fails unless every item of the menu is enabled and ticked like its action.
func (w *window) checkMenu() {
	w.t.Helper()
	items := w.menuItems()
	for _, a := range w.table.Actions {
		item, ok := items[a.ID]
		if !ok {
			w.t.Errorf("%s is not in the menu", a.ID)
			continue
		}
		fail.If(w.t, item.Disabled == a.Can() || item.On != a.IsOn(),
			"%s: the entry is disabled %v, ticked %v; the action can %v, is on %v", a.ID, item.Disabled, item.On,
			a.Can(), a.IsOn())
	}
}

func TestAfterAnImportThroughTheRecentListTheMenuIsAsItShouldBe(t *testing.T) {
	w := openWindow(t)
	fail.Unless(t, w.recentItem().Disabled, "before any import there are recent files")
	position, grid := w.file("position.in", texttest.Sample(t, "tictactoe-1.in")),
		w.file("grid.in", texttest.Sample(t, "crosshatch-2.in"))
	w.open(position)
	w.checkMenu()
	w.open(grid)
	w.checkMenu()
	for _, path := range []string{position, grid, grid, position} {
		w.key(keys.Escape) // clears the message
		w.screen.Send(screen.Do(actions.RecentPrefix + path))
		there := "“" + filepath.Base(path) + "” was there already"
		w.await("the board", func() bool { return strings.Contains(w.said(), there) })
		fail.If(t, string(w.Session.Settings.Recent[0]) != path ||
			w.recentItem().Items[0].ID != actions.RecentPrefix+path, "%s is not the first of the recent files", path)
		w.checkMenu()
		fail.Unless(t, w.screen.OnBoard, "the board did not get the keyboard back")
	}
	again := w.restart()
	items := again.recentItem().Items
	fail.If(t, len(items) != 2 || items[0].ID != actions.RecentPrefix+position,
		"after a restart the recent files are %+v", items)
	again.checkMenu()
}

func TestThatNothingCanBeReadIsSaidAndChangesNothing(t *testing.T) {
	for want, open := range map[string]func(*window){
		"gone.in cannot be read":   func(w *window) { w.open(filepath.Join(t.TempDir(), "gone.in")) },
		"no text on the clipboard": func(w *window) { w.paste("") },
	} {
		w := openWindow(t)
		open(w)
		w.warns(want)
		fail.Unequal(t, w.Session.Game.Len(), 1, "steps")
	}
}

func TestAnAnswerToTheBoardShownIsComparedWhenItIsPasted(t *testing.T) {
	w, right := openWindow(t), texttest.Sample(t, "tictactoe-1.out")
	w.paste(right)
	fail.NowIf(t, !w.dialogs.Busy() || w.exchange.Comparison.Shown(), "an answer to another board is compared")
	w.screen.PressIn("Cancel")
	w.paste(texttest.Sample(t, "tictactoe-1.in"))
	for answer, want := range map[string]string{
		right: "Accepted", strings.Replace(right, "!", ".", 1): "Wrong answer", right[:100]: "Wrong answer",
		strings.Replace(right, "x", "o", 1): "Wrong answer", right[:80]: "", right + "6 4": "", "x!": "", "ERROR": "",
	} {
		w.paste(answer)
		fail.If(t, w.exchange.Comparison.Shown() != (want != "") || !strings.Contains(w.said(), want) ||
			w.dialogs.Busy() != (want == ""), "of %q it says %q", answer, w.said())
		w.key(keys.Escape)
	}
	w.run("learn") // hides the board
	w.paste(right)
	fail.If(t, !w.dialogs.Busy() || w.exchange.Comparison.Shown(), "during a lesson it is compared")
	w.escape()
	w.paste(texttest.Sample(t, "crosshatch-3.in"))
	w.paste("ERROR\n")
	fail.If(t, !w.exchange.Comparison.Shown() || w.dialogs.Busy(), "the word ERROR is not compared: %q", w.said())
}

func TestAFileIsNotDroppedUnderADialog(t *testing.T) {
	w := openAndDo(t, "about")
	w.screen.Send(screen.Drop([]string{w.file("position.in", texttest.Sample(t, "tictactoe-1.in"))}))
	w.screen.Send(screen.Drop(nil))
	w.screen.PressIn("Close")
	fail.If(t, w.tasks.Pop() != nil || w.Session.Game.Len() != 1, "a file was dropped under a dialog")
}

// saveAs runs an action that saves, and saves in a folder, under the proposed name or another.
func (w *window) saveAs(id, dir, name string) (proposed string) {
	w.t.Helper()
	w.Session.Settings.Folder = dir
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

func TestWhatCannotBeWrittenIsSaid(t *testing.T) {
	w := openAndDo(t, "55")
	dir := filepath.Join(t.TempDir(), "folder")
	fail.OnError(t, os.Mkdir(dir, 0o700))
	w.Session.Settings.Folder = dir
	for name, why := range map[string]string{
		"missing/marked": "missing cannot be read: there is no such folder",
		"a.png":          ".png promises something else than a board",
	} {
		w.run("saveAs")
		w.await("the dialog", w.dialogs.Busy)
		w.entry().SetText(name)
		w.screen.PressIn("Save")
		w.await("the reason in the dialog", func() bool { return strings.Contains(w.screen.Top().Message, why) })
		fail.If(t, w.entry().Text != name || strings.Contains(w.screen.Top().Message, "tmp-"),
			"%q stands over %q", w.screen.Top().Message, w.entry().Text)
		w.escape()
	}
	entries, _ := os.ReadDir(dir)
	fail.If(t, len(entries) > 0, "left behind: %v", entries)
	w.saveAs("saveAs", dir, "a.ninefold")
	w.await("saving", func() bool { return w.screen.Shown.Title == "a.ninefold – Ninefold" })
	w.tapCell(5, 6)
	fail.OnError(t, os.RemoveAll(dir))
	w.run("save")
	w.await("the warning", w.warned)
	w.titled("• a.ninefold – Ninefold")
}

// TestARecordThatIsNotUTF8IsReadAndNotRewritten opens names in GBK, of which few words do not tell the encoding.
func TestARecordThatIsNotUTF8IsReadAndNotRewritten(t *testing.T) {
	const name, comment = "\xcd\xf5\xd0\xa1\xc3\xf7",
		"{\xd5\xe2\xc5\xcc\xc6\xe5\xcf\xc2\xb5\xc3\xba\xdc\xba\xc3\xa3\xac" +
			"\xce\xd2\xc3\xc7\xc3\xf7\xcc\xec\xd4\xd9\xc0\xb4\xd2\xbb\xbe\xd6\xb0\xc9}"
	for _, said := range []string{comment, ""} {
		w, file := openWindow(t), filepath.Join(t.TempDir(), "a.ninefold")
		content := "[X \"" + name + "\"]\n" + said + "\n1. 5 5\n"
		texttest.Write(t, file, content)
		w.open(file)
		if said == "" {
			w.await("the question", w.dialogs.Busy)
			w.screen.PressIn("GB18030: [X \"王小明\"]")
			w.screen.PressIn(language.Text("dialog.continue"))
		}
		w.await("the game", func() bool { return strings.Contains(w.record(), "王小明") })
		fail.Lacks(t, w.reason(), "It is in GB18030", "said is")
		w.run("save")
		w.await("the dialog that asks for a file", w.dialogs.Busy)
		fail.Unequal(t, texttest.Read(t, file), content, "the file is rewritten as")
	}
	w, file := openWindow(t), filepath.Join(t.TempDir(), "a.ninefold")
	texttest.Write(t, file, "[X \"\x81\x00\"]\n1. 5 5\n")
	w.open(file)
	w.await("the game", func() bool { return strings.Contains(w.reason(), "cannot be read") })
}

// idle runs what is posted until nothing has come for a while.
func (w *window) idle() {
	looks := 0
	w.tasks.Await(func() bool { looks++; return looks > 50 })
}

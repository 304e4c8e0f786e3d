package gui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
)

const foreign = "[Rules \"closed\"]\n\n1. 1 1 {written elsewhere}\n"

// savedAndPlayed opens a window with a game that was saved and played on, and returns it with the file.
func savedAndPlayed(t *testing.T) (w *window, file string) {
	t.Helper()
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
	want := locale.Text(key, locale.Args{"Name": "a.ninefold"})
	w.await("the question", w.dialogs.Busy)
	said := w.screen.Texts()
	fail.NowIf(w.t, !strings.Contains(said, want), "it asks\n%s", said)
}

// answer chooses what to do with the file.
func (w *window) answer(key string) {
	w.t.Helper()
	w.screen.PressIn(locale.Text(key))
	w.screen.PressIn(locale.Text("dialog.continue"))
}

func TestWhatAnotherProgramWroteIsNotOverwrittenWithoutAsking(t *testing.T) {
	w, file := savedAndPlayed(t)
	texttest.Write(t, file, foreign)
	w.asksAbout("document.changed")
	w.key(keys.Escape)
	fail.NowIf(t, texttest.Read(t, file) != foreign, "the file was written before the question was answered")
	w = w.restart()
	w.asksAbout("document.changed")
	w.answer("document.show")
	w.await("what is in the file", func() bool { return strings.Contains(w.record(), "written elsewhere") })
	w.titled("a.ninefold – Ninefold")
	for strings.Contains(w.record(), "written elsewhere") && w.can("undo") {
		w.run("undo")
	}
	w.titled("• a.ninefold – Ninefold")
	fail.Lacks(t, w.record(), "5 6", "what was shown is not there, but")
	w.asksAbout("document.changed")
	w.answer("document.overwrite")
	w.await("saving", func() bool { return strings.Contains(texttest.Read(t, file), "5 6") })
	w.await("the title", func() bool { return w.screen.Shown.Title == "a.ninefold – Ninefold" })
	w.tapCell(5, 9)
	w.saves()
}

func TestAFileThatIsNotWhatItWasIsSavedElsewhere(t *testing.T) {
	w, file := savedAndPlayed(t)
	texttest.Write(t, file, foreign)
	w.asksAbout("document.changed")
	w.key(keys.Enter) // the first choice loses nothing
	w.await("the dialog that asks for a file", func() bool {
		return strings.Contains(w.screen.Texts(), locale.Text("file.save"))
	})
	fail.Unequal(t, texttest.Read(t, file), foreign, "the file was written")
}

func TestAFileThatBecameALinkOrReadOnlyIsAskedAbout(t *testing.T) {
	w, file := savedAndPlayed(t)
	was := texttest.Read(t, file)
	fail.OnError(t, os.Chmod(file, 0o444))
	w.asksAbout("document.readOnly")
	w.key(keys.Escape)
	behind := file + "2"
	if os.Rename(file, behind) != nil || os.Symlink(behind, file) != nil {
		t.Skip("there are no links")
	}
	w.asksAbout("document.changed")
	w.key(keys.Escape)
	fail.Unequal(t, texttest.Read(t, behind), was, "the file was written")
}

func TestAFileThatChangedElsewhereIsOfferedAnewOnce(t *testing.T) {
	w, file := savedAndPlayed(t)
	isLeft := func(why string) {
		t.Helper()
		begun := w.tasks.Begun()
		w.exchange.LookAgain()
		fail.If(t, w.tasks.Begun() != begun, "the file is looked at: %v", why)
	}
	isOffered := func() {
		t.Helper()
		w.exchange.LookAgain()
		w.await("the offer", w.dialogs.Busy)
	}
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

package gui

import (
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/notation"
	"ninefold/engine/notation/record"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/keys"
)

// twoSudokus is a text of which one must be chosen.
var twoSudokus = "5" + strings.Repeat(".", 80) + "\n" + strings.Repeat(".", 80) + "7\n"

// openers open each dialog of the window, and its menus. They can be called again.
var openers = map[string]func(*window){
	"help": func(w *window) { w.run("help") }, "key sheet": func(w *window) { w.run("shortcuts") },
	"palette": func(w *window) { w.run(paletteID) }, "about": func(w *window) { w.run("about") },
	"new game": func(w *window) { w.run("newGame") }, "names": func(w *window) { w.run("players") },
	"a program": func(w *window) { w.setSide("", "1") }, "comment": func(w *window) { w.run("comment") },
	"comparison":          func(w *window) { w.run("compare") },
	"long comment":        func(w *window) { w.paste(longRecord(5_000)); w.does("first comment") },
	"text to mend":        func(w *window) { w.paste(strings.Repeat("Q", 81)) },
	"text beyond mending": func(w *window) { w.paste("ab\x1b[31mcd") },
	"file to open":        func(w *window) { w.run("import") },
	"file to save":        func(w *window) { w.run("exportAnswer") },
	"file of another":     func(w *window) { w.conflict() },
	"choice of a grid":    func(w *window) { w.paste(twoSudokus) },
	"question before all": func(w *window) { w.paste(texttest.Sample(w.t, "crosshatch-2.in")); w.run("run") },
	"program asked again": func(w *window) {
		w.paste("[Rules \"closed\"]\n\n1. 5 5\n")
		w.Session.SetSides(roster.Sides{O: roster.Side{Player: roster.Program, Command: "cat"}})
		w.run("askAgain")
	},
	"side by mail":        func(w *window) { w.paste("[Mail \"X\"]\n\n1. 5 5  2. 4 4  3. 1 1\n") },
	"question at the end": func(w *window) { w.breakDisk(); w.quit() },
}

// breakDisk makes it impossible to keep the session.
func (w *window) breakDisk() {
	if w.kept.Flush() == nil {
		w.tapCell(5, 5)
		w.flush()
		w.brokenDisk()
		if w.fyne != nil { // closing the window keeps its size
			w.fyne.Resize(fyne.NewSize(900, 700))
		} else {
			w.screen.Resize(900, 700)
		}
	}
}

// conflict saves to a file that another program has changed.
func (w *window) conflict() {
	file := w.file("a.ninefold", "x")
	w.Session.SetDocument(w.Session.Moment(), session.Document{Path: file, Form: notation.Record, Stamp: "another"})
	w.run("save")
	w.await("the question", w.dialogs.Busy)
}

// stops returns how many stops Tab has in the dialog on top.
func (w *window) stops() int {
	canvas, met := w.fyne.Canvas(), map[fyne.Focusable]bool{}
	for canvas.FocusNext(); canvas.Focused() != nil && !met[canvas.Focused()]; canvas.FocusNext() {
		met[canvas.Focused()] = true
	}
	return len(met)
}

// blinks reports whether the last focus is a field that believes it still has the keyboard, so that its cursor blinks.
func blinks(o fyne.Focusable) bool {
	of := reflect.ValueOf(o)
	return of.IsValid() && of.Elem().FieldByName("PlaceHolder").IsValid() && of.Elem().FieldByName("focused").Bool()
}

func TestEscapeClosesADialogWhereverTheKeyboardIs(t *testing.T) {
	for name, open := range openers {
		w := openPainted(t)
		canvas := w.fyne.Canvas()
		for tabs, stops := 0, 1; tabs <= stops; tabs++ {
			open(w)
			fail.NowIf(t, !w.dialogs.Busy(), "%s: nothing is open", name)
			if tabs == 0 {
				stops = w.stops()
			}
			for range tabs {
				canvas.FocusNext()
			}
			at := canvas.Focused()
			pressOn(canvas, fyne.KeyEscape)
			fail.NowIf(t, w.dialogs.Busy() || canvas.Focused() != w.focusOfBoard() || blinks(at),
				"%s: from a %T, Escape leads to a %T; open: %v", name, at, canvas.Focused(), w.dialogs.Busy())
		}
	}
}

func TestEscapeGoesBackToTheDialogBelow(t *testing.T) {
	w := openPainted(t)
	w.run("newGame")
	canvas := w.fyne.Canvas()
	canvas.FocusNext()
	who := canvas.Focused()
	pressOn(canvas, fyne.KeySpace)
	fail.NowIf(t, canvas.Focused() == who, "nothing to choose from is shown")
	pressOn(canvas, fyne.KeyEscape)
	fail.If(t, canvas.Focused() != who || !w.dialogs.Busy(), "the keyboard goes to %T", canvas.Focused())
	pressOn(canvas, fyne.KeyEscape)
	fail.If(t, canvas.Focused() != w.focusOfBoard() || w.dialogs.Busy(), "the keyboard goes to %T", canvas.Focused())
}

// TestEscapeGoesBackToTheBoardWhereverTheKeyboardIs; it leaves an exercise as well.
func TestEscapeGoesBackToTheBoardWhereverTheKeyboardIs(t *testing.T) {
	for _, id := range [...]string{"board.tictactoe", "board.crosshatch", "train", "learn"} {
		w := openPainted(t)
		w.run(id)
		canvas := w.fyne.Canvas()
		for tabs := range w.stops() {
			if !w.checked(id) {
				w.run(id)
			}
			w.focusBoard()
			for range tabs {
				canvas.FocusNext()
			}
			at := canvas.Focused()
			pressOn(canvas, fyne.KeyEscape)
			fail.NowIf(t, w.exercising() || canvas.Focused() != w.focusOfBoard(),
				"%s: from a %T, Escape leads to a %T", id, at, canvas.Focused())
		}
	}
}

func TestAButtonPassesOnTheKeysThatItHasNoUseFor(t *testing.T) {
	w := openPainted(t)
	canvas := w.fyne.Canvas()
	canvas.FocusNext()
	b, ok := canvas.Focused().(fyne.Accessible)
	fail.NowIf(t, !ok || b.AccessibilityRole() != fyne.AccessibleRoleButton, "Tab leads to a %T", canvas.Focused())
	pressOn(canvas, fyne.KeyDown)
	fail.If(t, !w.screen.Shown.Cursor.Any || canvas.Focused() != w.focusOfBoard(),
		"an arrow key leads to a %T, or the cursor is not shown", canvas.Focused())
}

// endless would take minutes to measure.
var endless = strings.Repeat("W", 1<<18)

// longName is as long as a record's tag may be.
var longName = strings.Repeat("W", record.MostTagBytes)

// mostMeasured limits the bytes of text measured to show the window and a dialog.
const mostMeasured = 250_000

// measureLittle fails the test if more than mostMeasured is measured from now on.
func (w *window) measureLittle() { app := w.painting; app.measured, app.most = 0, mostMeasured }

// endlessRecord returns a game in which all texts are endless.
func endlessRecord() string {
	var tags strings.Builder
	for _, name := range [...]string{
		"X", "O", "Event", "Site", "Date", "Round", "Annotator", "XPlayer", "OPlayer", "Termination",
	} {
		tags.WriteString("[" + name + " \"" + longName + "\"]\n")
	}
	return tags.String() + "[Rules \"closed\"]\n\n{" + endless + "}\n1. 5 5 {" + endless + "} 2. 4 4 {x: " + endless +
		"} (2. 5 4 {" + endless + "}) 3. 2 2\n"
}

func TestNoEndlessTextOfARecordIsMeasured(t *testing.T) {
	w := openPainted(t)
	w.measureLittle()
	w.open(w.file("endless.ninefold", endlessRecord()))
	w.flush()
	app := newPaintingApp()
	app.most = 2 * mostMeasured // painting also measures the menus' words
	again := newPainted(t, w.dir, app)
	fail.If(t, again.Session.Game.Tag("X") != longName, "a restart keeps %.20q", again.Session.Game.Tag("X"))
	again.end()
	fyne.SetCurrentApp(w.painting)
	for _, step := range [...]string{"first", "forward", "last"} {
		w.measureLittle()
		w.run(step)
	}
	w.Session.Game.Forfeit(endless)
	w.settle()
	lost := w.Session.Boards(1)[0]
	for name, open := range openers {
		w.measureLittle()
		fail.OnError(t, w.Session.OpenBoard(lost))
		w.settle()
		t.Log(name)
		open(w)
		for w.dialogs.Busy() {
			w.escape()
		}
	}
}

func TestAnEndlessNameIsLeftAsItIsUnlessItIsEdited(t *testing.T) {
	w := openWindow(t)
	w.open(w.file("endless.ninefold", "[X \""+longName+"\"]\n[Rules \"open\"]\n\n1. 5 5\n"))
	w.does("players Enter")
	name := w.Session.Game.Tag("X")
	fail.If(t, name != longName, "the name has %d characters", len(name))
	w.run("players")
	w.fields("Name")[0].SetText("Ada")
	w.key(keys.Enter)
	name = w.Session.Game.Tag("X")
	fail.If(t, name != "Ada", "the name has %d characters", len(name))
}

func TestNoEndlessTextOfAnywhereElseIsMeasured(t *testing.T) {
	name := filepath.Join(t.TempDir(), strings.Repeat("n", 250))
	texttest.Write(t, name, endless)
	w := openPainted(t)
	for where, show := range map[string]func(){
		"a warning": func() { w.App.shown.warn(endless) },
		"a tip":     func() { w.App.shown.tip(endless) },
		"a question": func() {
			asks := dialog.Question{Title: endless, Words: endless, Yes: "Yes", No: "No"}
			w.dialogs.Ask(func() dialog.Question { return asks }, func() {}, nil)
		},
		"a clipboard":       func() { w.paste(endless) },
		"a file of no form": func() { w.open(name) },
		"a clipboard, into a dialog": func() {
			w.run("compare")
			w.screen.Clipboard = endless
			w.run("paste")
		},
		"a recent file": func() { w.Session.Settings.Remember("/" + endless); w.settle() },
	} {
		w.measureLittle()
		t.Log(where)
		show()
		for w.dialogs.Busy() {
			w.escape()
		}
	}
	for _, item := range (&monkey{window: w}).recent() {
		fail.If(t, len(item.Words) > 200, "the menu has an item of %d bytes", len(item.Words))
	}
}

// TestNoLabelIsFynes: the pen draws all words, since it cuts them; Fyne's labels would measure whole texts.
func TestNoLabelIsFynes(t *testing.T) {
	files, err := filepath.Glob("*/*.go")
	fail.NowIf(t, err != nil || len(files) == 0, "%v, %v", len(files), err)
	for _, name := range files {
		fail.If(t, !strings.HasSuffix(name, "_test.go") && strings.Contains(texttest.Read(t, name), "widget.NewLabel"),
			"%s makes a label of Fyne's", name)
	}
}

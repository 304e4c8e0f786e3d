package gui

import (
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/notation"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

// openers open each dialog of the window, and its menus. They can be called again.
var openers = map[string]func(*window){
	"help":       func(w *window) { w.run("help") },
	"key sheet":  func(w *window) { w.run("shortcuts") },
	"palette":    func(w *window) { w.run(paletteID) },
	"about":      func(w *window) { w.run("about") },
	"new game":   func(w *window) { w.run("newGame") },
	"names":      func(w *window) { w.run("players") },
	"a program":  func(w *window) { w.setSide(tictactoe.O, "", "1") },
	"comment":    func(w *window) { w.run("comment") },
	"comparison": func(w *window) { w.run("compare") },
	"long comment": func(w *window) {
		w.paste(longRecord(5_000))
		w.does("first comment")
	},
	"text to mend":        func(w *window) { w.paste(strings.Repeat("Q", 81)) },
	"text beyond mending": func(w *window) { w.paste("ab\x1b[31mcd") },
	"file to open":        func(w *window) { w.run("import") },
	"file to save":        func(w *window) { w.run("exportAnswer") },
	"file of another":     func(w *window) { w.conflict() },
	"choice of a form":    func(w *window) { w.paste("B2b2") },
	"choice of a grid": func(w *window) {
		w.paste("5" + strings.Repeat(".", 80) + "\n" + strings.Repeat(".", 80) + "7\n")
	},
	"question at the end": func(w *window) { w.breakDisk(); w.quit() },
}

// breakDisk makes it impossible to keep the session.
func (w *window) breakDisk() {
	if w.store.Flush() == nil {
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
	w.session.SetDocument(w.session.Moment(), session.Document{Path: file, Form: notation.Record, Stamp: "another"})
	w.run("save")
	w.await("the question", w.dialogs.Busy)
}

// stops returns how many stops Tab has in the dialog on top.
func (w *window) stops() int {
	canvas := w.fyne.Canvas()
	met := map[fyne.Focusable]bool{}
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

func TestChoosingAProgramGivesTheKeyboardToItsCommand(t *testing.T) {
	w := openPainted(t)
	w.run("newGame")
	canvas := w.fyne.Canvas()
	canvas.FocusNext() // who plays
	pressOn(canvas, fyne.KeySpace)
	for range 3 {
		pressOn(canvas, fyne.KeyDown)
	}
	pressOn(canvas, fyne.KeyReturn)
	at := canvas.Focused()
	fail.NowIf(t, at == nil || !blinks(at) || w.dialogs.Number() != 1, "the keyboard is at a %T", at)
	pressOn(canvas, fyne.KeyReturn)
	at = canvas.Focused()
	fail.If(t, at == nil || !blinks(at) || !w.dialogs.Busy(), "below the error the keyboard is at a %T", at)
}

func TestAMendedTextThatCanBeReadInSeveralWaysIsAskedAbout(t *testing.T) {
	w := openWindow(t)
	w.paste(strings.Repeat("Q", 81))
	w.entry().SetText("B2b2")
	w.screen.PressIn("Import")
	fail.NowIf(t, !w.dialogs.Busy() || !strings.Contains(w.screen.Texts(), locale.Text("reading.ask")),
		"it says\n%s", w.screen.Texts())
	w.key(keys.Enter)
	fail.If(t, w.dialogs.Busy() || w.session.Shown != session.TicTacToe || w.moves() == 0,
		"%d moves, a dialog is open: %v", w.moves(), w.dialogs.Busy())
}

func TestEnterConfirmsADialogWhoseButtonDoesNotHaveTheKeyboard(t *testing.T) {
	w := openPainted(t)
	w.run("newGame")
	w.fyne.Canvas().FocusNext() // who plays
	pressOn(w.fyne.Canvas(), fyne.KeyReturn)
	fail.If(t, w.dialogs.Busy(), "a new game is not begun")
	w.run("about")
	w.key(keys.Enter)
	fail.If(t, w.dialogs.Busy(), "what is only looked at stays")
	w.breakDisk()
	w.quit()
	w.key(keys.Enter)
	fail.If(t, w.screen.Quits != 0 || w.dialogs.Busy(), "by Enter something is lost, or the question stays")
}

// Late keys and clicks must reach nothing in a closed window.
func TestEveryOtherWindowIsEmptiedWhenItCloses(t *testing.T) {
	w := openPainted(t)
	for name, open := range map[string]func(){
		"the tester": func() { w.run("test") }, "the match": func() { w.run("match") },
		"the log": w.features.setup.ShowLog,
	} {
		open()
		other := topWindow()
		fail.NowIf(t, other == w.fyne, "%s is not opened", name)
		canvas, content := other.Canvas(), other.Content()
		other.Close()
		fail.If(t, canvas.OnTypedKey() != nil || canvas.Focused() != nil || canvas.Content() == content,
			"%s hears keys when it has closed", name)
	}
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
			fail.NowIf(t, w.features.exercises.Shown() != nil || canvas.Focused() != w.focusOfBoard(),
				"%s: from a %T, Escape leads to a %T", id, at, canvas.Focused())
		}
	}
}

func TestAButtonPassesOnTheKeysThatItHasNoUseFor(t *testing.T) {
	w := openPainted(t)
	canvas := w.fyne.Canvas()
	canvas.FocusNext()
	if b, ok := canvas.Focused().(fyne.Accessible); !ok || b.AccessibilityRole() != fyne.AccessibleRoleButton {
		t.Fatalf("Tab leads from the board to a %T", canvas.Focused())
	}
	pressOn(canvas, fyne.KeyDown)
	if shown := w.shown.window.Cursor.Any; !shown || canvas.Focused() != w.focusOfBoard() {
		t.Errorf("an arrow key leads to a %T, the cursor is shown: %v", canvas.Focused(), shown)
	}
}

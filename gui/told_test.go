package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/aria"
)

// find is the first of some elements, or of those in them, that is so; nil for none.
func find(elements []aria.Element, is func(aria.Element) bool) *aria.Element {
	for i := range elements {
		if is(elements[i]) {
			return &elements[i]
		}
		if found := find(elements[i].Elements, is); found != nil {
			return found
		}
	}
	return nil
}

// toldWords are all names and values of elements.
func toldWords(elements []aria.Element) string {
	var words strings.Builder
	find(elements, func(e aria.Element) bool {
		words.WriteString(e.Name + "\n" + e.Value + "\n")
		return false
	})
	return words.String()
}

func TestEveryDialogIsToldWholly(t *testing.T) {
	for name, open := range openers {
		w := openWindow(t)
		open(w)
		canvas := w.window.Canvas()
		told := w.told().Dialog
		if told == nil {
			t.Fatalf("%s: nothing is told", name)
		}
		within := []aria.Element{*told}
		words := toldWords(within)
		walk(canvas.Overlays().Top(), func(o fyne.CanvasObject) {
			if l, ok := o.(fyne.Accessible); ok && l.AccessibilityRole() == fyne.AccessibleRoleText &&
				!strings.Contains(words, l.AccessibilityLabel()) && embedded[widget.Label](o, "Label") != nil {
				t.Errorf("%s: %q is not told but\n%s", name, l.AccessibilityLabel(), words)
			}
		})
		for range w.stops() {
			canvas.FocusNext()
			part := partOf(canvas.Focused())
			if find([]aria.Element{*w.told().Dialog}, func(e aria.Element) bool { return e.Part == part }) == nil {
				t.Errorf("%s: a %T has the keyboard but is not told", name, canvas.Focused())
			}
		}
		if active := find(within, func(e aria.Element) bool { return e.Active != nil }); active != nil &&
			find(within, func(e aria.Element) bool { return e.Part == active.Active }) == nil &&
			active.Role != aria.Menu {
			t.Errorf("%s: the active part of the %s is not told", name, active.Role)
		}
	}
}

func TestWhereverTheKeyboardIsIsTold(t *testing.T) {
	for name, prepare := range map[string]func(*window){
		"start":   func(*window) {},
		"game":    func(w *window) { w.tapCell(5, 5) },
		"edit":    func(w *window) { w.run("edit") },
		"Sudoku":  func(w *window) { w.run("board.crosshatch") },
		"puzzle":  func(w *window) { w.run("train") },
		"lessons": func(w *window) { w.run("learn") },
	} {
		w := openWindow(t)
		prepare(w)
		canvas := w.window.Canvas()
		for range w.stops() {
			canvas.FocusNext()
			told := w.told()
			e := find(told.Elements, func(e aria.Element) bool { return e.Part == told.Focus })
			if told.Focus == nil || e == nil && told.Focus != told.Board.Part {
				t.Errorf("%s: a %T has the keyboard but is not told", name, canvas.Focused())
			}
		}
	}
}

func TestAWarningIsToldAtOnceAndTheTurnWhenItChanges(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	if told := w.told(); !strings.HasPrefix(told.Status, "O to move in field 5") || told.Alert != "" {
		t.Errorf("after a move it tells %q and %q", told.Status, told.Alert)
	}
	w.tapCell(1, 1)
	if told := w.told(); !strings.Contains(told.Alert, "the last move points to field 5") ||
		strings.Contains(told.Status, told.Alert) {
		t.Errorf("after an illegal move it tells %q and %q", told.Status, told.Alert)
	}
	w.key(fyne.KeyDown)
	if told := w.told(); told.Board.Cursor == nil || told.Focus != told.Board.Part {
		t.Errorf("the cursor is %v", told.Board.Cursor)
	}
	w.tapCell(4, 4)
	if told := w.told(); told.Alert != "" || told.Board.Cells[3][3] != "Row 4, column 4: O, last move" {
		t.Errorf("after a legal move it warns %q, and the cell is %q", told.Alert, told.Board.Cells[3][3])
	}
}

func TestEveryCommandIsToldAndDoesWhatItDoes(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	said := w.told().Elements
	for _, a := range w.table.Actions {
		told := find(said, func(e aria.Element) bool {
			return e.Role == aria.Button && e.Name == a.FullLabel() && !e.Disabled
		})
		if (told != nil) != a.Can() {
			t.Errorf("%s can be done: %v; is told: %v", a.ID, a.Can(), told != nil)
		}
	}
	undo := find(said, func(e aria.Element) bool { return e.Name == "Undo" })
	if undo.Do(); w.can("undo") {
		t.Error("a command that is told does nothing")
	}
}

package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

func TestTheGraphFollowsTheLineAndGoesToItsSteps(t *testing.T) {
	w := openAt(t, tictactoetest.MateInOne())
	w.tapCell(3, 9)
	w.key(fyne.KeyV)
	w.await("the review", w.reviewed)
	data := w.graph()
	if len(data.Points) != 3 || data.Current != 2 || data.Points[0].Known {
		t.Fatalf("%+v", data) // the first step is the empty board under Judge, which has no value
	}
	graph := w.graphWidget()
	headline, value := w.headline(), w.value()
	// A short line is spread no more than that.
	at := func(step int) fyne.Position { return fyne.NewPos(1+24*float32(step), 20) }
	graph.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at(1)}})
	if reason := w.reason(); reason != data.Points[1].Label || !strings.Contains(reason, "X wins in 1 move") {
		t.Errorf("with the pointer on a step it says %q", reason)
	}
	if w.shownAt(3, 9).Symbol != diagram.Blank || w.headline() == headline || w.value() == value {
		t.Errorf("with the pointer on a step the headline is %q, the value %q", w.headline(), w.value())
	}
	graph.MouseOut()
	if w.reason() == data.Points[1].Label || w.headline() != headline || w.value() != value {
		t.Error("what was said of a step stays when the pointer is gone")
	}
	if label := graph.AccessibilityLabel(); strings.Contains(label, "chart.") ||
		!strings.Contains(label, data.Points[2].Label) {
		t.Errorf("it is labelled %q", label)
	}
	graph.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at(1)}})
	before := w.shownAt(3, 9).Symbol
	w.key(fyne.KeyHome)
	w.key(fyne.KeyEnd)
	if before != diagram.Blank || w.shownAt(3, 9).Symbol == diagram.Blank {
		t.Error("what the pointer showed stays when the user goes to another step")
	}
	graph.MouseOut()
	test.TapAt(graph, at(1))
	if p := w.position(); p != tictactoetest.MateInOne() || w.graph().Current != 1 {
		t.Error("a click does not go to its step")
	}
	test.TapAt(graph, at(40))
	if w.last() != grid.At(3, 9) {
		t.Error("a click beyond the last step does not go to it")
	}
}

// pointable is a widget that is pointed at and clicked.
type pointable interface {
	fyne.CanvasObject
	fyne.Tappable
	fyne.Accessible
	desktop.Hoverable
}

// graphWidget is the graph in the window.
func (w *window) graphWidget() (found pointable) {
	w.t.Helper()
	walk(w.window.Content(), func(o fyne.CanvasObject) {
		if p, ok := o.(pointable); ok && strings.HasPrefix(p.AccessibilityLabel(), locale.Text("chart.label")) {
			found = p
		}
	})
	if found == nil {
		w.t.Fatal("there is no graph")
	}
	return found
}

// TestWhatTheGraphShowedGoesWithIt puts the graph away by a key while the pointer is on one of its steps.
func TestWhatTheGraphShowedGoesWithIt(t *testing.T) {
	w := openAt(t, tictactoetest.MateInOne())
	w.tapCell(3, 9)
	w.key(fyne.KeyV)
	w.await("the review", w.reviewed)
	w.graphWidget().MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(25, 20)}})
	if w.shownAt(3, 9).Symbol != diagram.Blank {
		t.Fatal("the step that the pointer is on is not shown")
	}
	w.key(fyne.KeyV)
	if shows[view.Value](w) || w.shownAt(3, 9).Symbol == diagram.Blank || w.said() != "" {
		t.Errorf("the graph is gone, and the board shows its step; said is %q", w.said())
	}
}

package gui

import (
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/keys"
	"ninefold/gui/view"
)

func TestTheGraphFollowsTheLineAndGoesToItsSteps(t *testing.T) {
	w := openAt(t, tictactoetest.MateInOne())
	w.tapCell(3, 9)
	w.key("V")
	w.await("the review", w.reviewed)
	data := w.graph()
	if len(data.Points) != 3 || data.Current != 2 || data.Points[0].Known {
		t.Fatalf("%+v", data) // the first step is the empty board under Judge, which has no value
	}
	headline, value := w.headline(), w.value()
	w.screen.Events.Graph(1)
	w.screen.Events.Tip(data.Points[1].Label)
	if reason := w.reason(); reason != data.Points[1].Label || !strings.Contains(reason, "X wins in 1 move") {
		t.Errorf("with the pointer on a step it says %q", reason)
	}
	fail.If(t, w.shownAt(3, 9).Symbol != diagram.Blank || w.headline() == headline || w.value() == value,
		"with the pointer on a step the headline is %q, the value %q", w.headline(), w.value())
	w.screen.Events.Graph(-1)
	w.screen.Events.Tip("")
	fail.If(t, w.reason() == data.Points[1].Label || w.headline() != headline || w.value() != value,
		"what was said of a step stays when the pointer is gone")
	w.screen.Events.Graph(1)
	before := w.shownAt(3, 9).Symbol
	w.key(keys.Home)
	w.key(keys.End)
	fail.If(t, before != diagram.Blank || w.shownAt(3, 9).Symbol == diagram.Blank,
		"what the pointer showed stays when the user goes to another step")
	w.screen.Events.Graph(-1)
	w.screen.Events.GoTo(1)
	p := w.position()
	fail.If(t, p != tictactoetest.MateInOne() || w.graph().Current != 1, "a click does not go to its step")
	w.screen.Events.GoTo(2)
	fail.Unequal(t, w.last(), grid.At(3, 9), "a click on the last step does not go to it")
}

// TestWhatTheGraphShowedGoesWithIt hides the graph by a key while the pointer is on one of its steps.
func TestWhatTheGraphShowedGoesWithIt(t *testing.T) {
	w := openAt(t, tictactoetest.MateInOne())
	w.tapCell(3, 9)
	w.key("V")
	w.await("the review", w.reviewed)
	w.screen.Events.Graph(1)
	fail.NowIf(t, w.shownAt(3, 9).Symbol != diagram.Blank, "the step that the pointer is on is not shown")
	w.key("V")
	fail.If(t, shows[view.Value](w) || w.shownAt(3, 9).Symbol == diagram.Blank || w.said() != "",
		"the graph is gone, and the board shows its step; said is %q", w.said())
}

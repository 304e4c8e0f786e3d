package gui

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
)

func openAt(t *testing.T, p tictactoe.Position) *window {
	w := openWindow(t)
	w.showPosition(p)
	return w
}

func (w *window) showPosition(p tictactoe.Position) {
	w.Session.Game.Set(tictactoe.Edited, p)
	w.settle()
}

// awaitHint asks for a hint until the cell is proposed. On a busy machine a search may be too short for that.
func (w *window) awaitHint(row, col int) {
	w.t.Helper()
	w.key("T")
	w.await("the hint", func() bool {
		if w.shownAt(row, col).Best {
			return true
		}
		if screentest.Cells(w.screen.Shown.Diagram, marked) != "" {
			w.does("Escape T")
		}
		return false
	})
}

func marked(c diagram.Cell) bool { return c.Best }

// reviewed reports whether the errors found by a review are shown.
func (w *window) reviewed() bool { return cardOf[deck.Moves](w).Summary != "" }

func TestTheGraphFollowsTheLineAndGoesToItsSteps(t *testing.T) {
	w := openAt(t, tictactoetest.MateInOne())
	w.does("39 V")
	w.await("the review", w.reviewed)
	data := w.graph()
	fail.NowIf(t, len(data.Points) != 3 || data.Current != 2 || data.Points[0].Known, "%+v", data)
	headline, value := w.headline(), w.value()
	w.screen.Send(screen.Graph(1))
	w.screen.Send(screen.Tip(data.Points[1].Label))
	fail.Unequal(t, w.reason(), data.Points[1].Label, "with the pointer on a step it")
	fail.Lacks(t, w.reason(), "X wins in 1 move", "with the pointer on a step it says")
	fail.If(t, w.shownAt(3, 9).Symbol != diagram.Blank || w.headline() == headline || w.value() == value,
		"with the pointer on a step the headline is %q, the value %q", w.headline(), w.value())
	w.screen.Send(screen.Graph(-1))
	w.screen.Send(screen.Tip(""))
	fail.If(t, w.reason() == data.Points[1].Label || w.headline() != headline || w.value() != value,
		"what was said of a step stays when the pointer is gone")
	w.screen.Send(screen.Graph(1))
	before := w.shownAt(3, 9).Symbol
	w.does("Home End")
	fail.If(t, before != diagram.Blank || w.shownAt(3, 9).Symbol == diagram.Blank,
		"what the pointer showed stays when the user goes to another step")
	w.screen.Send(screen.Graph(-1))
	w.screen.Send(screen.GoTo(1))
	fail.If(t, w.position() != tictactoetest.MateInOne() || w.graph().Current != 1, "a click does not go to its step")
	w.screen.Send(screen.GoTo(2))
	fail.Unequal(t, w.last(), grid.At(3, 9), "a click on the last step does not go to it")
	w.screen.Send(screen.Graph(1))
	fail.NowIf(t, w.shownAt(3, 9).Symbol != diagram.Blank, "the step that the pointer is on is not shown")
	w.key("V") // the graph goes though the pointer is on it
	fail.If(t, shows[deck.Value](w) || w.shownAt(3, 9).Symbol == diagram.Blank || w.said() != "",
		"the graph is gone, and the board shows its step; said is %q", w.said())
}

// offered returns the words of the buttons on the card with the answer.
func (w *window) offered() string {
	for _, b := range w.cards() {
		if b.Class == "Verdict" {
			return screentest.Joined(b.Presses(), ", ", func(p view.Press) string { return p.Button.Words })
		}
	}
	return ""
}

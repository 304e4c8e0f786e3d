package gui

import (
	"ninefold/engine/picture/diagram"
	"ninefold/engine/tictactoe"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/screen/screentest"
)

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

// offered returns the words of the buttons on the card with the answer.
func (w *window) offered() string {
	for _, b := range w.cards() {
		if b.Class == "Verdict" {
			return screentest.Joined(b.Presses(), ", ", func(p view.Press) string { return p.Button.Words })
		}
	}
	return ""
}

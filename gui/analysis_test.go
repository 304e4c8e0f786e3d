package gui

import (
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/keys"
	"ninefold/gui/view"
)

// openAt opens a window with a position that was set up.
func openAt(t *testing.T, p tictactoe.Position) *window {
	t.Helper()
	w := openWindow(t)
	w.session.Game.Set(tictactoe.Edited, p)
	w.commit()
	return w
}

// awaitHint asks for a hint until the cell is proposed. On a busy machine a search may be too short for that.
func (w *window) awaitHint(row, col int) {
	w.t.Helper()
	w.key("T")
	w.await("the hint", func() bool {
		if w.shownAt(row, col).Best {
			return true
		}
		if cellsWith(w.screen.Shown.Diagram, marked) != "" {
			w.key(keys.Escape)
			w.key("T")
		}
		return false
	})
}

func marked(c diagram.Cell) bool { return c.Best }

func TestAnalysisShowsValuesUntilItIsSwitchedOff(t *testing.T) {
	w := openAt(t, tictactoetest.MateInOne())
	fail.NowIf(t, w.session.Settings.Analysis, "analysis is on from the start")
	w.session.Settings.Seconds = 1
	w.key("A")
	best := grid.At(1, 9)
	w.await("values", func() bool { return w.shownAt(1, 9).Note == "W1" })
	w.await("the end", func() bool { return strings.Contains(w.value(), "Done") && w.progress() == 0 })
	for c, cell := range w.screen.Shown.Diagram.Cells {
		fail.Unequal(t, cell.Playable, (cell.Note != ""), "cell %d: %+v", c, cell)
	}
	card, _ := cardOf[view.Value](w)
	fail.If(t, card.Number != "X wins in 1 move" || card.Best != "1,9" || card.Share != 1 ||
		len(card.Graph.Points) == 0, "the value is shown as %+v", card)
	w.screen.Events.Point(best)
	fail.Unless(t, strings.Contains(w.reason(), "is best"), "pointing says %q", w.reason())
	w.key("A")
	fail.If(t, w.shownAt(1, 9).Note != "" || shows[view.Value](w), "switching off leaves values")
}

func TestAReviewIsInTheListAndInTheRecord(t *testing.T) {
	w := openAt(t, tictactoetest.GivenAway())
	w.tapCell(3, 9) // X could win in row 1, column 9, but sends O where O wins
	w.key("V")
	w.await("the review", w.reviewed)
	w.key(keys.PageUp)
	w.tapCell(1, 9)
	fail.If(t, !w.checked("review") || w.rowOf("3,9").glyph != "◆ ??" || len(w.graph().Points) == 0,
		"a side line puts the grades away: %+v", w.rows())
	record := w.record()
	fail.If(t, !strings.Contains(record, "1. 1 9\n") || !strings.Contains(record, "(1. 3 9 {X 3,9 was a blunder (??)"),
		"the record is\n%s", record)
	w.run("mistake.after")
	fail.Unequal(t, w.last(), grid.At(3, 9), "the next mistake is not that of the line reviewed")
}

// reviewed reports whether the errors found by a review are shown.
func (w *window) reviewed() bool {
	card, _ := cardOf[view.Moves](w)
	return card.Summary != ""
}

// rowOf returns the row of the list with these words.
func (w *window) rowOf(words string) row {
	w.t.Helper()
	for _, r := range w.rows() {
		if r.words == words {
			return r
		}
	}
	w.t.Fatalf("%q is not listed, but %+v", words, w.rows())
	return row{}
}

func TestAReviewDoesNotWaitForTheAnalysis(t *testing.T) {
	w := openWindow(t)
	w.does("rules.closed 55 time.60")
	w.key("A")
	w.await("values", func() bool { return strings.Contains(w.value(), "Searching:") })
	w.key("V")
	w.await("the review", w.reviewed)
	fail.Unless(t, strings.Contains(w.value(), "Searching:"), "the analysis has ended: %q", w.value())
	w.key("A")
}

func TestWhatEndsElsewhereLeavesATypedRowAndAMessageAlone(t *testing.T) {
	w := openWindow(t)
	w.does("rules.open 55")
	w.key("V")
	w.typed("4")
	said := w.said()
	w.await("the review", w.reviewed)
	fail.If(t, w.said() != said || said == "", "the message %q became %q", said, w.said())
	w.typed("4")
	fail.Unequal(t, w.last(), grid.At(4, 4), "the typed row is forgotten")
}

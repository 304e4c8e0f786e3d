package gui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/panel"
)

// openAt is a window with a position that was set up.
func openAt(t *testing.T, p tictactoe.Position) *window {
	t.Helper()
	w := openWindow(t)
	w.session.Game.Set(tictactoe.Edited, p)
	w.commit()
	return w
}

// awaitHint asks for a hint until a cell is proposed. A hint of too short a search, as on a busy machine, is sent away.
func (w *window) awaitHint(row, col int) {
	w.t.Helper()
	w.key(fyne.KeyT)
	w.await("the hint", func() bool {
		if w.shownAt(row, col).Best {
			return true
		}
		if cellsWith(w.parts.board.Shown(), marked) != "" {
			w.key(fyne.KeyEscape)
			w.key(fyne.KeyT)
		}
		return false
	})
}

func TestTheSecondHintPlaysIt(t *testing.T) {
	w := openAt(t, tictactoetest.MateInOne())
	w.awaitHint(1, 9)
	if cell := w.shownAt(1, 9); !strings.Contains(cell.Label, "proposed") ||
		!strings.Contains(w.reason(), "Hint again plays it") {
		t.Errorf("%+v, said %q", cell, w.reason())
	}
	if ghost := w.shownAt(1, 9).Ghost; ghost != diagram.Cross {
		t.Errorf("its ghost is %v", ghost)
	}
	w.run("analysis")
	w.await("a value", func() bool { return w.shownAt(1, 9).Note != "" })
	if cell := w.shownAt(1, 9); !cell.Best || cell.Ghost != diagram.Blank {
		t.Errorf("with a value in it: %+v", cell)
	}
	w.run("analysis")
	w.pointed(grid.At(5, 5))
	if !strings.Contains(w.reason(), "Hint again plays it") {
		t.Errorf("with the pointer on another cell it says %q", w.reason())
	}
	w.key(fyne.KeyT)
	p := w.position()
	if p.Winner() != tictactoe.X || cellsWith(w.parts.board.Shown(), marked) != "" {
		t.Error("the second hint does not play the cell")
	}
	if w.can("hint") {
		t.Error("there is a hint after the end")
	}
}

func marked(c diagram.Cell) bool { return c.Best }

func TestAHintThatIsAskedForTwiceAtOnceIsNoGuess(t *testing.T) {
	w := openWindow(t)
	w.run("rules.open")
	w.run("time.1")
	w.key(fyne.KeyT)
	w.key(fyne.KeyT)
	w.await("the hint", func() bool { return cellsWith(w.parts.board.Shown(), marked) != "" })
	if said := w.reason(); strings.Contains(said, "not known") || !strings.Contains(said, "X ") {
		t.Errorf("it says %q", said)
	}
}

func TestEscapeTakesTheHintAway(t *testing.T) {
	w := openAt(t, tictactoetest.MateInOne())
	w.awaitHint(1, 9)
	w.key(fyne.KeyEscape)
	if w.shownAt(1, 9).Best || w.said() != "" {
		t.Errorf("after Escape it says %q", w.said())
	}
	w.key(fyne.KeyT)
	w.key(fyne.KeyEscape)
	w.late()()
	if w.shownAt(1, 9).Best {
		t.Error("a hint that was called off is shown")
	}
}

func TestUnderJudgeThereIsNoHint(t *testing.T) {
	w := openWindow(t)
	w.run("rules.judge")
	w.key(fyne.KeyT)
	if w.progress() != 0 || !strings.Contains(w.reason(), "nobody wins") {
		t.Errorf("said %q", w.reason())
	}
}

func TestAnalysisShowsValuesUntilItIsSwitchedOff(t *testing.T) {
	w := openAt(t, tictactoetest.MateInOne())
	if w.session.Settings.Analysis {
		t.Fatal("analysis is on from the start")
	}
	w.session.Settings.Seconds = 1
	w.key(fyne.KeyA)
	best := grid.At(1, 9)
	w.await("values", func() bool { return w.shownAt(1, 9).Note == "W1" })
	w.await("the end", func() bool { return strings.Contains(w.value(), "Done") && w.progress() == 0 })
	for c, cell := range w.parts.board.Shown().Cells {
		if cell.Playable != (cell.Note != "") {
			t.Errorf("cell %d: %+v", c, cell)
		}
	}
	if card, _ := cardOf[panel.Value](w); card.Number != "X wins in 1 move" || card.Best != "1,9" || card.Share != 1 ||
		len(card.Graph.Points) == 0 {
		t.Errorf("the value is shown as %+v", card)
	}
	w.pointed(best)
	if !strings.Contains(w.reason(), "is best") {
		t.Errorf("pointing says %q", w.reason())
	}
	w.key(fyne.KeyA)
	if w.shownAt(1, 9).Note != "" || shows[panel.Value](w) {
		t.Error("switching off leaves values")
	}
}

func TestALateValueForAnotherPositionIsDropped(t *testing.T) {
	noted := func(c diagram.Cell) bool { return c.Note != "" }
	w := openWindow(t)
	w.run("rules.closed")
	w.key(fyne.KeyA)
	w.await("values", func() bool { return len(cellsWith(w.parts.board.Shown(), noted)) > 0 })
	w.tasks.Clock.Advance(time.Second)
	late := w.late()
	w.tapCell(5, 5)
	late()
	if cells := cellsWith(w.parts.board.Shown(), func(c diagram.Cell) bool {
		return noted(c) && !c.Playable
	}); cells != "" {
		t.Errorf("values of the position before are shown at %q", cells)
	}
	w.key(fyne.KeyA)
	w.late()()
	if cells := cellsWith(w.parts.board.Shown(), noted); cells != "" {
		t.Errorf("it goes on though switched off: values at %q", cells)
	}
}

func TestAReviewMarksWhatWasGivenAway(t *testing.T) {
	p := tictactoetest.LineIn(tictactoetest.MateInOne(), tictactoe.O, 6, 7).
		With(grid.At(7, 7), tictactoe.O).With(grid.At(7, 8), tictactoe.O)
	w := openAt(t, p)
	w.tapCell(3, 9) // instead of winning in row 1, column 9, X sends O to where O wins
	w.key(fyne.KeyV)
	w.await("the review", w.reviewed)
	card, _ := cardOf[panel.Value](w)
	for _, tally := range card.Tally {
		if blunders := tally.Glyph == "??"; blunders && tally.X != 1 || !blunders && tally.X != 0 || tally.O != 0 {
			t.Errorf("counted are %+v", card.Tally)
		}
	}
	rows := w.rows()
	if row := rows[len(rows)-1]; row.glyph != "◆ ??" || !strings.Contains(row.note, "Best was 1,9: X wins in 1 move.") {
		t.Errorf("the move is marked %+v", row)
	}
	if !strings.Contains(w.reason(), "Best was 1,9: X wins in 1 move.") {
		t.Errorf("said %q", w.reason())
	}
	if points := w.graph().Points; !points[len(points)-1].Turned {
		t.Error("the graph does not show where the game turned")
	}
	w.key(fyne.KeyPageUp)
	if !w.checked("review") {
		t.Fatal("looking back puts the grades away")
	}
	w.tapCell(1, 9)
	if !w.checked("review") || w.rowOf("3,9").glyph != "◆ ??" || len(w.graph().Points) == 0 {
		t.Errorf("a side line puts the grades away: %+v", w.rows())
	}
	if record := w.record(); !strings.Contains(record, "1. 1 9\n") ||
		!strings.Contains(record, "(1. 3 9 {X 3,9 was a blunder (??)") {
		t.Errorf("the record is\n%s", record)
	}
	w.run("mistake.after")
	if w.last() != grid.At(3, 9) {
		t.Error("the next mistake is not that of the line reviewed")
	}
	w.run("new")
	if w.checked("review") || shows[panel.Value](w) || strings.Contains(w.beside(), "??") {
		t.Error("the grades stay though another game is shown")
	}
}

// reviewed reports whether the counts of a review are shown.
func (w *window) reviewed() bool {
	card, _ := cardOf[panel.Value](w)
	return len(card.Tally) > 0
}

// rowOf is the row of some words in the list.
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
	w.run("rules.closed")
	w.tapCell(5, 5)
	w.run("time.60")
	w.key(fyne.KeyA)
	w.await("values", func() bool { return strings.Contains(w.value(), "Searching:") })
	w.key(fyne.KeyV)
	w.await("the review", w.reviewed)
	if !strings.Contains(w.value(), "Searching:") {
		t.Errorf("the analysis has ended: %q", w.value())
	}
	w.key(fyne.KeyA)
}

func TestAReviewCanBeStopped(t *testing.T) {
	w := openWindow(t)
	w.run("rules.open")
	w.tapCell(5, 5)
	w.tapCell(5, 4)
	w.key(fyne.KeyV)
	if !w.checked("review") || !strings.Contains(w.value(), "Reviewing: 0 of") {
		t.Fatalf("beside the board: %q", w.beside())
	}
	w.key(fyne.KeyEscape)
	w.late()()
	if w.checked("review") || shows[panel.Value](w) || w.progress() != 0 {
		t.Error("a stopped review goes on")
	}
}

func TestWhatEndsElsewhereLeavesATypedRowAndAMessageAlone(t *testing.T) {
	w := openWindow(t)
	w.run("rules.open")
	w.tapCell(5, 5)
	w.key(fyne.KeyV)
	w.typed("4")
	said := w.said()
	w.await("the review", w.reviewed)
	if w.said() != said || said == "" {
		t.Errorf("the message %q became %q", said, w.said())
	}
	w.typed("4")
	if w.last() != grid.At(4, 4) {
		t.Error("the typed row is forgotten")
	}
}

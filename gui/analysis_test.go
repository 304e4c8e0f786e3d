package gui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/widgets"
)

// mateInOne is a position by the rules Closed in which X wins at once in row 1, column 9, and nowhere else.
func mateInOne(t *testing.T) tictactoe.Position {
	t.Helper()
	p := lineIn(tictactoe.New(tictactoe.Closed), tictactoe.X, 0, 1)
	p = p.With(grid.At(1, 7), tictactoe.X).With(grid.At(1, 8), tictactoe.X).With(grid.At(4, 6), tictactoe.O)
	p, ok := p.WithLast(grid.At(4, 6))
	if !ok || p.Turn() != tictactoe.X || p.Over() {
		t.Fatal("the position is not as meant")
	}
	return p
}

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
	w := openAt(t, mateInOne(t))
	w.awaitHint(1, 9)
	if cell := w.shownAt(1, 9); !strings.Contains(cell.Label, "proposed") || !strings.Contains(w.reason(), "T again to play it") {
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
	if !strings.Contains(w.reason(), "T again to play it") {
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
	if strings.Contains(w.reason(), "not known") || !strings.Contains(w.reason(), "X wins") {
		t.Errorf("it says %q", w.reason())
	}
}

func TestEscapeTakesTheHintAway(t *testing.T) {
	w := openAt(t, mateInOne(t))
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
	w.key(fyne.KeyT)
	if w.view().Progress != 0 || !strings.Contains(w.reason(), "nobody wins") {
		t.Errorf("said %q", w.reason())
	}
}

func TestAnalysisShowsValuesUntilItIsSwitchedOff(t *testing.T) {
	w := openAt(t, mateInOne(t))
	if w.session.Settings.Analysis {
		t.Fatal("analysis is on from the start")
	}
	w.session.Settings.Seconds = 1
	w.key(fyne.KeyA)
	best := grid.At(1, 9)
	w.await("values", func() bool { return w.shownAt(1, 9).Note == "W1" })
	w.await("the end", func() bool { return strings.Contains(w.beside(), "Done") && w.view().Progress == 0 })
	for c, cell := range w.parts.board.Shown().Cells {
		if cell.Playable != (cell.Note != "") || cell.Playable && cell.Sign == diagram.NoSign {
			t.Errorf("cell %d: %+v", c, cell)
		}
	}
	if !strings.Contains(w.beside(), "X wins in one move") || !strings.Contains(w.beside(), "Best line: 1,9") || !w.chart().Visible() {
		t.Errorf("beside the board: %q", w.beside())
	}
	w.pointed(best)
	if !strings.Contains(w.reason(), "is best") {
		t.Errorf("pointing says %q", w.reason())
	}
	w.key(fyne.KeyA)
	if w.shownAt(1, 9).Note != "" || strings.Contains(w.beside(), "Best line") || w.chart().Visible() {
		t.Error("switching off leaves values")
	}
}

// chart is the chart beside the board.
func (w *window) chart() *widgets.Chart {
	w.t.Helper()
	for _, o := range w.parts.side.Objects {
		if chart, ok := o.(*widgets.Chart); ok {
			return chart
		}
	}
	w.t.Fatal("there is no chart")
	return nil
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
	if cells := cellsWith(w.parts.board.Shown(), func(c diagram.Cell) bool { return noted(c) && !c.Playable }); cells != "" {
		t.Errorf("values of the position before are shown at %q", cells)
	}
	w.key(fyne.KeyA)
	w.late()()
	if cells := cellsWith(w.parts.board.Shown(), noted); cells != "" {
		t.Errorf("it goes on though switched off: values at %q", cells)
	}
}

func TestAReviewMarksWhatWasGivenAway(t *testing.T) {
	p := lineIn(mateInOne(t), tictactoe.O, 6, 7).With(grid.At(7, 7), tictactoe.O).With(grid.At(7, 8), tictactoe.O)
	w := openAt(t, p)
	w.tapCell(3, 9) // instead of winning in row 1, column 9, X sends O to where O wins
	w.key(fyne.KeyV)
	w.await("the review", func() bool { return strings.Contains(w.beside(), "X: 1 blunder (??)") })
	rows := w.parts.steps.Rows()
	if row := rows[len(rows)-1]; row.Mark != "◆ ??" || row.Importance != widget.DangerImportance {
		t.Errorf("the move is marked %+v", row)
	}
	if !strings.Contains(w.reason(), "Best was (1, 9) (X wins in one move)") {
		t.Errorf("said %q", w.reason())
	}
	if points := w.view().Chart.Points; !points[len(points)-1].Turned || !w.chart().Visible() {
		t.Error("the chart does not show where the game turned")
	}
	w.key(fyne.KeyPageUp)
	if !w.checked("review") {
		t.Fatal("looking back puts the grades away")
	}
	w.tapCell(1, 9)
	if w.checked("review") || strings.Contains(w.beside(), "??") {
		t.Error("the grades stay though the game has changed")
	}
}

func TestAReviewDoesNotWaitForTheAnalysis(t *testing.T) {
	w := openWindow(t)
	w.run("rules.closed")
	w.tapCell(5, 5)
	w.run("time.60")
	w.key(fyne.KeyA)
	w.await("values", func() bool { return strings.Contains(w.beside(), "Searching:") })
	w.key(fyne.KeyV)
	w.await("the review", func() bool { return strings.Contains(w.beside(), "no turning point") })
	if !strings.Contains(w.beside(), "Searching:") {
		t.Errorf("the analysis has ended: %q", w.beside())
	}
	w.key(fyne.KeyA)
}

func TestAReviewCanBeStopped(t *testing.T) {
	w := openWindow(t)
	w.run("rules.open")
	w.tapCell(5, 5)
	w.tapCell(5, 4)
	w.key(fyne.KeyV)
	if !w.checked("review") || !strings.Contains(w.beside(), "Reviewing: 0 of") {
		t.Fatalf("beside the board: %q", w.beside())
	}
	w.key(fyne.KeyEscape)
	w.late()()
	if w.checked("review") || strings.Contains(w.beside(), "Reviewing") || w.view().Progress != 0 {
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
	w.await("the review", func() bool { return strings.Contains(w.beside(), "In all no turning point") })
	if w.said() != said || said == "" {
		t.Errorf("the message %q became %q", said, w.said())
	}
	w.typed("4")
	if w.last() != grid.At(4, 4) {
		t.Error("the typed row is forgotten")
	}
}

func TestTheChartFollowsTheLineAndGoesToItsSteps(t *testing.T) {
	w := openAt(t, mateInOne(t))
	w.tapCell(3, 9)
	w.key(fyne.KeyV)
	w.await("the review", func() bool { return strings.Contains(w.beside(), "In all") })
	data := w.view().Chart
	if len(data.Points) != 3 || data.Current != 2 || data.Points[0].Known {
		t.Fatalf("%+v", data) // the first step is the empty board under Judge, which has no value
	}
	chart := w.chart()
	at := func(step int) fyne.Position { return fyne.NewPos(22+24*float32(step), 40) } // a short line is spread no more than that
	chart.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at(1)}})
	if reason := w.reason(); reason != data.Points[1].Label || !strings.Contains(reason, "X wins in one move") {
		t.Errorf("with the pointer on a step it says %q", reason)
	}
	chart.MouseOut()
	if w.reason() == data.Points[1].Label {
		t.Error("what was said of a step stays when the pointer is gone")
	}
	if label := chart.AccessibilityLabel(); strings.Contains(label, "chart.") || !strings.Contains(label, data.Points[2].Label) {
		t.Errorf("it is labelled %q", label)
	}
	chart.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at(1)}})
	before := w.shownAt(3, 9).Symbol
	w.key(fyne.KeyHome)
	w.key(fyne.KeyEnd)
	if before != diagram.Blank || w.shownAt(3, 9).Symbol == diagram.Blank {
		t.Error("what the pointer showed stays when the user goes to another step")
	}
	chart.MouseOut()
	test.TapAt(chart, at(1))
	if p := w.position(); p != mateInOne(t) || w.view().Chart.Current != 1 {
		t.Error("a click does not go to its step")
	}
	test.TapAt(chart, at(40))
	if w.last() != grid.At(3, 9) {
		t.Error("a click beyond the last step does not go to it")
	}
}

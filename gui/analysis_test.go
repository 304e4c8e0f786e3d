package gui

import (
	"strings"
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
	w.Session.Game.Set(tictactoe.Edited, p)
	w.settle()
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
		if screentest.Cells(w.screen.Shown.Diagram, marked) != "" {
			w.does("Escape T")
		}
		return false
	})
}

func marked(c diagram.Cell) bool { return c.Best }

func TestAnalysisShowsValuesUntilItIsSwitchedOff(t *testing.T) {
	w := openAt(t, tictactoetest.MateInOne())
	fail.NowIf(t, w.Session.Settings.Analysis, "analysis is on from the start")
	w.Session.Settings.Seconds = 1
	w.key("A")
	best := grid.At(1, 9)
	w.await("values", func() bool { return w.shownAt(1, 9).Note == "W1" })
	w.await("the end", func() bool { return strings.Contains(w.value(), "Done") && w.progress() == 0 })
	for c, cell := range w.screen.Shown.Diagram.Cells {
		fail.Unequal(t, cell.Playable, (cell.Note != ""), "cell %d: %+v", c, cell)
	}
	card := cardOf[deck.Value](w)
	fail.If(t, card.Number != "X wins in 1 move" || card.Best != "1,9" || card.Share != 1 ||
		len(card.Graph.Points) == 0, "the value is shown as %+v", card)
	w.screen.Send(screen.Point{Cell: best, Any: true})
	fail.Lacks(t, w.reason(), "is best", "pointing says")
	w.key("A")
	fail.If(t, w.shownAt(1, 9).Note != "" || shows[deck.Value](w), "switching off leaves values")
}

func TestAGameBegunAtHomeIsNotAnalysed(t *testing.T) {
	w := openAndDo(t, "rules.closed 55 A new")
	fail.Unless(t, w.checked("analysis"), "a new board ends the analysis")
	w.run("home")
	fail.If(t, w.checked("analysis") || shows[deck.Value](w), "at home there is a value")
	w.tapCell(5, 5)
	fail.If(t, shows[deck.Value](w), "the game is analysed")
}

func TestAReviewIsInTheListAndInTheRecord(t *testing.T) {
	w := openAt(t, tictactoetest.GivenAway())
	w.tapCell(3, 9) // X could win in row 1, column 9, but sends O where O wins
	w.key("V")
	w.await("the review", w.reviewed)
	w.does("PageUp 19")
	fail.If(t, !w.checked("review") || w.rowOf("3,9").glyph != "◆ ??" || len(w.graph().Points) == 0,
		"a side line puts the grades away: %+v", w.rows())
	fail.Lacks(t, w.record(), "1. 3 9 {[%review] X 3,9 was a blunder:", "the record")
	fail.Lacks(t, w.record(), "(1. 1 9)", "the record")
	w.run("mistake.after")
	fail.Unequal(t, w.last(), grid.At(3, 9), "the next mistake is not that of the line reviewed")
}

// reviewed reports whether the errors found by a review are shown.
func (w *window) reviewed() bool { return cardOf[deck.Moves](w).Summary != "" }

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
	w := openAndDo(t, "rules.closed 55 time.60 A")
	w.await("values", func() bool { return strings.Contains(w.value(), "Searching:") })
	w.key("V")
	w.await("the review", w.reviewed)
	fail.Lacks(t, w.value(), "Searching:", "the analysis has ended")
	w.key("A")
}

func TestWhatEndsElsewhereLeavesATypedRowAndAMessageAlone(t *testing.T) {
	w := openAndDo(t, "rules.open 55 V")
	w.typed("4")
	said := w.said()
	w.await("the review", w.reviewed)
	fail.If(t, w.said() != said || said == "", "the message %q became %q", said, w.said())
	w.typed("4")
	fail.Unequal(t, w.last(), grid.At(4, 4), "the typed row is forgotten")
}

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

func TestWhatTheAnswerOffersIsDoneByAClick(t *testing.T) {
	w := openWindow(t)
	w.does("55 edit 11") // an X beside the move played
	w.await("the answer", func() bool { return strings.Contains(w.verdict(), "No. X has 2 marks and O has 0 marks") })
	for _, step := range []struct{ offer, leadsTo string }{
		{"What did the hare do?, Nearest reachable board", "The hare may have changed row 1, column 1"},
		{"Nearest reachable board", "ends in it."},
		{"Show how", ""},
	} {
		fail.NowIf(t, w.offered() != step.offer, "offered %q, want %q", w.offered(), step.offer)
		w.click(strings.Split(step.offer, ", ")[0])
		w.await(step.offer, func() bool { return strings.Contains(w.verdict(), step.leadsTo) })
	}
	fail.If(t, w.moves() != 0 || len(w.rows()) != 1,
		"the game that is shown has %d marks and %d rows", w.moves(), len(w.rows()))
	fail.Unless(t, w.screen.OnBoard, "the board has not the keyboard")
	w.click("Back to the position")
	fail.If(t, w.moves() == 0, "there is no way back from the game")
}

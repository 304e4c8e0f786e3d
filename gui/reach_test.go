package gui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/panel"
)

// offered is what the card with the answer offers to do, in words.
func (w *window) offered() string {
	card, _ := cardOf[panel.Verdict](w)
	var words []string
	for _, b := range card.Buttons {
		words = append(words, b.Words)
	}
	return strings.Join(words, ", ")
}

// awaitVerdict runs what is posted until the card with the answer says something.
func (w *window) awaitVerdict(words string) {
	w.t.Helper()
	w.await("an answer that says "+words, func() bool { return strings.Contains(w.verdict(), words) })
}

// openWithHare is a window in which an X was put beside the one that was played.
func openWithHare(t *testing.T) *window {
	t.Helper()
	w := openWindow(t)
	w.tapCell(5, 5)
	w.key(fyne.KeyE)
	w.tapCell(1, 1)
	w.awaitVerdict("No. X has 2 marks and O has 0 marks")
	return w
}

func TestOfABoardThatPlayMadeNothingIsAsked(t *testing.T) {
	w := openWindow(t)
	content := w.parts.board.Size()
	w.tapCell(5, 5)
	w.run("rules.closed")
	w.tapCell(5, 4)
	if w.verdict() != "" || w.can("showGame") || w.can("hare") {
		t.Errorf("of a board that was played the answer is %q", w.verdict())
	}
	if f := w.tasks.Take(); f != nil {
		t.Error("something is found out about a board that was played")
	}
	if w.parts.board.Size() != content {
		t.Error("the board has not the same room as before")
	}
}

func TestTheWindowSaysWhetherPlayCanHaveMadeThePosition(t *testing.T) {
	w := openWindow(t)
	w.paste(sample(t, "tictactoe-1.in"))
	w.awaitVerdict("ends in it.")
	if w.offered() != "Show how, Edit the board" || !w.can("showGame") {
		t.Errorf("offered %q", w.offered())
	}
	w.key(fyne.KeyE)
	w.tapCell(1, 1)
	if w.can("showGame") {
		t.Error("a game is offered before it is found")
	}
	w.awaitVerdict("X has 2 marks and O has 0 marks")
	if w.offered() != "What did the hare do?, Nearest board that could" {
		t.Errorf("offered %q", w.offered())
	}
	w.run("undo")
	w.run("undo")
	if w.verdict() != "" {
		t.Errorf("back at the empty board the answer is %q", w.verdict())
	}
}

func TestWhatTheAnswerOffersIsDoneByAClick(t *testing.T) {
	w := openWithHare(t)
	for _, step := range []struct{ offer, leadsTo string }{
		{"What did the hare do?, Nearest board that could", "The hare may have changed row 1, column 1"},
		{"Nearest board that could", "ends in it."},
		{"Show how", ""},
	} {
		if w.offered() != step.offer {
			t.Fatalf("offered %q, want %q", w.offered(), step.offer)
		}
		w.click(strings.Split(step.offer, ", ")[0])
		w.await(step.offer, func() bool { return strings.Contains(w.verdict(), step.leadsTo) })
	}
	if w.moves() != 0 || len(w.rows()) != 1 {
		t.Errorf("the game that is shown has %d marks and %d rows", w.moves(), len(w.rows()))
	}
	if w.window.Canvas().Focused() != w.parts.board {
		t.Error("the board has not the keyboard")
	}
	w.click("Back to the position")
	if w.moves() == 0 {
		t.Error("there is no way back from the game")
	}
}

func TestWithoutALastMoveTheAnswerOffersToSetIt(t *testing.T) {
	w := openWindow(t)
	w.key(fyne.KeyE)
	w.tapCell(5, 5)
	w.key(fyne.KeyEscape)
	w.awaitVerdict("Set the last move")
	w.click("Set last move")
	if !strings.Contains(w.headline(), "set the last move") {
		t.Errorf("it says %q", w.headline())
	}
}

func TestALateAnswerForAnotherPositionIsDropped(t *testing.T) {
	w := openWindow(t)
	w.key(fyne.KeyE)
	w.tapCell(1, 1)
	late := w.late()
	w.tapCell(2, 2)
	before := w.verdict()
	late()
	if w.verdict() != before {
		t.Errorf("an answer for another position was taken: %q", w.verdict())
	}
	w.run("setLast")
	w.tapCell(2, 2)
	w.awaitVerdict("X has 2 marks")
}

func TestTheAnswerIsBeingLookedForOnlyWhenThatTakesLong(t *testing.T) {
	w := openWindow(t)
	w.paste(sample(t, "tictactoe-1.in"))
	answer := w.late()
	if w.verdict() != "" {
		t.Errorf("at once it says %q", w.verdict())
	}
	w.tasks.Clock.Advance(time.Second)
	w.late()()
	if !strings.Contains(w.verdict(), "Checking") {
		t.Errorf("after a second it says %q", w.verdict())
	}
	answer()
	if !strings.Contains(w.verdict(), "ends in it.") {
		t.Errorf("in the end it says %q", w.verdict())
	}
}

func TestALateAnswerOfACalledOffHuntIsDropped(t *testing.T) {
	w := openWithHare(t)
	w.key(fyne.KeyH)
	if !strings.Contains(w.verdict(), "Escape stops") {
		t.Fatalf("said %q", w.verdict())
	}
	late := w.late()
	w.key(fyne.KeyEscape)
	late()
	if !strings.Contains(w.verdict(), "X has 2 marks") ||
		w.offered() != "What did the hare do?, Nearest board that could" || !w.session.Game.Editing() {
		t.Errorf("after Escape: %q, offered %q, editing %v", w.verdict(), w.offered(), w.session.Game.Editing())
	}
}

func TestWhatTheHareDidIsFoundShownAndMended(t *testing.T) {
	w := openWithHare(t)
	steps := w.session.Game.Len()
	w.key(fyne.KeyH)
	w.awaitVerdict("The hare may have changed")
	if cell := w.shownAt(1, 1); !cell.Alert || cell.Note != "empty" {
		t.Errorf("the cell shows %+v", cell)
	}
	w.pointed(grid.At(1, 1))
	if !strings.Contains(w.reason(), "row 1, column 1 (empty before, X now)") {
		t.Errorf("pointing at the cell says %q", w.reason())
	}
	w.key(fyne.KeyB)
	if p := w.position(); p.At(grid.At(1, 1)) != tictactoe.Empty || w.session.Game.Len() != steps+1 {
		t.Error("it was not mended in one step")
	}
	w.awaitVerdict("ends in it.")
	if w.shownAt(1, 1).Alert || w.offered() != "Show how" {
		t.Errorf("then it offers %q", w.offered())
	}
}

func TestShowAGameAndComeBack(t *testing.T) {
	w := openWindow(t)
	w.paste(sample(t, "tictactoe-1.in"))
	before := w.position()
	w.awaitVerdict("ends in it.")
	w.key(fyne.KeyG)
	if w.moves() != 0 || len(w.rows()) != 1 {
		t.Fatalf("the game shown has %d rows and starts with %d marks", len(w.rows()), w.moves())
	}
	w.key(fyne.KeyPageDown)
	if w.position() != before {
		t.Error("the game does not lead to the position")
	}
	w.key(fyne.KeyHome)
	w.run("undo")
	if w.position() != before || len(w.rows()) != 1 {
		t.Error("undo from the start of the game does not come back")
	}
}

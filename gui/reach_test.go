package gui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/widgets"
)

// offer is what the badge offers to do; nil for nothing.
func (w *window) offer() *widgets.Link {
	if w.parts.badge.Visible() {
		for _, o := range test.LaidOutObjects(w.parts.badge) {
			if link, ok := o.(*widgets.Link); ok && link.Visible() {
				return link
			}
		}
	}
	return nil
}

// offered is the offer in words.
func (w *window) offered() string {
	if link := w.offer(); link != nil {
		return link.Text
	}
	return ""
}

// awaitBadge runs what is posted until the badge says something.
func (w *window) awaitBadge(words string) {
	w.t.Helper()
	w.await("a badge that says "+words, func() bool { return strings.Contains(w.badge(), words) })
}

// openWithHare is a window in which an X was put beside the one that was played.
func openWithHare(t *testing.T) *window {
	t.Helper()
	w := openWindow(t)
	w.tapCell(5, 5)
	w.key(fyne.KeyE)
	w.tapCell(1, 1)
	w.awaitBadge("X has 2 marks and O has no mark")
	return w
}

func TestABoardThatPlayMadeHasNoBadge(t *testing.T) {
	w := openWindow(t)
	content := w.parts.board.Size()
	w.tapCell(5, 5)
	w.run("rules.closed")
	w.tapCell(5, 4)
	if w.badge() != "" || w.can("showGame") || w.can("hare") {
		t.Errorf("of a board that was played the badge says %q", w.badge())
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
	w.awaitBadge("Reachable by play.")
	if w.offered() != "Show how it was reached" || !w.can("showGame") {
		t.Errorf("offered %q", w.offered())
	}
	w.key(fyne.KeyE)
	w.tapCell(1, 1)
	if w.can("showGame") {
		t.Error("a game is offered before it is found")
	}
	w.awaitBadge("X has 2 marks and O has no mark")
	if w.offered() != "What did the hare do?" {
		t.Errorf("offered %q", w.offered())
	}
	w.run("undo")
	w.run("undo")
	if w.badge() != "" {
		t.Errorf("back at the empty board the badge says %q", w.badge())
	}
}

func TestWhatTheBadgeOffersIsDoneByAClick(t *testing.T) {
	w := openWithHare(t)
	for _, step := range []struct{ offer, leadsTo string }{
		{"What did the hare do?", "The hare may have changed row 1, column 1"},
		{"Revert the hare's change", "Reachable by play."},
		{"Show how it was reached", ""},
	} {
		if w.offered() != step.offer {
			t.Fatalf("offered %q, want %q", w.offered(), step.offer)
		}
		link := w.offer()
		test.TapAt(link, fyne.NewPos(link.Size().Width/2, link.Size().Height/2))
		w.await(step.offer, func() bool { return strings.Contains(w.badge(), step.leadsTo) })
	}
	if w.moves() != 0 || len(w.parts.steps.Rows()) != 2 {
		t.Errorf("the game that is shown has %d marks and %d rows", w.moves(), len(w.parts.steps.Rows()))
	}
	if w.badge() != "" || w.window.Canvas().Focused() != w.parts.board {
		t.Errorf("in the game the badge says %q; or the board has not the keyboard", w.badge())
	}
}

func TestWithoutALastMoveTheBadgeOffersToSetIt(t *testing.T) {
	w := openWindow(t)
	w.key(fyne.KeyE)
	w.tapCell(5, 5)
	w.key(fyne.KeyEscape)
	w.awaitBadge("Set the last move")
	link := w.offer()
	test.TapAt(link, fyne.NewPos(link.Size().Width/2, link.Size().Height/2))
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
	before := w.badge()
	late()
	if w.badge() != before {
		t.Errorf("an answer for another position was taken: %q", w.badge())
	}
	w.run("setLast")
	w.tapCell(2, 2)
	w.awaitBadge("X has 2 marks")
}

func TestTheBadgeSaysThatItLooksOnlyWhenThatTakesLong(t *testing.T) {
	w := openWindow(t)
	w.paste(sample(t, "tictactoe-1.in"))
	answer := w.late()
	if w.badge() != "" {
		t.Errorf("at once it says %q", w.badge())
	}
	w.tasks.Clock.Advance(time.Second)
	w.late()()
	if !strings.Contains(w.badge(), "Checking") {
		t.Errorf("after a second it says %q", w.badge())
	}
	answer()
	if !strings.Contains(w.badge(), "Reachable by play.") {
		t.Errorf("in the end it says %q", w.badge())
	}
}

func TestALateAnswerOfACalledOffHuntIsDropped(t *testing.T) {
	w := openWithHare(t)
	w.key(fyne.KeyH)
	if !strings.Contains(w.badge(), "Escape stops") {
		t.Fatalf("said %q", w.badge())
	}
	late := w.late()
	w.key(fyne.KeyEscape)
	late()
	if !strings.Contains(w.badge(), "X has 2 marks") || w.offered() != "What did the hare do?" || !w.session.Game.Editing() {
		t.Errorf("after Escape: %q, offered %q, editing %v", w.badge(), w.offered(), w.session.Game.Editing())
	}
}

func TestWhatTheHareDidIsFoundShownAndPutBack(t *testing.T) {
	w := openWithHare(t)
	steps := w.session.Game.Len()
	w.key(fyne.KeyH)
	w.await("the hare", func() bool { return w.can("putBack") })
	if cell := w.shownAt(1, 1); !cell.Alert || cell.Note != "empty" {
		t.Errorf("the cell shows %+v", cell)
	}
	w.pointed(grid.At(1, 1))
	if !strings.Contains(w.reason(), "row 1, column 1 (empty before, X now)") {
		t.Errorf("pointing at the cell says %q", w.reason())
	}
	w.key(fyne.KeyB)
	if p := w.position(); p.At(grid.At(1, 1)) != tictactoe.Empty || w.session.Game.Len() != steps+1 {
		t.Error("it was not put back in one step")
	}
	w.awaitBadge("Reachable by play.")
	if w.shownAt(1, 1).Alert || w.offered() != "Show how it was reached" {
		t.Errorf("after it was put back the badge offers %q", w.offered())
	}
}

func TestShowAGameAndComeBack(t *testing.T) {
	w := openWindow(t)
	w.paste(sample(t, "tictactoe-1.in"))
	before := w.position()
	w.awaitBadge("Reachable by play.")
	w.key(fyne.KeyG)
	if w.moves() != 0 || len(w.parts.steps.Rows()) != 2 {
		t.Fatalf("the game shown has %d rows and starts with %d marks", len(w.parts.steps.Rows()), w.moves())
	}
	w.key(fyne.KeyPageDown)
	if w.position() != before {
		t.Error("the game does not lead to the position")
	}
	w.key(fyne.KeyHome)
	w.run("undo")
	if w.position() != before || len(w.parts.steps.Rows()) != 1 {
		t.Error("undo from the start of the game does not come back")
	}
}

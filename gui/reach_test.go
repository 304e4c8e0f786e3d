package gui

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/keys"
	"ninefold/gui/view"
)

// offered returns the words of the buttons on the card with the answer.
func (w *window) offered() string {
	card, _ := cardOf[view.Verdict](w)
	var words []string
	for _, b := range card.Buttons {
		words = append(words, b.Words)
	}
	return strings.Join(words, ", ")
}

// awaitVerdict runs what is posted until the card with the answer has these words.
func (w *window) awaitVerdict(words string) {
	w.t.Helper()
	w.await("an answer that says "+words, func() bool { return strings.Contains(w.verdict(), words) })
}

// openWithHare opens a window in which an X was put beside the move played.
func openWithHare(t *testing.T) *window {
	t.Helper()
	w := openWindow(t)
	w.tapCell(5, 5)
	w.key("E")
	w.tapCell(1, 1)
	w.awaitVerdict("No. X has 2 marks and O has 0 marks")
	return w
}

func TestWhatTheAnswerOffersIsDoneByAClick(t *testing.T) {
	w := openWithHare(t)
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

func TestWithoutALastMoveTheAnswerOffersToSetIt(t *testing.T) {
	w := openWindow(t)
	w.key("E")
	w.tapCell(5, 5)
	w.key(keys.Escape)
	w.awaitVerdict("Set the last move")
	w.click("Set last move")
	fail.Unless(t, strings.Contains(w.headline(), "was the last move"), "it says %q", w.headline())
}

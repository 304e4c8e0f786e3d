package gui

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/keys"
	"ninefold/gui/view"
)

func TestNobodyIsToldToClickWhereTheOtherSideMovesByMail(t *testing.T) {
	w := openWindow(t)
	w.run("playByMail")
	w.key("E")
	w.does("99")
	w.key("L")
	w.tapCell(9, 9)
	w.key(keys.Escape)
	card, _ := cardOf[view.Moves](w)
	fail.If(t, !w.session.MailToMove() || card.Hint != "", "below the steps it says %q", card.Hint)
}

func TestWhoTakesBackMovesByMailIsToldThatTheyAreSent(t *testing.T) {
	w := openWindow(t)
	w.run("playByMail")
	w.tapCell(5, 5)
	w.run("copyToSend")
	if said := w.reason(); !strings.HasPrefix(said, "Copied: send it to the other player") {
		t.Errorf("after the copy it says %q", said)
	}
	w.run("analysis")
	_, offered := w.buttons()["analysis"]
	fail.Unless(t, offered, "the values cannot be put away")
	w.run("undo")
	said := w.reason()
	fail.Unless(t, strings.HasPrefix(said, "Taken back here only"), "it says %q", said)
}

package gui

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/mail"
	"ninefold/gui/view/deck"
)

func (w *window) playByMail() {
	w.run("playByMail")
	w.screen.Enter()
}

func TestTheMoveThatAMailNamesIsTheAnswer(t *testing.T) {
	for text, want := range map[string]string{
		"Hi, my move is 4,4. Bob": "The answer has come", "1. 5,5 4,4": "The answer has come",
		"1,1": "points to field 5", "1. 2,2 4,4": "Imported",
	} {
		w := openWindow(t)
		w.playByMail()
		w.tapCell(5, 5)
		game, answers := w.Session.Game, want == "The answer has come"
		w.paste(text)
		fail.If(t, !strings.Contains(w.said(), want) || answers != (game.Len() == 3) ||
			(w.Session.Game == game) == (want == "Imported"), "%q: it says %q", text, w.said())
		if answers {
			fail.If(t, w.can("undo"), "the answer can be taken back")
		}
	}
}

func TestWhatWasSentByMailIsNotTakenBack(t *testing.T) {
	w := openWindow(t)
	w.playByMail()
	w.does("55 undo 55 copyToSend")
	fail.Lacks(t, w.reason(), "Copied: send it to the other player", "after the copy it says")
	fail.Unless(t, strings.HasPrefix(w.screen.Clipboard, "Your move! "), "copied is\n%s", w.screen.Clipboard)
	fail.Lacks(t, w.screen.Clipboard, "such as 4,4;", "of a legal answer it says")
	w.paste(w.screen.Clipboard)
	fail.Lacks(t, w.said(), "You have moved already", "of one's own letter it says")
	friend := openWindow(t)
	friend.paste(w.screen.Clipboard)
	fail.If(t, friend.last() != grid.At(5, 5) || mail.Waits(friend.Session.Game), "the friend sees %q",
		friend.headline())
	fail.If(t, w.can("undo"), "what was sent can be taken back")
	w.does("first last 44")
	fail.Unequal(t, w.moves(), 1, "after a look back, with a move for the friend, the moves")
	w.does("edit 99 setLast 99 edit")
	fail.Unless(t, mail.Waits(w.Session.Game), "it is not the other's move")
	fail.Unequal(t, cardOf[deck.Moves](w).Hint, "", "where the other side moves by mail, below the steps it")
}

func TestAResignationByMailIsSentAndEndsTheGame(t *testing.T) {
	ann, bob := openWindow(t), openWindow(t)
	ann.playByMail()
	ann.does("55 copyToSend")
	bob.paste(ann.screen.Clipboard)
	bob.answers("resign", "Resign")
	fail.Unequal(t, bob.headline(), "You resigned", "who resigns reads")
	fail.Unequal(t, bob.reason(), "Friend has won, you have lost. Send the game, so that the other player knows.",
		"and below it")
	bob.run("copyToSend")
	fail.Unless(t, strings.HasPrefix(bob.screen.Clipboard, "Our game is over! "), "copied is\n%s", bob.screen.Clipboard)
	ann.paste(bob.screen.Clipboard)
	fail.Unequal(t, ann.headline(), "Friend resigned", "the other player reads")
	fail.Unequal(t, ann.said(), "You have won, Friend has lost.", "and is told")
	ann.tapCell(1, 1)
	fail.If(t, ann.moves() != 1 || !strings.Contains(ann.said(), "Friend has resigned."), "it says %q", ann.said())
}

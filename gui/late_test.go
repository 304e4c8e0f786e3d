package gui

import (
	"strings"
	"testing"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/session"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

// asking are states of the window in which something is being found out about the board shown. Each returns the answer,
// to be run when something else is shown.
var asking = map[string]func(t *testing.T) (w *window, answer func()){
	"a hint for a Sudoku": func(t *testing.T) (*window, func()) {
		w := openSample(t, "crosshatch-2.in")
		w.enterDigit()
		w.key("T")
		return w, w.late()
	},
	"a check of a Sudoku": func(t *testing.T) (*window, func()) {
		w := openSample(t, "crosshatch-2.in")
		w.enterDigit()
		w.run("check")
		return w, w.late()
	},
	"the nearest board": func(t *testing.T) (*window, func()) {
		w := openWindow(t)
		w.paste(unreachable)
		w.await("the verdict", func() bool { return w.can("nearest") })
		w.tasks.RunPosted()
		w.key("B")
		return w, w.late()
	},
	"a new Sudoku": func(t *testing.T) (*window, func()) {
		w := openAndDo(t, "55 sudokuGrade.easy")
		return w, w.late()
	},
	"the solution": func(t *testing.T) (*window, func()) {
		w := openSample(t, "crosshatch-1.in")
		w.enterDigit()
		w.run("revealAll")
		return w, w.late()
	},
	"a clipboard": func(t *testing.T) (*window, func()) {
		w := openAndDo(t, "55")
		w.screen.Silent = true
		w.paste(texttest.Sample(t, "crosshatch-2.in"))
		return w, func() { w.screen.Answer(nil) }
	},
	"a character that no font has": func(t *testing.T) (*window, func()) {
		w := openWindow(t)
		w.screen.Unseen = '\U0010fffd'
		w.paste("[X \"Ada \U0010fffd\"]\n\n1. 5 5\n")
		w.screen.Send(screen.Scroll(1)) // the news have been read
		return w, w.late()
	},
	"the grade of an impossible Sudoku": func(t *testing.T) (*window, func()) {
		w := openWindow(t)
		w.paste("12345678." + strings.Repeat(".", 9) + "........9" + strings.Repeat(".", 54))
		return w, w.late()
	},
	"a picture": func(t *testing.T) (*window, func()) {
		w := openAndDo(t, "55 picture.svg")
		return w, w.late()
	},
}

// unreachable is a position that no game leads to.
const unreachable = "xxx ... ...\nxxx ... ...\nxxx ... ...\n\n... ... ...\n... ... ...\n... ... ...\n\n" +
	"... ... ...\n... ... ...\n... ... ...\n1 1\n"

// enterDigit enters the digit of the first deduction. Nothing is under way afterwards.
func (w *window) enterDigit() {
	w.t.Helper()
	h, ok := w.Session.Sudoku.Grid().Hint()
	fail.NowIf(w.t, !ok, "there is nothing to enter")
	w.tapAt(h.Cell)
	w.typed(string(rune('0' + h.Digit)))
	fail.NowIf(w.t, !w.Session.Sudoku.Doubtful(), "nothing was entered")
	w.await("the grade", w.Session.Sudoku.Graded)
}

// leaving are the ways to show something else.
var leaving = map[string]func(w *window){
	"train":             func(w *window) { w.key("F8") },
	"learn":             func(w *window) { w.key("F9") },
	"the list":          (*window).list,
	"home":              func(w *window) { w.run("home") },
	"the other problem": func(w *window) { w.run(otherBoard(w)) },
	"another step":      func(w *window) { w.run("undo") },
}

func otherBoard(w *window) string {
	if w.Session.Shown == session.TicTacToe {
		return "board.crosshatch"
	}
	return "board.tictactoe"
}

func TestALateAnswerDoesNothingToWhatIsShownInstead(t *testing.T) {
	for question, ask := range asking {
		for place, leave := range leaving {
			if question == "the grade of an impossible Sudoku" && place == "another step" { // it has none
				continue
			}
			t.Run(question+", "+place, func(t *testing.T) {
				w, answer := ask(t)
				leave(w)
				w.tasks.RunPosted()
				before, title, reason := w.boards(), w.headline(), w.reason()
				answer()
				fail.Unequal(t, w.boards(), before, "the boards")
				fail.Unequal(t, w.headline(), title, "the headline")
				fail.Unequal(t, w.reason(), reason, "what is said")
				fail.If(t, w.dialogs.Busy(), "a dialog is open")
			})
		}
	}
}

// TestTheCharacterOfAKeyDoesNotEndWhatTheKeySaid: a keyboard sends both, the character last.
func TestTheCharacterOfAKeyDoesNotEndWhatTheKeySaid(t *testing.T) {
	w := openAndDo(t, "newSudoku")
	w.await("a Sudoku", func() bool { return w.place == w.sudoku })
	w.key("T")
	hint := w.said()
	fail.If(t, hint == "", "T says nothing")
	w.typed("t")
	fail.Unequal(t, w.said(), hint, "after its character it says")
	fail.If(t, w.can("clearCell"), "there is a cell to clear")
	w.key(keys.Delete)
	fail.Unequal(t, w.said(), hint, "after a key that can do nothing it says")
	w.typed("5")
	fail.Unequal(t, w.said(), "", "after a digit it still says")
}

func TestAReviewThatEndsElsewhereDoesNotSpeakThere(t *testing.T) {
	for place, leave := range leaving {
		if place == "another step" || place == "home" { // the same game, and another game that ends the review
			continue
		}
		t.Run(place, func(t *testing.T) {
			w := openAt(t, tictactoetest.GivenAway())
			w.does("39 V")
			leave(w)
			w.await("the review", func() bool {
				fail.If(t, strings.HasPrefix(w.said(), "Review"), "it says %q", w.said())
				return !w.exchange.Review.Running()
			})
			fail.Unequal(t, w.said(), "", "it says")
		})
	}
}

// What was asked about the board shown goes on when that comes back.
func TestWhatIsFoundOutOfAHiddenBoardIsFoundOutWhenItComesBack(t *testing.T) {
	w := openWindow(t)
	w.paste(unreachable)
	w.key("F8")
	w.tasks.RunPosted()
	w.key(keys.Escape)
	w.await("the verdict", func() bool { return w.can("nearest") })
}

func TestWhatIsFoundOutOfATextSpeaksOnlyOfItsBoard(t *testing.T) {
	record := "[Game \"Nested\"]\n[X \"Ann \u16A0\"]\n\n1. 5 5 *\n"
	for place, leave := range leaving {
		t.Run(place, func(t *testing.T) {
			w := openWindow(t)
			w.screen.Unseen = '\u16A0'
			w.paste(record)
			answer := w.late()
			leave(w)
			w.tasks.RunPosted()
			before := w.said()
			answer()
			fail.Unequal(t, w.said(), before, "it says")
		})
	}
	w := openWindow(t)
	w.screen.Unseen = '\u16A0'
	w.key("F8")
	w.paste(record)
	w.await("the fonts", func() bool { return strings.Contains(w.said(), "16A0") })
}

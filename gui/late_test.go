package gui

import (
	"testing"

	"ninefold/engine/test/fail"
)

// asking are scripts after which something is being found out about the board shown: its answer is posted next.
var asking = map[string]string{
	"a hint for a Sudoku": "paste:@crosshatch-2.in set:digit T",
	"a check of a Sudoku": "paste:@crosshatch-2.in set:digit check",
	"the nearest board":   "paste:@unreachable await can=nearest set:posted B",
	"a new Sudoku":        "55 sudokuGrade.easy",
	"the solution":        "paste:@crosshatch-2.in set:digit revealAll",
	"a clipboard":         "55 set:silent paste:@crosshatch-2.in",
	// the news have been read
	"a character that no font has":      `set:noFont paste:"[X \"Ada 漢\"]\n\n1. 5 5\n" turn:1`,
	"the grade of an impossible Sudoku": "paste:@impossible",
	"a picture":                         "55 picture.svg",
}

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

// leaving are scripts that show something else.
var leaving = map[string]string{
	"train": "F8", "learn": "F9", "the list": "set:list", "home": "home", "the other problem": "set:other",
	"another step": "undo",
}

func TestALateAnswerDoesNothingToWhatIsShownInstead(t *testing.T) {
	for question, ask := range asking {
		for place, leave := range leaving {
			if question == "the grade of an impossible Sudoku" && place == "another step" { // it has none
				continue
			}
			t.Run(question+", "+place, func(t *testing.T) {
				w := openAndDo(t, ask)
				answer := func() { w.loop.Do(func() { w.screen.Answer(nil) }) }
				if !w.screen.Silent {
					answer = w.late()
				}
				w.does(leave)
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

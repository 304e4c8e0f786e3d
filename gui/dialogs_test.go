package gui

import (
	"fmt"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/actions"
	"ninefold/gui/language"
	"ninefold/gui/view/keys"
)

func TestUndoStaysOnItsBoard(t *testing.T) {
	w := openAndDo(t, "55 new 44 undo")
	for range 2 {
		w.shortcut(keys.Ctrl("Z"))
		fail.Unless(t, w.Session.Game.Unbegun() && w.moves() == 0, "undo leads to a board of %d moves", w.moves())
		fail.Lacks(t, w.reason(), "nothing here to take back", "said")
	}
	w.key("F6")
	fail.Unequal(t, w.moves(), 1, "on the last board there are moves:")
}

func TestThePaletteFindsActionsByAFewLettersAndRunsOne(t *testing.T) {
	w := openWindow(t)
	w.run(paletteID)
	w.typed("undo")
	fail.Lacks(t, w.screen.Texts(), "Undo\nnothing here to take back", "with nothing to undo it lists")
	w.entry().SetText("closed rules")
	w.key(keys.Enter)
	fail.If(t, w.rules() != "closed" || w.dialogs.Busy(), "the rules are %s, or the palette is open", w.rules())
	t.Cleanup(func() { language.Use(language.English) })
	for _, c := range [...]struct{ typed, chosen string }{{"chinese", language.Chinese}, {"英文", language.English}} {
		w.run(paletteID)
		w.typed(c.typed)
		w.key(keys.Enter)
		fail.Unequal(t, w.Session.Settings.Language, c.chosen, "by %q the language is", c.typed)
	}
}

func TestTheKeySheetNamesEveryKey(t *testing.T) {
	w := openWindow(t)
	for _, shown := range [...]string{"board.tictactoe", "board.crosshatch"} {
		w.run(shown)
		w.key("F2")
		sheet := w.screen.Texts()
		for _, a := range w.table.Actions {
			fail.If(t, a.KeyWords() != "" && !strings.Contains(sheet, a.KeyWords()+"\n"+a.FullLabel()),
				"%s: %s with %s is not in the sheet", shown, a.FullLabel(), a.KeyWords())
		}
		fail.Lacks(t, sheet, "\nPage Up\n", "the sheet")
		at := -1
		for _, words := range []string{"Arrow keys", "File", "Ctrl+Q", "Edit", "Board",
			"Go", "Tools", "Training", "Contest", "View", "Help"} {
			next := strings.Index(sheet[at+1:], "\n"+words+"\n")
			fail.NowIf(t, next < 0, "%s: %q does not follow in\n%s", shown, words, sheet[at+1:])
			at += next + 1
		}
		w.screen.PressIn("Close")
	}
}

func TestAKeyIsFoundByWhatItDoes(t *testing.T) {
	w := openAndDo(t, "F2")
	w.entry().SetText("hint")
	fail.Lacks(t, w.screen.Texts(), "T\nHint", "of a hint the sheet says")
	fail.If(t, strings.Contains(w.screen.Texts(), "Ctrl+Q"), "besides it says\n%s", w.screen.Texts())
	w.entry().SetText("no such key")
	fail.Lacks(t, w.screen.Texts(), "No key matches.", "of none it says")
	w.escape()
	fail.If(t, w.dialogs.Busy(), "Escape does not close it")
}

func TestACommentLandsOnTheStepItWasOpenedFor(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	mine := w.Session.Game.Current()
	w.run("comment")
	w.typed("mine")
	w.awaitMoves(2)
	fail.NowIf(t, w.entry().Text != "mine", "the computer's answer closes the dialog")
	w.screen.PressIn("Save")
	answer := w.Session.Game.Now()
	fail.If(t, w.Session.Game.State(mine).Comment != "mine" || answer.Comment != "",
		"the comment is on the answer: %q, on the move: %q", answer.Comment, w.Session.Game.State(mine).Comment)
	fail.Unequal(t, w.restart().Session.Game.State(mine).Comment, "mine", "the comment is not kept")
}

func TestTooLongACommentIsRefusedAndNothingIsLost(t *testing.T) {
	w := openAndDo(t, "comment")
	long := strings.Repeat("word ", 1000)
	w.entry().SetText(long)
	w.screen.PressIn("Save")
	fail.If(t, !w.dialogs.Busy() || w.entry().Text != long || !strings.Contains(w.screen.Texts(), "5000") ||
		w.Session.Game.Now().Comment != "", "after a comment of 5000 characters: %q", w.screen.Texts())
	w.entry().SetText(long[:3999] + "\n")
	w.screen.PressIn("Save")
	kept := w.Session.Game.Now().Comment
	fail.Unequal(t, kept, strings.TrimSpace(long[:3999]), "of 4000 characters are kept, without blanks at the end,")
}

// longRecord returns a game whose first step has a comment of the given number of numbers.
func longRecord(numbers int) string {
	var comment strings.Builder
	for i := range numbers {
		fmt.Fprintf(&comment, "%d words ", 10_000+i)
	}
	return "[Rules \"open\"]\n\n{" + comment.String() + "}\n1. 5 5\n"
}

func TestAnAnswerIsNotComparedWithAnotherBoard(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	answer := string(w.Session.Board().Answer())
	w.run("compare")
	w.entry().SetText(answer)
	w.awaitMoves(2)
	w.screen.PressIn("Compare")
	fail.If(t, !w.dialogs.Busy() || !strings.Contains(w.screen.Texts(), "The board has changed") ||
		w.exchange.Comparison.Shown(), "it says\n%s", w.screen.Texts())
	w.screen.PressIn("Cancel")
	w.answers("compare", "Compare")
	fail.If(t, !w.dialogs.Busy() || w.exchange.Comparison.Shown(), "no answer at all is compared")
	w.entry().SetText(string(w.Session.Board().Answer()))
	w.screen.PressIn("Compare")
	fail.If(t, !strings.Contains(w.reason(), "the answer is right") || w.dialogs.Busy(),
		"of the right answer it says %q", w.reason())
}

// TestEveryReasonHasAnActionAndWords checks the reasons why actions are disabled in both languages.
func TestEveryReasonHasAnActionAndWords(t *testing.T) {
	w, given := openWindow(t), map[string]bool{string(actions.OnBoard): true}
	for _, shown := range [...]string{"board.tictactoe", "board.crosshatch", "train", "learn"} {
		w.run(shown)
		for _, a := range w.table.Actions {
			given[string(a.Reason())] = true
		}
	}
	for _, choice := range language.Languages() {
		w.run("language." + string(choice))
		words := language.Words().Below("reason.")
		for reason := range words {
			fail.If(t, !given[reason], "no action has the reason %s", reason)
		}
		for reason := range given {
			fail.If(t, words[reason] == "", "%s: the reason %s has no words", choice, reason)
		}
	}
}

// TestEveryMenuCanBeTakenInAtAGlance; every action has its place, its words and its own keys.
func TestEveryMenuCanBeTakenInAtAGlance(t *testing.T) {
	w := openWindow(t)
	for _, shown := range [...]string{"board.tictactoe", "board.crosshatch", "train", "learn"} {
		w.run(shown)
		keyOf := map[string]string{}
		for _, a := range w.table.Actions {
			fail.If(t, a.Label() == "command."+a.ID || strings.Contains(a.FullLabel(), "menu."),
				"%s has no words: %q", a.ID, a.FullLabel())
			fail.If(t, a.Menu == actions.Spot{} && a.Group == "", "%s is in no menu", a.ID)
			k := a.KeyWords()
			fail.If(t, k != "" && keyOf[k] != "", "%s: %s is the key of %s and of %s", shown, k, keyOf[k], a.ID)
			keyOf[k] = a.ID
		}
		for _, menu := range w.screen.Shown.Menus {
			entries, line := 0, true
			for i, item := range menu.Items {
				fail.If(t, item.Words == "" && line, "%s, %s: a line parts nothing", shown, menu.Words)
				if line = item.Words == ""; !line {
					entries++
				}
				fail.If(t, item.ID == actions.QuitID && i != len(menu.Items)-1,
					"%s: something stands behind the end of the program", shown)
			}
			fail.If(t, line || entries < 2 || entries > 10,
				"%s, %s: %d entries, ends with a line: %v", shown, menu.Words, entries, line)
		}
		w.run(shown)
	}
}

func TestCtrlQEndsTheProgramAndIsLastInTheFirstMenu(t *testing.T) {
	w := openWindow(t)
	file := w.screen.Shown.Menus[0].Items
	last := file[len(file)-1]
	fail.If(t, last.ID != actions.QuitID || last.Keys != keys.Ctrl("Q"), "the last entry is %+v", last)
	w.does("newGame Ctrl+Q")
	fail.If(t, w.screen.Quits != 0, "under a dialog it ends the program")
	w.escape()
	w.shortcut(keys.Ctrl("Q"))
	fail.If(t, w.screen.Quits != 1, "it ends the program %d times", w.screen.Quits)
}

package gui

import (
	"fmt"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/actions"
	"ninefold/gui/language"
)

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

// longRecord returns a game whose first step has a comment of the given number of numbers.
func longRecord(numbers int) string {
	var comment strings.Builder
	for i := range numbers {
		fmt.Fprintf(&comment, "%d words ", 10_000+i)
	}
	return "[Rules \"open\"]\n\n{" + comment.String() + "}\n1. 5 5\n"
}

// TestEveryReasonHasAnActionAndWords checks the reasons why actions are disabled in both languages.
func TestEveryReasonHasAnActionAndWords(t *testing.T) {
	w, given := openWindow(t), map[string]bool{string(actions.OnBoard): true, "sent": true, "came": true, "begin": true}
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
		first := w.screen.Shown.Menus[0].Items
		fail.Unequal(t, first[len(first)-1].ID, actions.QuitID, "%s: the first menu ends with", shown)
		for _, menu := range w.screen.Shown.Menus {
			entries, line := 0, true
			for _, item := range menu.Items {
				fail.If(t, item.Words == "" && line, "%s, %s: a line parts nothing", shown, menu.Words)
				if line = item.Words == ""; !line {
					entries++
				}
			}
			fail.If(t, line || entries < 2 || entries > 10,
				"%s, %s: %d entries, ends with a line: %v", shown, menu.Words, entries, line)
		}
		w.run(shown)
	}
}

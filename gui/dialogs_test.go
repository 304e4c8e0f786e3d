package gui

import (
	"fmt"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/view"
)

func TestThePaletteFindsActionsByAFewLettersAndRunsOne(t *testing.T) {
	w := openWindow(t)
	w.run(paletteID)
	w.typed("undo")
	fail.Lacks(t, w.screen.Texts(), "Undo\nnothing to undo", "with nothing to undo it lists")
	w.entry().SetText("closed rules")
	w.key(keys.Enter)
	if p := w.position(); p.Rules().String() != "closed" || w.dialogs.Busy() {
		t.Errorf("the rules are %s, the palette is open: %v", p.Rules(), w.dialogs.Busy())
	}
}

func TestTheHelpPageIsShownInEveryLanguageWithItsPictures(t *testing.T) {
	for _, language := range []locale.Language{locale.English, locale.Chinese} {
		w := openWindow(t)
		w.run("language." + string(language))
		page := locale.HelpPage(language)
		w.key("F1")
		var words strings.Builder
		pictures := 0
		screentest.Visit(w.screen.Top(), func(part any) {
			if s, ok := part.(view.Section); ok {
				words.WriteString(s.Markdown)
				if s.Board != nil {
					pictures++
				}
			}
		})
		named := strings.Count(page, "\n[[")
		fail.If(t, pictures == 0 || pictures != named || strings.Contains(words.String(), "[["),
			"%s: %d pictures, the page names %d", language, pictures, named)
		for _, heading := range strings.Split(page, "\n") {
			if title, ok := strings.CutPrefix(heading, "# "); ok && !strings.Contains(words.String(), title) {
				t.Errorf("%s: the section %q is not shown", language, title)
			}
		}
	}
	locale.Use(locale.English)
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
		at := -1
		for _, words := range []string{"Arrow keys\nMove the cursor on the board", "File", "Ctrl+Q", "Edit", "Board",
			"Play", "Go", "Tools", "View", "Help"} {
			next := strings.Index(sheet[at+1:], "\n"+words+"\n")
			fail.NowIf(t, next < 0, "%s: %q does not follow in\n%s", shown, words, sheet[at+1:])
			at += next + 1
		}
		w.screen.PressIn("Close")
	}
}

func TestACommentIsKeptAndSaidBesideTheBoard(t *testing.T) {
	w := openWindow(t)
	w.does("55 comment")
	w.typed("the centre")
	w.screen.PressIn("Save")
	fail.If(t, w.session.Game.Now().Comment != "the centre" || w.rows()[0].note != "5,5: the centre",
		"kept %q, shown %+v", w.session.Game.Now().Comment, w.rows())
	w.tapCell(5, 4)
	if rows := w.rows(); rows[0].note != "5,5: the centre" || rows[1].note != "" {
		t.Errorf("the comment does not stay below its move: %+v", rows)
	}
	w.run("undo")
	for _, end := range []struct{ button, want string }{{"Cancel", "the centre"}, {"Save", ""}} {
		w.run("comment")
		fail.Unequal(t, w.entry().Text, "the centre", "opened again it")
		w.entry().SetText("")
		w.screen.PressIn(end.button)
		if now := w.session.Game.Now().Comment; now != end.want || !strings.HasSuffix(w.rows()[0].note, now) {
			t.Errorf("after %s the comment is %q", end.button, now)
		}
	}
	fail.Unequal(t, w.restart().session.Game.Now().Comment, "", "after a restart the removed comment is back")
}

func TestACommentLandsOnTheStepItWasOpenedFor(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	mine := w.session.Game.Current()
	w.run("comment")
	w.typed("mine")
	w.awaitMoves(2)
	fail.NowIf(t, w.entry().Text != "mine", "the computer's answer closes the dialog")
	w.screen.PressIn("Save")
	answer := w.session.Game.Now()
	fail.If(t, w.session.Game.State(mine).Comment != "mine" || answer.Comment != "",
		"the comment is on the answer: %q, on the move: %q", answer.Comment, w.session.Game.State(mine).Comment)
	fail.Unequal(t, w.restart().session.Game.State(mine).Comment, "mine", "the comment is not kept")
}

func TestTooLongACommentIsRefusedAndNothingIsLost(t *testing.T) {
	w := openWindow(t)
	w.run("comment")
	long := strings.Repeat("word ", 1000)
	w.entry().SetText(long)
	w.screen.PressIn("Save")
	fail.If(t, !w.dialogs.Busy() || w.entry().Text != long || !strings.Contains(w.screen.Texts(), "5000") ||
		w.session.Game.Now().Comment != "", "after a comment of 5000 characters: %q", w.screen.Texts())
	w.entry().SetText(long[:4000])
	w.screen.PressIn("Save")
	fail.If(t, w.session.Game.Now().Comment != strings.TrimSpace(long[:4000]), "a comment of 4000 characters is refused")
}

// longRecord returns a game whose first step has a comment of the given number of numbers.
func longRecord(numbers int) string {
	var comment strings.Builder
	for i := range numbers {
		fmt.Fprintf(&comment, "%d words ", 10_000+i)
	}
	return "[Rules \"open\"]\n\n{" + comment.String() + "}\n1. 5 5\n"
}

func TestALongCommentOfARecordIsKeptAndReadPageByPage(t *testing.T) {
	w := openWindow(t)
	w.open(w.file("long.ninefold", longRecord(5_000)))
	w.run("first")
	comment := w.session.Game.Now().Comment
	w.run("comment")
	said := w.beside()
	fail.If(t, !strings.Contains(said, "10001 words") || len(said) > 1000, "beside the board: %q", said)
	first := w.screen.Texts()
	w.screen.PressIn("Next page")
	fail.If(t, w.screen.Texts() == first || len(first) > 10_000,
		"%d characters are shown at once, or the next page is the first", len(first))
	w.screen.PressIn("Close")
	fail.If(t, w.session.Game.Now().Comment != comment || len(comment) < 59_000,
		"reading the comment of %d characters changed it", len(comment))
}

func TestThePlayersOfTheGameThatWasShownAreNamed(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	for _, end := range []struct{ name, button string }{{" Ada ", "Save"}, {"Eve", "Cancel"}} {
		w.do("side.X.more")
		field := w.entry()
		fail.If(t, field.ID != w.screen.Top().Focus || !strings.HasPrefix(field.Name, "X"),
			"the keyboard is at %+v", field)
		field.SetText(end.name)
		w.awaitMoves(2) // the computer's answer leaves the dialog open
		w.screen.PressIn(end.button)
		if copied := w.copied("copyGame"); !strings.Contains(copied, `[X "Ada"]`) || strings.Contains(copied, "[O ") {
			t.Errorf("after %s the record is\n%s", end.button, copied)
		}
	}
}

func TestAnAnswerIsNotComparedWithAnotherBoard(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	answer := string(w.session.Problem().Answer())
	w.run("compare")
	w.entry().SetText(answer)
	w.awaitMoves(2)
	w.screen.PressIn("Compare")
	fail.If(t, !w.dialogs.Busy() || !strings.Contains(w.screen.Texts(), "The board has changed") ||
		w.features.comparison.Shown(), "it says\n%s", w.screen.Texts())
	w.screen.PressIn("Cancel")
	w.run("compare")
	w.screen.PressIn("Compare")
	fail.If(t, !w.dialogs.Busy() || w.features.comparison.Shown(), "no answer at all is compared")
	w.entry().SetText(string(w.session.Problem().Answer()))
	w.screen.PressIn("Compare")
	fail.If(t, !strings.Contains(w.reason(), "the answer is right") || w.dialogs.Busy(),
		"of the right answer it says %q", w.reason())
}

package gui

import (
	"fmt"
	"strings"
	"testing"

	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

func TestTheDialogOfASideBeginsAtItsName(t *testing.T) {
	for _, mark := range []string{"X", "O"} {
		w := openWindow(t)
		w.tapCell(5, 5)
		w.App.do("side." + mark + ".more")
		if field := w.entry(); field.ID != w.screen.Top().Focus || !strings.HasPrefix(field.Name, mark) {
			t.Errorf("%s: the keyboard is at %+v", mark, field)
		}
	}
}

func TestThePaletteFindsActionsByAFewLettersAndRunsOneThatCanDoAnything(t *testing.T) {
	w := openWindow(t)
	w.run(paletteID)
	w.typed("undo")
	if rows := w.dialogTexts(); !strings.Contains(rows, "Undo") || !strings.Contains(rows, "nothing to undo") {
		t.Errorf("with nothing to undo it lists\n%s", rows)
	}
	if w.key(keys.Enter); !w.dialogs.Busy() {
		t.Error("what can do nothing is run")
	}
	w.key(keys.Escape)
	w.tapCell(5, 5)
	w.run(paletteID)
	w.typed("closed rules")
	if rows := w.dialogTexts(); !strings.Contains(rows, "Rules: Closed") || strings.Contains(rows, "Undo") {
		t.Errorf("it lists\n%s", rows)
	}
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
		if pictures == 0 || pictures != strings.Count(page, "\n[[") {
			t.Errorf("%s: %d pictures, the page names %d", language, pictures, strings.Count(page, "\n[["))
		}
		for _, heading := range strings.Split(page, "\n") {
			if title, ok := strings.CutPrefix(heading, "# "); ok && !strings.Contains(words.String(), title) {
				t.Errorf("%s: the section %q is not shown", language, title)
			}
		}
		if strings.Contains(words.String(), "[[") {
			t.Errorf("%s: a picture is shown by its name", language)
		}
		w.key(keys.Escape)
		if w.dialogs.Busy() {
			t.Errorf("%s: Escape does not close it", language)
		}
	}
	locale.Use(locale.English)
}

func TestTheKeySheetNamesEveryKey(t *testing.T) {
	w := openWindow(t)
	for _, shown := range [...]session.ProblemID{session.TicTacToe, session.CrossHatching} {
		w.run("board." + string(shown))
		w.key("F2")
		sheet := w.dialogTexts()
		for _, a := range w.table.Actions {
			if a.KeyWords() != "" && !strings.Contains(sheet, a.KeyWords()+"\n"+a.FullLabel()) {
				t.Errorf("%s: %s with %s is not in the sheet", shown, a.FullLabel(), a.KeyWords())
			}
		}
		if !strings.Contains(sheet, "Arrow keys\nMove the cursor on the board") {
			t.Errorf("%s: the board's own keys are not in the sheet", shown)
		}
		w.tapButton("Close")
	}
}

func TestACommentIsKeptAndSaidBesideTheBoard(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.run("comment")
	w.typed("the centre")
	w.tapButton("Save")
	if w.session.Game.Now().Comment != "the centre" || w.rows()[0].note != "the centre" {
		t.Errorf("kept %q, shown %+v", w.session.Game.Now().Comment, w.rows())
	}
	w.tapCell(5, 4)
	if rows := w.rows(); rows[0].note != "the centre" || rows[1].note != "" {
		t.Errorf("the comment does not stay below its move: %+v", rows)
	}
	w.run("undo")
	w.run("comment")
	if entry := w.entry(); entry.Text != "the centre" {
		t.Errorf("opened again it holds %q", entry.Text)
	}
	w.entry().SetText("")
	w.tapButton("Cancel")
	if w.session.Game.Now().Comment != "the centre" {
		t.Error("Cancel does not leave the comment as it was")
	}
	w.run("comment")
	w.entry().SetText("")
	w.tapButton("Save")
	if w.session.Game.Now().Comment != "" || w.rows()[0].note != "" {
		t.Errorf("the comment is not removed: %q", w.beside())
	}
	if again := w.restart(); again.session.Game.Now().Comment != "" {
		t.Error("after a restart the removed comment is back")
	}
}

func TestEscapeDoesNotLoseWhatWasWrittenUnasked(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.run("comment")
	w.typed("the centre")
	w.key(keys.Escape)
	if !strings.Contains(w.dialogTexts(), locale.Text("dialog.discard")) {
		t.Fatalf("it says\n%s", w.dialogTexts())
	}
	w.key(keys.Escape)
	if entry := w.entry(); entry.Text != "the centre" {
		t.Fatalf("Escape leads back to %q", entry.Text)
	}
	w.typed("!")
	w.key(keys.Escape)
	w.tapButton("Discard")
	if w.dialogs.Busy() || w.session.Game.Now().Comment != "" || !w.screen.OnBoard {
		t.Errorf("a dialog is open: %v, the comment is %q", w.dialogs.Busy(), w.session.Game.Now().Comment)
	}
}

func TestACommentLandsOnTheStepItWasOpenedFor(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	mine := w.session.Game.Current()
	w.run("comment")
	w.typed("mine")
	w.awaitMoves(2)
	if w.entry().Text != "mine" {
		t.Fatal("the computer's answer closes the dialog")
	}
	w.tapButton("Save")
	if answer := w.session.Game.Now(); w.session.Game.State(mine).Comment != "mine" || answer.Comment != "" {
		t.Errorf("the comment is on the answer: %q, on the move: %q",
			answer.Comment, w.session.Game.State(mine).Comment)
	}
	if again := w.restart(); again.session.Game.State(mine).Comment != "mine" {
		t.Error("the comment is not kept")
	}
}

func TestTooLongACommentIsRefusedAndNothingIsLost(t *testing.T) {
	w := openWindow(t)
	w.run("comment")
	long := strings.Repeat("word ", 1000)
	w.entry().SetText(long)
	w.tapButton("Save")
	if !w.dialogs.Busy() || w.entry().Text != long || !strings.Contains(w.dialogTexts(), "5000") {
		t.Errorf("after a comment of 5000 characters: %q", w.dialogTexts())
	}
	if w.session.Game.Now().Comment != "" {
		t.Error("too long a comment was kept")
	}
	w.entry().SetText(long[:4000])
	w.tapButton("Save")
	if w.session.Game.Now().Comment != long[:4000] {
		t.Error("a comment of 4000 characters is refused")
	}
}

// longRecord is a game whose first step has a comment of that many numbers.
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
	if said := w.beside(); !strings.Contains(said, "10001 words") || len(said) > 1000 {
		t.Errorf("beside the board: %q", said)
	}
	first := w.dialogTexts()
	w.tapButton("Next page")
	if w.dialogTexts() == first || len(first) > 10_000 {
		t.Errorf("%d characters are shown at once, or the next page is the first", len(first))
	}
	w.tapButton("Close")
	if w.session.Game.Now().Comment != comment || len(comment) < 59_000 {
		t.Errorf("reading the comment of %d characters changed it", len(comment))
	}
}

func TestThePlayersAreNamed(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.run("players")
	w.fields("Name")[0].SetText(" Ada ")
	w.key(keys.Enter)
	if w.dialogs.Busy() {
		t.Fatal("Enter does not confirm the names")
	}
	if copied := w.copied("copyGame"); !strings.Contains(copied, `[X "Ada"]`) || strings.Contains(copied, "[O ") {
		t.Errorf("the record is\n%s", copied)
	}
	w.run("players")
	name := w.fields("Name")[0]
	if name.Text != "Ada" {
		t.Errorf("opened again it holds %q", name.Text)
	}
	name.SetText("Eve")
	w.tapButton("Cancel")
	if copied := w.copied("copyGame"); !strings.Contains(copied, `[X "Ada"]`) {
		t.Errorf("after Cancel the record is\n%s", copied)
	}
}

func TestThePlayersAreThoseOfTheGameThatWasShown(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	w.run("players")
	w.fields("Name")[0].SetText("Ada")
	w.awaitMoves(2)
	w.key(keys.Enter)
	if copied := w.copied("copyGame"); !strings.Contains(copied, `[X "Ada"]`) {
		t.Errorf("the record is\n%s", copied)
	}
}

func TestAnAnswerIsNotComparedWithAnotherBoard(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	answer := string(w.session.Problem().Answer())
	w.run("compare")
	w.entry().SetText(answer)
	w.awaitMoves(2)
	w.tapButton("Compare")
	if !w.dialogs.Busy() || !strings.Contains(w.dialogTexts(), "The board has changed") ||
		w.features.comparison.Shown() {
		t.Errorf("it says\n%s", w.dialogTexts())
	}
	w.tapButton("Cancel")
	w.run("compare")
	w.tapButton("Compare")
	if !w.dialogs.Busy() || w.features.comparison.Shown() {
		t.Error("no answer at all is compared")
	}
	w.entry().SetText(string(w.session.Problem().Answer()))
	w.tapButton("Compare")
	if !strings.Contains(w.reason(), "the answer is right") || w.dialogs.Busy() {
		t.Errorf("of the right answer it says %q", w.reason())
	}
}

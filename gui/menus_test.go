package gui

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/actions"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/session"
)

func TestEveryMenuCanBeTakenInAtAGlance(t *testing.T) {
	w := openWindow(t)
	for _, shown := range [...]string{"board.tictactoe", "board.crosshatch", "train", "learn"} {
		w.run(shown)
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
			most := 10
			if menu.Words == locale.Text("menu.play") && w.features.exercises.Shown() != nil {
				most++ // its own submenu
			}
			fail.If(t, line || entries < 2 || entries > most,
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
	w.run("newGame")
	w.shortcut(keys.Ctrl("Q"))
	fail.If(t, w.screen.Quits != 0, "under a dialog it ends the program")
	w.escape()
	w.shortcut(keys.Ctrl("Q"))
	fail.If(t, w.screen.Quits != 1, "it ends the program %d times", w.screen.Quits)
}

func TestKeysAreCalledAsTheyAreOnAKeyboard(t *testing.T) {
	w := openWindow(t)
	for id, want := range map[string]string{
		"back": "Page Up", "forward": "Page Down", "mistake.before": "Alt+Page Up", "first": "Home",
	} {
		fail.Unequal(t, w.action(id).KeyWords(), want, "the key of %s", id)
	}
}

func TestTheHelpPageHasTheRulesBeforeAnyFormat(t *testing.T) {
	for _, language := range []locale.Language{locale.English, locale.Chinese} {
		page := locale.HelpPage(language)
		format := strings.Index(page, "```")
		for _, picture := range []string{"[[1-forced]]", "[[3-full-centre]]", "[[6-cross-one]]"} {
			at := strings.Index(page, picture)
			fail.If(t, at < 0 || at > format, "%s: %s is behind a format", language, picture)
		}
	}
}

func TestNewGameMeansTheSameOnBothBoards(t *testing.T) {
	w := openWindow(t)
	w.does("board.crosshatch newGame")
	w.screen.PressIn(locale.Text("newGame.begin"))
	fail.If(t, w.session.Shown != session.TicTacToe || w.moves() != 0, "shown is %s", w.session.Shown)
}

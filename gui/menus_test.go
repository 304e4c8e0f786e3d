package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/locale"
	"ninefold/gui/session"
)

func TestEveryMenuCanBeTakenInAtAGlance(t *testing.T) {
	w := openWindow(t)
	for _, shown := range [...]string{"board.tictactoe", "board.crosshatch", "train", "learn"} {
		w.run(shown)
		for _, menu := range w.window.MainMenu().Items {
			entries, line := 0, true
			for _, item := range menu.Items {
				if item.IsSeparator && line {
					t.Errorf("%s, %s: a line parts nothing", shown, menu.Label)
				}
				if line = item.IsSeparator; line {
					continue
				}
				entries++
				if item.Icon != nil {
					t.Errorf("%s, %s: %q has an icon, others have none", shown, menu.Label, item.Label)
				}
				if item.ChildMenu != nil && len(item.ChildMenu.Items) == 0 && !item.Disabled {
					t.Errorf("%s, %s: %q opens nothing", shown, menu.Label, item.Label)
				}
			}
			for i, item := range menu.Items {
				if item.IsQuit && i != len(menu.Items)-1 {
					t.Errorf("%s: behind the end of the program stands %q", shown, menu.Items[i+1].Label)
				}
			}
			most := 10
			if menu.Label == locale.Text("menu.play") && w.features.exercises.Shown() != nil {
				most++ // its own submenu
			}
			if line || entries < 2 || entries > most {
				t.Errorf("%s, %s: %d entries, ends with a line: %v", shown, menu.Label, entries, line)
			}
		}
		w.run(shown)
	}
}

func TestCtrlQEndsTheProgramAndIsLastInTheFirstMenu(t *testing.T) {
	w := openWindow(t)
	w.run("board.crosshatch") // the first menu of all is made without keys
	file := w.window.MainMenu().Items[0].Items
	if last := file[len(file)-1]; !last.IsQuit || !strings.HasSuffix(last.Label, "Ctrl+Q") {
		t.Errorf("the last entry is %q, ends the program: %v", last.Label, last.IsQuit)
	}
	w.run("board.tictactoe")
	w.run("newGame")
	if w.table.PressShortcut(fyne.KeyQ, fyne.KeyModifierShortcutDefault); w.quits() != 0 {
		t.Error("under a dialog it ends the program")
	}
	w.dialogs.Close()
	if w.table.PressShortcut(fyne.KeyQ, fyne.KeyModifierShortcutDefault); w.quits() != 1 {
		t.Errorf("it ends the program %d times", w.quits())
	}
}

// The keys begin below each other: what is before them is as wide in every entry.
func TestTheKeysOfAMenuStandInAColumn(t *testing.T) {
	w := openWindow(t)
	for _, language := range []string{"language.en", "language.zh"} {
		w.run(language)
		keys := map[*fyne.MenuItem]string{}
		for _, a := range w.table.Actions {
			if item := w.menuItem(a); item != nil && a.Keys() != "" {
				keys[item] = a.Keys()
			}
		}
		if len(keys) < 20 {
			t.Errorf("%d entries have keys", len(keys))
		}
		for _, menu := range w.window.MainMenu().Items {
			column := float32(0)
			for _, item := range menu.Items {
				if keys[item] == "" {
					continue
				}
				words := strings.TrimSuffix(item.Label, keys[item])
				at := fyne.MeasureText(words, fynetheme.TextSize(), fyne.TextStyle{}).Width
				if column == 0 {
					column = at
				}
				if at < column-1 || at > column+1 {
					t.Errorf("%s: in %q the key is at %v, above at %v", menu.Label, item.Label, at, column)
				}
			}
		}
	}
	w.run("language.en")
}

func TestKeysAreCalledAsTheyAreOnAKeyboard(t *testing.T) {
	w := openWindow(t)
	for id, want := range map[string]string{
		"back": "Page Up", "forward": "Page Down", "mistake.before": "Alt+Page Up", "first": "Home",
	} {
		if got := w.action(id).Keys(); got != want {
			t.Errorf("the key of %s is %q, want %q", id, got, want)
		}
	}
}

func TestTheKeySheetIsInGroupsByMenu(t *testing.T) {
	w := openWindow(t)
	w.run("shortcuts")
	words := w.dialogTexts()
	at := 0
	for _, title := range []string{
		"keys.board", "menu.file", "menu.edit", "menu.board", "menu.play", "menu.go", "menu.tools",
		"menu.view", "menu.help",
	} {
		next := strings.Index(words[at:], "\n"+locale.Text(title)+"\n")
		if next < 0 {
			t.Fatalf("%q does not follow in\n%s", locale.Text(title), words[at:])
		}
		at += next + 1
	}
	if strings.Index(words, "Ctrl+Q") > strings.Index(words, "\n"+locale.Text("menu.edit")+"\n") {
		t.Error("Ctrl+Q is not with the File menu's")
	}
}

func TestTheHelpPageHasTheRulesBeforeAnyFormat(t *testing.T) {
	for _, language := range []locale.Language{locale.English, locale.Chinese} {
		page := locale.HelpPage(language)
		format := strings.Index(page, "```")
		for _, picture := range []string{"[[1-forced]]", "[[3-full-centre]]", "[[6-cross-one]]"} {
			if at := strings.Index(page, picture); at < 0 || at > format {
				t.Errorf("%s: %s is behind a format", language, picture)
			}
		}
	}
}

func TestNewGameMeansTheSameOnBothBoards(t *testing.T) {
	w := openWindow(t)
	w.run("board.crosshatch")
	w.run("newGame")
	w.tapButton(locale.Text("newGame.begin"))
	if w.session.Shown != session.TicTacToe || w.moves() != 0 {
		t.Errorf("shown is %s", w.session.Shown)
	}
}

// A void of nothing in the dialog is what its content could do without.
func TestAboutIsNoLargerThanWhatItSays(t *testing.T) {
	w := openWindow(t)
	w.run("about")
	for _, words := range []string{"Ninefold", "Codeforces 907B", "QOJ 17074", "MIT"} {
		if !strings.Contains(w.dialogTexts(), words) {
			t.Errorf("it does not say %q", words)
		}
	}
	column := w.inDialogColumn()
	if void := column.Size().Height - column.MinSize().Height; void > fynetheme.Padding() {
		t.Errorf("%v units of nothing", void)
	}
}

// inDialogColumn is the content of the dialog on top, a column.
func (w *window) inDialogColumn() *fyne.Container {
	return inDialog(w, "column", func(c *fyne.Container) bool { return len(c.Objects) > 2 })
}

package actions

import (
	"slices"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/icon"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/view"
)

func yes() bool { return true }
func no() bool  { return false }

// tableOf returns a table of actions that have only an ID and an icon.
func tableOf(ids ...string) *Table {
	t := &Table{}
	for _, id := range ids {
		t.Actions = append(t.Actions, &Action{ID: id, Icon: icon.New})
	}
	return t
}

func TestAButtonIsCompletedByItsAction(t *testing.T) {
	table := &Table{Actions: []*Action{
		{ID: "hint", Icon: icon.Hint, Keys: keys.Alone("T"), Enabled: no},
		{ID: "analysis", Icon: icon.Analyse, Keys: keys.Ctrl("A"), Checked: yes},
		{ID: "undo"},
	}}
	for _, test := range []struct{ given, want view.Button }{
		{view.Button{ID: "hint"},
			view.Button{ID: "hint", Words: "Hint", Icon: icon.Hint, Keys: "T", Disabled: true}},
		{view.Button{ID: "analysis", Words: "Analyse", Icon: icon.Step, Primary: true},
			view.Button{ID: "analysis", Words: "Analyse", Icon: icon.Step, Keys: "Ctrl+A",
				On: true, Primary: true}},
		{view.Button{ID: "undo", On: true}, view.Button{ID: "undo", Words: "Undo"}},
		{view.Button{ID: "undo", Disabled: true}, view.Button{ID: "undo", Words: "Undo", Disabled: true}},
		{view.Button{ID: "gone", Words: "Gone"}, view.Button{ID: "gone", Words: "Gone", Disabled: true}},
	} {
		fail.Unequal(t, table.Complete(test.given), test.want, "%+v is completed", test.given)
	}
}

func TestTheToolbarHasWhatThereIsInItsGroups(t *testing.T) {
	table := tableOf("board.crosshatch", "board.tictactoe", "edit", "redo", "undo", "palette", "newGame", "hint")
	table.Find("board.tictactoe").Checked = yes
	bar := table.Toolbar()
	var groups []string
	for _, group := range bar.Groups {
		groups = append(groups, screentest.IDs(group))
	}
	if want := []string{"newGame",
		"undo redo", "edit"}; !slices.Equal(groups, want) || screentest.IDs(bar.Right) != "palette" {
		t.Errorf("the groups are %q, want %q; at the right is %q", groups, want, screentest.IDs(bar.Right))
	}
	want := []view.Choice{{ID: "board.tictactoe", Words: "Tic-Tac-Toe", On: true},
		{ID: "board.crosshatch", Words: "Sudoku"}}
	fail.Differ(t, bar.Switch.Choices, want, "the switch")
	head := table.Head("Ninefold")
	fail.If(t, head.Title != "Ninefold" || !slices.Equal(head.Switch.Choices, want), "a phone has %+v", head)
}

func TestTheToolbarLeavesOutWhatHasNoIcon(t *testing.T) {
	table := tableOf("newGame", "newSudoku", "undo")
	table.Find("newGame").Icon, table.Find("undo").Icon = "", ""
	bar := table.Toolbar()
	fail.If(t, len(bar.Groups) != 1 || screentest.IDs(bar.Groups[0]) != "newSudoku", "the groups are %+v", bar.Groups)
}

func TestTheBottomBarHasFourActionsAndAllOthers(t *testing.T) {
	for want, has := range map[string][]string{
		"newGame undo hint analysis palette": {"palette", "analysis", "hint", "undo",
			"newGame", "review"},
		"train.hint train.again train.next leave palette": {"leave", "train.next", "train.again",
			"train.hint", "palette"},
		"learn.help learn.previous learn.next leave palette": {"learn.help", "learn.previous", "learn.next",
			"leave", "palette"},
		"newSudoku undo hint noting palette": {"undo", "hint", "newSudoku", "noting",
			"step", "palette"},
		"undo palette": {"undo", "palette"},
	} {
		bar := tableOf(has...).BottomBar(nil)
		fail.Unequal(t, screentest.IDs(bar.Buttons), want, "it")
		more := bar.Buttons[len(bar.Buttons)-1]
		fail.If(t, more.Words != "More" || more.Icon != icon.More, "the last is %+v", more)
	}
}

func TestTheBottomBarBeginsWithWhatIsOffered(t *testing.T) {
	table := tableOf("newGame", "undo", "playComputer", "analysis", "rematch", "review", "send", "palette")
	table.Find("send").Enabled = func() bool { return false }
	offers := view.MainButtons([]view.Card{
		view.Start{Ways: []view.Way{{Button: view.Button{ID: "playComputer"}}, {Button: view.Button{ID: "undo"}}}},
		view.Players{Buttons: []view.Button{{ID: "rematch"}, {ID: "send"}}},
		view.Buttons{Buttons: []view.Button{{ID: "analysis"}}},
		view.Buttons{Buttons: []view.Button{{ID: "undo"}, {ID: "review", Primary: true}}},
	})
	fail.Unequal(t, screentest.IDs(table.BottomBar(offers).Buttons),
		"playComputer rematch review newGame palette", "it")
	stops := view.Button{ID: "review", Words: "Stop", Icon: icon.Stop}
	b := table.BottomBar([]view.Button{stops}).Buttons[0]
	fail.If(t, b.Words != "Stop" || b.Icon != icon.Stop, "while a review runs the button is %+v", b)
}

func TestTheBottomBarLeavesOutWhatHasNoIcon(t *testing.T) {
	table := tableOf("newGame", "undo", "newSudoku", "hint", "noting", "palette")
	table.Find("newGame").Icon = ""
	fail.Unequal(t, screentest.IDs(table.BottomBar(nil).Buttons), "newSudoku undo hint noting palette", "it")
}

// TestEveryButtonOfTheBarsHasItsWords makes the bars of each action alone, in both languages.
func TestEveryButtonOfTheBarsHasItsWords(t *testing.T) {
	t.Cleanup(func() { locale.Use(locale.English) })
	seen := map[string]bool{}
	for _, language := range []locale.Language{locale.English, locale.Chinese} {
		locale.Use(language)
		for id := range locale.Words().Below("command.") {
			table := tableOf(id)
			bar := table.BottomBar([]view.Button{{ID: id}})
			for _, b := range slices.Concat(bar.Buttons, slices.Concat(table.Toolbar().Groups...)) {
				seen[b.ID] = true
				fail.If(t, b.Words == "" || strings.HasPrefix(b.Words, "short.") ||
					strings.HasPrefix(b.Words, "command."), "%s: %+v", language, b)
			}
			for _, c := range table.Toolbar().Switch.Choices {
				fail.If(t, strings.HasPrefix(c.Words, "short."), "%s: %+v", language, c)
			}
		}
	}
	for _, id := range append(slices.Concat(toolbar[:]...), offerIDs[:]...) {
		fail.If(t, !seen[id], "no action is called %q", id)
	}
}

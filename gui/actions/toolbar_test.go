package actions

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/dialog"
	"ninefold/gui/view/icon"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen/screentest"
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
		{view.Button{ID: "hint"}, view.Button{ID: "hint", Words: "Hint", Icon: icon.Hint, Keys: "T", Disabled: true}},
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
	table := tableOf("board.crosshatch", "board.tictactoe", "edit", "redo", "undo", "palette", "newGame", "hint", "new")
	table.Find("board.tictactoe").Checked = yes
	for id, spot := range map[string]Spot{"newGame": In("", 1, 2), "undo": In("", 2, 1), "redo": In("", 2, 2),
		"edit": In("", 4, 1), "new": In("", 4, 2)} {
		table.Find(id).Toolbar = spot
	}
	table.Find("new").Icon = "" // so it is left out
	bar := table.Toolbar(false)
	fail.Unequal(t, screentest.Joined(bar.Groups, ", ", screentest.IDs), "newGame, undo redo, edit", "the groups are")
	fail.Unequal(t, screentest.IDs(bar.Right), "palette", "at the right is")
	want := []view.Choice{{ID: "board.tictactoe", Words: "Tic-Tac-Toe", On: true},
		{ID: "board.crosshatch", Words: "Sudoku"}}
	fail.Differ(t, bar.Switch.Choices, want, "the switch")
}

func TestTheBottomBarBeginsWithWhatIsOffered(t *testing.T) {
	table := tableOf("newGame", "undo", "playComputer", "analysis", "rematch", "review", "send", "palette")
	for _, id := range []string{"newGame", "playComputer", "rematch", "review", "send"} {
		table.Find(id).Offer = true
	}
	table.Find("newGame").Bar, table.Find("undo").Bar = 1, 2
	table.Find("send").Enabled = no
	offers := view.MainButtons([]view.Card{
		deck.Start{Ways: []deck.Way{{Button: view.Button{ID: "playComputer"}}, {Button: view.Button{ID: "undo"}}}},
		deck.Buttons{Buttons: []view.Button{{ID: "analysis"}}},
		deck.Buttons{Buttons: []view.Button{{ID: "rematch"}, {ID: "send"}, {ID: "review", Primary: true}}},
	})
	fail.Unequal(t, screentest.IDs(table.BottomBar(offers)),
		"playComputer rematch review newGame palette", "it")
	b := table.BottomBar([]view.Button{{ID: "review", Words: "Stop", Icon: icon.Stop}})[0]
	fail.If(t, b.Words != "Stop" || b.Icon != icon.Stop, "while a review runs the button is %+v", b)
}

func TestTheBottomBarLeavesOutWhatHasNoIcon(t *testing.T) {
	table := tableOf("noting", "newGame", "undo", "newSudoku", "hint", "palette")
	table.Find("newGame").Icon = ""
	for i, id := range []string{"newGame", "newSudoku", "undo", "hint", "noting"} {
		table.Find(id).Bar = i + 1
	}
	fail.Unequal(t, screentest.IDs(table.BottomBar(nil)), "newSudoku undo hint noting palette", "it")
}

// openPalette opens a palette, and returns its window and the label of the command run last.
func openPalette(t *testing.T, touch bool, items ...PaletteItem) (frame *screentest.Frame, ran *string) {
	frame, ran = &screentest.Frame{T: t}, new(string)
	stack := &dialog.Stack{Show: frame.Dialogs, Closed: func() {}}
	frame.Settle = stack.Refresh
	frame.Events = stack
	for i := range items {
		items[i].Run = func() {
			fail.If(t, stack.Busy(), "the palette is open while a command runs")
			*ran = items[i].Words
		}
	}
	ShowPalette(stack, func() []PaletteItem { return items }, touch)
	return frame, ran
}

func commands() (items []PaletteItem) {
	for _, label := range []string{"Undo", "Redo", "Rules: Open", "Rules: Closed", "Export picture: SVG…", "分析"} {
		items = append(items, PaletteItem{FinderRow: view.FinderRow{Words: label}})
	}
	items[0].Keys = "Ctrl+Z"
	return items
}

// TestACommandIsFoundByWhatHomeSaysOfIt, after those whose words match.
func TestACommandIsFoundByWhatHomeSaysOfIt(t *testing.T) {
	for choice, typed := range map[language.Language]string{language.English: "Puzzle", language.Chinese: "习题"} {
		language.Use(choice)
		t.Cleanup(func() { language.Use(language.English) })
		table := &Table{Actions: []*Action{{ID: "train"}, {ID: "train.next"}, {ID: "undo"}}, Busy: no,
			Before: func() {}, After: func() {}}
		frame, _ := openPalette(t, false, table.PaletteItems()...)
		frame.Events.Type(findID, typed)
		found := finderIn(frame)
		last := found.Rows[len(found.Rows)-1].Words
		fail.If(t, last != table.Find("train").Label(), "%q finds %s", typed, labels(found))
	}
}

func finderIn(frame *screentest.Frame) view.Finder { return screentest.Card[view.Finder](frame.Top()) }

func labels(of view.Finder) string {
	return screentest.Joined(of.Rows, ", ", func(row view.FinderRow) string { return row.Words })
}

func TestHeadingsAreSeenWhileNothingIsTyped(t *testing.T) {
	frame, ran := openPalette(t, true, PaletteItem{FinderRow: view.FinderRow{Words: "Edit", Heading: true}},
		PaletteItem{FinderRow: view.FinderRow{Words: "Undo", Keys: "Ctrl+Z"}},
		PaletteItem{FinderRow: view.FinderRow{Words: "Go", Heading: true}},
		PaletteItem{FinderRow: view.FinderRow{Words: "Edited"}})
	f := finderIn(frame)
	fail.If(t, len(f.Rows) != 4 || f.Chosen != 1 || !f.Rows[0].Heading || f.Rows[1].Keys != "" ||
		frame.Top().Focus != "", "to fingers it shows %+v", f)
	frame.Events.Do(f.Rows[0].ID)
	fail.If(t, *ran != "" || len(frame.Sheets()) == 0, "a heading does something")
	frame.Events.Type(findID, "edit")
	fail.If(t, labels(finderIn(frame)) != "Edited" || finderIn(frame).Chosen != 0, "it shows %+v", finderIn(frame))
	frame.PressIn("Close")
	fail.If(t, len(frame.Sheets()) > 0, "it does not close")
}

func TestThePaletteShowsWhatHasAllOfTheWords(t *testing.T) {
	frame, _ := openPalette(t, false, commands()...)
	if f := finderIn(frame); f.Rows[0].Keys != "Ctrl+Z" || f.Rows[1].Keys != "" || frame.Top().Focus != f.Field.ID {
		t.Errorf("it shows %+v, the keyboard is in %q", f, frame.Top().Focus)
	}
	turn := 0
	for words, want := range map[string]string{
		"do": "Undo, Redo", "RULES": "Rules: Open, Rules: Closed", "open rul": "Rules: Open",
		"  svg   pict ": "Export picture: SVG…", "析": "分析", "quit": "", "rules undo": "",
		"": "Undo, Redo, Rules: Open, Rules: Closed, Export picture: SVG…, 分析",
	} {
		frame.Events.Type(findID, words)
		f := finderIn(frame)
		if got := labels(f); got != want || f.Chosen != 0 && want != "" || f.Field.Text != words || f.Turn <= turn {
			t.Errorf("%q shows %s, want %s; chosen is %d", words, got, want, f.Chosen)
		}
		turn = f.Turn
	}
}

func TestThePaletteShowsWhatCanDoNothingWithItsReason(t *testing.T) {
	frame, ran := openPalette(t, false, PaletteItem{FinderRow: view.FinderRow{Words: "Undo", Keys: "not in an exercise",
		Disabled: true}})
	row := finderIn(frame).Rows[0]
	fail.If(t, !row.Disabled || row.Keys != "not in an exercise", "it is shown as %+v", row)
	frame.Events.Do(row.ID)
	fail.If(t, *ran != "" || len(frame.Sheets()) == 0, "it is run")
}

func TestTheKeySheetBeginsByTheKeysOfTheBoard(t *testing.T) {
	all := (&Table{}).AllKeys()
	fail.If(t, len(all) != 1 || len(all[0].Facts) != len(boardKeys), "%+v", all)
}

func TestInAnExerciseTheActionsOfAGameKeepTheirPlaces(t *testing.T) {
	game := []*Action{
		{ID: "newGame", Icon: icon.New, Keys: keys.Ctrl("N")}, {ID: "import"},
		{ID: "rules.open", Group: "rules"}, {ID: "hint", Keys: keys.Alone("T"), Enabled: yes}, {ID: "back"},
	}
	own := []*Action{
		{ID: "back", Icon: icon.Previous}, {ID: "train.hint", Keys: keys.Alone("T")}, {ID: "import"},
		{ID: "train.open", Group: "rules"},
	}
	table := &Table{Actions: At(game, own, func(a *Action) *Action { return a.Blocked(OnBoard) })}
	var ids []string
	for _, a := range table.Actions {
		id := a.ID
		if !a.Can() {
			id += " " + string(a.Reason())
		}
		ids = append(ids, id)
	}
	const want = "newGame onBoard, import, hint onBoard, back, train.hint, train.open"
	fail.Unequal(t, strings.Join(ids, ", "), want, "the actions")
	b := table.Complete(view.Button{ID: "newGame"})
	fail.If(t, !b.Disabled || b.Keys != "Ctrl+N", "the first action is %+v", b)
	fail.Unequal(t, table.Find("hint").Keys.Key, keys.None, "a blocked action has the key of another")
	table.Find("hint").Bar = 1
	fail.Unequal(t, screentest.IDs(table.BottomBar(nil)), "palette", "a phone's bar")
}

// TestThePaletteSaysWhyAnActionCanDoNothing finds actions that can do nothing after those that can be done.
func TestThePaletteSaysWhyAnActionCanDoNothing(t *testing.T) {
	table := &Table{Actions: []*Action{{ID: "undo", Enabled: no, Why: "undo"}, {ID: "hint", Enabled: no}, {ID: "new"}}}
	got := screentest.Joined(table.PaletteItems(), ", ", func(i PaletteItem) string { return i.Words + ": " + i.Keys })
	fail.Unequal(t, got, "New board: , Undo: nothing here to take back, Hint: not now", "the palette has")
}

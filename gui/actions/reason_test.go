package actions

import (
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/icon"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
	"ninefold/gui/screen/screentest"
)

func TestInAnExerciseTheActionsOfAGameKeepTheirPlaces(t *testing.T) {
	game := []*Action{
		{ID: "newGame", Icon: icon.New, Keys: keys.Ctrl("N")}, {ID: "import"},
		{ID: "rules.open", Group: "rules"}, {ID: "hint", Keys: keys.Alone("T"), Enabled: yes}, {ID: "back"},
	}
	own := []*Action{
		{ID: "back", Icon: icon.Previous}, {ID: "train.hint", Keys: keys.Alone("T")}, {ID: "import"},
		{ID: "train.open", Group: "rules"},
	}
	table := &Table{Actions: DuringExercise(game, own)}
	var ids []string
	for _, a := range table.Actions {
		id := a.ID
		if !a.Can() {
			id += " " + string(a.Reason())
		}
		ids = append(ids, id)
	}
	const want = "newGame exercise, import, hint exercise, back, train.hint, train.open"
	fail.Unequal(t, strings.Join(ids, ", "), want, "the actions")
	b := table.Toolbar().Groups[0][0]
	fail.If(t, b.ID != "newGame" || !b.Disabled || b.Keys != "Ctrl+N", "the first button is %+v", b)
	fail.Unequal(t, table.Find("hint").Keys.Key, keys.None, "a blocked action has the key of another")
	fail.Unequal(t, screentest.IDs(table.BottomBar(nil).Buttons), "palette", "a phone's bar")
}

// TestThePaletteSaysWhyAnActionCanDoNothing finds actions that can do nothing after those that can be done.
func TestThePaletteSaysWhyAnActionCanDoNothing(t *testing.T) {
	table := &Table{Actions: []*Action{{ID: "undo", Enabled: no}, {ID: "hint", Enabled: no}, {ID: "new"}}}
	var got []string
	for _, item := range table.PaletteItems() {
		got = append(got, item.Words+": "+item.Keys)
	}
	const want = "New board: , Undo: nothing to undo, Hint: not now"
	fail.Unequal(t, strings.Join(got, ", "), want, "the palette has")
}

// TestEveryReasonHasWords checks the reasons of all actions in both languages.
func TestEveryReasonHasWords(t *testing.T) {
	t.Cleanup(func() { locale.Use(locale.English) })
	given := map[Reason]bool{NotInExercise: true, "editing": true}
	for id := range locale.Words().Below("command.") {
		given[(&Action{ID: id}).Reason()] = true
	}
	for reason := range locale.Words().Below("reason.") {
		fail.If(t, !given[Reason(reason)], "no action has the reason %s", reason)
	}
	for _, language := range []locale.Language{locale.English, locale.Chinese} {
		locale.Use(language)
		for reason := range given {
			s := reason.String()
			fail.If(t, s == "" || strings.HasPrefix(s, "reason."), "%s: the reason %s has no words", language, reason)
		}
	}
}

package actions

import (
	"strings"
	"testing"

	"ninefold/gui/icon"
	"ninefold/gui/keys"
	"ninefold/gui/locale"
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
	table := &Table{Actions: InExercise(game, own)}
	var ids []string
	for _, a := range table.Actions {
		id := a.ID
		if !a.Can() {
			id += " " + string(a.Reason())
		}
		ids = append(ids, id)
	}
	const want = "newGame exercise, import, hint exercise, back, train.hint, train.open"
	if got := strings.Join(ids, ", "); got != want {
		t.Errorf("the actions are %s, want %s", got, want)
	}
	if b := table.Toolbar().Groups[0][0]; b.ID != "newGame" || !b.Disabled || b.Keys != "Ctrl+N" {
		t.Errorf("the first button is %+v", b)
	}
	if table.Find("hint").Keys.Key != keys.None {
		t.Error("a blocked action has the key of another")
	}
	if got := idsOf(table.BottomBar(nil).Buttons); got != "palette" {
		t.Errorf("a phone's bar has %s", got)
	}
}

// TestThePaletteSaysWhyAnActionCanDoNothing looks for what can do nothing, behind what can.
func TestThePaletteSaysWhyAnActionCanDoNothing(t *testing.T) {
	table := &Table{Actions: []*Action{{ID: "undo", Enabled: no}, {ID: "hint", Enabled: no}, {ID: "new"}}}
	var got []string
	for _, item := range table.PaletteItems() {
		got = append(got, item.Words+": "+item.Keys)
	}
	const want = "New board: , Undo: nothing to undo, Hint: not now"
	if s := strings.Join(got, ", "); s != want {
		t.Errorf("the palette has %s, want %s", s, want)
	}
}

// TestEveryReasonHasWords asks for the reasons of all actions, in both languages.
func TestEveryReasonHasWords(t *testing.T) {
	t.Cleanup(func() { locale.Use(locale.English) })
	given := map[Reason]bool{NotInExercise: true, "editing": true}
	for id := range locale.Words().Below("command.") {
		given[(&Action{ID: id}).Reason()] = true
	}
	for reason := range locale.Words().Below("reason.") {
		if !given[Reason(reason)] {
			t.Errorf("no action has the reason %s", reason)
		}
	}
	for _, language := range []locale.Language{locale.English, locale.Chinese} {
		locale.Use(language)
		for reason := range given {
			if s := reason.String(); s == "" || strings.HasPrefix(s, "reason.") {
				t.Errorf("%s: the reason %s has no words", language, reason)
			}
		}
	}
}

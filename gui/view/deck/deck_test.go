package deck

import (
	"reflect"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// known completes a button by its ID alone.
func known(b view.Button) view.Button {
	if b.ID == "nothing" {
		return b
	}
	if b.Words == "" {
		b.Words = strings.ToUpper(b.ID)
	}
	b.Icon, b.Keys, b.On, b.Disabled = icon.New, "Ctrl+"+b.ID, true, b.ID != "c"
	return b
}

func TestEveryButtonOfACardIsCompleted(t *testing.T) {
	a, b := view.Button{ID: "a", Primary: true}, view.Button{ID: "b", Words: "Own"}
	all := []view.Button{a, b, {ID: "nothing"}}
	for _, test := range []struct {
		card view.Card
		want []view.Button
	}{
		{Buttons{Buttons: all}, []view.Button{known(a), known(b)}},
		{Verdict{Title: "?", Answer: view.Yes, Buttons: all}, []view.Button{known(a), known(b)}},
		{Progress{Title: "so far", Buttons: []view.Button{a}}, []view.Button{known(a)}},
		{Tools{all, []view.Button{a}}, []view.Button{known(a), known(b), known(a)}},
		{Start{[]Way{{Button: view.Button{ID: "c", Words: "In"}, State: "why"}, {Button: a, State: "leads nowhere"}}},
			[]view.Button{known(view.Button{ID: "c", Words: "In", Full: "In, why"})}},
		{Players{Players: [2]Player{1: {Name: "O", Thinking: Thinking{Words: "thinks", Offers: all}}}},
			[]view.Button{known(a), known(b)}},
		{Boards{All: "all", Boards: []view.Board{{ID: "x", Words: "X"}}},
			[]view.Button{{ID: AllBoards, Words: "all"}, {ID: "x", Words: "X", Full: "X"}}},
		{Facts{Title: "as it is"}, nil},
	} {
		var got []view.Button
		for _, p := range test.card.View().Completed(known).Presses() {
			got = append(got, p.Button)
		}
		fail.Differ(t, got, test.want, "the buttons of a card")
	}
	offered := Buttons{Buttons: []view.Button{{ID: "send", Primary: true}}}.View()
	fail.If(t, len(offered.Offers) != 1 || len(offered.Completed(known).Offers) != 0,
		"what can do nothing here is offered: %+v", offered.Offers)
}

func TestWhatIsAtTheFootOfTheWindowIsNotOnACardToo(t *testing.T) {
	a, b := view.Button{ID: "a", Words: "A"}, view.Button{ID: "b", Words: "B"}
	for _, test := range []struct {
		card, want view.Card
		any        bool
	}{
		{Buttons{Buttons: []view.Button{a, b}}, Buttons{Buttons: []view.Button{b}}, true},
		{Buttons{Buttons: []view.Button{a}}, nil, false},
		{Digits{Buttons: []view.Button{a}}, Digits{Buttons: []view.Button{a}}, true},
	} {
		got, any := test.card.View().Without([]view.Button{a})
		fail.Unequal(t, any, test.any, "of the card there is something left")
		if any {
			fail.Unless(t, reflect.DeepEqual(got, test.want.View()), "it becomes %+v", got)
		}
	}
}

func TestTheMovesOfBothSidesHaveOneNumber(t *testing.T) {
	for first, want := range map[bool][]int{true: {1, 1, 2, 2, 3}, false: {1, 2, 2, 3, 3}} {
		for i, n := range want {
			second := (i%2 == 1) == first
			fail.Unequal(t, NumberOf(i+1, second), n, "the first side begins: %v: move %d has the number", first, i+1)
		}
	}
}

// described returns a row in short: how far it is indented, and its entries with a bar between them, or its note.
func described(r *view.ListRow) string {
	said := strings.Repeat(">", r.Indent)
	switch {
	case r.Hint:
		return said + "hint: " + r.Note
	case r.Note != "":
		return said + "note: " + r.Note
	}
	var entries []string
	for i, e := range r.Entries {
		if e.Node == nil {
			entries = append(entries, "")
		} else {
			entries = append(entries, r.Label(i))
		}
	}
	return said + strings.Join(entries, " | ")
}

func checkRows(t *testing.T, m Moves, want ...string) {
	t.Helper()
	var got []string
	for _, r := range m.View().Content.(view.List).Rows {
		got = append(got, described(&r))
	}
	fail.Differ(t, got, want, "the rows are")
}

func TestMovesStandInTwoColumnsWithNotesAndVariationsBelow(t *testing.T) {
	checkRows(t, Moves{Hint: "and so on", Moves: []Move{
		{ID: 1, Number: 1, Words: "5,5", Sends: "5", Note: "a start"}, {ID: 2, Number: 1, Second: true, Words: "4,4",
			Sends: "1", Glyph: "?"},
		{ID: 9, Number: 1, Second: true, Words: "6,6", Depth: 1}, {ID: 3, Number: 2, Words: "1,1", Undone: true},
	}}, "1., 5,5, 5 | 1., 4,4, ?, 1", "note: a start", "> | 1., 6,6", "2., 1,1 | ", "hint: and so on")
}

func TestAStepThatIsNoMoveHasARowOfItsOwn(t *testing.T) {
	checkRows(t, Moves{Moves: []Move{
		{ID: 1, Words: "Imported", Note: "from a file"}, {ID: 2, Number: 1, Second: true, Words: "4,4"},
		{ID: 3, Number: 2, Words: "1,1"},
		{ID: 4, Words: "Rules: Open", Glyph: "?"}, {ID: 5, Number: 2, Second: true, Words: "2,2"},
		{ID: 6, Words: "Board edited", Depth: 1},
	}}, "Imported", "note: from a file", " | 1., 4,4", "2., 1,1 | ", "Rules: Open, ?", " | 2., 2,2", ">Board edited")
}

func TestEntriesOfVariationsAndOfWhatWasUndoneAreToldApart(t *testing.T) {
	for style, m := range map[view.Style]Move{
		view.Plain: {Words: "1,1"}, view.Muted: {Words: "1,1", Depth: 1},
		view.Strong:      {Words: "r1c1 = 4", Why: "row 1"},
		view.MutedStrong: {Words: "r1c1 = 4", Why: "row 1", Undone: true},
	} {
		words := m.entry().Node.(view.Row).Nodes[0].(view.Text)
		fail.Unequal(t, words.Style, style, "%+v has the style", m)
	}
}

func TestAmberIsForDoubtfulMovesAlone(t *testing.T) {
	for sign, want := range map[string]view.Ink{
		"?": view.InkTrouble, "?!": view.InkTrouble, "◆ ??": view.InkTrouble,
		"!": view.InkYes, "!!": view.InkYes, "✓": view.InkYes, "0.12 s": "",
	} {
		fail.Unequal(t, glyph(sign).Ink, want, "%q is written in", sign)
	}
}

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
		{Start{[]Way{{view.Button{ID: "c", Words: "In"}, "why"}, {a, "leads nowhere"}}},
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

// TestWhatBelongsToAControlStaysInItsLine: words before it, and a button with only an icon behind it.
func TestWhatBelongsToAControlStaysInItsLine(t *testing.T) {
	row := FormRow{Controls: []Control{Words{Words: "Checker"}, view.Field{ID: "a"}, FormButton{IconOnly: true},
		FormButton{}}}
	fail.Unequal(t, len(row.row().Nodes), 2, "the parts that may stand in lines of their own")
}

package view

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/gui/icon"
)

// known completes a button by its ID alone.
func known(b Button) Button {
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
	a, b := Button{ID: "a", Primary: true}, Button{ID: "b", Words: "Own"}
	all := []Button{a, b, {ID: "nothing"}}
	for _, test := range []struct {
		card Card
		want []Button
	}{
		{Buttons{all}, []Button{known(a), known(b)}},
		{Verdict{Title: "?", Answer: Yes, Buttons: all}, []Button{known(a), known(b)}},
		{Progress{Title: "so far", Buttons: []Button{a}}, []Button{known(a)}},
		{Tools{all, []Button{a}}, []Button{known(a), known(b), known(a)}},
		{Start{[]Way{{Button{ID: "c", Words: "In"}, "why"}, {a, "leads nowhere"}}},
			[]Button{known(Button{ID: "c", Words: "In", Full: "In, why"})}},
		{Players{Players: [2]Player{1: {Name: "O", Thinking: Thinking{Words: "thinks", Offers: all}}}, Buttons: all},
			[]Button{known(a), known(b), known(a), known(b)}},
		{Boards{All: "all", Boards: []Board{{ID: "x", Words: "X"}}},
			[]Button{{ID: AllBoards, Words: "all"}, {ID: "x", Words: "X", Full: "X"}}},
		{Facts{Title: "as it is"}, nil},
	} {
		var got []Button
		for _, p := range test.card.Box().Completed(known).Presses() {
			got = append(got, p.Button)
		}
		fail.Differ(t, got, test.want, "the buttons of a card")
	}
	offered := Buttons{[]Button{{ID: "send", Primary: true}}}.Box()
	fail.If(t, len(offered.Offers) != 1 || len(offered.Completed(known).Offers) != 0,
		"what can do nothing here is offered: %+v", offered.Offers)
	keys := Start{[]Way{{Button{ID: "c", Words: "In"}, "why"}}}.Box().Completed(known)
	fail.Unless(t, strings.Contains(fmt.Sprintf("%+v", keys.Content), "Words:Ctrl+c"), "no keys are in %+v", keys)
}

func TestWhatIsAtTheFootOfTheWindowIsNotOnACardToo(t *testing.T) {
	a, b := Button{ID: "a", Words: "A"}, Button{ID: "b", Words: "B"}
	for _, test := range []struct {
		card, want Card
		any        bool
	}{
		{Buttons{[]Button{a, b}}, Buttons{[]Button{b}}, true},
		{Buttons{[]Button{a}}, nil, false},
		{Digits{Buttons: []Button{a}}, Digits{Buttons: []Button{a}}, true},
	} {
		got, any := test.card.Box().Without([]Button{a})
		fail.Unequal(t, any, test.any, "of the card there is something left")
		if any {
			fail.Unless(t, reflect.DeepEqual(got, test.want.Box()), "it becomes %+v", got)
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

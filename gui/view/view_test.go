package view

import (
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
	all, whole := []Button{a, b}, []Button{known(a), known(b)}
	for _, test := range []struct{ card, want Card }{
		{Buttons{all}, Buttons{whole}},
		{Verdict{Title: "?", Answer: Yes, Buttons: all}, Verdict{Title: "?", Answer: Yes, Buttons: whole}},
		{Digits{On: 3, Erase: a, Buttons: all}, Digits{On: 3, Erase: whole[0], Buttons: whole}},
		{Progress{Title: "so far", Buttons: all}, Progress{Title: "so far", Buttons: whole}},
		{Tools{all, []Button{a}}, Tools{whole, whole[:1]}},
		{Start{[]Way{{Button{ID: "c", Words: "In"}, "why"}, {a, "leads nowhere"}}},
			Start{[]Way{{known(Button{ID: "c", Words: "In"}), "why"}}}},
		{Players{Players: [2]Player{1: {Name: "O", Thinking: Thinking{Words: "thinks", Offers: all}}}, Buttons: all},
			Players{Players: [2]Player{1: {Name: "O", Thinking: Thinking{Words: "thinks", Offers: whole}}},
				Buttons: whole}},
		{Buttons{[]Button{{ID: "nothing"}, a}}, Buttons{whole[:1]}},
		{Facts{Title: "as it is"}, Facts{Title: "as it is"}},
		{Moves{Title: "as it is", Moves: []Move{{ID: 1}}}, Moves{Title: "as it is", Moves: []Move{{ID: 1}}}},
	} {
		got := Completed(test.card, known)
		fail.If(t, !reflect.DeepEqual(got, test.want), "%+v is completed to\n%+v, want\n%+v", test.card, got, test.want)
	}
	fail.If(t, all[0] != a || all[1] != b, "what was given has become %+v", all)
}

func TestWhatIsAtTheFootOfTheWindowIsNotOnACardToo(t *testing.T) {
	a, b := Button{ID: "a"}, Button{ID: "b"}
	for _, test := range []struct {
		card, want Card
		any        bool
	}{
		{Buttons{[]Button{a, b}}, Buttons{[]Button{b}}, true},
		{Buttons{[]Button{a}}, Buttons{[]Button{}}, false},
		{Digits{Buttons: []Button{a}}, Digits{Buttons: []Button{a}}, true},
	} {
		if got, any := WithoutButtons(test.card, []Button{a}); any != test.any || !reflect.DeepEqual(got, test.want) {
			t.Errorf("%+v becomes %+v, %v, want %+v", test.card, got, any, test.want)
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

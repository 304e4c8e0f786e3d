package tictactoe

import (
	"fmt"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/test/fail"
)

// TestWhoCanAndWhoMustWin checks the borders: as many boxes are a draw, one more wins, and a line beats any number.
func TestWhoCanAndWhoMustWin(t *testing.T) {
	const (
		three     = 0b010001010 // boxes without a line
		four      = 0b010101010
		topLine   = 0b000000111
		leftLine  = 0b001001001
		bottomTwo = 0b011000000
	)
	type both = [2]grid.Places // of the side, and of the other
	for name, tc := range map[string]struct {
		rules           Rules
		possible, owned both
		can, must       bool
	}{
		"a line is possible":             {Closed, both{topLine, 0}, both{}, true, false},
		"only a line wins":               {Closed, both{four, 0}, both{four, 0}, false, false},
		"as many as the other owns":      {Majority, both{three, three}, both{0, three}, false, false},
		"one more than the other owns":   {Majority, both{four, three}, both{0, three}, true, false},
		"a line, though fewer":           {Majority, both{topLine, four}, both{0, four}, true, false},
		"as many as the other can own":   {Majority, both{three, three}, both{three, 0}, true, false},
		"more than the other can own":    {Majority, both{four, three}, both{four, 0}, true, true},
		"but the other can make a line":  {Majority, both{four, leftLine}, both{four, 0}, true, false},
		"two boxes are no line":          {Majority, both{three, bottomTwo}, both{three, 0}, true, true},
		"one more box is enough":         {Majority, both{four, bottomTwo}, both{0b000101010, 0}, true, true},
		"one more, or one less for it":   {Majority, both{four | three, three}, both{three &^ 2, 2}, true, false},
		"nobody must win without counts": {Open, both{topLine, three}, both{topLine, 0}, true, false},
	} {
		for side := range 2 {
			possible, owned := tc.possible, tc.owned
			if side == 1 {
				possible[0], possible[1], owned[0], owned[1] = possible[1], possible[0], owned[1], owned[0]
			}
			p := Position{rules: tc.rules, owned: owned}
			barred := [2]grid.Places{grid.AllPlaces &^ possible[0], grid.AllPlaces &^ possible[1]}
			got := p.Chances(side, &barred)
			fail.If(t, got.CanWin != tc.can || got.MustWin != tc.must, "%s: the chances of side %d are %+v", name, side,
				got)
			for b := range grid.Boxes {
				fail.Unequal(t, got.Wins.Has(b), winsWith(p, side, b, barred), "%s: box %d wins for side %d", name, b,
					side)
			}
		}
	}
}

// winsWith reports whether a side wins, or must win, once it owns one more box.
func winsWith(p Position, side, box int, barred [2]grid.Places) bool {
	line, free, mine := Completing(p.owned[side]), !(p.owned[0] | p.owned[1]).Has(box), !barred[side].Has(box)
	p.owned[side] |= 1 << box
	barred[1-side] |= 1 << box
	return free && (line.Has(box) || mine && p.Chances(side, &barred).MustWin)
}

func TestABoxIsBarredFromWhoCanNeverOwnIt(t *testing.T) {
	const b = grid.Box(4)
	marked := func(p Position, m Mark, places ...int) Position {
		for _, place := range places {
			p = p.WithMark(b.Cell(place), m)
		}
		return p
	}
	contested := marked(marked(New(Open), X, 0, 1, 2), O, 3, 4, 5)
	for name, tc := range map[string]struct {
		p    Position
		x, o bool
	}{
		"an empty box":               {New(Open), false, false},
		"O in each line":             {marked(New(Open), O, 0, 4, 8, 5, 6, 1), true, false},
		"O in each line but one":     {marked(New(Open), O, 0, 4, 5), false, false},
		"X in each line":             {marked(New(Closed), X, 0, 4, 5, 7), false, true},
		"owned by X, still open":     {marked(New(Open), X, 0, 1, 2), false, true},
		"owned by O, closed":         {marked(New(Closed), O, 0, 1, 2), true, false},
		"contested":                  {contested, true, true},
		"contested, then given to O": {contested.WithOwner(b, O), true, false},
		"full without a line":        {marked(marked(New(Open), X, 0, 2, 3, 7, 8), O, 1, 4, 5, 6), true, true},
	} {
		fail.Unequal(t, tc.p.Barred(0, b), tc.x, "%s: it is barred from X", name)
		fail.Unequal(t, tc.p.Barred(1, b), tc.o, "%s: it is barred from O", name)
	}
}

func TestTheMainLineIsTheFirstWayOfEachStep(t *testing.T) {
	g := NewGame(Open)
	play := func(from history.ID, cells ...grid.Cell) history.ID {
		g.GoTo(from)
		for _, c := range cells {
			fail.OnError(t, g.Play(c))
		}
		return g.Current()
	}
	first, second := play(0, 40), play(0, 0)
	third := play(second, 10, 40)
	play(second, 11)
	for _, want := range []struct {
		main  []history.ID
		walk  string // branches in parentheses
		order []history.ID
	}{
		{[]history.ID{0, first}, "1(23(5)4)", []history.ID{0, 1, 2, 3, 5, 4}},
		{[]history.ID{0, second, 3, third}, "2(1)3(5)4", []history.ID{0, 2, 1, 3, 5, 4}},
	} {
		fail.Differ(t, g.Main(), want.main, "the main line")
		fail.Differ(t, g.Order(), want.order, "all steps")
		walk := ""
		g.Walk(func(id history.ID) { walk += fmt.Sprint(id) },
			func(begins bool) { walk += map[bool]string{true: "(", false: ")"}[begins] })
		fail.Unequal(t, walk, want.walk, "the walk")
		g.Place(second, 0)
	}
}

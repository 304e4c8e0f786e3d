package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// lineIn is the position with a line of a mark in the top row of each of some fields.
func lineIn(p tictactoe.Position, m tictactoe.Mark, fields ...grid.Box) tictactoe.Position {
	for _, b := range fields {
		for place := range 3 {
			p = p.With(b.Cell(place), m)
		}
	}
	return p
}

func TestOneClickSwitchesTheRulesAndOneUndoTakesItBack(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	steps := w.session.Game.Len()
	for _, rules := range []string{"open", "closed", "judge"} {
		test.Tap(w.button("rules." + rules))
		p := w.position()
		if p.Rules().String() != rules || p.At(grid.At(5, 5)) != tictactoe.X {
			t.Fatalf("the rules are %s", p.Rules())
		}
		if !w.checked("rules."+rules) || !w.framed("rules."+rules) {
			t.Errorf("%s is not shown as chosen", rules)
		}
		if !strings.Contains(w.reason(), "same cells") {
			t.Errorf("said %q", w.reason())
		}
	}
	if w.session.Game.Len() != steps+3 {
		t.Errorf("%d steps, want %d", w.session.Game.Len(), steps+3)
	}
	test.Tap(w.button("rules.judge"))
	if w.session.Game.Len() != steps+3 {
		t.Error("choosing the rules in force is a step")
	}
	w.run("undo")
	if p := w.position(); p.Rules() != tictactoe.Closed || w.said() != "" {
		t.Error("undo does not take the last switch back")
	}
}

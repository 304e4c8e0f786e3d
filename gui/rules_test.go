package gui

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// chooseRules clicks on the rules in force and on others in the menu that opens.
func (w *window) chooseRules(rules string) {
	w.t.Helper()
	w.click(locale.Text("short.rules." + rules))
}

func TestTheRulesAreSwitchedOnTheirCardAndOneUndoTakesItBack(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	steps := w.session.Game.Len()
	for _, rules := range []string{"majority", "closed", "judge"} {
		w.chooseRules(rules)
		p := w.position()
		if p.Rules().String() != rules || p.At(grid.At(5, 5)) != tictactoe.X {
			t.Fatalf("the rules are %s", p.Rules())
		}
		if !w.checked("rules."+rules) || !w.isOn("rules."+rules) {
			t.Errorf("%s is not shown as chosen", rules)
		}
		if !strings.Contains(w.reason(), "same cells") {
			t.Errorf("said %q", w.reason())
		}
	}
	if w.session.Game.Len() != steps+3 {
		t.Errorf("%d steps, want %d", w.session.Game.Len(), steps+3)
	}
	w.chooseRules("judge")
	if w.session.Game.Len() != steps+3 {
		t.Error("choosing the rules in force is a step")
	}
	w.run("undo")
	if p := w.position(); p.Rules() != tictactoe.Closed || w.said() != "" {
		t.Error("undo does not take the last switch back")
	}
}

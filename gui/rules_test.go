package gui

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// chooseRules clicks on the rules and chooses others from the menu.
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
		fail.NowIf(t, p.Rules().String() != rules || p.At(grid.At(5, 5)) != tictactoe.X, "the rules are %s", p.Rules())
		fail.If(t, !w.checked("rules."+rules) || !w.isOn("rules."+rules), "%s is not shown as chosen", rules)
		fail.Unless(t, strings.Contains(w.reason(), "same cells"), "said %q", w.reason())
	}
	fail.If(t, w.session.Game.Len() != steps+3, "%d steps, want %d", w.session.Game.Len(), steps+3)
	w.chooseRules("judge")
	fail.Unequal(t, w.session.Game.Len(), steps+3, "choosing the rules in force is a step")
	w.run("undo")
	p := w.position()
	fail.If(t, p.Rules() != tictactoe.Closed || w.said() != "", "undo does not take the last switch back")
}

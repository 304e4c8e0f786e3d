package gui

import (
	"slices"
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
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

func TestTheSwitchShowsWhichCellsBecomeLegalAndIllegal(t *testing.T) {
	judge := lineIn(tictactoe.New(tictactoe.Judge), tictactoe.X, 4).With(grid.At(1, 2), tictactoe.O).With(grid.At(2, 5), tictactoe.O)
	judge, ok := judge.WithLast(grid.At(2, 5)) // the centre of its field: points to field 5, which X has won
	if !ok {
		t.Fatal("no last move")
	}
	change := &ruleChange{judge, judge.WithRules(tictactoe.Closed)}
	gained, lost := change.gained(), change.lost()
	if lost.Len() != 6 || gained.Len() != 70 {
		t.Fatalf("%d lost, %d gained", lost.Len(), gained.Len())
	}
	n := newNoughts()
	n.Set(tictactoe.Edited, change.after)
	view := n.View()
	change.mark(&view)
	for c := range grid.Cell(grid.Cells) {
		want := ""
		switch {
		case judge.At(c) != tictactoe.Empty:
		case c.Box() == 4:
			want = "−"
		default:
			want = "+"
		}
		if view.Cells[c].Note != want {
			t.Errorf("row %d column %d: %q, want %q", c.Row(), c.Col(), view.Cells[c].Note, want)
		}
	}
	if words := change.inWords(); !strings.Contains(words, "70 cells") || !strings.Contains(words, "6 cells") || !strings.Contains(words, "Closed") {
		t.Error(words)
	}
	same := &ruleChange{judge, judge.WithRules(tictactoe.Open)}
	if words := same.inWords(); !strings.Contains(words, "same cells") {
		t.Error(words)
	}
}

func TestTheWinningLinesAreDrawn(t *testing.T) {
	n := newNoughts()
	n.Set(tictactoe.Edited, lineIn(tictactoe.New(tictactoe.Closed), tictactoe.O, 2, 4, 6, 0, 8))
	view := n.View()
	want := [][3]grid.Box{{0, 4, 8}, {2, 4, 6}}
	if got := view.WonLines(); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if headline := n.Status().Headline; !strings.Contains(headline, "O has won") {
		t.Error(headline)
	}
	n.Set(tictactoe.RulesChanged, n.Position().WithRules(tictactoe.Judge))
	if view = n.View(); len(view.WonLines()) != 0 || view.Boxes[0].Owner != diagram.Blank {
		t.Error("under Judge somebody has won")
	}
}

func TestOwnersAndContestedFieldsAreSaid(t *testing.T) {
	p := lineIn(tictactoe.New(tictactoe.Open), tictactoe.X, 0, 4)
	for place := 6; place < 9; place++ {
		p = p.With(grid.Box(4).Cell(place), tictactoe.O)
	}
	words := locale.Owners(&p)
	for _, part := range []string{"X owns field 1.", "Contested", "field 5"} {
		if !strings.Contains(words, part) {
			t.Errorf("%q, want %q in it", words, part)
		}
	}
	judge := p.WithRules(tictactoe.Judge)
	if words := locale.Owners(&judge); words != "" {
		t.Error(words)
	}
}

func TestOneClickSwitchesTheRulesAndOneUndoTakesItBack(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	steps := w.session.Noughts.Len()
	for _, rules := range []string{"open", "closed", "judge"} {
		w.button("rules." + rules).OnTapped()
		p := w.position()
		if p.Rules().String() != rules || p.At(grid.At(5, 5)) != tictactoe.X {
			t.Fatalf("the rules are %s", p.Rules())
		}
		if !w.items["rules."+rules].Checked || !w.button("rules."+rules).frame.Visible() {
			t.Errorf("%s is not shown as chosen", rules)
		}
		if !strings.Contains(w.reason(), "same cells") {
			t.Errorf("said %q", w.reason())
		}
	}
	if w.session.Noughts.Len() != steps+3 {
		t.Errorf("%d steps, want %d", w.session.Noughts.Len(), steps+3)
	}
	w.button("rules.judge").OnTapped()
	if w.session.Noughts.Len() != steps+3 {
		t.Error("choosing the rules in force is a step")
	}
	w.run("undo")
	if p := w.position(); p.Rules() != tictactoe.Closed || w.switched != nil {
		t.Error("undo does not take the last switch back")
	}
}

package insight

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/overlay"
	"ninefold/gui/view"
)

// sentToWonField returns a position under Judge whose target is field 5, in which X has a line.
func sentToWonField(t *testing.T) tictactoe.Position {
	t.Helper()
	p := tictactoetest.LineIn(tictactoe.New(tictactoe.Judge), tictactoe.X, 4)
	p = p.WithMark(grid.At(1, 2), tictactoe.O).WithMark(grid.At(2, 5), tictactoe.O)
	p, ok := p.WithLast(grid.At(2, 5)) // the centre of its field
	fail.NowIf(t, !ok, "no last move")
	return p
}

func TestASwitchShowsWhichCellsBecomeLegalAndIllegal(t *testing.T) {
	judge := sentToWonField(t)
	s := newFixture(t, judge)
	r := add(s, &RuleChange{Host: s.Host})
	r.Switch(tictactoe.Closed)
	fail.NowIf(t, s.commits != 1 || s.Session.Game.Position() != judge.WithRules(tictactoe.Closed),
		"%d commits", s.commits)
	gained, lost := r.gained(), r.lost()
	fail.NowIf(t, lost.Len() != 6 || gained.Len() != 70, "%d lost, %d gained", lost.Len(), gained.Len())
	for c := range grid.Cell(grid.Cells) {
		want := "+"
		switch {
		case judge.At(c) != tictactoe.Empty:
			want = ""
		case c.Box() == 4:
			want = "−"
		}
		fail.Unequal(t, s.view.Diagram.Cells[c].Note, want, "row %d column %d", c.Row(), c.Col())
	}
	for _, part := range []string{"70 cells", "6 cells", "Closed"} {
		fail.Lacks(t, s.said, part, "said")
	}
	s.play(1, 1)
	fail.Unequal(t, s.view.Diagram.Cells[grid.At(9, 9)].Note, "", "after a move the switch is still shown")
}

func TestASwitchThatChangesNothingSaysSo(t *testing.T) {
	s := newFixture(t, sentToWonField(t))
	r := add(s, &RuleChange{Host: s.Host})
	r.Switch(tictactoe.Open)
	fail.Lacks(t, s.said, "same cells", "said")
	r.Switch(tictactoe.Open)
	fail.If(t, s.commits != 1, "choosing the rules in force is a step")
}

// TestASwitchLeavesAValueItsPlace: if a cell shows a value, the sign goes to its corner.
func TestASwitchLeavesAValueItsPlace(t *testing.T) {
	s := newFixture(t, sentToWonField(t))
	r := &RuleChange{Host: s.Host}
	r.Switch(tictactoe.Closed)
	v := overlay.Board{View: view.View{Diagram: s.Session.Game.Diagram()}}
	v.Diagram.Cells[grid.At(9, 9)].Note = "50"
	r.Show(&v)
	cell := v.Diagram.Cells[grid.At(9, 9)]
	fail.If(t, cell.Note != "50" || cell.Corner != "+", "%+v", cell)
}

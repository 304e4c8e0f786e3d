package reach

import (
	"context"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func repaired(t *testing.T, p tictactoe.Position) Correction {
	t.Helper()
	m := Repair(context.Background(), p, Limits{Steps: Enough})
	fail.NowIf(t, m.Answer == Undecided, "not decided:\n%s", diagram(p))
	q := p
	for _, change := range m.Changes {
		fail.NowIf(t, p.At(change.Cell) == change.Mark, "%v changes nothing:\n%s", change, diagram(p))
		q = q.WithMark(change.Cell, change.Mark)
	}
	was, _ := p.Last()
	is, _ := q.Last()
	fail.NowIf(t, m.Answer == Reachable && (was != is || decide(t, q).Answer != Reachable),
		"%v does not mend\n%s", m.Changes, diagram(p))
	return m
}

func TestAReachablePositionNeedsNoRepair(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		r := newRandomBy(10, rules)
		for range 50 {
			m := repaired(t, r.play(1+r.Below(81)))
			fail.If(t, len(m.Changes) != 0, "%v: %+v", rules, m)
		}
		m := repaired(t, tictactoe.New(rules))
		fail.If(t, m.Answer != Reachable || len(m.Changes) != 0, "%v: the empty board: %+v", rules, m)
	}
}

func TestOneHareIsUndoneByOneChange(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		r := newRandomBy(11, rules)
		for range 100 {
			p := r.Change(r.play(1 + r.Below(81)))
			m := repaired(t, p)
			fail.If(t, m.Answer != Reachable || len(m.Changes) != 1, "%v: %+v:\n%s", rules, m, diagram(p))
		}
	}
}

func TestTwoHaresAreUndoneByTheFewestChanges(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		r := newRandomBy(12, rules)
		for range 50 {
			p := r.Change(r.Change(r.play(1 + r.Below(81))))
			m := repaired(t, p)
			fail.Unequal(t, m.Answer, Reachable, "%v: %+v:\n%s", rules, m, diagram(p))
			fail.If(t, len(m.Changes) == 2 && mendsAlone(t, p),
				"%v: %+v, but one change will do:\n%s", rules, m, diagram(p))
		}
	}
}

// mendsAlone reports whether some change of at most one cell makes the position reachable.
func mendsAlone(t *testing.T, p tictactoe.Position) bool {
	last, _ := p.Last()
	for c := range grid.Cell(grid.Cells) {
		for _, m := range []tictactoe.Mark{tictactoe.Empty, tictactoe.X, tictactoe.O} {
			if (c != last || m != tictactoe.Empty) && decide(t, p.WithMark(c, m)).Answer == Reachable {
				return true
			}
		}
	}
	return false
}

func TestWhatCannotBeRepairedIsSaid(t *testing.T) {
	p := tictactoe.Position{}
	for c := range grid.Cell(10) {
		p = p.WithMark(c, tictactoe.X)
	}
	p, _ = p.WithLast(0)
	if m := repaired(t, p); m.Answer != Unreachable || m.Changes != nil {
		t.Errorf("ten marks of X: %+v", m)
	}
	m := repaired(t, p.WithoutLast())
	fail.If(t, m.Answer != Unreachable, "without a last move: %+v", m)
}

func TestMarksWithoutALastMoveAreRepairedByTakingThemAway(t *testing.T) {
	p := tictactoe.Position{}.WithMark(3, tictactoe.O).WithMark(70, tictactoe.X)
	want := []Change{{3, tictactoe.Empty}, {70, tictactoe.Empty}}
	m := repaired(t, p)
	fail.Unless(t, slices.Equal(m.Changes, want), "got %+v, want %v", m, want)
}

func TestRepairStopsWhenTheBudgetEndsOrTheContextIsCancelled(t *testing.T) {
	r := newRandom(13)
	p := r.Change(r.Change(r.play(50)))
	full := repaired(t, p)
	if m := Repair(context.Background(), p, Limits{Steps: full.Work}); m.Answer != Reachable {
		t.Errorf("with just enough: %+v", m)
	}
	if m := Repair(context.Background(), p, Limits{Steps: full.Work - 1}); m.Answer != Undecided || m.Changes != nil ||
		m.Work > full.Work-1 {
		t.Errorf("with one less: %+v", m)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	m := Repair(ctx, p, Limits{Steps: Enough})
	fail.If(t, m.Answer != Undecided || m.Work != 0, "cancelled: %+v", m)
}

func TestOthersRunMeanwhile(t *testing.T) {
	r, calls := newRandom(12), 0
	limits := Limits{Steps: Enough, Yield: func() { calls++ }}
	p := r.play(40)
	v := Decide(context.Background(), p, limits)
	fail.If(t, v.Work == 0 || calls < v.Work, "%d calls in %d steps", calls, v.Work)
	calls = 0
	m := Repair(context.Background(), r.Change(p), limits)
	fail.If(t, m.Work == 0 || calls == 0, "%d calls in %d steps of a repair", calls, m.Work)
}

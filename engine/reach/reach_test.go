package reach

import (
	"context"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestAllPositionsOfFewMarksAreDecidedAsPlaySays(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		moves := 4
		switch {
		case testing.Short():
			moves = 3
		case rules == tictactoe.Closed:
			moves = 5
		}
		all := map[board]tictactoe.Position{}
		reached(all, tictactoe.New(rules), moves)
		r := newRandomBy(1, rules)
		tested := 0
		for at, p := range all {
			if b := at.last.Box(); b != 0 && b != 1 && b != 4 {
				continue // a rotation or a reflection of a tested one
			}
			tested++
			fail.Unequal(t, decide(t, p).Answer, Reachable, "%v: should be reachable:\n%s", rules, diagram(p))
			q := swapped(r, p)
			_, want := all[boardOf(&q)]
			v := decide(t, q)
			fail.If(t, (v.Answer == Reachable) != want, "%v: %v, want %v:\n%s", rules, v, want, diagram(q))
		}
		t.Logf("%v: %d of %d reachable positions of up to %d marks", rules, tested, len(all), moves)
	}
}

// endings yields positions late in a game: played ones, and ones with exchanged marks, some with possibly wrong owners.
func endings(r random, yield func(tictactoe.Position)) {
	p := r.play(20 + r.Below(60))
	yield(p)
	q := nearMiss(r, p)
	yield(q)
	if r.rules == tictactoe.Open {
		long := newRandomBy(r.Uint64(), tictactoe.Judge)
		p = long.play(20 + r.Below(60)).WithRules(tictactoe.Open)
		yield(p)
		for b := range grid.Box(grid.Boxes) {
			if r.Below(2) == 0 {
				p = p.WithOwner(b, p.Owner(b).Other())
			}
		}
		yield(p)
	}
}

// TestEndingsAreReachableIfSomePositionOneMoveBeforeIs goes back from endings in every way that the rules allow.
// Together with the positions of few marks, that checks everything.
func TestEndingsAreReachableIfSomePositionOneMoveBeforeIs(t *testing.T) {
	rounds := 500
	if testing.Short() {
		rounds = 50
	}
	for _, rules := range tictactoe.AllRules {
		r := newRandomBy(3, rules)
		answers := map[Answer]int{}
		for range rounds {
			endings(r, func(p tictactoe.Position) {
				v := decide(t, p)
				if want, finished := oneMoveBefore(&p); !finished || (v.Answer == Reachable) != want {
					t.Errorf("%v: %+v, but one move before says %v:\n%s", rules, v, want, diagram(p))
				}
				answers[v.Answer]++
			})
		}
		t.Logf("%v: %d reachable, %d unreachable", rules, answers[Reachable], answers[Unreachable])
	}
}

func TestAnExhaustedBudgetOrACancelledContextLeavesItUndecided(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		p := newRandomBy(6, rules).play(70)
		full := decide(t, p)
		v := Decide(t.Context(), p, Limits{Steps: full.Work})
		fail.If(t, v.Answer != Reachable, "%v, with just enough: %+v", rules, v)
		v = Decide(t.Context(), p, Limits{Steps: full.Work - 1})
		fail.If(t, v.Answer != Undecided || v.Work != full.Work-1, "%v, with one step less: %+v", rules, v)
		v = Decide(t.Context(), p, Limits{Steps: -1})
		fail.If(t, v.Answer != Undecided || v.Work != 0, "%v, with a budget below nothing: %+v", rules, v)
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		v = Decide(ctx, p, Limits{Steps: EnoughSteps})
		fail.If(t, v.Answer != Undecided, "%v, cancelled: %+v", rules, v)
	}
}

// FuzzDecide plays as the bytes say, then changes cells as they say. It compares the answer with those for
// the positions one move before.
func FuzzDecide(f *testing.F) {
	for rules := range uint8(len(tictactoe.AllRules)) {
		f.Add(rules, []byte{40, 4, 7, 2, 8, 0, 3}, []byte{})
		f.Add(rules, []byte{40, 4, 4, 0, 8}, []byte{10, 20})
		f.Add(rules, make([]byte, 22), []byte{80, 44, 3, 3, 2})
		f.Add(rules, []byte("Between them play is a trail again, of which only a path."), []byte{1, 2})
	}
	f.Fuzz(func(t *testing.T, rules uint8, play, changes []byte) {
		p := tictactoe.New(tictactoe.AllRules[int(rules)%len(tictactoe.AllRules)])
		for i, b := range play {
			legal := p.Legal()
			if legal.Len() == 0 || i == grid.Cells {
				break
			}
			p.Push(slices.Collect(legal.All())[int(b)%legal.Len()])
		}
		fail.NowIf(t, decide(t, p).Answer != Reachable, "play made it:\n%s", diagram(p))
		for _, b := range changes {
			p = p.WithMark(grid.Cell(b%grid.Cells), tictactoe.Mark(b/grid.Cells%3))
		}
		if _, ok := p.Last(); !ok {
			return
		}
		v := Decide(t.Context(), p, Limits{Steps: EnoughSteps})
		if v.Answer == Undecided {
			return // rare, but changes of cells lead there
		}
		want, finished := oneMoveBefore(&p)
		fail.NowIf(t, finished && (v.Answer == Reachable) != want, "%+v, want %v:\n%s", v, want, diagram(p))
	})
}

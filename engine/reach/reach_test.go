package reach

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// board is what two games that end alike agree in.
type board struct {
	x, o tictactoe.CellSet
	last grid.Cell
}

func boardOf(p *tictactoe.Position) board {
	var s board
	for b := range grid.Box(grid.Boxes) {
		s.x[b], s.o[b] = p.Marks(b, tictactoe.X), p.Marks(b, tictactoe.O)
	}
	s.last, _ = p.Last()
	return s
}

// reached adds every board that up to some more moves from p make, and a position with it.
func reached(all map[board]tictactoe.Position, p tictactoe.Position, moves int) {
	if moves == 0 {
		return
	}
	for c := range p.Legal().All() {
		next := p
		next.Push(c)
		all[boardOf(&next)] = next
		reached(all, next, moves-1)
	}
}

// plainly reports whether play can make goal from p, by trying all moves that goal has too. It notes the boards that
// failed, and gives up, with false as the second result, when there are too many.
func plainly(p, goal *tictactoe.Position, failed map[board]bool) (reachable, finished bool) {
	if boardOf(p) == boardOf(goal) {
		return true, true
	}
	if failed[boardOf(p)] {
		return false, true
	}
	for c := range p.Legal().All() {
		if goal.At(c) != p.Turn() {
			continue
		}
		next := *p
		next.Push(c)
		if reachable, finished := plainly(&next, goal, failed); reachable || !finished {
			return reachable, finished
		}
	}
	failed[boardOf(p)] = true
	return false, len(failed) < 30000
}

// decide is Decide, and a test failure if the witness is not a legal game that ends in the position.
func decide(t *testing.T, p tictactoe.Position) Verdict {
	t.Helper()
	v := Decide(context.Background(), p, Enough)
	if v.Answer == Undecided {
		t.Fatalf("not decided:\n%s", diagram(p))
	}
	if v.Answer == Reachable {
		var q tictactoe.Position
		for _, c := range v.Game {
			var err error
			if q, err = q.Play(c); err != nil {
				t.Fatalf("the witness plays %d: %v", c, err)
			}
		}
		if boardOf(&q) != boardOf(&p) {
			t.Fatalf("the witness ends in\n%swant\n%s", diagram(q), diagram(p))
		}
	}
	return v
}

func diagram(p tictactoe.Position) string {
	text, err := tictactoe.AppendText(nil, &p)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// swapped is the position with the marks of two random cells of different content changed over, so that the counts
// stay right; the last move stays occupied.
func swapped(r random, p tictactoe.Position) tictactoe.Position {
	last, _ := p.Last()
	for {
		a, b := grid.Cell(r.below(grid.Cells)), grid.Cell(r.below(grid.Cells))
		if a != last && b != last && (p.At(a) != p.At(b) || p.Count(tictactoe.Empty) == grid.Cells-1) {
			return p.With(a, p.At(b)).With(b, p.At(a))
		}
	}
}

// nearMiss changes pairs of marks over until it has a position that is not ruled out by the simplest counts, or has
// tried often.
func nearMiss(r random, p tictactoe.Position) tictactoe.Position {
	var q tictactoe.Position
	for range 1000 {
		q = p
		for range 1 + r.below(3) {
			q = swapped(r, q)
		}
		if v := Decide(context.Background(), q, Enough); v.Reason.Why != TooFew {
			break
		}
	}
	return q
}

func newRandom(seed uint64) random { return random{rand.NewPCG(seed, 0)} }

func TestAllPositionsOfFewMarksAreDecidedAsPlaySays(t *testing.T) {
	moves := 5
	if testing.Short() {
		moves = 3
	}
	all := map[board]tictactoe.Position{}
	reached(all, tictactoe.Position{}, moves)
	for _, p := range all {
		if decide(t, p).Answer != Reachable {
			t.Errorf("should be reachable:\n%s", diagram(p))
		}
	}
	r := newRandom(1)
	for _, p := range all {
		q := swapped(r, p)
		_, want := all[boardOf(&q)]
		if v := decide(t, q); (v.Answer == Reachable) != want {
			t.Errorf("%v, want %v:\n%s", v, want, diagram(q))
		}
	}
	t.Logf("%d reachable positions", len(all))
}

// crowded is a position after random play that points to a few boxes whenever it can, so that they fill early.
func crowded(r random, boxes tictactoe.Places, moves int) tictactoe.Position {
	var p tictactoe.Position
	for range moves {
		legal := p.Legal()
		pointing := legal
		for b := range pointing {
			pointing[b] &= boxes
		}
		if pointing != (tictactoe.CellSet{}) {
			legal = pointing
		}
		p.Push(r.pick(legal))
	}
	return p
}

func TestPositionsWithFullBoxesAreDecidedAsPlaySays(t *testing.T) {
	rounds := 600
	if testing.Short() {
		rounds = 40
	}
	r := newRandom(2)
	whys, unfinished, full := map[Why]int{}, 0, 0
	for range rounds {
		p := crowded(r, 1<<r.below(9), 16+r.below(8))
		if r.below(4) > 0 {
			p = nearMiss(r, p)
		}
		want, finished := plainly(&tictactoe.Position{}, &p, map[board]bool{})
		if !finished {
			unfinished++
			continue
		}
		v := decide(t, p)
		if (v.Answer == Reachable) != want {
			t.Errorf("%+v, want %v:\n%s", v, want, diagram(p))
		}
		whys[v.Reason.Why]++
		if p.Finished() != 0 {
			full++
		}
	}
	t.Logf("%d unfinished, %d with full boxes, by reason %v", unfinished, full, whys)
}

func TestPlayIsReachableAtEveryPly(t *testing.T) {
	r := newRandom(3)
	for round := range 20 * grid.Cells {
		p := r.play(1 + round%grid.Cells)
		if v := decide(t, p); v.Answer != Reachable {
			t.Fatalf("%v:\n%s", v.Reason, diagram(p))
		}
	}
}

func TestOneChangedMarkIsNeverReachable(t *testing.T) {
	r := newRandom(4)
	for round := range 20 * grid.Cells {
		p := r.change(r.play(1 + round%grid.Cells))
		if v := decide(t, p); v.Answer != Unreachable {
			t.Fatalf("%v:\n%s", v, diagram(p))
		}
	}
}

func TestTheRuleSetOfThePositionDoesNotMatter(t *testing.T) {
	r := newRandom(5)
	for range 200 {
		p := nearMiss(r, r.play(60+r.below(22)))
		want := decide(t, p)
		for _, rules := range tictactoe.AllRules {
			if v := decide(t, p.WithRules(rules)); v.Answer != want.Answer || v.Reason != want.Reason {
				t.Errorf("%v: %+v, want %+v", rules, v, want)
			}
		}
	}
}

func TestTheEmptyBoardIsReachableWithoutAMove(t *testing.T) {
	if v := decide(t, tictactoe.Position{}); v.Answer != Reachable || len(v.Game) != 0 {
		t.Errorf("got %+v", v)
	}
}

func TestAnExhaustedBudgetOrACancelledContextLeavesItUndecided(t *testing.T) {
	p := newRandom(6).play(70)
	full := decide(t, p)
	if v := Decide(context.Background(), p, full.Work); v.Answer != Reachable {
		t.Errorf("with just enough: %+v", v)
	}
	if v := Decide(context.Background(), p, full.Work-1); v.Answer != Undecided || v.Work != full.Work-1 {
		t.Errorf("with one step less: %+v", v)
	}
	if v := Decide(context.Background(), p, -1); v.Answer != Undecided || v.Work != 0 {
		t.Errorf("with a budget below nothing: %+v", v)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if v := Decide(ctx, p, Enough); v.Answer != Undecided {
		t.Errorf("cancelled: %+v", v)
	}
}

// FuzzDecide plays as the bytes say, then changes cells as they say, and holds the answer against plain search where
// that comes to an end.
func FuzzDecide(f *testing.F) {
	f.Add([]byte{40, 4, 7, 2, 8, 0, 3}, []byte{})
	f.Add([]byte{40, 4, 4, 0, 8}, []byte{10, 20})
	f.Add([]byte{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, []byte{80, 44, 3, 3, 2})
	f.Fuzz(func(t *testing.T, play, hare []byte) {
		var p tictactoe.Position
		for i, b := range play {
			legal := p.Legal()
			if legal.Len() == 0 || i == grid.Cells {
				break
			}
			p.Push(slices.Collect(legal.All())[int(b)%legal.Len()])
		}
		if decide(t, p).Answer != Reachable {
			t.Fatalf("play made it:\n%s", diagram(p))
		}
		for _, b := range hare {
			p = p.With(grid.Cell(b%grid.Cells), tictactoe.Mark(b/grid.Cells%3))
		}
		v := decide(t, p)
		if p.Count(tictactoe.Empty) < 50 {
			return
		}
		if want, finished := plainly(&tictactoe.Position{}, &p, map[board]bool{}); finished && (v.Answer == Reachable) != want {
			t.Fatalf("%+v, want %v:\n%s", v, want, diagram(p))
		}
	})
}

func benchmarkDecide(b *testing.B, next func() tictactoe.Position) {
	positions := make([]tictactoe.Position, 1000)
	for i := range positions {
		positions[i] = next()
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		Decide(context.Background(), positions[i%len(positions)], Enough)
	}
}

func BenchmarkDecidePlay(b *testing.B) {
	r := newRandom(7)
	benchmarkDecide(b, func() tictactoe.Position { return r.play(1 + r.below(grid.Cells)) })
}

func BenchmarkDecideOneChange(b *testing.B) {
	r := newRandom(8)
	benchmarkDecide(b, func() tictactoe.Position { return r.change(r.play(1 + r.below(grid.Cells))) })
}

func BenchmarkDecideDenseNearMiss(b *testing.B) {
	r := newRandom(9)
	benchmarkDecide(b, func() tictactoe.Position { return nearMiss(r, r.play(60+r.below(22))) })
}

package reach

import (
	"context"
	"math/rand/v2"
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
	v := Decide(context.Background(), p, enough)
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

// changed is the position with a random cell's mark changed; that of the last move stays occupied.
func changed(d dice, p tictactoe.Position) tictactoe.Position { return d.change(p) }

// swapped is the position with the marks of two random cells of different content changed over, so that the counts
// stay right; the last move stays occupied.
func swapped(d dice, p tictactoe.Position) tictactoe.Position {
	last, _ := p.Last()
	for {
		a, b := grid.Cell(d.below(grid.Cells)), grid.Cell(d.below(grid.Cells))
		if a != last && b != last && (p.At(a) != p.At(b) || p.Count(tictactoe.Empty) == grid.Cells-1) {
			return p.With(a, p.At(b)).With(b, p.At(a))
		}
	}
}

func newDice(seed uint64) dice { return dice{rand.NewPCG(seed, 0)} }

func TestAllPositionsOfFewMarksAreDecidedAsPlaySays(t *testing.T) {
	moves := 5
	if testing.Short() {
		moves = 4
	}
	all := map[board]tictactoe.Position{}
	reached(all, tictactoe.Position{}, moves)
	for _, p := range all {
		if decide(t, p).Answer != Reachable {
			t.Errorf("should be reachable:\n%s", diagram(p))
		}
	}
	d := newDice(1)
	for _, p := range all {
		q := swapped(d, p)
		_, want := all[boardOf(&q)]
		if v := decide(t, q); (v.Answer == Reachable) != want {
			t.Errorf("%v, want %v:\n%s", v, want, diagram(q))
		}
	}
	t.Logf("%d reachable positions", len(all))
}

// crowded is a position after random play that points to a few boxes whenever it can, so that they fill early.
func crowded(d dice, boxes tictactoe.Places, moves int) tictactoe.Position {
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
		p.Push(d.pick(legal))
	}
	return p
}

func TestPositionsWithFullBoxesAreDecidedAsPlaySays(t *testing.T) {
	rounds := 3000
	if testing.Short() {
		rounds = 100
	}
	d := newDice(2)
	whys, unfinished, full := map[Why]int{}, 0, 0
	for range rounds {
		p := crowded(d, 1<<d.below(9), 16+d.below(8))
		if d.below(4) > 0 {
			p = swapped(d, p)
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
		if p.Shut() != 0 {
			full++
		}
	}
	t.Logf("%d unfinished, %d with full boxes, by reason %v", unfinished, full, whys)
}

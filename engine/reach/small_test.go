package reach

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// The theory is the same for n boxes of n places. For n up to four every game can be played, full boxes and all, so
// that the decision can be held against plain play. The boards here are the first n places of the first n boxes.

// smallBoard is a board of n boxes of n places with its last move. Cell b*n+c is place c of box b.
type smallBoard struct {
	n    int
	x, o uint32
	last int
}

// moves yields the boards that one more legal move makes.
func (s smallBoard) moves(yield func(smallBoard) bool) {
	empty := (uint32(1)<<(s.n*s.n) - 1) &^ (s.x | s.o)
	if s.x != 0 {
		target := (uint32(1)<<s.n - 1) << (s.last % s.n * s.n)
		if empty&target != 0 {
			empty &= target
		}
	}
	xToMove := bits.OnesCount32(s.x) == bits.OnesCount32(s.o)
	for ; empty != 0; empty &= empty - 1 {
		next := s
		next.last = bits.TrailingZeros32(empty)
		if xToMove {
			next.x |= 1 << next.last
		} else {
			next.o |= 1 << next.last
		}
		if !yield(next) {
			return
		}
	}
}

// reached adds every board that play can make from s.
func (s smallBoard) reached(all map[smallBoard]bool) {
	for next := range s.moves {
		if !all[next] {
			all[next] = true
			next.reached(all)
		}
	}
}

// reaches reports whether play can make goal from s, plainly: it tries all moves that goal has too. It notes the
// boards that failed.
func (s smallBoard) reaches(goal smallBoard, failed map[smallBoard]bool) bool {
	if s == goal {
		return true
	}
	if s.x&^goal.x != 0 || s.o&^goal.o != 0 || failed[s] {
		return false
	}
	for next := range s.moves {
		if next.reaches(goal, failed) {
			return true
		}
	}
	failed[s] = true
	return false
}

func (s smallBoard) place(places uint32, b int) tictactoe.Places {
	return tictactoe.Places(places >> (b * s.n) & (1<<s.n - 1))
}

// decide asks the code under test, which expects that the counts are right, and plays its game.
func (s smallBoard) decide(t *testing.T) Verdict {
	t.Helper()
	var marks moves
	for b := range s.n {
		marks[0][b], marks[1][b] = s.place(s.x, b), s.place(s.o, b)
	}
	g := newGraph(s.n, &marks, grid.Box(s.last/s.n).Cell(s.last%s.n))
	v := g.decide(context.Background(), Enough)
	if v.Answer != Reachable {
		return v
	}
	board := smallBoard{n: s.n}
game:
	for _, c := range v.Game {
		for next := range board.moves {
			if next.last == int(c.Box())*s.n+c.Place() {
				board = next
				continue game
			}
		}
		t.Fatalf("%+v: the witness %v has an illegal move", s, v.Game)
	}
	if board != s {
		t.Fatalf("%+v: the witness %v ends elsewhere, in %+v", s, v.Game, board)
	}
	return v
}

// balancedBoards yields every board in which the counts are right for the last move.
func balancedBoards(n int) func(func(smallBoard) bool) {
	return func(yield func(smallBoard) bool) {
		all := uint32(1)<<(n*n) - 1
		for x := range all + 1 {
			for o := range all + 1 {
				ahead := bits.OnesCount32(x) - bits.OnesCount32(o)
				if x&o != 0 || ahead != 0 && ahead != 1 {
					continue
				}
				for lasts := [2]uint32{o, x}[ahead]; lasts != 0; lasts &= lasts - 1 {
					if !yield(smallBoard{n, x, o, bits.TrailingZeros32(lasts)}) {
						return
					}
				}
			}
		}
	}
}

func TestEveryBoardOfTwoAndThreeBoxesIsDecidedAsPlaySays(t *testing.T) {
	for n := 2; n <= 3; n++ {
		reached := map[smallBoard]bool{}
		smallBoard{n: n}.reached(reached)
		boards, whys := 0, map[Why]int{}
		for s := range balancedBoards(n) {
			v := s.decide(t)
			if v.Answer == Undecided || (v.Answer == Reachable) != reached[s] {
				t.Errorf("%+v is %+v, play says %v", s, v, reached[s])
			}
			boards++
			whys[v.Reason.Why]++
		}
		t.Logf("%d boxes: %d boards, %d reachable; by reason %v", n, boards, len(reached), whys)
	}
}

// randomBoard is a board after random play of some moves; then some pairs of cells change places.
func randomBoard(rng *rand.Rand, n, moves, swaps int) smallBoard {
	s := smallBoard{n: n}
	for range moves {
		var all []smallBoard
		for next := range s.moves {
			all = append(all, next)
		}
		s = all[rng.IntN(len(all))]
	}
	for range swaps {
		s = s.swapped(rng.IntN(n*n), rng.IntN(n*n))
	}
	return s
}

// swapped has the marks of two cells changed over, and the last move goes with its mark.
func (s smallBoard) swapped(i, j int) smallBoard {
	swap := func(set uint32) uint32 {
		differ := (set>>i ^ set>>j) & 1
		return set ^ differ<<i ^ differ<<j
	}
	s.x, s.o = swap(s.x), swap(s.o)
	switch s.last {
	case i:
		s.last = j
	case j:
		s.last = i
	}
	return s
}

func TestBoardsOfFourAndFiveBoxesAreDecidedAsPlaySays(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 5))
	answers := map[Answer]int{}
	whys := map[Why]int{}
	for round := range 3000 {
		if testing.Short() && round == 400 {
			break
		}
		n := 4
		if round%20 == 0 {
			n = 5
		}
		s := randomBoard(rng, n, n*n-rng.IntN(n), rng.IntN(4))
		v := s.decide(t)
		want := smallBoard{n: n}.reaches(s, map[smallBoard]bool{})
		if v.Answer == Undecided || (v.Answer == Reachable) != want {
			t.Fatalf("%+v is %+v, play says %v", s, v, want)
		}
		answers[v.Answer]++
		whys[v.Reason.Why]++
	}
	t.Logf("by answer %v, by reason %v", answers, whys)
}

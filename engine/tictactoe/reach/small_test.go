package reach

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// The theory holds for n boxes of n places, whatever sets of places are lines. For n up to three every game can be
// played, with full boxes, closed ones and wins. So the decision can be compared with plain play.

// smallGame has the rules of a game on a small board.
type smallGame struct {
	n     int
	rules tictactoe.Rules
	lines []grid.Places
}

func (g *smallGame) String() string {
	return fmt.Sprintf("%d boxes, %v, lines %b", g.n, g.rules, g.lines)
}

// smallBoard is a position of it. Cell b*n+c is place c of box b.
type smallBoard struct {
	x, o  uint32
	last  int
	first [2]grid.Places // boxes in which X, and O, made the first line
}

func (g *smallGame) hasLine(set grid.Places) bool {
	for _, line := range g.lines {
		if set&line == line {
			return true
		}
	}
	return false
}

func (g *smallGame) in(set uint32, b int) grid.Places {
	return grid.Places(set >> (b * g.n) & (1<<g.n - 1))
}

func (g *smallGame) closed(s *smallBoard, b int) bool {
	return g.in(s.x|s.o, b) == 1<<g.n-1 || g.rules.Closes() && (s.first[0]|s.first[1]).Has(b)
}

// moves yields the positions after each legal move.
func (g *smallGame) moves(s smallBoard) func(func(smallBoard) bool) {
	return func(yield func(smallBoard) bool) {
		if g.rules != tictactoe.Judge && (g.hasLine(s.first[0]) || g.hasLine(s.first[1])) {
			return
		}
		side, target := bits.OnesCount32(s.x)-bits.OnesCount32(s.o), s.last%g.n
		forced := s.x != 0 && !g.closed(&s, target)
		for c := range g.n * g.n {
			b := c / g.n
			if (s.x|s.o)>>c&1 != 0 || g.closed(&s, b) || forced && b != target {
				continue
			}
			next := s
			next.last = c
			mine := [2]*uint32{&next.x, &next.o}[side]
			*mine |= 1 << c
			if !(s.first[0] | s.first[1]).Has(b) && g.hasLine(g.in(*mine, b)) {
				next.first[side] |= 1 << b
			}
			if !yield(next) {
				return
			}
		}
	}
}

// reached adds every position that play can make from s.
func (g *smallGame) reached(s smallBoard, all map[smallBoard]bool) {
	for next := range g.moves(s) {
		if !all[next] {
			all[next] = true
			g.reached(next, all)
		}
	}
}

// agrees reports whether a position is the wanted one. In boxes with lines of both, the owner counts only if the wanted
// position states it.
func (s smallBoard) agrees(want smallBoard) bool {
	for side := range s.first {
		if said := want.first[1-side]; s.first[side]&said != 0 {
			return false
		}
	}
	return s.x == want.x && s.o == want.o && s.last == want.last
}

// reaches reports whether play can make the wanted position from s, by trying all moves that it has too. It notes
// failures.
func (g *smallGame) reaches(s, want smallBoard, failed map[smallBoard]bool) bool {
	if s.agrees(want) {
		return true
	}
	if s.x&^want.x != 0 || s.o&^want.o != 0 || failed[s] {
		return false
	}
	for next := range g.moves(s) {
		if g.reaches(next, want, failed) {
			return true
		}
	}
	failed[s] = true
	return false
}

// decide asks the code under test, which expects correct counts, and plays its game.
func (g *smallGame) decide(t *testing.T, shape *shape, s smallBoard) Decision {
	t.Helper()
	goal := goal{shape: shape, rules: g.rules, rows: g.lines, owned: s.first}
	for b := range g.n {
		goal.marks[0][b], goal.marks[1][b] = g.in(s.x, b), g.in(s.o, b)
	}
	goal.last = move{node{int(s.o >> s.last & 1), s.last / g.n}, s.last % g.n}
	v := goal.decide(&work{ctx: t.Context(), left: EnoughSteps})
	fail.NowIf(t, v.Answer == Undecided, "%v: %+v is not decided", g, s)
	if v.Answer == Unreachable {
		fail.NowIf(t, v.Reason.Kind == "", "%v: %+v is unreachable for no reason", g, s)
		return v
	}
	var board smallBoard
game:
	for _, c := range v.Game {
		for next := range g.moves(board) {
			if next.last == int(c.Box())*g.n+c.Place() {
				board = next
				continue game
			}
		}
		t.Fatalf("%v: %+v: the witness %v has an illegal move, %v", g, s, v.Game, c)
	}
	fail.NowIf(t, !board.agrees(s), "%v: %+v: the witness %v ends elsewhere, in %+v", g, s, v.Game, board)
	return v
}

// boards yields every position with correct counts for the last move, in each way to state the owners of boxes with
// lines of both.
func (g *smallGame) boards(yield func(smallBoard) bool) {
	all := uint32(1)<<(g.n*g.n) - 1
	for x := range all + 1 {
		for o := range all + 1 {
			ahead := bits.OnesCount32(x) - bits.OnesCount32(o)
			if x&o != 0 || ahead != 0 && ahead != 1 {
				continue
			}
			for lasts := [2]uint32{o, x}[ahead]; lasts != 0; lasts &= lasts - 1 {
				for s := range g.said(smallBoard{x: x, o: o, last: bits.TrailingZeros32(lasts)}) {
					if !yield(s) {
						return
					}
				}
			}
		}
	}
}

// said yields each way to state the owners of boxes with lines of both, or not to state them.
func (g *smallGame) said(s smallBoard) func(func(smallBoard) bool) {
	return func(yield func(smallBoard) bool) {
		var lined [2]grid.Places
		for b := range g.n {
			for side, marks := range [2]uint32{s.x, s.o} {
				if g.hasLine(g.in(marks, b)) {
					lined[side] |= 1 << b
				}
			}
		}
		both := lined[0] & lined[1]
		if g.rules != tictactoe.Open {
			yield(s)
			return
		}
		for xs := both; ; xs = (xs - 1) & both {
			for os := both &^ xs; ; os = (os - 1) & (both &^ xs) {
				s.first = [2]grid.Places{lined[0]&^both | xs, lined[1]&^both | os}
				if !yield(s) {
					return
				}
				if os == 0 {
					break
				}
			}
			if xs == 0 {
				break
			}
		}
	}
}

// smallGames are rules for boards of two and three boxes, with few lines and with many.
var smallGames = func() (games []smallGame) {
	for _, rules := range tictactoe.AllRules {
		games = append(games, smallGame{2, rules, []grid.Places{0b11}},
			smallGame{2, rules, []grid.Places{0b01}})
		for _, lines := range [][]grid.Places{
			{0b111}, {0b011}, {0b011, 0b110}, {0b011, 0b101, 0b110}, {0b001}, {0b010, 0b101},
		} {
			games = append(games, smallGame{3, rules, lines})
		}
	}
	return games
}()

func TestEveryBoardOfTwoAndThreeBoxesIsDecidedAsPlaySays(t *testing.T) {
	for i, g := range smallGames {
		if testing.Short() && i%5 != 0 {
			continue
		}
		all := map[smallBoard]bool{}
		g.reached(smallBoard{}, all)
		reachable := map[smallBoard]bool{}
		for s := range all {
			owners := s.first
			s.first = [2]grid.Places{}
			for said := range g.said(s) {
				if agrees := (smallBoard{s.x, s.o, s.last, owners}).agrees(said); agrees {
					reachable[said] = true
				}
			}
		}
		shape := newShape(g.n, g.lines)
		for s := range g.boards {
			v := g.decide(t, shape, s)
			fail.NowIf(t, (v.Answer == Reachable) != reachable[s],
				"%v: %+v is %+v, play says %v", &g, s, v, reachable[s])
		}
	}
}

// random returns a position after some random moves, with some pairs of cells swapped.
func (g *smallGame) random(rng *rand.Rand, moves, swaps int) smallBoard {
	var s smallBoard
	for range moves {
		var all []smallBoard
		for next := range g.moves(s) {
			all = append(all, next)
		}
		if len(all) == 0 {
			break
		}
		s = all[rng.IntN(len(all))]
	}
	if swaps == 0 && g.rules == tictactoe.Open {
		return s // with its true owners
	}
	s.first = [2]grid.Places{}
	for range swaps {
		s = s.swapped(rng.IntN(g.n*g.n), rng.IntN(g.n*g.n))
	}
	var ways []smallBoard
	for said := range g.said(s) {
		ways = append(ways, said)
	}
	return ways[rng.IntN(len(ways))]
}

// swapped exchanges the marks of two cells. The last move goes with its mark.
func (s smallBoard) swapped(i, j int) smallBoard {
	swap := func(set uint32) uint32 { differ := (set>>i ^ set>>j) & 1; return set ^ differ<<i ^ differ<<j }
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
	lines := map[int][][]grid.Places{
		4: {{0b0011, 0b1100}, {0b0111, 0b1110}, {0b0011, 0b0110, 0b1100, 0b1001}, {0b0101, 0b1010, 0b1111}},
		5: {{0b00111, 0b11100}, {0b00011, 0b11000}, {0b00111, 0b01110, 0b11100, 0b10101}},
	}
	for round := range 4000 {
		n := 4
		if round%20 == 0 {
			n = 5
		}
		g := smallGame{n, tictactoe.AllRules[round%len(tictactoe.AllRules)], lines[n][rng.IntN(len(lines[n]))]}
		s := g.random(rng, n*n-rng.IntN(n*n-4), rng.IntN(4))
		ahead := bits.OnesCount32(s.x) - bits.OnesCount32(s.o)
		if (ahead == 1) != (s.x>>s.last&1 == 1) {
			continue // two marks came from the same cell
		}
		v := g.decide(t, newShape(n, g.lines), s)
		want := g.reaches(smallBoard{}, s, map[smallBoard]bool{})
		fail.NowIf(t, (v.Answer == Reachable) != want, "%v: %+v is %+v, play says %v", &g, s, v, want)
	}
}

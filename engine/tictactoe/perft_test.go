package tictactoe

import (
	"math/rand/v2"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

var perftCounts = map[Rules][]uint64{
	Judge:    {81, 720, 6336, 55080, 473256, 4017888, 33702480, 279251280},
	Open:     {81, 720, 6336, 55080, 473256, 4017888, 33702480, 279251280},
	Closed:   {81, 720, 6336, 55080, 473256, 4020960, 33782544, 281067408},
	Majority: {81, 720, 6336, 55080, 473256, 4020960, 33782544, 281067408},
}

func TestPerft(t *testing.T) {
	for rules, counts := range perftCounts {
		for i, want := range counts {
			if depth := i + 1; depth <= 6 || depth <= 7 && !testing.Short() {
				fail.Unequal(t, perft(New(rules), depth), want, "%v, depth %d: games", rules, depth)
			}
		}
	}
}

// naive implements the rules a second time, as the statement and DESIGN tell them, and keeps nothing from move to move.
type naive struct {
	cells [9][9]Mark // by row and column, from 0
	owner [9]Mark
	turn  Mark
	last  int // row*9+column, or -1
	rules Rules
}

func (n *naive) full(b int) bool {
	for i := range 9 {
		if n.cells[b/3*3+i/3][b%3*3+i%3] == Empty {
			return false
		}
	}
	return true
}

func (n *naive) closed(b int) bool { return n.full(b) || n.rules.Closes() && n.owner[b] != Empty }

// line reports whether the mark owns a line of boxes that counts.
func (n *naive) line(m Mark) bool {
	for _, line := range n.rules.Lines() {
		all := true
		for b := range 9 {
			all = all && (!line.Has(b) || n.owner[b] == m)
		}
		if all {
			return true
		}
	}
	return false
}

func (n *naive) winner() Mark {
	owned, closed := map[Mark]int{}, 0
	for b := range 9 {
		owned[n.owner[b]]++
		if n.closed(b) {
			closed++
		}
	}
	for _, m := range []Mark{X, O} {
		switch {
		case n.line(m):
			return m
		case n.line(m.Other()):
		case n.rules.Counts() && closed == 9 && owned[m] > owned[m.Other()]:
			return m
		}
	}
	return Empty
}

func threeInARow(at func(int) Mark, m Mark) bool {
	for _, l := range [][3]int{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}} {
		if at(l[0]) == m && at(l[1]) == m && at(l[2]) == m {
			return true
		}
	}
	return false
}

func (n *naive) moves() (moves []int) {
	if n.line(X) || n.line(O) {
		return nil
	}
	var closed [9]bool
	for b := range closed {
		closed[b] = n.closed(b)
	}
	for i := range 81 {
		row, col := i/9, i%9
		b := row/3*3 + col/3
		if n.cells[row][col] != Empty || closed[b] {
			continue
		}
		if n.last >= 0 {
			target := n.last/9%3*3 + n.last%9%3
			if !closed[target] && b != target {
				continue
			}
		}
		moves = append(moves, i)
	}
	return moves
}

func (n naive) play(i int) naive {
	row, col := i/9, i%9
	b := row/3*3 + col/3
	n.cells[row][col] = n.turn
	at := func(i int) Mark { return n.cells[b/3*3+i/3][b%3*3+i%3] }
	if n.owner[b] == Empty && threeInARow(at, n.turn) {
		n.owner[b] = n.turn
	}
	n.turn, n.last = n.turn.Other(), i
	return n
}

// TestLegalByANaiveCount compares the fast rules with the naive ones through whole games, until boxes fill and close.
func TestLegalByANaiveCount(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for game := range 600 {
		rules := AllRules[game%len(AllRules)]
		p, n := New(rules), naive{turn: X, last: -1, rules: rules}
		for {
			slow := n.moves()
			var want grid.CellSet
			for _, i := range slow {
				want.Add(grid.Cell(i))
			}
			fail.NowIf(t, p.Winner() != n.winner(), "%v: %v has won, want %v, in %v", rules, p.Winner(), n.winner(), n)
			fail.NowIf(t, p.Legal() != want || p.Over() != (len(slow) == 0),
				"%v: legal %v, over %v, want %v, in %v", rules, p.Legal(), p.Over(), want, n)
			if p.Over() {
				break
			}
			m := slow[rng.IntN(len(slow))]
			p.Push(grid.Cell(m))
			n = n.play(m)
		}
	}
}

func BenchmarkPerft(b *testing.B) {
	for _, rules := range AllRules {
		b.Run(rules.String(), func(b *testing.B) {
			var nodes uint64
			for b.Loop() {
				nodes += perft(New(rules), 7)
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}

// perft returns the number of games of exactly depth plies, 1 or more, from the position. Move generators are usually
// checked by it.
func perft(p Position, depth int) (games uint64) {
	legal := p.Legal()
	if depth == 1 {
		return uint64(legal.Len())
	}
	for c := range legal.ByBox() {
		next := p
		next.Push(c)
		games += perft(next, depth-1)
	}
	return games
}

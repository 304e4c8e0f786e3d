package tictactoe

import (
	"math"
	"math/bits"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

// placesIn lists the places of each set.
var placesIn = func() (table [allPlaces + 1][9]uint8) {
	for set := range table {
		for i, rest := 0, uint16(set); rest != 0; i, rest = i+1, rest&(rest-1) {
			table[set][i] = uint8(bits.TrailingZeros16(rest))
		}
	}
	return table
}()

// nextRandom returns a linear congruential generator. Its upper half is the better one.
func nextRandom(random uint64) uint64 { return random*6364136223846793005 + 1442695040888963407 }

// below scales 32 random bits to a number below n.
func below(random uint64, n int) int { return int(random & math.MaxUint32 * uint64(n) >> 32) }

// playOut plays a game that is not over to its end by random moves, each legal move with equal probability. It returns
// the last random number. It does what PushAt does with target and turn in registers, which saves a sixth of the time.
func (p *Position) playOut(random uint64) uint64 {
	target, turn := (p.last-1)&15, p.turn&1
	box := 0
	for p.end == ongoing {
		random = nextRandom(random)
		box = int(target)
		if (p.closed|1<<15)>>(box&15)&1 != 0 {
			box = p.randomBox(random)
		}
		open := allPlaces &^ (p.marks[0][box] | p.marks[1][box])
		target = placesIn[open&allPlaces][below(random>>32, bits.OnesCount16(uint16(open)))]
		bit := Places(1) << (target & 15)
		mine := p.marks[turn][box] | bit
		p.marks[turn][box] = mine
		wins := mine.HasLine() && p.lined>>(box&15)&1 == 0
		if full := open == bit; wins || full {
			p.settle(grid.Box(box), turn, wins, full)
		}
		turn ^= 1
	}
	p.last, p.turn = lastAt(grid.Box(box), int(target)), turn
	return random
}

// randomBox returns the box of a random empty cell in a box that is not closed, each cell with equal probability. It
// has no branches, because the processor could not predict them.
func (p *Position) randomBox(random uint64) int {
	var upTo [9]int // the numbers of cells in the box and in those before it
	cells := 0
	for box := range upTo {
		closed := -(p.closed >> box & 1)
		cells += (allPlaces &^ (p.marks[0][box] | p.marks[1][box] | closed)).Len()
		upTo[box] = cells
	}
	skip, box := below(random, cells), 0
	for _, n := range upTo {
		box += int(uint(n-skip-1) >> 63) // 1 if n <= skip
	}
	return box
}

// The same random numbers must lead to the same game move by move.
func TestPlayOutIsAGame(t *testing.T) {
	for _, rules := range AllRules {
		random := uint64(1)
		for range 300 {
			p, played := New(rules), New(rules)
			last := played.playOut(random)
			for !p.Over() {
				random = nextRandom(random)
				p.Push(drawnMove(&p, random))
			}
			fail.NowIf(t, random != last || p != played, "%v: %+v, want %+v", rules, played, p)
		}
	}
}

// drawnMove returns the legal move that playOut draws: first a cell of any playable box, to choose the box, then a
// place in that box.
func drawnMove(p *Position, random uint64) grid.Cell {
	var boxes []grid.Box
	legal := p.Legal()
	for c := range legal.All() {
		boxes = append(boxes, c.Box())
	}
	box := boxes[below(random, len(boxes))]
	open := p.Marks(box, Empty)
	return box.Cell(int(placesIn[open][below(random>>32, open.Len())]))
}

func BenchmarkRandomGames(b *testing.B) {
	for _, rules := range AllRules {
		b.Run(rules.String(), func(b *testing.B) {
			start := New(rules)
			random := uint64(1)
			b.ReportAllocs()
			for b.Loop() {
				game := start
				random = game.playOut(random)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mgames/s")
		})
	}
}

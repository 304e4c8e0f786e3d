package search

import (
	"context"
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"testing"
	"time"

	"ninefold/engine/tictactoe"
)

// placesIn lists the places in each set.
var placesIn = func() (table [all + 1][9]uint8) {
	for set := range table {
		for i, rest := 0, uint16(set); rest != 0; i, rest = i+1, rest&(rest-1) {
			table[set][i] = uint8(bits.TrailingZeros16(rest))
		}
	}
	return table
}()

// randomMove is a legal move, each as likely as the other.
func (s *state) randomMove(random uint64) move {
	box := int(s.target)
	if s.free() {
		box = s.randomBox(random & math.MaxUint32)
	}
	open := s.open(box)
	return moveTo(box, int(placesIn[open&all][random>>32*uint64(bits.OnesCount16(open))>>32]))
}

// randomBox is the box of an empty cell in a box that is not shut, each such cell as likely as the other.
func (s *state) randomBox(random uint64) int {
	cells := 0
	for boxes := all &^ s.shut; boxes != 0; boxes &= boxes - 1 {
		cells += bits.OnesCount16(s.open(bits.TrailingZeros16(boxes)))
	}
	skip := int(random * uint64(cells) >> 32)
	for boxes := all &^ s.shut; ; boxes &= boxes - 1 {
		box := bits.TrailingZeros16(boxes)
		if skip -= bits.OnesCount16(s.open(box)); skip < 0 {
			return box
		}
	}
}

func BenchmarkRandomGames(b *testing.B) {
	for _, rules := range winnerRules {
		b.Run(rules.String(), func(b *testing.B) {
			p := tictactoe.New(rules)
			start := newState(&p)
			random := uint64(1)
			b.ReportAllocs()
			for b.Loop() {
				game := start
				for !game.over {
					random = random*6364136223846793005 + 1442695040888963407
					game.push(game.randomMove(random))
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mgames/s")
		})
	}
}

func BenchmarkNodes(b *testing.B) {
	for _, rules := range winnerRules {
		p, _ := tictactoe.New(rules).Play(0)
		for _, all := range []bool{false, true} {
			b.Run(fmt.Sprintf("%v/all=%v", rules, all), func(b *testing.B) {
				var nodes int64
				for b.Loop() {
					r, _ := Search(context.Background(), p, Limits{Nodes: 1 << 20, All: all}, nil)
					nodes += r.Nodes
				}
				b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
			})
		}
	}
}

// BenchmarkEndings is the time it takes to solve exactly what is left after random play.
func BenchmarkEndings(b *testing.B) {
	for _, rules := range winnerRules {
		for _, empty := range []int{16, 20, 24, 28} {
			b.Run(fmt.Sprintf("%v/%d", rules, empty), func(b *testing.B) {
				random := rand.New(rand.NewPCG(6, 1))
				for b.Loop() {
					p, ok := randomEnding(rules, empty, random)
					if r, _ := Search(context.Background(), p, Limits{}, nil); ok && !r.Value.Kind.Proved() {
						b.Fatalf("%v: %+v", p, r)
					}
				}
			})
		}
	}
}

// BenchmarkProofs tells how many of 20 positions, left by random play, are proved by 20 million nodes (some 10 s), if it
// is run with -benchtime=20x.
func BenchmarkProofs(b *testing.B) {
	for _, empty := range []int{35, 40} {
		b.Run(fmt.Sprintf("%v/%d", tictactoe.Closed, empty), func(b *testing.B) {
			random := rand.New(rand.NewPCG(1, uint64(empty)))
			var proved, nodes int64
			for b.Loop() {
				p := endingOf(tictactoe.Closed, empty, random)
				r, _ := Search(context.Background(), p, Limits{Nodes: 20_000_000}, nil)
				nodes += r.Nodes
				if r.Value.Kind.Proved() {
					proved++
				}
			}
			b.ReportMetric(20*float64(proved)/float64(b.N), "proved/20")
			b.ReportMetric(float64(nodes)/float64(b.N)/1e6, "Mnodes/op")
		})
	}
}

// endingOf plays at random until exactly so many cells are empty in boxes that are not shut.
func endingOf(rules tictactoe.Rules, empty int, random *rand.Rand) tictactoe.Position {
	for {
		p, ok := randomEnding(rules, empty, random)
		if b := newBoard(&p); ok && int(b.empty) == empty {
			return p
		}
	}
}

// BenchmarkThreads tells how many times sooner two threads look a number of plies ahead than one does.
func BenchmarkThreads(b *testing.B) {
	var took [3]time.Duration
	var searchers [3]Searcher // each with a table of its own, which is kept, as in the window
	random := rand.New(rand.NewPCG(1, 2))
	for b.Loop() {
		p := tictactoe.New(tictactoe.Closed)
		for range 12 {
			p.Push(p.RandomMove(random))
		}
		for threads := 1; threads <= 2; threads++ {
			begun := time.Now()
			searchTo(&searchers[threads], 14, p, threads)
			took[threads] += time.Since(begun)
		}
	}
	b.ReportMetric(took[1].Seconds()/took[2].Seconds(), "times/2threads")
}

// searchTo searches until an iteration of so many plies is finished.
func searchTo(searcher *Searcher, depth int, p tictactoe.Position, threads int) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	searcher.Search(ctx, p, Limits{Threads: threads}, func(r Result) {
		if r.Depth >= depth {
			cancel()
		}
	})
}

func BenchmarkPlan(b *testing.B) {
	for b.Loop() {
		Search(context.Background(), tictactoe.New(tictactoe.Open), Limits{}, nil)
	}
}

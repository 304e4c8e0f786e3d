package search

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

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

// BenchmarkEndings measures the time to solve exactly the positions left after random play.
func BenchmarkEndings(b *testing.B) {
	for _, rules := range winnerRules {
		for _, empty := range []int{16, 20, 24, 28} {
			b.Run(fmt.Sprintf("%v/%d", rules, empty), func(b *testing.B) {
				random := rand.New(rand.NewPCG(6, 1))
				for b.Loop() {
					p, ok := randomEnding(rules, empty, random)
					r, _ := Search(context.Background(), p, Limits{}, nil)
					fail.NowIf(b, ok && !r.Value.Kind.Proved(), "%v: %+v", p, r)
				}
			})
		}
	}
}

// BenchmarkProofs reports, if it runs with -benchtime=20x, how many of 20 positions left by random play 100 million
// nodes each prove.
func BenchmarkProofs(b *testing.B) {
	for _, empty := range []int{35, 40} {
		b.Run(fmt.Sprintf("%v/%d", tictactoe.Closed, empty), func(b *testing.B) {
			random := rand.New(rand.NewPCG(1, uint64(empty)))
			var proved, nodes int64
			for b.Loop() {
				p := endingOf(tictactoe.Closed, empty, random)
				r, _ := Search(context.Background(), p, Limits{Nodes: 100_000_000}, nil)
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

// endingOf plays at random until exactly empty cells are empty in boxes that are not closed.
func endingOf(rules tictactoe.Rules, empty int, random *rand.Rand) tictactoe.Position {
	for {
		p, ok := randomEnding(rules, empty, random)
		if b := newBoard(&p); ok && int(b.empty) == empty {
			return p
		}
	}
}

// BenchmarkThreads reports how many times sooner two threads look a number of plies ahead than one does.
func BenchmarkThreads(b *testing.B) {
	var took [3]time.Duration
	var searchers [3]Searcher // each with a table of its own, which is prepared and kept, as in the window
	for i := range searchers {
		searchers[i].Prepare(tictactoe.Closed, Limits{})
	}
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

// searchTo searches until the iteration of the given depth is finished.
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

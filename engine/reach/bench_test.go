package reach

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	"ninefold/engine/tictactoe"
)

// BenchmarkDecide reports, besides the mean, the median and the worst time of a thousand positions of each kind, and
// the number of those not decided. The time of a position is the best of all rounds.
func BenchmarkDecide(b *testing.B) {
	kinds := []struct {
		name string
		make func(random) tictactoe.Position
	}{
		{"play", random.played},
		{"one changed", func(r random) tictactoe.Position { return r.Change(r.played()) }},
		{"two changed", func(r random) tictactoe.Position { return r.Change(r.Change(r.played())) }},
		{"near miss", func(r random) tictactoe.Position { return nearMiss(r, r.played()) }},
	}
	for _, rules := range tictactoe.AllRules {
		for _, kind := range kinds {
			b.Run(fmt.Sprintf("%v/%s", rules, kind.name), func(b *testing.B) {
				r := newRandomBy(8, rules)
				positions := make([]tictactoe.Position, 1000)
				for i := range positions {
					positions[i] = kind.make(r)
				}
				benchmarkDecide(b, positions)
			})
		}
	}
}

func benchmarkDecide(b *testing.B, positions []tictactoe.Position) {
	times := make([]time.Duration, len(positions))
	undecided := 0
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		n := i % len(positions)
		start := time.Now()
		v := Decide(context.Background(), positions[n], Limits{Steps: Enough})
		if took := time.Since(start); i < len(positions) || took < times[n] {
			times[n] = took
		}
		if i < len(positions) && v.Answer == Undecided {
			undecided++
		}
	}
	times = times[:min(b.N, len(times))]
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2].Nanoseconds()), "median-ns")
	b.ReportMetric(float64(times[len(times)-1].Nanoseconds()), "worst-ns")
	b.ReportMetric(float64(undecided), "undecided")
}

func BenchmarkRepairInVain(b *testing.B) {
	for _, rules := range tictactoe.AllRules {
		b.Run(rules.String(), func(b *testing.B) {
			p := newRandomBy(14, rules).noise(50)
			for b.Loop() {
				Repair(context.Background(), p, Limits{Steps: Enough})
			}
		})
	}
}

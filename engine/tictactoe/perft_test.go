package tictactoe

import (
	"testing"

	"ninefold/engine/grid"
)

var perftCounts = map[Rules][]uint64{
	Judge:  {81, 720, 6336, 55080, 473256, 4017888, 33702480, 279251280},
	Open:   {81, 720, 6336, 55080, 473256, 4017888, 33702480, 279251280},
	Closed: {81, 720, 6336, 55080, 473256, 4020960, 33782544, 281067408},
}

func TestPerft(t *testing.T) {
	for rules, counts := range perftCounts {
		for i, want := range counts {
			if depth := i + 1; depth <= 6 || !testing.Short() {
				if got := Perft(New(rules), depth); got != want {
					t.Errorf("%v, depth %d: %d games, want %d", rules, depth, got, want)
				}
			}
		}
	}
}

func BenchmarkPerft(b *testing.B) {
	for _, rules := range AllRules {
		b.Run(rules.String(), func(b *testing.B) {
			var nodes uint64
			for b.Loop() {
				nodes += Perft(New(rules), 7)
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}

func BenchmarkMark(b *testing.B) {
	in := []byte("... ... ...\n... ... ...\n... ... ...\n\n... ... ...\n... ... ...\n... x.. ...\n\n... ... ...\n... ... ...\n... ... ...\n6 4\n")
	var buf [128]byte
	b.ReportAllocs()
	b.Run("whole", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			p, err := Parse(in)
			if err != nil {
				b.Fatal(err)
			}
			AppendMarked(buf[:0], &p)
		}
	})
	b.Run("parse", func(b *testing.B) {
		for b.Loop() {
			Parse(in)
		}
	})
	p, _ := Parse(in)
	b.Run("write", func(b *testing.B) {
		for b.Loop() {
			AppendMarked(buf[:0], &p)
		}
	})
}

var _ = grid.Cells

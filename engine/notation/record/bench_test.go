package record

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// manyGames returns a record of whole games, each a branch from the empty board, with a comment on each tenth move.
func manyGames(games int) *Record {
	rng := rand.New(rand.NewPCG(1, 2))
	g := tictactoe.NewGame(tictactoe.Judge)
	for range games {
		g.GoTo(0)
		for p := g.Position(); !p.Over(); p = g.Position() {
			legal := slices.Collect(p.Legal().All())
			if err := g.Play(legal[rng.IntN(len(legal))]); err != nil {
				panic(err)
			}
			if g.Len()%10 == 0 {
				g.SetComment(g.Current(), "A comment of some length on this move, and why not.")
			}
		}
	}
	return &Record{Game: g}
}

func TestADaysPlayIsReadAsItWasWritten(t *testing.T) {
	games := 1000
	if testing.Short() {
		games = 20
	}
	checkRecord(t, manyGames(games))
}

// TestARecordTakesMemoryInProportion reads a text of moves only, the densest there can be.
func TestARecordTakesMemoryInProportion(t *testing.T) {
	const most = 60 // bytes allocated for a byte of the text
	r := manyGames(1)
	var moves strings.Builder
	for _, id := range r.Game.Line()[1:] {
		moves.WriteString(cellName(r.Game.State(id).Cell) + " ")
	}
	first, rest := moves.String()[:4], moves.String()[4:]
	src := []byte(first + strings.Repeat("("+moves.String()+")", 1000) + rest)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := Read(src)
	fail.OnError(t, err)
	runtime.ReadMemStats(&after)
	times := float64(after.TotalAlloc-before.TotalAlloc) / float64(len(src))
	fail.If(t, times > most, "%d bytes take %.0f times as many, want %d at most", len(src), times, most)
}

// BenchmarkRead shows that the time for a byte does not grow with the record.
func BenchmarkRead(b *testing.B) {
	for _, games := range []int{1, 10, 100, 1000} {
		b.Run(fmt.Sprintf("games=%d", games), func(b *testing.B) {
			written := Append(nil, manyGames(games))
			b.SetBytes(int64(len(written)))
			b.ReportAllocs()
			for b.Loop() {
				_, err := Read(written)
				fail.OnError(b, err)
			}
		})
	}
}

func BenchmarkAppend(b *testing.B) {
	for _, games := range []int{1, 10, 100, 1000} {
		b.Run(fmt.Sprintf("games=%d", games), func(b *testing.B) {
			r := manyGames(games)
			var written []byte
			b.ReportAllocs()
			for b.Loop() {
				written = Append(written[:0], r)
			}
			b.SetBytes(int64(len(written)))
		})
	}
}

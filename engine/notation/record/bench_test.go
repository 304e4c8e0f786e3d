package record

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"ninefold/engine/tictactoe"
)

// manyGames returns a record of whole games, each a branch from the empty board, with a comment on each tenth move.
func manyGames(games int) *Record {
	rng := rand.New(rand.NewPCG(1, 2))
	g := tictactoe.NewGame(tictactoe.Judge)
	for range games {
		g.GoTo(0)
		for p := g.Position(); !p.Over(); p = g.Position() {
			if err := g.Play(p.RandomMove(rng)); err != nil {
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

// BenchmarkRecord shows that the time for a byte does not grow with the record.
func BenchmarkRecord(b *testing.B) {
	for _, games := range []int{1, 1000} {
		r := manyGames(games)
		written := Append(nil, r)
		for name, do := range map[string]func(){
			"read":   func() { Read(written) },
			"append": func() { written = Append(written[:0], r) },
		} {
			b.Run(fmt.Sprintf("%s/games=%d", name, games), func(b *testing.B) {
				b.SetBytes(int64(len(written)))
				b.ReportAllocs()
				for b.Loop() {
					do()
				}
			})
		}
	}
}

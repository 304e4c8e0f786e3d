package search

import (
	"math/rand/v2"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestLevelsGetStronger(t *testing.T) {
	for i := 1; i < len(Levels); i++ {
		n := Levels[i].Nodes
		fail.If(t, n <= Levels[i-1].Nodes && i < len(Levels)-1,
			"%s looks at %d positions, %s before it at %d", Levels[i].Name, n, Levels[i-1].Name, Levels[i-1].Nodes)
	}
}

// TestAPacedGameTakesNoMoreThanAnEvenOne counts until 40 cells are empty: by then most games are decided, and the
// others take little more.
func TestAPacedGameTakesNoMoreThanAnEvenOne(t *testing.T) {
	const mean = time.Second
	paced, even, longest := time.Duration(0), time.Duration(0), time.Duration(0)
	p := tictactoe.New(tictactoe.Judge)
	for random := rand.New(rand.NewPCG(1, 0)); p.Count(tictactoe.Empty) > 40; p.Push(p.RandomMove(random)) {
		d := Pace(&p, mean)
		paced, even, longest = paced+d, even+mean, max(longest, d)
	}
	fail.If(t, paced > even || paced < even*9/10, "%v in place of %v", paced, even)
	fail.Unequal(t, longest, mean*3/2, "the longest move takes")
	p.Push(p.RandomMove(rand.New(rand.NewPCG(2, 0))))
	fail.Unequal(t, Pace(&p, mean), mean/2, "with 39 empty cells a move takes")
}

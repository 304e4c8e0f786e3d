package search

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// TestTheSignatureOfTheSearch compares fixed searches with testdata/signature.txt: the nodes until the last finished
// iteration, its depth and its move, of twenty positions under each rule set that can be won. A commit that changes no
// move leaves the file as it is; one that changes the search writes it anew, by TRANSCRIPTS=write, and says so.
func TestTheSignatureOfTheSearch(t *testing.T) {
	const file = "testdata/signature.txt"
	got := signature(t)
	if os.Getenv("TRANSCRIPTS") == "write" {
		texttest.Write(t, file, got)
	}
	wanted, found := strings.Split(texttest.Read(t, file), "\n"), strings.Split(got, "\n")
	fail.NowIf(t, len(found) != len(wanted), "%d lines, want %d", len(found), len(wanted))
	for i := range found {
		fail.Unequal(t, found[i], wanted[i], "line %d", i+1)
	}
}

// signature returns a line for each search. A searcher is kept for each rule set, as in a game.
func signature(t *testing.T) string {
	const positions, nodes = 20, 20_000
	var b strings.Builder
	for _, rules := range winnerRules {
		var searcher Searcher
		random := rand.New(rand.NewPCG(7, uint64(rules)))
		for i := range positions {
			var last Result // of the last finished iteration
			_, err := searcher.Search(context.Background(), afterMoves(rules, 1+2*i, random), Limits{Nodes: nodes},
				func(r Result) {
					if r.Depth > last.Depth || r.Value.Kind.Proved() && !last.Value.Kind.Proved() {
						last = r
					}
				})
			fail.OnError(t, err)
			fmt.Fprintf(&b, "%v %d: %d nodes, %d plies, best %d %d\n", rules, i+1, last.Nodes, last.Depth,
				last.Best.Row(), last.Best.Col())
		}
	}
	return b.String()
}

// afterMoves returns a position after some random moves, in which the game is not over.
func afterMoves(rules tictactoe.Rules, moves int, random *rand.Rand) tictactoe.Position {
	for {
		p := tictactoe.New(rules)
		for n := 0; n < moves && !p.Over(); n++ {
			p.Push(p.RandomMove(random))
		}
		if !p.Over() {
			return p
		}
	}
}

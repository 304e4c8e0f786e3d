// Horizon prints positions that measure how far engine/tictactoe/search sees: in each a quick search sees no clear
// winner, and one that looks at many more positions does. The same arguments print the same, as long as the search is
// the same.
//
//	go run ./engine/tools/horizon -rules closed >engine/tictactoe/search/testdata/closed.horizon
//
// A position takes some two seconds of one core at 2.3 GHz. The 200 under Closed and the 200 under Majority that are in
// engine/tictactoe/search/testdata were made by the seed 1 and the search of commit c07dbe2.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// The nodes of the searches that play the moves to a position, test whether it is clear at once, and find the winner.
const (
	playNodes  = 3_000
	quickNodes = 2_000
	deepNodes  = 1_000_000
)

// A game begins with opening random plies, and one of its positions, after minPlies to maxPlies, is tried.
const (
	opening  = 9
	minPlies = 24
	maxPlies = 36
)

func main() {
	name := flag.String("rules", "closed", "the rule set, one with a winner")
	count := flag.Int("count", 200, "how many positions to print")
	seed := flag.Uint64("seed", 1, "draws the openings and the positions")
	flag.Parse()
	rules, err := tictactoe.ParseRules(*name)
	if err != nil || !rules.HaveWinner() {
		fmt.Fprintf(os.Stderr, "horizon: no winner under the rules %q\n", *name)
		os.Exit(1)
	}
	write(os.Stdout, rules, *count, *seed)
}

// write writes a line for each position: the winner, X or O; whether it was proved at once or further on; and the
// moves.
func write(w io.Writer, rules tictactoe.Rules, count int, seed uint64) {
	for game := uint64(0); count > 0; game++ {
		cells, p := candidate(rules, rand.New(rand.NewPCG(seed, game)))
		if p.Over() || !unclear(look(p, quickNodes).Value) {
			continue
		}
		winner, how := result(p)
		if winner == tictactoe.Empty {
			continue
		}
		fmt.Fprintf(w, "%v %s", winner, how)
		for _, c := range cells {
			fmt.Fprintf(w, " %d", c)
		}
		fmt.Fprintln(w)
		count--
	}
}

// candidate returns a position of a game of the search against itself, and the moves that lead to it.
func candidate(rules tictactoe.Rules, random *rand.Rand) (cells []grid.Cell, p tictactoe.Position) {
	p = tictactoe.New(rules)
	plies := minPlies + random.IntN(maxPlies-minPlies+1)
	for len(cells) < plies && !p.Over() {
		c := p.RandomMove(random)
		if len(cells) >= opening {
			c = look(p, playNodes).Best
		}
		cells = append(cells, c)
		p.Push(c)
	}
	return cells, p
}

// look searches a position that is not over.
func look(p tictactoe.Position, nodes int64) search.Result {
	r, _ := search.Search(context.Background(), p, search.Limits{Nodes: nodes, Seed: 1}, nil)
	return r
}

// unclear reports whether nobody is clearly ahead.
func unclear(v search.Value) bool { return v.Permille > 300 && v.Permille < 700 }

// result returns the winner and how it is known: "proved" by a deep search, or "agreed" by several. Each of these sees
// the same side clearly ahead at the end of the line that the search before expects, until the last proves it. The
// winner is Empty if they do not agree.
func result(p tictactoe.Position) (winner tictactoe.Mark, how string) {
	const searches, step = 3, 6
	for i := range searches {
		r := look(p, deepNodes)
		ahead := p.Turn()
		if r.Value.Permille < 500 {
			ahead = ahead.Other()
		}
		switch {
		case unclear(r.Value), i > 0 && ahead != winner:
			return tictactoe.Empty, ""
		case r.Value.Kind.Proved() && i == 0:
			return ahead, "proved"
		case r.Value.Kind.Proved():
			return ahead, "agreed"
		}
		winner = ahead
		for _, c := range r.Line[:min(step, len(r.Line))] {
			p.Push(c)
		}
		if p.Over() {
			break
		}
	}
	return tictactoe.Empty, ""
}

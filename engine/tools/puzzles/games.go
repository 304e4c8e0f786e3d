package main

import (
	"context"
	"math/rand/v2"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// Openings have minOpening to maxOpening random plies, so that no two games are alike, and good play gets to positions
// that it would not have chosen.
const (
	minOpening = 4
	maxOpening = 20
)

// gameNodes is the number of positions that the search looks at for a move.
const gameNodes = 200

// playGame plays a game of the search against itself. Its moves depend on the rules and the random source only.
func playGame(rules tictactoe.Rules, random *rand.Rand) []grid.Cell {
	var moves []grid.Cell
	p := tictactoe.New(rules)
	opening := minOpening + random.IntN(maxOpening-minOpening+1)
	for !p.Over() {
		c := p.RandomMove(random)
		if len(moves) >= opening {
			limits := search.Limits{Nodes: gameNodes, Seed: random.Uint64()}
			r, _ := search.Search(context.Background(), p, limits, nil) // the only error is that the game is over
			c = r.Best
		}
		moves = append(moves, c)
		p.Push(c)
	}
	return moves
}

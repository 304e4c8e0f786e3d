package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/judge/inorder"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// game is a game of the search against itself, after an opening of random moves.
type game struct {
	cells    []grid.Cell
	permille []int  // the result that the search expected before each move, for the mover; -1 in the opening
	random   []bool // moves after the opening that were drawn, though the search looked at the position
	result   int    // for X: 1000 a win, 500 a draw, 0 a loss
}

// Openings have minOpening to maxOpening random plies, each number with equal probability. Long ones lead to positions
// that good play avoids but a search still meets.
const (
	minOpening = 2
	maxOpening = 8
)

// play has the options of the games.
type play struct {
	rules tictactoe.Rules
	nodes int64 // positions to look at for a move
	noise int   // one in this number of moves is random; 0 for none
	proof int64 // positions to look at for a proof; 0 for no proofs
	seed  uint64
}

// games plays the games from first to count-1 in jobs goroutines, and passes them to done in their order. Game i
// depends on the play and i only.
func (pl *play) games(first, count, jobs int, done func(game) error) error {
	numbers := inorder.Made(count-first, func(i int) uint64 { return uint64(first + i) })
	play := func(_ context.Context, _ int, number uint64) (game, error) { return pl.game(number), nil }
	for g := range inorder.Do(context.Background(), jobs, numbers, play) { // never fails
		if err := done(g); err != nil {
			return err
		}
	}
	return nil
}

func (pl *play) game(number uint64) game {
	random := rand.New(rand.NewPCG(pl.seed, number))
	var g game
	p := tictactoe.New(pl.rules)
	opening := minOpening + random.IntN(maxOpening-minOpening+1)
	for !p.Over() {
		c, permille, drawn := p.RandomMove(random), -1, false
		if len(g.cells) >= opening {
			limits := search.Limits{Nodes: pl.nodes, Seed: random.Uint64()}
			r, _ := search.Search(context.Background(), p, limits, nil) // the only error is that the game is over
			c, permille, drawn = r.Best, r.Value.Permille, pl.noise > 0 && random.IntN(pl.noise) == 0
			if drawn {
				c = p.RandomMove(random)
			}
		}
		g.cells, g.permille, g.random = append(g.cells, c), append(g.permille, permille), append(g.random, drawn)
		p.Push(c)
	}
	switch w := p.Winner(); {
	case w == tictactoe.X:
		g.result = 1000
	case w == tictactoe.Empty:
		g.result = 500
	}
	if pl.proof > 0 {
		pl.prove(&g)
	}
	return g
}

// Positions from firstProved to lastProved plies are proved where that is possible: there a count of boxes decides
// games before a search of few nodes sees it.
const (
	firstProved = 20
	lastProved  = 40
)

// prove replaces what the search expected by what is proved, from the last of the plies back to the first that takes
// more than the nodes of a proof.
func (pl *play) prove(g *game) {
	positions := []tictactoe.Position{tictactoe.New(pl.rules)}
	for i, c := range g.cells {
		next := positions[i]
		next.Push(c)
		positions = append(positions, next)
	}
	for i := min(lastProved, len(g.cells)-1); i >= firstProved && g.permille[i] >= 0; i-- {
		if g.proved(i) {
			continue
		}
		r, _ := search.Search(context.Background(), positions[i], search.Limits{Nodes: pl.proof, Prove: true}, nil)
		if !r.Value.Kind.Proved() {
			return
		}
		g.permille[i] = r.Value.Permille
	}
}

// proved reports whether the value of the position before move i is proved to be a win or a loss.
func (g *game) proved(i int) bool { return g.permille[i] == 0 || g.permille[i] == 1000 }

// lambda is the weight of what follows in the value of a position that is learnt (see targets). A search is certain
// about near events; what it finds later in the game, and the result, tell about distant ones.
const lambda = 0.9

// targets returns the values to learn, 0..1 for the mover, of the positions that a search looked at: what it expected,
// mixed with the value of the next position (TD(lambda); Richard Sutton: Learning to Predict by the Methods of Temporal
// Differences, 1988). A value that is proved stands by itself, and one before a random move, after which the game tells
// nothing of the position.
func (g *game) targets() []float32 {
	targets := make([]float32, len(g.cells))
	next := float32(g.result) / 1000 // for X
	for i := len(g.cells) - 1; i >= 0 && g.permille[i] >= 0; i-- {
		value := float32(g.permille[i]) / 1000
		if i%2 == 1 {
			next = 1 - next
		}
		if !g.proved(i) && !g.random[i] {
			value += (next - value) * lambda
		}
		if targets[i], next = value, value; i%2 == 1 {
			next = 1 - next
		}
	}
	return targets
}

// write writes a game as one line: the result, then each move as cell:permille, or as cell~permille if it was drawn
// after the opening.
func (g game) write(w io.Writer) error {
	var line strings.Builder
	line.WriteString(strconv.Itoa(g.result))
	for i, c := range g.cells {
		mark := ':'
		if g.random[i] {
			mark = '~'
		}
		fmt.Fprintf(&line, " %d%c%d", c, mark, g.permille[i])
	}
	_, err := fmt.Fprintln(w, line.String())
	return err
}

// readGames reads a whole file of games that write has written.
func readGames(r io.Reader) (games []game, err error) {
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		fields := strings.Fields(lines.Text())
		var g game
		for i, field := range fields {
			cell, permille, drawn := strings.Cut(field, "~")
			if !drawn {
				cell, permille, _ = strings.Cut(field, ":")
			}
			a, err := strconv.Atoi(cell)
			if err != nil {
				return nil, fmt.Errorf("game %d: %w", len(games)+1, err)
			}
			if i == 0 {
				g.result = a
				continue
			}
			b, err := strconv.Atoi(permille)
			if err != nil || a < 0 || a >= grid.Cells {
				return nil, fmt.Errorf("game %d, move %d: found %q", len(games)+1, i, field)
			}
			g.cells, g.permille = append(g.cells, grid.Cell(a)), append(g.permille, b)
			g.random = append(g.random, drawn)
		}
		games = append(games, g)
	}
	return games, lines.Err()
}

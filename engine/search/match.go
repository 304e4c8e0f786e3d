package search

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// ErrNoWinner is why no match can be played under Judge.
var ErrNoWinner = errors.New("under these rules nobody wins, so no match can be played")

// Player chooses a legal move in a position that is not over. The seed differs from move to move and is the same in
// each repetition of a match.
type Player func(ctx context.Context, p tictactoe.Position, seed uint64) (grid.Cell, error)

// Player plays at the level. Where Nodes is 0, the context it is called with must end each search.
func (l Level) Player(ctx context.Context, p tictactoe.Position, seed uint64) (grid.Cell, error) {
	r, err := Search(ctx, p, l.Limits(seed), nil)
	return r.Best, err
}

// Score counts games by how they ended for the first player of a match.
type Score struct{ Wins, Draws, Losses int }

// Games is the number of games.
func (s Score) Games() int { return s.Wins + s.Draws + s.Losses }

// Share is the part of the points that the first player won, 0..1, a draw counting half; 0.5 before the first game.
func (s Score) Share() float64 {
	if s.Games() == 0 {
		return 0.5
	}
	return (float64(s.Wins) + float64(s.Draws)/2) / float64(s.Games())
}

// Interval is the 95 % confidence interval of the share by Wilson's formula, which takes games for won or lost; draws
// make it wider than need be.
func (s Score) Interval() (low, high float64) {
	const z = 1.96
	n := float64(s.Games())
	if n == 0 {
		return 0, 1
	}
	share := s.Share()
	middle := (share + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(share*(1-share)/n+z*z/(4*n*n))
	return middle - half, middle + half
}

// openingPlies is how many random moves each game of a match begins with.
const openingPlies = 4

// Match plays a number of games between two players. Each random opening is played twice, with X and O changed over.
// After each game it tells progress, which may be nil, the score so far. The error is ErrNoWinner, the context's, or
// the player's that failed; the score is then that of the games finished before.
func Match(ctx context.Context, rules tictactoe.Rules, first, second Player, games int, seed uint64, progress func(Score)) (Score, error) {
	var score Score
	if rules == tictactoe.Judge {
		return score, ErrNoWinner
	}
	for i := range games {
		random := rand.New(rand.NewPCG(seed, uint64(i/2)))
		side := [2]Player{first, second}
		mine := tictactoe.X
		if i%2 == 1 {
			side[0], side[1], mine = second, first, tictactoe.O
		}
		winner, err := game(ctx, opening(rules, random), side, random)
		if err != nil {
			return score, err
		}
		switch winner {
		case mine:
			score.Wins++
		case tictactoe.Empty:
			score.Draws++
		default:
			score.Losses++
		}
		if progress != nil {
			progress(score)
		}
	}
	return score, nil
}

func opening(rules tictactoe.Rules, random *rand.Rand) tictactoe.Position {
	p := tictactoe.New(rules)
	for range openingPlies {
		p.Push(randomMove(&p, random))
	}
	return p
}

// randomMove is one of the legal moves, of which there must be one, each as likely as the other.
func randomMove(p *tictactoe.Position, random *rand.Rand) grid.Cell {
	cells := slices.Collect(p.Legal().All())
	return cells[random.IntN(len(cells))]
}

// game plays a game to its end and tells who won.
func game(ctx context.Context, p tictactoe.Position, side [2]Player, random *rand.Rand) (tictactoe.Mark, error) {
	for !p.Over() {
		c, err := side[p.Turn()-tictactoe.X](ctx, p, random.Uint64())
		if err == nil {
			err = ctx.Err()
		}
		if err == nil {
			p, err = p.Play(c)
		}
		if err != nil {
			return tictactoe.Empty, err
		}
	}
	return p.Winner(), nil
}

package match

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Game is a game that was played to its end.
type Game struct {
	Rules       tictactoe.Rules
	Opening     int            // the number of moves that were given, not chosen
	LeftOpening tictactoe.Mark // the side that left the opening by another move than the given one; Empty for none
	Moves       []Move
	Winner      tictactoe.Mark // Empty for a draw
	Fault       *Fault         // why the other side lost, if not on the board
	Failed      Move           // with a Fault: that side's remark and time until then, without a cell
}

// Times are the limits for a move.
type Times struct {
	First Limit // for each side's first move
	Other Limit
}

// UsualTimes returns the limits for a time for each move: the usual margins, and at least a second for the first move,
// in which a program has to start. CodinGame allows a second too.
func UsualTimes(d time.Duration) Times { return Times{WithMargin(FirstTime(d)), WithMargin(d)} }

// FirstTime returns the time for the first move, given the time for each other move.
func FirstTime(other time.Duration) time.Duration { return max(time.Second, other) }

// play plays a game between a player for X and one for O, and closes neither. In the opening it offers the given move
// as the only legal one. If a player makes another legal move, it leaves the opening, and the game goes on from there.
// moving, unless it is nil, is called before each move. The error is that of ctx, or of a player that failed through no
// fault of its own.
func play(
	ctx context.Context, rules tictactoe.Rules, opening []grid.Cell, players [2]Player, times Times,
	moving func(tictactoe.Position),
) (Game, error) {
	g := Game{Rules: rules}
	p := tictactoe.New(rules)
	for !p.Over() {
		side := int(p.Turn() - tictactoe.X)
		turn := Turn{Position: p, Legal: p.Legal(), Limit: times.Other}
		if len(g.Moves) < 2 {
			turn.Limit = times.First
		}
		given := len(g.Moves) < len(opening)
		if given {
			turn.Legal = grid.CellsOf(opening[len(g.Moves)])
		}
		if moving != nil {
			moving(p)
		}
		if err := ctx.Err(); err != nil {
			return g, err
		}
		move, err := players[side].Move(ctx, turn)
		if err == nil {
			err = illegal(&p, move.Cell)
		}
		if errors.As(err, &g.Fault) {
			g.Winner, g.Failed = p.Turn().Other(), move
			return g, nil
		}
		if err != nil {
			return g, err
		}
		switch {
		case given && move.Cell == opening[len(g.Moves)]:
			g.Opening++
		case given:
			g.LeftOpening, opening = p.Turn(), nil
		}
		g.Moves = append(g.Moves, move)
		p.Push(move.Cell)
	}
	g.Winner = p.Winner()
	return g, nil
}

// illegal returns a *Fault if the rules do not allow a move.
func illegal(p *tictactoe.Position, c grid.Cell) error {
	if int(c) < grid.Cells && p.Check(c) == nil {
		return nil
	}
	return &Fault{Kind: IllegalMove, Cell: c}
}

// randomOpening returns plies random moves, or fewer if they end the game.
func randomOpening(rules tictactoe.Rules, plies int, random *rand.Rand) (cells []grid.Cell) {
	p := tictactoe.New(rules)
	for range plies {
		if p.Over() {
			return cells
		}
		c := p.RandomMove(random)
		cells = append(cells, c)
		p.Push(c)
	}
	return cells
}

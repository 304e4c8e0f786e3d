// Package match lets players play nested noughts and crosses against each other: levels of the search, and programs
// that speak CodinGame's protocol. It plays matches from paired openings, and says what the scores are worth.
package match

import (
	"context"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// Player makes the moves of one side in one game. Only one goroutine at a time may use it.
type Player interface {
	// Move chooses a move. The turn names the position and what may be played; a move that is not in Legal loses the
	// game. The error is a *Fault if the player is to blame, and that of ctx if it ends.
	Move(ctx context.Context, turn Turn) (Move, error)
	// Close ends the player. It must be called once the game is over.
	Close()
}

// Turn is the question for a move.
type Turn struct {
	Position tictactoe.Position // not over
	Legal    tictactoe.CellSet  // what may be played; in an opening only the move that is wanted
	Limit    Limit
}

// Limit bounds the time for a move.
type Limit struct {
	Time   time.Duration // to think; no limit when it is 0
	Margin time.Duration // that an answer of a program may come late: on a busy machine it is not alone to blame
}

// WithMargin returns a limit with the usual margin: a tenth of it, but at least 20 ms.
func WithMargin(d time.Duration) Limit { return Limit{d, max(d/10, 20*time.Millisecond)} }

// Move is a player's answer.
type Move struct {
	Cell   grid.Cell
	Remark string        // what a program says of its move, on the same line
	Stderr []byte        // what a program wrote on its standard error before the move
	Time   time.Duration // how long it took
	Late   bool          // it came after the limit, within the margin
}

// Contestant is one of the two who play a match. It starts a Player for each game.
type Contestant interface {
	Name() string
	// Start starts a player for a game, who is ready then to be asked. Players that draw at random do it by the seed.
	Start(rules tictactoe.Rules, seed uint64) (Player, error)
}

// Level is a level of the search as a Contestant.
type Level struct{ search.Level }

// Name returns the level's name.
func (l Level) Name() string { return l.Level.Name }

// Start starts a player at the level. It never fails.
func (l Level) Start(rules tictactoe.Rules, seed uint64) (Player, error) {
	player := &levelPlayer{level: l.Level, seed: seed}
	player.searcher.Prepare(rules, l.Level.Limits(seed))
	return player, nil
}

// levelPlayer keeps its searcher, and what that remembers, for the whole game.
type levelPlayer struct {
	level    search.Level
	seed     uint64
	searcher search.Searcher
}

// Move searches for a move. A level without a limit of its own stops before the limit of the turn.
func (l *levelPlayer) Move(ctx context.Context, turn Turn) (Move, error) {
	if c, ok := turn.Legal.Only(); ok {
		return Move{Cell: c}, nil
	}
	l.seed++
	limited := ctx
	if turn.Limit.Time > 0 && l.level.Nodes == 0 {
		var cancel context.CancelFunc
		limited, cancel = context.WithTimeout(ctx, turn.Limit.Time)
		defer cancel()
	}
	begun := time.Now()
	r, err := l.searcher.Search(limited, turn.Position, l.level.Limits(l.seed), nil)
	if ctx.Err() != nil {
		return Move{}, ctx.Err()
	}
	return Move{Cell: r.Best, Time: time.Since(begun)}, err
}

// Close does nothing.
func (l *levelPlayer) Close() {}

// Package match lets players play nested noughts and crosses against each other: levels of the search, and programs
// that speak CodinGame's protocol. It plays matches from paired openings, and tells how significant the scores are.
package match

import (
	"context"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// Player makes the moves of one side in one game. Only one goroutine at a time may use it.
type Player interface {
	// Move chooses a move. The turn has the position and the legal moves; any other move loses the game. The error is a
	// *Fault if the player is to blame, and that of ctx if it ends.
	Move(ctx context.Context, turn Turn) (Move, error)
	// Close ends the player. It must be called once the game is over.
	Close()
}

// Turn is the question for a move.
type Turn struct {
	Position tictactoe.Position // must not be over
	Legal    grid.CellSet       // the moves allowed; in an opening only the wanted move
	Limit    Limit
}

// Limit limits the time for a move.
type Limit struct {
	Time   time.Duration // to think; 0 for no limit
	Margin time.Duration // how late a program's answer may come, since a busy machine can cause that
}

// WithMargin returns a limit with the usual margin: a tenth of it, but at least 20 ms.
func WithMargin(d time.Duration) Limit { return Limit{d, max(d/10, 20*time.Millisecond)} }

// isOver reports whether a move has taken longer.
func (l Limit) isOver(took time.Duration) bool { return l.Time > 0 && took > l.Time }

// Move is a player's answer.
type Move struct {
	Cell   grid.Cell
	Remark string        // a program's words about its move, on the same line
	Stderr []byte        // a program's standard error before the move
	Time   time.Duration // the time that it took, in whole microseconds, as in a record
	Late   bool          // it came after the limit, within the margin
}

// Contestant is one of the two who play a match. It starts a Player for each game.
type Contestant interface {
	Name() string
	// Start starts a player for a game and returns when it is ready for questions. Random choices depend on the seed. A
	// level searches with the searcher, which both players of a game may share: they never search at once.
	Start(rules tictactoe.Rules, seed uint64, searcher *search.Searcher) (Player, error)
}

// Engine is a level of the search as a Contestant.
type Engine struct{ search.Level }

// Name returns the level's name.
func (l Engine) Name() string { return l.Level.Name }

// Start starts a player at the level. It never fails.
func (l Engine) Start(rules tictactoe.Rules, seed uint64, searcher *search.Searcher) (Player, error) {
	searcher.Prepare(rules, l.Level.Limits(seed))
	return &levelPlayer{l.Level, seed, searcher}, nil
}

type levelPlayer struct {
	level    search.Level
	seed     uint64
	searcher *search.Searcher
}

// Move searches for a move. A level without a limit of its own stops before the turn's. The error is that of ctx.
func (l *levelPlayer) Move(ctx context.Context, turn Turn) (Move, error) {
	if c, ok := turn.Legal.Only(); ok {
		return Move{Cell: c}, nil
	}
	l.seed++
	limited := ctx
	if turn.Limit.Time > 0 && l.level.Timed() {
		var cancel context.CancelFunc
		limited, cancel = context.WithTimeout(ctx, turn.Limit.Time)
		defer cancel()
	}
	begun := time.Now()
	r, err := l.searcher.Search(limited, turn.Position, l.level.Limits(l.seed), nil)
	if ctx.Err() != nil {
		return Move{}, ctx.Err()
	}
	return Move{Cell: r.Best, Time: since(begun)}, err
}

// Close does nothing.
func (l *levelPlayer) Close() {}

func since(begun time.Time) time.Duration { return time.Since(begun).Round(time.Microsecond) }

package play

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
)

// talk is a conversation with one run of a program. To begin in the middle of a game, it asks the program for each of
// its earlier moves with that move as the only legal one.
type talk struct {
	builds  *toolchain.BuildCache
	command string
	mark    tictactoe.Mark
	limit   time.Duration
	start   tictactoe.Position // the position before the moves
	told    []grid.Cell        // moves that the program knows, up to its own last one

	compiling atomic.Bool // a source is being compiled

	mu     sync.Mutex
	player match.Player // nil until the program has started
	ended  bool
}

// startError says why a program could not be started. That loses no game.
type startError struct{ error }

// Unwrap returns the error that explains it to the user.
func (e *startError) Unwrap() error { return e.error }

// divergence is an answer that differs from the move played, while a program is led through the game. It loses no game,
// since many programs do not read which moves are legal.
type divergence struct{ grid.Cell }

func (divergence) Error() string { return "the program does not follow the game" }

// leadsTo reports whether the moves begin with what the program knows. No question may be open.
func (t *talk) leadsTo(start tictactoe.Position, moves []grid.Cell) bool {
	return t.start == start && len(t.told) <= len(moves) && slices.Equal(t.told, moves[:len(t.told)])
}

// answer returns the program's move after the given ones, with all it wrote to standard error for it or, if it fails,
// since the last answer. Its error is a *startError, a *match.Fault, a divergence, or that of ctx.
func (t *talk) answer(ctx context.Context, moves []grid.Cell) (match.Move, error) {
	limit := t.limit
	player, err := t.open(ctx)
	if err != nil {
		return match.Move{}, err
	}
	if len(t.told) == 0 {
		limit = match.FirstTime(limit)
	}
	p := t.start
	var stderr []byte
	for i, c := range moves {
		if i >= len(t.told) && p.Turn() == t.mark {
			m, err := player.Move(ctx,
				match.Turn{Position: p, Legal: grid.CellsOf(c), Limit: match.WithMargin(limit)})
			stderr = append(stderr, m.Stderr...)
			if err == nil && m.Cell != c {
				err = divergence{m.Cell}
			}
			if err != nil {
				m.Stderr = stderr
				return m, err
			}
			limit = t.limit
		}
		p.Push(c)
	}
	m, err := player.Move(ctx, match.Turn{Position: p, Legal: p.Legal(), Limit: match.WithMargin(limit)})
	t.told = append(slices.Clone(moves), m.Cell)
	if err != nil {
		m.Stderr = append(stderr, m.Stderr...)
	}
	return m, err
}

// open starts the program unless it runs. It fails after end, or if ctx ends while a source is compiled.
func (t *talk) open(ctx context.Context) (match.Player, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.ended {
		return nil, context.Canceled
	}
	if t.player != nil {
		return t.player, nil
	}
	one, err := t.prepare(ctx)
	if err == nil {
		t.player, err = one.Start(t.start.Rules(), 0, nil)
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, &startError{err}
	}
	return t.player, nil
}

// end ends the program with all its children, also while it is asked, and returns when it has ended.
func (t *talk) end() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.ended = true
	if t.player != nil {
		t.player.Close()
	}
}

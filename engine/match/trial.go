package match

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"ninefold/engine/tictactoe"
)

// TrialError is why no match was begun: a contestant cannot play at all.
type TrialError struct {
	Contestant string
	Fault      *Fault
}

func (e *TrialError) Error() string { return fmt.Sprintf("%s %v", e.Contestant, e.Fault) }

// Unwrap is how it failed.
func (e *TrialError) Unwrap() error { return e.Fault }

// trialPlies is how many moves a trial has: three for the contestant, which nobody makes by chance.
const trialPlies = 5

// followsOpenings reports whether a contestant plays the one move that it is offered. Many programs do not read which
// moves are legal, and the protocol has no other way to begin a game with moves that are not a program's own. The error
// is a *TrialError if the contestant ends before its first move, and otherwise as those of Play. Other faults are for
// the games to show.
func followsOpenings(ctx context.Context, o *Options, c Contestant) (bool, error) {
	random := rand.New(rand.NewPCG(o.Seed, 0))
	player, err := c.Start(o.Rules, random.Uint64())
	if err != nil {
		return false, err
	}
	defer player.Close()
	p := tictactoe.New(o.Rules)
	for i, cell := range randomOpening(o.Rules, trialPlies, random) {
		if i%2 == 0 {
			move, err := player.Move(ctx, Turn{p, tictactoe.OneCell(cell), o.Times.First})
			var fault *Fault
			switch {
			case errors.As(err, &fault) && fault.Kind == Ended && i == 0:
				return false, &TrialError{c.Name(), fault}
			case errors.As(err, &fault):
				return true, nil
			case err != nil:
				return false, err
			case move.Cell != cell:
				return false, nil
			}
		}
		p.Push(cell)
	}
	return true, nil
}

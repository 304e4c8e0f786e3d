package match

import (
	"context"
	"errors"
	"math/rand/v2"

	"ninefold/engine/grid"
	"ninefold/engine/locale/message"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// trialPlies is the number of moves of a trial. Three of them are the contestant's; nobody makes these by chance.
const trialPlies = 5

// followsOpenings reports whether a contestant plays the only move that it is offered. Many programs do not read the
// legal moves, and the protocol has no other way to begin a game with given moves. The error is a *message.Error if the
// contestant ends before its first move, or that of ctx or of starting it. Other faults may show in the games.
func followsOpenings(ctx context.Context, o *Options, c Contestant, searcher *search.Searcher) (bool, error) {
	random := rand.New(rand.NewPCG(o.Seed, 0))
	player, err := c.Start(o.Rules, random.Uint64(), searcher)
	if err != nil {
		return false, err
	}
	defer player.Close()
	p := tictactoe.New(o.Rules)
	for i, cell := range randomOpening(o.Rules, trialPlies, random) {
		if i%2 == 0 {
			move, err := player.Move(ctx, Turn{p, grid.CellsOf(cell), o.Times.First})
			var fault *Fault
			switch {
			case errors.As(err, &fault) && fault.Kind == Ended && i == 0:
				return false, &message.Error{Of: fault.Told(c.Name())}
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

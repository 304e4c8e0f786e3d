package search

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Verdict is how good a move was, by what it gave away.
type Verdict uint8

// The verdicts.
const (
	Ungraded   Verdict = iota // nothing is known of it
	Good                      // gave away less than 50 thousandths of a game
	Inaccuracy                // 50 or more
	Mistake                   // 100 or more
	Blunder                   // 200 or more
)

// Grade is what a review says of one move.
type Grade struct {
	Played  grid.Cell
	Value   Value // what the move is worth to the player who made it
	Best    grid.Cell
	Highest Value       // what the best move would have been worth
	Line    []grid.Cell // the moves expected after the best one, which it begins with
	Lost    int         // what the move gave away, in thousandths of a game, 0 or more
	Verdict Verdict
	Turning bool // the game turned, by a move that was not good: its player was winning and no longer is, or was not losing and now is
}

// Grade grades the move from one position to another by a search of the first, which calls progress as Search does. It is
// Ungraded if no legal move leads there, or if nothing was found out before the context ended. Limits.All is not looked at.
func (searcher *Searcher) Grade(ctx context.Context, before, after tictactoe.Position, limits Limits, progress func(Result)) Grade {
	limits.All = true
	c, ok := after.Last()
	if !ok {
		return Grade{}
	}
	if reached, err := before.Play(c); err != nil || reached != after {
		return Grade{}
	}
	r, err := searcher.Search(ctx, before, limits, progress)
	if err != nil {
		return Grade{}
	}
	g := Grade{Played: c, Best: r.Best, Highest: r.Value, Line: r.Line}
	for _, m := range r.Moves {
		if m.Cell == c {
			g.Value = m.Value
		}
	}
	g.judge()
	return g
}

// judge derives from the values what the move gave away.
func (g *Grade) judge() {
	if g.Value.Kind == Unknown || g.Highest.Kind == Unknown {
		return
	}
	g.Lost = max(0, g.Highest.Permille-g.Value.Permille)
	switch {
	case g.Lost >= 200:
		g.Verdict = Blunder
	case g.Lost >= 100:
		g.Verdict = Mistake
	case g.Lost >= 50:
		g.Verdict = Inaccuracy
	default:
		g.Verdict = Good
	}
	was, is := g.Highest.standing(), g.Value.standing()
	g.Turning = g.Verdict >= Inaccuracy && is < was && (was == winning || is == losing)
}

// standing is how a player stands, roughly.
type standing uint8

const (
	losing standing = iota
	level
	winning
)

func (v Value) standing() standing {
	switch {
	case v.Permille >= 650:
		return winning
	case v.Permille <= 350:
		return losing
	}
	return level
}

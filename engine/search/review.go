package search

import (
	"context"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Verdict says how good a move was, by what it gave away.
type Verdict uint8

// The verdicts.
const (
	Ungraded   Verdict = iota // nothing is known of it
	Good                      // gave away less than 50 thousandths of a game
	Inaccuracy                // 50 or more
	Mistake                   // 100 or more
	Blunder                   // 200 or more
)

// Sign returns the verdict as chess players write it. It is empty for a good move and for Ungraded.
func (v Verdict) Sign() string { return [...]string{Inaccuracy: "?!", Mistake: "?", Blunder: "??"}[v] }

// Grade describes one move in a review.
type Grade struct {
	Played  grid.Cell
	Value   Value // what the move is worth to the player who made it
	Best    grid.Cell
	Highest Value       // what the best move would have been worth
	Line    []grid.Cell // the moves expected after the best one, which it begins with
	Lost    int         // what the move gave away, in thousandths of a game, 0 or more
	Verdict Verdict
	// The game turned, by a mistake or a blunder: its player was winning and no longer is, or was not losing and now
	// is.
	Turning bool
}

// ReviewNodes is how many positions a review looks at for a move. With them a game of fifty moves takes a quarter of a
// minute of one core at 2.5 GHz.
const ReviewNodes = 2_000_000

// Grade grades the move from one position to another by Examine. It is Ungraded if no legal move leads there, or under
// rules without a winner.
func (searcher *Searcher) Grade(
	ctx context.Context, before, after tictactoe.Position, nodes int64, yield func(),
) Grade {
	c, ok := after.Last()
	if !ok {
		return Grade{}
	}
	if reached, err := before.Play(c); err != nil || reached != after {
		return Grade{}
	}
	r, err := searcher.Examine(ctx, before, nodes, yield)
	if err != nil {
		return Grade{}
	}
	return r.Grade(c)
}

// Examine finds what each move of a position is worth, by a search of so many nodes, by one thread and with an empty
// table: the result depends on nothing else, unless the context ends. The search yields as one with Limits.Yield does.
func (searcher *Searcher) Examine(
	ctx context.Context, p tictactoe.Position, nodes int64, yield func(),
) (Result, error) {
	var finished Result // by the deepest iteration that was finished
	r, err := searcher.Search(ctx, p, Limits{Nodes: nodes, All: true, Yield: yield}, func(r Result) {
		if r.Depth > finished.Depth {
			finished = r
		}
	})
	if err == nil && finished.Depth > 0 {
		r = r.comparable(finished)
	}
	return r, err
}

// Grade grades a move by what Examine found.
func (r *Result) Grade(c grid.Cell) Grade {
	g := Grade{Played: c, Best: r.Best, Highest: r.Value, Line: r.Line}
	for _, m := range r.Moves {
		if m.Cell == c {
			g.Value = m.Value
		}
	}
	g.judge()
	return g
}

// comparable returns the result of a search with the estimates of its last finished iteration: an iteration that was
// cut off looked further ahead for some moves than for others. Proved values stay.
func (r Result) comparable(finished Result) Result {
	latest := map[grid.Cell]Value{}
	for _, m := range r.Moves {
		latest[m.Cell] = m.Value
	}
	moves := slices.Clone(finished.Moves)
	for i := range moves {
		if value := latest[moves[i].Cell]; value.Kind.Proved() {
			moves[i].Value = value
		}
	}
	slices.SortStableFunc(moves, func(a, b Move) int { return b.Value.Compare(a.Value) })
	switch best := moves[0].Cell; best {
	case r.Best:
	case finished.Best:
		r.Line = finished.Line
	default:
		r.Line = []grid.Cell{best}
	}
	r.Best, r.Value, r.Moves = moves[0].Cell, moves[0].Value, moves
	return r
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
	g.Turning = g.Verdict >= Mistake && is < was && (was == winning || is == losing)
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

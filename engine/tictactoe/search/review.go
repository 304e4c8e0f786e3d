package search

import (
	"context"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Judgment is the quality of a move, by the loss in expected result.
type Judgment uint8

const (
	Ungraded   Judgment = iota // the move's value is not known
	Good                       // it gave away less than 50 thousandths of a game
	Inaccuracy                 // 50 or more
	Mistake                    // 100 or more
	Blunder                    // 200 or more
)

// Sign returns the verdict in the notation of chess players. It is empty for a good move and for Ungraded.
func (v Judgment) Sign() string { return [...]string{Inaccuracy: "?!", Mistake: "?", Blunder: "??"}[v] }

// ReviewedMove is one move in a review.
type ReviewedMove struct {
	Played  grid.Cell
	Value   Value // of the move, to the player who made it
	Best    grid.Cell
	Highest Value       // of the best move, to the same player
	Line    []grid.Cell // the best move and the moves expected after it
	Answer  []grid.Cell `json:"-"` // the moves expected after Played, if known: in a review the next grade's line
	Lost    int         // the loss by the move, in thousandths of a game, 0 or more
	Verdict Judgment
	// The game turned, by a mistake or a blunder: the player was winning and no longer is, or was not losing and now
	// is.
	Turning bool
}

// LostPercent returns the loss by the move in percent: the difference of the values' percents, which are told with it.
func (g ReviewedMove) LostPercent() int { return max(0, g.Highest.Percent()-g.Value.Percent()) }

// ReviewNodes is the number of positions that a review looks at for a move. With it a game of fifty moves takes a
// quarter of a minute of one core at 2.5 GHz.
const ReviewNodes = 2_000_000

// Grade grades the move from one position to another by Examine. It is Ungraded if no legal move leads there, or under
// rules without a winner.
func (searcher *Searcher) Grade(
	ctx context.Context, before, after tictactoe.Position, nodes int64, yield func(),
) ReviewedMove {
	c, ok := after.Last()
	if !ok {
		return ReviewedMove{}
	}
	if reached, err := before.Play(c); err != nil || reached != after {
		return ReviewedMove{}
	}
	r, err := searcher.Examine(ctx, before, nodes, yield)
	if err != nil {
		return ReviewedMove{}
	}
	return r.Grade(c)
}

// Examine finds the value of each move of a position by a search of the given number of nodes, in one thread and with
// an empty table. So the result depends on nothing else, unless the context ends. The search calls yield like one with
// Limits.Yield. The error is that of Search.
func (searcher *Searcher) Examine(
	ctx context.Context, p tictactoe.Position, nodes int64, yield func(),
) (Result, error) {
	var finished Result // of the last finished iteration
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

// Grade grades a move by a result of Examine.
func (r *Result) Grade(c grid.Cell) ReviewedMove {
	g := ReviewedMove{Played: c, Best: r.Best, Highest: r.Value, Line: r.Line}
	for _, m := range r.Moves {
		if m.Cell == c {
			g.Value = m.Value
		}
	}
	g.judge()
	return g
}

// Acquitted returns the grade with the value that a search of the position after the move has proved, to the player to
// move there, if by it the move lost less. A search of one position proves what that of the position before only
// guesses.
func (g ReviewedMove) Acquitted(after Value) ReviewedMove {
	proved := g
	proved.Value = after.ForOpponent()
	proved.Value.Plies++ // the move itself
	if proved.judge(); g.Verdict == Ungraded || !after.Kind.Proved() || proved.Lost >= g.Lost {
		return g
	}
	return proved
}

// comparable returns the result of a search with the estimates of its last finished iteration, because an interrupted
// iteration looked further ahead for some moves than for others. Proved values stay.
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

// judge sets the loss, the verdict and the turning by the values.
func (g *ReviewedMove) judge() {
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

// standing says roughly how a player stands.
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

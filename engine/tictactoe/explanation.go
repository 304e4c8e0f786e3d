package tictactoe

import "ninefold/engine/grid"

// Why says what decides where the next move may be made.
type Why uint8

// The reasons. Exactly one holds.
const (
	NoLastMove   Why = iota // no move was made yet: any empty cell
	TargetOpen              // forced: the target has an empty cell
	TargetFull              // free: the target has none
	TargetClosed            // free: the target is won and so closed
	GameEnded               // the game is over
)

// Explanation tells, as data, why the legal cells of a position are legal.
type Explanation struct {
	Why    Why
	Turn   Mark      // who is to move, unless GameEnded
	Last   grid.Cell // the last move, if Mover is not Empty
	Mover  Mark      // who made it; Empty when there is none
	Target grid.Box  // where it points, likewise
	Result Outcome   // when GameEnded
}

// Explain says why the legal cells are legal.
func (p *Position) Explain() Explanation {
	e := Explanation{Turn: p.Turn(), Result: p.Outcome()}
	if last, ok := p.Last(); ok {
		e.Last, e.Mover, e.Target = last, p.At(last), Target(last)
	}
	_, forced := p.Forced()
	switch {
	case p.Over():
		e.Why = GameEnded
	case e.Mover == Empty:
		e.Why = NoLastMove
	case forced:
		e.Why = TargetOpen
	case p.Marks(e.Target, Empty) == 0:
		e.Why = TargetFull
	default:
		e.Why = TargetClosed
	}
	return e
}

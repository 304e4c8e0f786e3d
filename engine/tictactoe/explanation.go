package tictactoe

import "ninefold/engine/grid"

// Why is the reason why the next move may be made in certain boxes only. The key of its words ends with it.
type Why string

// Exactly one reason holds.
const (
	NoLastMove   Why = "start"  // no move was made yet: any empty cell is legal
	TargetOpen   Why = "open"   // forced: the target has an empty cell
	TargetFull   Why = "full"   // free: the target has none
	TargetClosed Why = "closed" // free: the target is won and so closed
	GameEnded    Why = "over"   // the game is over: no cell is legal
)

// Explanation tells, as data, why the legal cells of a position are legal.
type Explanation struct {
	Why    Why
	Turn   Mark      // the mark to be played next, unless GameEnded
	Last   grid.Cell // the last move, if Mover is not Empty
	Mover  Mark      // the mark of the last move; Empty if there is none
	Target grid.Box  // the box that the last move points to, if Mover is not Empty
	Result Outcome   // with GameEnded only
}

// Explain returns the reason why the legal cells are legal.
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

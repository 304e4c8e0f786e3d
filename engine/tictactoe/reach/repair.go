package reach

import (
	"context"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Change gives a cell a mark.
type Change struct {
	Cell grid.Cell
	Mark tictactoe.Mark
}

// Correction says which changes make a position reachable.
type Correction struct {
	Answer  Answer   // Reachable: Changes make the position so; Unreachable: no change of one or two cells does
	Changes []Change // as few as possible, in the order of the cells; none if the position is reachable
	Work    int      // the positions tried, and the steps of their searches
}

const (
	// mostChanges is the largest number of cells that Repair changes.
	mostChanges = 2
	// changedSteps is the most steps that a changed position may take: some ten milliseconds.
	changedSteps = 1 << 14
)

// Repair looks for the smallest number of cells, up to two, whose change makes a position reachable by its rules. A
// changed cell may hold X, O or nothing, but the cell of the last move is never emptied. Among answers of the same
// size, Repair returns the first in the order of the cells.
//
// Repair tries at most 13122 positions. Each counts as one step, besides the steps of its search. If a changed position
// is not decided in changedSteps, Repair tries the other changes of as many cells, but none of more cells.
func Repair(ctx context.Context, p tictactoe.Position, budget Budget) Correction {
	r := repair{ctx: ctx, left: budget, each: changedSteps}
	return r.correct(p)
}

type repair struct {
	ctx     context.Context
	left    Budget // the work that may still be done
	each    int    // the most steps for a changed position
	changes []Change
	passed  bool // a changed position was not decided
}

func (r *repair) correct(p tictactoe.Position) Correction {
	m, steps := Correction{Answer: Unreachable}, r.left.Steps
	for size := 0; size <= mostChanges && m.Answer == Unreachable; size++ {
		r.changes = make([]Change, size)
		m.Answer = r.change(p, 0, r.changes)
		if m.Answer == Unreachable && r.passed {
			m.Answer = Undecided
		}
	}
	if m.Answer == Reachable {
		m.Changes = r.changes
	}
	m.Work = steps - r.left.Steps
	return m
}

// change sets changes to cells from first on that make the position reachable, and reports whether there are any.
func (r *repair) change(p tictactoe.Position, first grid.Cell, changes []Change) Answer {
	if len(changes) == 0 {
		return r.try(p)
	}
	last, hasLast := p.Last()
	for c := first; c < grid.Cells; c++ {
		for m := tictactoe.Empty; m <= tictactoe.O; m++ {
			if m == p.At(c) || m == tictactoe.Empty && hasLast && c == last {
				continue
			}
			changes[0] = Change{c, m}
			if answer := r.change(p.WithMark(c, m), c+1, changes[1:]); answer != Unreachable {
				return answer
			}
		}
	}
	return Unreachable
}

// try decides one position. A position that it cannot decide in its steps counts as unreachable, and passed is set.
func (r *repair) try(p tictactoe.Position) Answer {
	if r.left.Steps <= 0 || r.ctx.Err() != nil {
		return Undecided
	}
	budget := r.left
	budget.Steps--
	if len(r.changes) > 0 {
		budget.Steps = min(budget.Steps, r.each)
	}
	v := Decide(r.ctx, p, budget)
	r.left.Steps -= 1 + v.Work
	if v.Answer == Undecided && r.left.Steps > 0 && r.ctx.Err() == nil {
		r.passed = true
		return Unreachable
	}
	return v.Answer
}

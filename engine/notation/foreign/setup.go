package foreign

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// setup is a position as other programs store it. It lacks the last move, from which a Position derives the side to
// move and the box to play in.
type setup struct {
	marks  [grid.Cells]tictactoe.Mark
	turn   tictactoe.Mark
	target grid.Box
	forced bool // the next move must be made in target; otherwise the choice is free
}

// position returns the setup as a position under Closed, the rules of all programs that write positions. The notes say
// what was added or left out.
func (s *setup) position() (tictactoe.Position, []Note) {
	p := tictactoe.FromMarks(tictactoe.Closed, func(c grid.Cell) tictactoe.Mark { return s.marks[c] })
	p, notes := s.withLast(p)
	if forced, ok := p.Forced(); s.forced && (!ok || forced != s.target) {
		notes = append(notes, Note{Kind: TargetLost, Box: s.target})
	}
	if p.Turn() != s.turn {
		notes = append(notes, Note{Kind: TurnLost})
	}
	return p, notes
}

// withLast sets the last move to the first cell in reading order that leads to the turn and the target. It prefers
// moves that the rules allowed. If X has a free choice, it sets none.
func (s *setup) withLast(p tictactoe.Position) (tictactoe.Position, []Note) {
	forced := s.forced && !p.Closed().Has(int(s.target))
	if s.turn == tictactoe.X && !forced {
		if p == tictactoe.New(p.Rules()) {
			return p, nil
		}
		return p, []Note{{Kind: LastUnset}}
	}
	var fitting, legal []grid.Cell
	for c := range grid.Cell(grid.Cells) {
		target := tictactoe.Target(c)
		if p.At(c) != s.turn.Other() || forced && target != s.target || !forced && !p.Closed().Has(int(target)) {
			continue
		}
		fitting = append(fitting, c)
		if before := p.WithMark(c, tictactoe.Empty); before.Check(c) == nil {
			legal = append(legal, c)
		}
	}
	if len(legal) > 0 {
		fitting = legal
	}
	if len(fitting) == 0 {
		return p, []Note{{Kind: LastUnset}}
	}
	p, _ = p.WithLast(fitting[0])
	return p, []Note{{Kind: LastChosen, Cell: fitting[0], Choices: len(fitting)}}
}

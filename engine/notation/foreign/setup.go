package foreign

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// setup is what the forms for positions say. None of them says which move was the last, which a Position needs to know
// whose turn it is and which box must be played in.
type setup struct {
	marks  [grid.Cells]tictactoe.Mark
	turn   tictactoe.Mark
	target grid.Box
	forced bool // the next move must be made in target; otherwise the choice is free
	boxes  [grid.Boxes]boxState
}

// boxState is how a box stands, as a form says it.
type boxState uint8

const (
	boxUnsaid boxState = iota
	boxOpen
	boxDrawn // full, or at any rate closed, and nobody's
	boxX
	boxO
)

// position is the setup as a position under Closed, the rules of all programs that write these forms, and what had to
// be added or left out.
func (s *setup) position() (tictactoe.Position, []Note) {
	p := tictactoe.FromMarks(tictactoe.Closed, func(c grid.Cell) tictactoe.Mark { return s.marks[c] })
	for b, state := range s.boxes {
		if p.Contested(grid.Box(b)) {
			p = p.WithOwner(grid.Box(b), state.owner())
		}
	}
	p, notes := s.withLast(p)
	if forced, ok := p.Forced(); s.forced && (!ok || forced != s.target) {
		notes = append(notes, Note{Kind: TargetLost, Box: s.target})
	}
	if p.Turn() != s.turn {
		notes = append(notes, Note{Kind: TurnLost})
	}
	for b, state := range s.boxes {
		if state != boxUnsaid && state != stateOf(&p, grid.Box(b)) {
			notes = append(notes, Note{Kind: BoxDiffers, Box: grid.Box(b)})
		}
	}
	return p, notes
}

// withLast sets the first move in reading order that can have been the last and leads to the turn and the target. X's
// free choice needs none.
func (s *setup) withLast(p tictactoe.Position) (tictactoe.Position, []Note) {
	forced := s.forced && !p.Closed().Has(int(s.target))
	if s.turn == tictactoe.X && !forced {
		if p == tictactoe.New(p.Rules()) {
			return p, nil
		}
		return p, []Note{{Kind: LastUnset}}
	}
	var fit, likely []grid.Cell
	for c := range grid.Cell(grid.Cells) {
		target := tictactoe.Target(c)
		if p.At(c) != s.turn.Other() || forced && target != s.target || !forced && !p.Closed().Has(int(target)) {
			continue
		}
		fit = append(fit, c)
		if before := p.With(c, tictactoe.Empty); before.Check(c) == nil {
			likely = append(likely, c)
		}
	}
	if len(likely) > 0 {
		fit = likely
	}
	if len(fit) == 0 {
		return p, []Note{{Kind: LastUnset}}
	}
	p, _ = p.WithLast(fit[0])
	return p, []Note{{Kind: LastChosen, Cell: fit[0], Choices: len(fit)}}
}

// game is the setup as a game of one step.
func (s *setup) game() (*tictactoe.Game, []Note) {
	p, notes := s.position()
	return tictactoe.GameFrom(p), notes
}

// setupOf is what the forms can say of a position.
func setupOf(p *tictactoe.Position) setup {
	closed := p.WithRules(tictactoe.Closed)
	s := setup{turn: closed.Turn()}
	s.target, s.forced = closed.Forced()
	for c := range grid.Cell(grid.Cells) {
		s.marks[c] = closed.At(c)
	}
	for b := range grid.Box(grid.Boxes) {
		s.boxes[b] = stateOf(&closed, b)
	}
	return s
}

// stateOf is how a box of a position under Closed stands.
func stateOf(p *tictactoe.Position, b grid.Box) boxState {
	switch owner := p.Owner(b); {
	case owner == tictactoe.X:
		return boxX
	case owner == tictactoe.O:
		return boxO
	case p.Closed().Has(int(b)):
		return boxDrawn
	}
	return boxOpen
}

func (s boxState) owner() tictactoe.Mark {
	switch s {
	case boxX:
		return tictactoe.X
	case boxO:
		return tictactoe.O
	}
	return tictactoe.Empty
}

package reason

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// move is a move with the positions before and after it.
type move struct {
	before, after tictactoe.Position
	cell          grid.Cell
	counts        bool // the move is legal, and somebody can win
}

func newMove(before tictactoe.Position, c grid.Cell) *move {
	after, err := before.Play(c)
	return &move{before, after, c, err == nil && before.Rules().HaveWinner()}
}

// box returns the move's box, as a set.
func (m *move) box() grid.Places { return 1 << m.cell.Box() }

// takes reports whether the move wins its box.
func (m *move) takes() bool { return m.after.Owned(m.before.Turn()) != m.before.Owned(m.before.Turn()) }

// threats returns the boxes that would complete a line of boxes with the one just won, and the number of such lines.
func (m *move) threats() (third grid.Places, lines int) {
	side, owned := m.before.Side(), m.after.Owned(m.before.Turn())
	for _, line := range m.after.Rules().Lines() {
		missing := line &^ owned
		if line&m.box() != 0 && missing.Len() == 1 && !m.after.Barred(side, grid.Box(missing.First())) {
			third, lines = third|missing, lines+1
		}
	}
	return third, lines
}

// stops reports whether the move's box would have completed a line of the opponent's, who now can never own it.
func (m *move) stops() bool {
	opponent := m.after.Side()
	needed := m.before.Rules().Wins(m.before.Owned(m.after.Turn()))
	return needed&m.box() != 0 && !m.before.Barred(opponent, m.cell.Box()) && m.after.Barred(opponent, m.cell.Box())
}

// holds reports whether one move would have won the move's box for the opponent, and now none would.
func (m *move) holds() bool {
	return wins(&m.before, m.after.Side(), m.cell.Box()) && !wins(&m.after, m.after.Side(), m.cell.Box())
}

// forced returns the fact that the opponent must answer a threat to win the game; none if there is no such threat.
func (m *move) forced() []Fact {
	var safe grid.CellSet
	answers := m.after.Legal()
	for c := range answers.All() {
		next := m.after
		if next.Push(c); next.Winner() != m.before.Turn() && winning(&next) == 0 {
			safe.Add(c)
		}
	}
	only, one := safe.Only()
	switch {
	case safe.Len() == answers.Len():
		return nil
	case safe.Len() == 0:
		return []Fact{{Kind: Unstopped}}
	case one:
		return []Fact{{Kind: OnlyAnswer, Cell: only}}
	}
	return nil
}

// sends reports whether the opponent must answer in a box where nothing is to be won at once, and another move of the
// mover would have let it win a box or choose one.
func (m *move) sends() bool {
	if !quiet(&m.after) {
		return false
	}
	for c := range m.before.Legal().All() {
		other := m.before
		if other.Push(c); !other.Over() && !quiet(&other) {
			return true
		}
	}
	return false
}

// quiet reports whether the mover has no choice of boxes and can win none at once.
func quiet(p *tictactoe.Position) bool { return !choice(p) && takeable(p) == 0 }

// choice reports whether the mover may play in several boxes.
func choice(p *tictactoe.Position) bool { return p.Playable().Len() > 1 }

// winning returns the boxes in which the mover can win the game at once.
func winning(p *tictactoe.Position) (boxes grid.Places) {
	for c := range p.Legal().All() {
		next := *p
		if next.Push(c); next.Winner() == p.Turn() {
			boxes |= 1 << c.Box()
		}
	}
	return boxes
}

// takeable returns the boxes that the mover can win at once.
func takeable(p *tictactoe.Position) (boxes grid.Places) {
	for b := range p.Playable().All() {
		if wins(p, p.Side(), grid.Box(b)) {
			boxes |= 1 << b
		}
	}
	return boxes
}

// wins reports whether one move in a box, wherever one may play, would win it for a side.
func wins(p *tictactoe.Position, side int, b grid.Box) bool {
	return !p.Lined().Has(int(b)) && tictactoe.Completing(p.MarksOf(side, b))&p.Empty(b) != 0
}

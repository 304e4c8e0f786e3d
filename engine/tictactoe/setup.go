package tictactoe

import "ninefold/engine/grid"

// FromMarks returns the position with the given marks, without a last move and a history: a line of one mark owns its
// box, lines of both contest it.
func FromMarks(rules Rules, at func(grid.Cell) Mark) Position {
	p := New(rules)
	for c := range grid.Cell(grid.Cells) {
		if m := at(c); m != Empty {
			p = p.WithMark(c, m)
		}
	}
	return p
}

// WithMark returns the position with a cell's mark set to m, whatever it was before. Emptying the cell of the last move
// leaves no last move. The box loses its history: a line of one mark owns it, lines of both contest it.
func (p Position) WithMark(c grid.Cell, m Mark) Position {
	b, bit := c.Box(), grid.Places(1)<<c.Place()
	p.marks[0][b] &^= bit
	p.marks[1][b] &^= bit
	if m != Empty {
		p.marks[m-1][b] |= bit
	} else if p.last == lastIn(c) {
		p.last = 0
	}
	p.resetOwner(b)
	p.derive()
	return p
}

// WithLast returns the position with the last move set to a cell. If the cell is empty, it returns the position
// unchanged and false.
func (p Position) WithLast(c grid.Cell) (Position, bool) {
	if p.At(c) == Empty {
		return p, false
	}
	p.last = lastIn(c)
	p.derive()
	return p, true
}

// WithoutLast returns the position without a last move: X is to move anywhere.
func (p Position) WithoutLast() Position {
	p.last = 0
	p.derive()
	return p
}

// WithRules returns the same board under another rule set.
func (p Position) WithRules(rules Rules) Position {
	p.rules = rules
	p.derive()
	return p
}

// WithOwner returns the position in which m owns a box, as if its line there had been the first. A box without a line
// of m keeps its owner.
func (p Position) WithOwner(b grid.Box, m Mark) Position {
	if m == Empty || !HasLine(p.marks[m-1][b]) {
		return p
	}
	p.owned[0] &^= 1 << b
	p.owned[1] &^= 1 << b
	p.owned[m-1] |= 1 << b
	p.derive()
	return p
}

// Swapped returns the position with X and O exchanged.
func (p Position) Swapped() Position {
	p.marks[0], p.marks[1] = p.marks[1], p.marks[0]
	p.owned[0], p.owned[1] = p.owned[1], p.owned[0]
	p.derive()
	return p
}

// Transformed returns the position with each mark moved from cell c to to(c). to must be one of the eight symmetries of
// the square, which are the symmetries of the board.
func (p Position) Transformed(to func(grid.Cell) grid.Cell) Position {
	moved := Position{rules: p.rules}
	for c := range grid.Cell(grid.Cells) {
		if m := p.At(c); m != Empty {
			moved.marks[m-1][to(c).Box()] |= 1 << to(c).Place()
		}
	}
	for b := range grid.Box(grid.Boxes) {
		image := to(b.Cell(4)).Box()
		for side := range p.owned {
			moved.owned[side] |= p.owned[side] >> b & 1 << image
		}
		moved.lined |= p.lined >> b & 1 << image
	}
	if c, ok := p.Last(); ok {
		moved.last = lastIn(to(c))
	}
	moved.derive()
	return moved
}

// Rotated turns a cell by a quarter clockwise, for Transformed.
func Rotated(c grid.Cell) grid.Cell { return grid.At(c.Col(), 10-c.Row()) }

// Mirrored swaps left and right for a cell, for Transformed.
func Mirrored(c grid.Cell) grid.Cell { return grid.At(c.Row(), 10-c.Col()) }

// resetOwner sets the owner of a box by its marks alone.
func (p *Position) resetOwner(b grid.Box) {
	x, o := HasLine(p.marks[0][b]), HasLine(p.marks[1][b])
	bit := grid.Places(1) << b
	p.lined &^= bit
	p.owned[0] &^= bit
	p.owned[1] &^= bit
	if x || o {
		p.lined |= bit
	}
	if x && !o {
		p.owned[0] |= bit
	}
	if o && !x {
		p.owned[1] |= bit
	}
}

// derive sets turn, closed and end, which follow from the other fields.
func (p *Position) derive() {
	p.turn = 0
	if c, ok := p.Last(); ok && p.At(c) == X {
		p.turn = 1
	}
	p.closed = 0
	for b := range grid.Box(grid.Boxes) {
		if p.marks[0][b]|p.marks[1][b] == grid.AllPlaces {
			p.closed |= 1 << b
		}
	}
	if p.rules.Closes() {
		p.closed |= p.lined
	}
	p.end = p.ending()
}

// Package tictactoe is nested noughts and crosses as Codeforces 907B has it, with three rule sets with a winner:
// any position at all, the moves that are legal in it and why, a game with its history, and the judge's text.
package tictactoe

import (
	"math/rand/v2"

	"ninefold/engine/grid"
)

// Position is a board with its last move under a rule set. It is a small value: copying is how it is kept, and ==
// compares it. Any marks are allowed, whether or not play could have made them. The zero Position is the empty board
// under Judge.
//
// Who made the first line in a box is kept under every rule set, so that switching rules loses nothing. A box that was
// set up, not played, and holds lines of both marks is contested: nobody owns it until WithOwner says who does.
type Position struct {
	marks  [2][grid.Boxes]Places // X's and O's, box by box
	owned  [2]Places             // boxes whose first line was X's, O's
	lined  Places                // boxes with any line; those in neither of owned are contested
	closed Places                // boxes in which nobody may play: full, or closed by the rules
	last   uint8                 // the last move: 16 times the box, plus the place, plus one; 0 for none
	turn   uint8                 // 0 when X is to move, 1 when O is
	rules  Rules
	end    ending
}

// New returns the empty board.
func New(rules Rules) Position { return Position{rules: rules} }

// At returns the mark in a cell.
func (p *Position) At(c grid.Cell) Mark {
	switch b, i := c.Box(), c.Place(); {
	case p.marks[0][b].Has(i):
		return X
	case p.marks[1][b].Has(i):
		return O
	}
	return Empty
}

// Marks returns the set of places in a box that hold the mark; of Empty, those that hold none.
func (p *Position) Marks(b grid.Box, m Mark) Places {
	if m == Empty {
		return p.Empty(b)
	}
	return p.marks[m-1][b]
}

// Count returns the number of cells of the board that hold the mark.
func (p *Position) Count(m Mark) int {
	n := 0
	for b := range grid.Box(grid.Boxes) {
		n += p.Marks(b, m).Len()
	}
	return n
}

// Rules returns the rule set in force.
func (p *Position) Rules() Rules { return p.rules }

// Turn returns the mark to be played next: the opposite of the mark on the last move's cell; X when there is none.
func (p *Position) Turn() Mark { return Mark(p.turn) + X }

// Last returns the cell of the last move, and false when none is set.
func (p *Position) Last() (grid.Cell, bool) {
	if p.last == 0 {
		return 0, false
	}
	return grid.Box((p.last - 1) >> 4).Cell(int(p.last-1) & 15), true
}

// lastAt returns a move at a place in a box as Position.last has it.
func lastAt(b grid.Box, place int) uint8 { return uint8(b)<<4 | uint8(place) + 1 }

// lastIn returns a move in a cell as Position.last has it.
func lastIn(c grid.Cell) uint8 { return lastAt(c.Box(), c.Place()) }

// Target returns the box that the last move points to: the one at the place that the cell has in its own box. It is
// false when there is no last move.
func (p *Position) Target() (grid.Box, bool) {
	if p.last == 0 {
		return 0, false
	}
	return grid.Box(p.last-1) & 15, true
}

// Target returns the box that a move in a cell points to.
func Target(c grid.Cell) grid.Box { return grid.Box(c.Place()) }

// Free reports whether the next move may be made in any box that is not closed: the last move points to a closed one,
// or there is none.
func (p *Position) Free() bool {
	const noTarget = 15 // what no last move seems to point to
	return (p.closed|1<<noTarget)>>((p.last-1)&15)&1 != 0
}

// Closed returns the set of boxes in which nobody may play any more: full ones and, where the rules close them, won
// ones.
func (p *Position) Closed() Places { return p.closed }

// Forced returns the box that the next move must be made in: the target, if it is not closed. It is false when the
// choice is free.
func (p *Position) Forced() (grid.Box, bool) {
	target, _ := p.Target()
	return target, !p.Free()
}

// Playable returns the set of boxes that the rules let the next move be made in: the forced one, otherwise every box
// that is not closed; none once the game is over. Every empty cell of a playable box is legal.
func (p *Position) Playable() Places {
	if p.end != ongoing {
		return 0
	}
	return p.Open()
}

// Open is Playable for a game that is not over: it does not ask.
func (p *Position) Open() Places {
	if p.Free() {
		return allPlaces &^ p.closed
	}
	return 1 << ((p.last - 1) & 15)
}

// Legal returns the set of legal moves.
func (p *Position) Legal() CellSet {
	var legal CellSet
	for boxes := p.Playable(); boxes != 0; boxes &= boxes - 1 {
		b := grid.Box(boxes.First())
		legal[b] = p.Empty(b)
	}
	return legal
}

// RandomMove returns one of the legal moves, each as likely as the other. It panics if there is none.
func (p *Position) RandomMove(random *rand.Rand) grid.Cell {
	legal := p.Legal()
	skip := random.IntN(legal.Len())
	for c := range legal.All() {
		if skip == 0 {
			return c
		}
		skip--
	}
	panic("unreachable")
}

// Check returns nil when a move in the cell is legal, otherwise the rule that forbids it, an Illegal.
func (p *Position) Check(c grid.Cell) error {
	switch {
	case p.end != ongoing:
		return GameOver
	case p.At(c) != Empty:
		return Occupied
	case p.Playable().Has(int(c.Box())):
		return nil
	}
	if _, forced := p.Forced(); forced {
		return WrongBox
	}
	return ClosedBox
}

// Play returns the position after a move in the cell. On an error, an Illegal, there is none.
func (p Position) Play(c grid.Cell) (Position, error) {
	if err := p.Check(c); err != nil {
		return Position{}, err
	}
	p.Push(c)
	return p, nil
}

// Side is who is to move: 0 for X, 1 for O. The methods that take a side instead of a Mark are for those that look at
// many positions: they ask of no rule whether boxes are owned.
func (p *Position) Side() int { return int(p.turn & 1) }

// MarksOf is Marks by the side.
func (p *Position) MarksOf(side int, b grid.Box) Places { return p.marks[side&1][b] }

// Empty returns the set of places in a box that hold no mark.
func (p *Position) Empty(b grid.Box) Places { return allPlaces &^ (p.marks[0][b] | p.marks[1][b]) }

// OwnedBy returns the boxes that X, and O, made the first line in.
func (p *Position) OwnedBy() *[2]Places { return &p.owned }

// Lined returns the set of boxes with any line; those that neither side owns are contested.
func (p *Position) Lined() Places { return p.lined }

// Owner returns the mark that owns a box: whose line in it was the first. Where the rules have no winner nobody owns
// any.
func (p *Position) Owner(b grid.Box) Mark {
	switch {
	case !p.rules.HaveWinner():
		return Empty
	case p.owned[0].Has(int(b)):
		return X
	case p.owned[1].Has(int(b)):
		return O
	}
	return Empty
}

// Owned returns the set of boxes that the mark, X or O, owns.
func (p *Position) Owned(m Mark) Places {
	if !p.rules.HaveWinner() {
		return 0
	}
	return p.owned[m-1]
}

// Contested reports whether the box was set up with lines of both marks and no owner was chosen for it. Where the rules
// have no winner, and so nobody owns a box, none is.
func (p *Position) Contested(b grid.Box) bool {
	return p.rules.HaveWinner() && (p.lined &^ p.owned[0] &^ p.owned[1]).Has(int(b))
}

// Mark is the content of a cell (the statement's "chip"), or the owner of a box: nobody, X or O.
type Mark uint8

// The three marks.
const (
	Empty Mark = iota
	X
	O
)

// Other returns the opponent's mark; Empty has none and stays Empty.
func (m Mark) Other() Mark { return [...]Mark{Empty, O, X}[m] }

func (m Mark) String() string { return [...]string{".", "X", "O"}[m] }

// Package tictactoe is nested noughts and crosses as Codeforces 907B defines it, and under three rule sets with a
// winner. It has any position, the legal moves with their reason, a game with its history, and the judge's text.
package tictactoe

import (
	"math/rand/v2"
	"slices"

	"ninefold/engine/grid"
)

// Position is a board with its last move under a rule set. It is a small value, made to be copied, and == compares it.
// It may hold any marks, even if play cannot lead to them. The zero Position is the empty board under Judge.
//
// It knows under every rule set who made the first line in a box, so that a switch of rules loses nothing. A box that
// was set up with lines of both marks is contested: nobody owns it until WithOwner names its owner.
type Position struct {
	marks  [2][grid.Boxes]grid.Places // X's and O's, box by box
	owned  [2]grid.Places             // the boxes in which X, and O, made the first line
	lined  grid.Places                // boxes with any line; those that nobody owns are contested
	closed grid.Places                // boxes in which nobody may play: full, or closed by the rules
	last   uint8                      // the last move: 16 times its box, plus its place, plus one; 0 for none
	turn   uint8                      // 0 if X is to move, 1 if O is
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

// Marks returns the set of places in a box that hold the mark; for Empty, the places without a mark.
func (p *Position) Marks(b grid.Box, m Mark) grid.Places {
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

// Turn returns the mark to be played next: the opposite of the mark on the last move's cell, or X if there is no last
// move.
func (p *Position) Turn() Mark { return Mark(p.turn) + X }

// Last returns the cell of the last move, and false if there is none.
func (p *Position) Last() (grid.Cell, bool) {
	if p.last == 0 {
		return 0, false
	}
	return grid.Box((p.last - 1) >> 4).Cell(int(p.last-1) & 15), true
}

// lastAt returns a move at a place in a box in the form of Position.last.
func lastAt(b grid.Box, place int) uint8 { return uint8(b)<<4 | uint8(place) + 1 }

// lastIn returns a move in a cell in the form of Position.last.
func lastIn(c grid.Cell) uint8 { return lastAt(c.Box(), c.Place()) }

// Target returns the box that the last move points to: its number is the place of the last move's cell in its own box.
// It is false if there is no last move.
func (p *Position) Target() (grid.Box, bool) {
	if p.last == 0 {
		return 0, false
	}
	return grid.Box(p.last-1) & 15, true
}

// Target returns the box that a move in a cell points to.
func Target(c grid.Cell) grid.Box { return grid.Box(c.Place()) }

// Free reports whether the next move may be made in any box that is not closed, because there is no last move or it
// points to a closed box.
func (p *Position) Free() bool {
	const noTarget = 15 // stands for the target if there is no last move
	return (p.closed|1<<noTarget)>>((p.last-1)&15)&1 != 0
}

// Closed returns the set of boxes in which nobody may play any more: full ones and, under rules that close them, won
// ones.
func (p *Position) Closed() grid.Places { return p.closed }

// Forced returns the box that the next move must be made in: the target, if it is not closed. Otherwise it returns
// false.
func (p *Position) Forced() (grid.Box, bool) {
	target, _ := p.Target()
	return target, !p.Free()
}

// Playable returns the set of boxes that the next move may be made in: the forced one, otherwise every box that is not
// closed; none once the game is over. Every empty cell of a playable box is legal.
func (p *Position) Playable() grid.Places {
	if p.end != ongoing {
		return 0
	}
	return p.PlayableIfOngoing()
}

// PlayableIfOngoing returns what Playable returns for a game that is not over, without checking that.
func (p *Position) PlayableIfOngoing() grid.Places {
	if p.Free() {
		return grid.AllPlaces &^ p.closed
	}
	return 1 << ((p.last - 1) & 15)
}

// Legal returns the set of legal moves.
func (p *Position) Legal() grid.CellSet {
	var legal grid.CellSet
	for boxes := p.Playable(); boxes != 0; boxes &= boxes - 1 {
		b := grid.Box(boxes.First())
		legal = legal.Union(p.Empty(b).Cells(b))
	}
	return legal
}

// RandomMove returns one of the legal moves, each with equal probability. It panics if there is none.
func (p *Position) RandomMove(random *rand.Rand) grid.Cell {
	legal := slices.Collect(p.Legal().ByBox())
	return legal[random.IntN(len(legal))]
}

// Check returns nil if a move in the cell is legal, otherwise the Illegal that forbids it.
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

// Play returns the position after a move in the cell. The error is the Illegal that forbids the move.
func (p Position) Play(c grid.Cell) (Position, error) {
	if err := p.Check(c); err != nil {
		return Position{}, err
	}
	p.Push(c)
	return p, nil
}

// Side returns who is to move: 0 for X, 1 for O. Methods that take a side instead of a Mark are for code that looks at
// many positions: they do not check whether the rules let anybody own boxes.
func (p *Position) Side() int { return int(p.turn & 1) }

// MarksOf returns the set of places in a box that hold the side's mark.
func (p *Position) MarksOf(side int, b grid.Box) grid.Places { return p.marks[side&1][b] }

// Empty returns the set of places in a box that hold no mark.
func (p *Position) Empty(b grid.Box) grid.Places {
	return grid.AllPlaces &^ (p.marks[0][b] | p.marks[1][b])
}

// OwnedBy returns the boxes in which X, and O, made the first line. The caller must not change them.
func (p *Position) OwnedBy() *[2]grid.Places { return &p.owned }

// Lined returns the set of boxes with any line; those that neither side owns are contested.
func (p *Position) Lined() grid.Places { return p.lined }

// Owner returns the mark that owns a box because its line was the first there, or Empty. Under rules without a winner
// nobody owns a box.
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
func (p *Position) Owned(m Mark) grid.Places {
	if !p.rules.HaveWinner() {
		return 0
	}
	return p.owned[m-1]
}

// Barred reports whether a side (0 for X, 1 for O) can never own a box: the other side owns it, the box is contested,
// or the other side has a mark in each of its lines, as in a full box without a line.
func (p *Position) Barred(side int, b grid.Box) bool {
	if p.owned[side&1].Has(int(b)) {
		return false
	}
	return p.lined.Has(int(b)) || !HasLine(grid.AllPlaces&^p.marks[side&1^1][b])
}

// Contested reports whether the box was set up with lines of both marks and no owner was chosen for it. Under rules
// without a winner no box is contested.
func (p *Position) Contested(b grid.Box) bool {
	return p.rules.HaveWinner() && (p.lined &^ p.owned[0] &^ p.owned[1]).Has(int(b))
}

// Mark is the content of a cell (the statement's "chip") or the owner of a box: Empty, X or O.
type Mark uint8

// Empty, X and O are the marks.
const (
	Empty Mark = iota
	X
	O
)

// Other returns the opponent's mark, and Empty for Empty.
func (m Mark) Other() Mark { return [...]Mark{Empty, O, X}[m] }

func (m Mark) String() string { return [...]string{".", "X", "O"}[m] }

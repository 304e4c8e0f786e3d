package reason

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

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

// undecided reports whether a box has no owner, and somebody can still own it.
func undecided(p *tictactoe.Position, b grid.Box) bool {
	return !p.Lined().Has(int(b)) && !(p.Barred(0, b) && p.Barred(1, b))
}

package puzzle

import (
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// history counts for each move of X and of O how often it caused a cutoff (the history heuristic).
type history [2][grid.Cells]int32

// list has the moves of a position, with ranks that order them.
type list struct {
	moves [grid.Cells]grid.Cell
	ranks [grid.Cells]int32
	count int
}

// Moves of higher rank come first. A move's ranks add up; the history heuristic orders moves of equal rank.
const (
	rankWinsGame = 1 << 30
	rankKnown    = 1 << 29 // the best move of an earlier search of the position
	rankWinsBox  = 1 << 28
	rankFrees    = -1 << 28 // the opponent may then choose the box
	rankRoom     = -1 << 11 // for each cell that the opponent may then play in
)

// fill puts the legal moves in the list. known is the best one found so far, or noMove.
func (l *list) fill(p *tictactoe.Position, known grid.Cell, h *history) {
	for boxes := p.PlayableIfOngoing(); boxes != 0; boxes &= boxes - 1 {
		box := grid.Box(boxes.First())
		winning, worth := winning(p, box)
		for open := p.Empty(box); open != 0; open &= open - 1 {
			place := open.First()
			c := box.Cell(place)
			rank := h[p.Side()][c]
			if winning.Has(place) {
				rank += worth
			}
			if c == known {
				rank += rankKnown
			}
			if p.Closed().Has(place) {
				rank += rankFrees
			} else {
				rank += rankRoom * int32(p.Empty(grid.Box(place)).Len())
			}
			l.moves[l.count], l.ranks[l.count] = c, rank
			l.count++
		}
	}
}

// winning returns the places of a box at which the mover wins it, and the rank of moves there.
func winning(p *tictactoe.Position, box grid.Box) (places grid.Places, rank int32) {
	side := p.Side()
	rank = rankWinsBox
	switch {
	case p.Lined().Has(int(box)):
		return 0, 0
	case p.Rules().Wins(p.OwnedBy()[side]).Has(int(box)):
		rank = rankWinsGame
	}
	return tictactoe.Completing(p.MarksOf(side, box)), rank
}

// pick brings the move of the highest rank from index i on to index i and returns it.
func (l *list) pick(i int) grid.Cell {
	best := i
	for j := i + 1; j < l.count; j++ {
		if l.ranks[j] > l.ranks[best] {
			best = j
		}
	}
	l.moves[i], l.moves[best] = l.moves[best], l.moves[i]
	l.ranks[i], l.ranks[best] = l.ranks[best], l.ranks[i]
	return l.moves[i]
}

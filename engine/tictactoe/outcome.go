package tictactoe

import "ninefold/engine/grid"

// Termination is why a game is over, if it is.
type Termination uint8

// The ways in which a game can stand.
const (
	Ongoing    Termination = iota // it is not over
	ThreeBoxes                    // a mark owns three boxes in a row that count
	BothLines                     // both do, which only a position that was set up can have
	BoardFull                     // no cell is empty
	NoneOpen                      // where won boxes are closed: cells are empty, but every box with one is closed
	MoreBoxes                     // where the number of boxes counts: no box is open, and a mark owns more of them
)

// Outcome is how a position stands as a game.
type Outcome struct {
	Termination Termination
	Winner      Mark       // Empty for a draw, for BothLines, and while the game goes on
	Maker       Mark       // who owns Line: the winner, or the loser where such a line loses; with ThreeBoxes only
	Line        []grid.Box // the boxes that make the maker's lines; with ThreeBoxes only
	Owned       [2]int     // how many boxes X, and O, owns; with MoreBoxes only
}

// Over reports whether the game is over.
func (p *Position) Over() bool { return p.end != ongoing }

// Winner returns the mark that has won the game, and Empty if none has.
func (p *Position) Winner() Mark {
	if p.end <= wonByO {
		return Mark(p.end)
	}
	return Empty
}

// Outcome says how the position stands as a game, and why.
func (p *Position) Outcome() Outcome {
	switch p.end {
	case wonByX, wonByO:
		for side, owned := range p.owned {
			if line := p.rules.InLines(owned); line != 0 {
				return Outcome{ThreeBoxes, p.Winner(), X + Mark(side), line.boxes(), [2]int{}}
			}
		}
		owned := [2]int{p.owned[0].Len(), p.owned[1].Len()}
		return Outcome{Termination: MoreBoxes, Winner: p.Winner(), Owned: owned}
	case bothLines:
		return Outcome{Termination: BothLines}
	case drawn:
		if p.Count(Empty) == 0 {
			return Outcome{Termination: BoardFull}
		}
		return Outcome{Termination: NoneOpen}
	}
	return Outcome{}
}

// boxes returns the set as a list.
func (s Places) boxes() (list []grid.Box) {
	for b := range s.All() {
		list = append(list, grid.Box(b))
	}
	return list
}

// LineIn returns the places of the first line that the mark has in a box, and zero if it has none.
func (p *Position) LineIn(b grid.Box, m Mark) Places {
	for _, line := range Lines {
		if p.Marks(b, m)&line == line {
			return line
		}
	}
	return 0
}

package tictactoe

import "ninefold/engine/grid"

// Termination says whether a game is over, and why.
type Termination uint8

const (
	Ongoing    Termination = iota // the game is not over
	ThreeBoxes                    // a mark owns three boxes in a row that count
	BothLines                     // both marks do, which only a position that was set up can have
	BoardFull                     // no cell is empty
	NoneOpen                      // cells are empty, but each lies in a box closed because it is won
	MoreBoxes                     // no box is open, and under rules that count boxes a mark owns more of them
)

// terminations has their names, which end the keys of their words.
var terminations = [...]string{
	Ongoing: "ongoing", ThreeBoxes: "won", BothLines: "both", BoardFull: "full", NoneOpen: "closed",
	MoreBoxes: "majority",
}

// Terminations is their number.
const Terminations = len(terminations)

func (t Termination) String() string { return terminations[t] }

// Outcome is the state of a position as a game.
type Outcome struct {
	Termination Termination
	Winner      Mark        // Empty for a draw, for BothLines, and while the game goes on
	Line        grid.Places // the boxes of the winner's lines; with ThreeBoxes only
	Owned       [2]int      // the numbers of boxes that X and O own; with MoreBoxes only
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

// Outcome returns the state of the game, and why it is over.
func (p *Position) Outcome() Outcome {
	switch p.end {
	case wonByX, wonByO:
		if line := p.rules.InLines(p.Owned(p.Winner())); line != 0 {
			return Outcome{Termination: ThreeBoxes, Winner: p.Winner(), Line: line}
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

package notation

import (
	"errors"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// The errors of Append.
var (
	ErrNotPlayed   = errors.New("the position was not come by with moves from the empty board on")
	ErrNotWritable = errors.New("texts of this form are read only")
)

// Append appends the position that a game shows, or the moves to it, in the form of another program. It leaves out what
// the form cannot hold, as package foreign documents. On ErrNotPlayed or ErrNotWritable it returns dst as it was.
func Append(dst []byte, form Form, g *tictactoe.Game) ([]byte, error) {
	switch row := rowOf(form); {
	case row.write != nil:
		p := g.Position()
		return row.write(dst, &p), nil
	case row.writes != nil:
		moves, ok := movesOf(g)
		if !ok || len(moves) == 0 {
			return dst, ErrNotPlayed
		}
		return row.writes(dst, moves), nil
	}
	return dst, ErrNotWritable
}

// movesOf returns the moves from the empty board to the position shown, and false if another step is among them.
func movesOf(g *tictactoe.Game) ([]grid.Cell, bool) {
	var moves []grid.Cell
	for id := g.Current(); ; {
		step := g.State(id)
		if step.Origin != tictactoe.Moved {
			slices.Reverse(moves)
			return moves, step.Position == tictactoe.New(step.Position.Rules())
		}
		moves = append(moves, step.Cell)
		id, _ = g.Parent(id)
	}
}

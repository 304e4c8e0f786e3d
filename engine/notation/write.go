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

// Append appends the moves to the position that a game shows in the form of another program. On ErrNotPlayed or
// ErrNotWritable it returns dst as it was.
func Append(dst []byte, form Form, g *tictactoe.Game) ([]byte, error) {
	row := rowOf(form)
	if row.write == nil {
		return dst, ErrNotWritable
	}
	moves, ok := movesOf(g)
	if !ok || len(moves) == 0 {
		return dst, ErrNotPlayed
	}
	return row.write(dst, moves), nil
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

package notation

import (
	"errors"

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
	start, moves := g.MovesHere()
	if len(moves) == 0 || start != tictactoe.New(start.Rules()) {
		return dst, ErrNotPlayed
	}
	return row.write(dst, moves), nil
}

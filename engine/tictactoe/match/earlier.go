package match

import (
	"context"
	"fmt"

	"ninefold/engine/locale/message"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// EarlierError says that a record is not that of an ended game of a match that goes on: players, rules, seed, openings
// or times are others.
type EarlierError struct{ Game int } // counted from 0

func (e *EarlierError) Error() string {
	return fmt.Sprintf("the record of game %d is of another match", e.Game+1)
}

// Message says that the match is another.
func (*EarlierError) Message() message.Message { return message.Of("error.otherMatch") }

// matchTag is the tag of a record with what all games of its match have in common, besides players and rules.
const matchTag = "Match"

// tag returns the value of matchTag.
func (o *Options) tag() string {
	first, other := o.Times.First, o.Times.Other
	return fmt.Sprintf("seed %d, opening %d, %v+%v, %v+%v", o.Seed, o.Openings, first.Time, first.Margin, other.Time,
		other.Margin)
}

// recorded is a player that makes the moves of an earlier game again, without thinking.
type recorded struct {
	moves []Move
	err   error // after them
}

func (r *recorded) Move(context.Context, Turn) (Move, error) {
	if len(r.moves) == 0 {
		return Move{}, r.err
	}
	move := r.moves[0]
	r.moves = r.moves[1:]
	return move, nil
}

func (*recorded) Close() {}

// recordedPlayers returns players that make the moves of a game's record again. The error is an *EarlierError.
func recordedPlayers(game *Played, r *record.Record, times Times) (players [2]Player, err error) {
	other := &EarlierError{game.Number}
	start := r.Game.State(0).Position
	if r.Tag("X") != game.X || r.Tag("O") != game.O || r.Tag(matchTag) != game.match ||
		start != tictactoe.New(game.Rules) {
		return players, other
	}
	var sides [2]recorded
	for i, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		sides[i].err = other
		if fault := ParseLost(r.Tag("Termination"), m); fault != nil {
			sides[i].err = fault
		}
		players[i] = &sides[i]
	}
	for i, id := range r.Game.Main()[1:] {
		step, side, limit := r.Game.State(id), &sides[i%2], times.Other
		if i < 2 {
			limit = times.First
		}
		move := Move{Cell: step.Cell}
		_, move.Time, _ = record.CutTime(step.Comment)
		move.Late = game.programs[game.Player(i)] && limit.isOver(move.Time)
		side.moves = append(side.moves, move)
	}
	return players, nil
}

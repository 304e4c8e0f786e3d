package match

import (
	"context"
	"fmt"

	"ninefold/engine/locale/message"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
)

// Record returns the record of a game, with the names and kinds of the players. The time of each move and programs'
// remarks become comments. The comment on the last move also says how the game was lost, if not on the board.
func (p *Played) Record() record.Record {
	r := record.Record{Game: tictactoe.NewGame(p.Rules)}
	r.SetTag("X", p.X)
	r.SetTag("O", p.O)
	r.SetPlayer(tictactoe.X, p.player(0))
	r.SetPlayer(tictactoe.O, p.player(1))
	r.SetTag(matchTag, p.match)
	r.SetTag("Result", record.LostBy(p.Winner.Other()))
	for _, m := range p.Moves {
		r.Game.Play(m.Cell) // cannot fail: the move was legal
		r.Game.SetComment(r.Game.Current(), m.Comment())
	}
	if p.Fault != nil {
		lost := fmt.Sprintf("%v %v", p.Winner.Other(), p.Fault)
		r.SetTag("Termination", lost)
		r.Game.SetComment(r.Game.Current(), LostComment(r.Game.Now().Comment, lost, &p.Failed))
	}
	return r
}

// player returns the maker of a move: a level, or a program, which the game names.
func (p *Played) player(move int) record.Player {
	if p.programs[p.Player(move)] {
		return record.Player{Kind: record.Program}
	}
	return record.Player{Kind: record.Computer, Name: [...]string{p.X, p.O}[move%2]}
}

// ErrOtherMatch says that a record is not that of an ended game of a match that goes on: players, rules, seed, openings
// or times are others.
var ErrOtherMatch = message.NewError("error.otherMatch")

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

// recordedPlayers returns players that make the moves of a game's record again. The error is ErrOtherMatch.
func recordedPlayers(game *Played, r *record.Record, times Times) (players [2]Player, err error) {
	start := r.Game.State(0).Position
	if r.Tag("X") != game.X || r.Tag("O") != game.O || r.Tag(matchTag) != game.match ||
		start != tictactoe.New(game.Rules) {
		return players, ErrOtherMatch
	}
	var sides [2]recorded
	for i, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		sides[i].err = ErrOtherMatch
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

package match

import (
	"bytes"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/notation/record"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// The first move of each side has the longer limit, in a recorded game too.
func TestARecordedMoveIsLateByTheLimitOfItsTurn(t *testing.T) {
	times := Times{First: Limit{Time: time.Minute}, Other: Limit{Time: time.Second}}
	game := Played{Game: Game{Rules: tictactoe.Closed}, X: "x", O: "o", FirstX: true, programs: [2]bool{true, true}}
	for _, c := range []grid.Cell{grid.At(5, 5), grid.At(5, 4), grid.At(5, 1), grid.At(5, 2)} {
		game.Moves = append(game.Moves, Move{Cell: c, Time: 2 * time.Second})
	}
	kept := game.Record()
	read := fail.Must(record.Read(record.Append(nil, &kept)))(t)
	players, err := recordedPlayers(&game, &read, times)
	fail.OnError(t, err)
	for i, late := range []bool{false, false, true, true} {
		move, err := players[i%2].Move(t.Context(), Turn{})
		fail.If(t, err != nil || move.Late != late, "move %d: %+v, %v, want late: %v", i, move, err, late)
	}
}

// A program may write more than a record can hold.
func TestARecordHoldsTheBeginningOfALongStandardError(t *testing.T) {
	m := Move{Cell: grid.At(5, 5), Stderr: bytes.Repeat([]byte("thinking\n"), 100_000)}
	game := Played{Game: Game{Rules: tictactoe.Closed, Moves: []Move{m}}, X: "x", O: "o"}
	kept := game.Record()
	read := fail.Must(record.Read(record.Append(nil, &kept)))(t)
	fail.If(t, len(m.Comment()) > 60_000 || read.Game.Len() != 2, "%d characters, %d steps", len(m.Comment()),
		read.Game.Len())
}

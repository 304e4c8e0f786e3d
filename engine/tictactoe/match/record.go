package match

import (
	"fmt"

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
	r.SetTag("Result", [...]string{tictactoe.X: "1-0", tictactoe.O: "0-1", tictactoe.Empty: "1/2-1/2"}[p.Winner])
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

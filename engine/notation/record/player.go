package record

import (
	"strings"

	"ninefold/engine/tictactoe"
)

// Player is who has made the moves of a side. The name that a person gave to the side is another tag. The zero Player
// is not known.
type Player struct {
	Kind PlayerKind
	Name string // of the level or the program, if it is known
}

// PlayerKind is the kind of a Player.
type PlayerKind string

const (
	Person   PlayerKind = "person"
	Computer PlayerKind = "computer" // a level of the program's own search
	Program  PlayerKind = "program"
)

// playerTag is the tag that says who has made a side's moves: XPlayer or OPlayer.
func playerTag(m tictactoe.Mark) string { return m.String() + "Player" }

// Player is who has made the moves of a side by its tag, whose text is a kind and a name, as in "computer Novice".
func (r *Record) Player(m tictactoe.Mark) Player {
	kind, name, _ := strings.Cut(r.Tag(playerTag(m)), " ")
	switch p := (Player{PlayerKind(kind), name}); p.Kind {
	case Person, Computer, Program:
		return p
	}
	return Player{}
}

// SetPlayer says who has made the moves of a side.
func (r *Record) SetPlayer(m tictactoe.Mark, p Player) {
	r.SetTag(playerTag(m), strings.TrimSpace(string(p.Kind)+" "+p.Name))
}

// senderTag is the tag that says which side's player sends the record, if the game is played by mail.
const senderTag = "Mail"

// Sender is the side whose player has sent the record of a game by mail; Empty for none.
func (r *Record) Sender() tictactoe.Mark {
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if r.Tag(senderTag) == m.String() {
			return m
		}
	}
	return tictactoe.Empty
}

// SetSender says which side's player sends the record; Empty for none.
func (r *Record) SetSender(m tictactoe.Mark) {
	if m == tictactoe.Empty {
		r.DropTag(senderTag)
		return
	}
	r.SetTag(senderTag, m.String())
}

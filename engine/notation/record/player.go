package record

import (
	"strings"

	"ninefold/engine/tictactoe"
)

// Player tells who made the moves of a side, besides the name that a person gave it. The zero Player is unknown.
type Player struct {
	Kind PlayerKind
	Name string // the level's or the program's name; empty if it is unknown
}

// PlayerKind is the kind of a Player.
type PlayerKind string

const (
	Person   PlayerKind = "person"
	Computer PlayerKind = "computer" // a level of the program's own search
	Program  PlayerKind = "program"
)

// playerTag returns the tag with the player of a side: XPlayer or OPlayer.
func playerTag(m tictactoe.Mark) string { return m.String() + "Player" }

// Player returns the player of a side, from a tag with a kind and a name, for example "computer Novice".
func (r *Record) Player(m tictactoe.Mark) Player {
	kind, name, _ := strings.Cut(r.Tag(playerTag(m)), " ")
	switch p := (Player{PlayerKind(kind), name}); p.Kind {
	case Person, Computer, Program:
		return p
	}
	return Player{}
}

// SetPlayer sets the player of a side.
func (r *Record) SetPlayer(m tictactoe.Mark, p Player) {
	r.SetTag(playerTag(m), strings.TrimSpace(string(p.Kind)+" "+p.Name))
}

// senderTag is the tag with the side whose player sends the record of a game by mail.
const senderTag = "Mail"

// Sender returns the side whose player sent the record of a game by mail, Empty for none.
func (r *Record) Sender() tictactoe.Mark {
	for _, m := range [...]tictactoe.Mark{tictactoe.X, tictactoe.O} {
		if r.Tag(senderTag) == m.String() {
			return m
		}
	}
	return tictactoe.Empty
}

// SetSender sets the side whose player sends the record, Empty for none.
func (r *Record) SetSender(m tictactoe.Mark) {
	if m == tictactoe.Empty {
		r.DropTag(senderTag)
		return
	}
	r.SetTag(senderTag, m.String())
}

// Package record reads and writes the program's own records: whole games of tictactoe with their branches and comments,
// as plain text that a person can read and mail.
//
//	[Rules "closed"]
//	[X "Ann"]
//	[O "Bob"]
//	[Result "*"]
//
//	{Played by mail.}
//	1. 5 5  2. 4 4 {Why not the centre?}
//	  (2. 5 4 {Better.}  3. 5 2)
//	3. 2 2  [rules open]  4. 5 6 {Sent to the right, Ann gains the choice of
//	  six places, and none of them is bad.}  [edit 1 9 x, 2 2 ., last 5 5]
//
// The section "Records" of docs/formats.md defines the form. Edits are made in their order, as by tictactoe's WithMark,
// WithLast, WithOwner and WithRules. Package notation undoes what mail programs do to a text.
package record

import (
	"slices"
	"strings"

	"ninefold/engine/locale/message"
	"ninefold/engine/tictactoe"
)

// Record is a whole game with its tags.
type Record struct {
	Tags []Tag // all except Rules, which is the rule set of the game's start
	Game *tictactoe.Game
}

// Tag is a name and its value, for example X and the name of X's player.
type Tag struct{ Name, Value string }

// Tag returns the value of a tag, or "" if there is no tag of that name.
func (r *Record) Tag(name string) string {
	for _, tag := range r.Tags {
		if tag.Name == name {
			return tag.Value
		}
	}
	return ""
}

// SetTag sets the value of a tag. It adds the tag if there is none of that name.
func (r *Record) SetTag(name, value string) {
	for i := range r.Tags {
		if r.Tags[i].Name == name {
			r.Tags[i].Value = value
			return
		}
	}
	r.Tags = append(r.Tags, Tag{name, value})
}

// DropTag removes the tag of that name, if there is one. It does not change the slice of tags, which others may hold.
func (r *Record) DropTag(name string) {
	r.Tags = slices.DeleteFunc(slices.Clone(r.Tags), func(tag Tag) bool { return tag.Name == name })
}

// Result returns the Result tag for a position: 1-0 if X has won, 0-1 if O has, * while the game goes on, and 1/2-1/2
// for a draw and for an edited position in which both have won.
func Result(p *tictactoe.Position) string {
	if !p.Over() {
		return "*"
	}
	return LostBy(p.Winner().Other())
}

// LostBy returns the Result tag of a game that a side has lost, or that is drawn if the side is Empty.
func LostBy(m tictactoe.Mark) string {
	return [...]string{tictactoe.Empty: "1/2-1/2", tictactoe.X: "0-1", tictactoe.O: "1-0"}[m]
}

// Resignation returns the Termination of a game in which the player of a mark has resigned.
func Resignation(m tictactoe.Mark) string { return m.String() + " resigned" }

const (
	rulesTag  = "Rules"
	resultTag = "Result"
	editWord  = "edit"
	rulesWord = "rules"
	lastWord  = "last"
	ownerWord = "owner"
	noLast    = "none"
)

// longestName is the most characters of a tag's name.
const longestName = 32

func isName(name string) bool {
	for i := range len(name) {
		if !isAlphanumeric(name[i]) && name[i] != '_' {
			return false
		}
	}
	return name != "" && len(name) <= longestName
}

// Limits of a text of a game: a record, a link or a list of moves. Real games are far below them: a thousand whole
// games in one are 80,000 steps and a megabyte, and the program writes links of at most 1,800 characters.
const (
	MostSteps    = 100_000
	MostBranches = 10_000
	MostTags     = 1_000
	MostTagBytes = 10_000    // in the text of a tag
	MostBytes    = 8_000_000 // in a record or a list of moves
	MostLink     = 16_000    // bytes in a link
)

// CheckLimit returns an error if n is more than the most of some things that a game can have; its words have the key
// "limit.THINGS".
func CheckLimit(n int, things string, most int) error {
	if n > most {
		return message.NewError("limit."+things, "Most", most)
	}
	return nil
}

// AppendTag appends a tag. It fails if there are too many tags or the tag is too long.
func AppendTag(tags []Tag, tag Tag) ([]Tag, error) {
	if err := CheckLimit(len(tag.Value), "tagBytes", MostTagBytes); err != nil {
		return tags, err
	}
	return append(tags, tag), CheckLimit(len(tags)+1, "tags", MostTags)
}

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

// PlayerTag returns the tag with the player of a side: XPlayer or OPlayer.
func PlayerTag(m tictactoe.Mark) string { return m.String() + "Player" }

// Player returns the player of a side, from a tag with a kind and a name, for example "computer Novice".
func (r *Record) Player(m tictactoe.Mark) Player {
	kind, name, _ := strings.Cut(r.Tag(PlayerTag(m)), " ")
	switch p := (Player{PlayerKind(kind), name}); p.Kind {
	case Person, Computer, Program:
		return p
	}
	return Player{}
}

// SetPlayer sets the player of a side.
func (r *Record) SetPlayer(m tictactoe.Mark, p Player) {
	r.SetTag(PlayerTag(m), strings.TrimSpace(string(p.Kind)+" "+p.Name))
}

// BegunTag is the tag with the time at which a game by mail was sent first, which tells it from others.
const BegunTag = "Begun"

// The tags that name a step by its place in the text, 0 for the start.
const (
	ShownTag     = "Shown"     // the step shown
	TakenBackTag = "TakenBack" // the first step of the main line that was taken back, with all after it
)

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

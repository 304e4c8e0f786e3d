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
//	3. 2 2  [rules open]  4. 5 6 {Sent to the right, Ann has the choice of
//	  six places, and none of them is bad.}  [edit 1 9 x, 2 2 ., last 5 5]
//
// First come the tags, each a name and a text. Rules (judge, open, closed or majority; judge if there is none) is the
// rule set at the start; all others are free and are kept as they are. A name is 1 to 32 letters, digits and
// underscores of ASCII, and no two tags have the same.
//
// Then, unless the game starts from the empty board, where it starts: the judge's text of the position, with the word
// none in place of the last move if none is set, and, for each field with lines of both whose first line somebody has
// claimed, [owner FIELD MARK].
//
// Then the steps. A move is its row and its column, and before them, if one likes, its number and a dot: moves are
// counted from the start, X's and O's alike. A step that is no move stands in square brackets: [rules NAME] goes on
// under another rule set, [edit …] changes the position by hand. What may be changed, parted by commas: ROW COL MARK
// (x, o or . for none), last ROW COL or last none, owner FIELD MARK (1 to 9 row by row; . for a contested field), rules
// NAME. The changes are made in their order, as by tictactoe's With, WithLast, WithOwner and WithRules.
//
// A comment stands in braces after its step, or before all steps for the start. A branch stands in parentheses after
// the step that it is another way for; branches can hold branches.
//
// White space and line ends only part words, in comments and tags too, where a run of them is one space. In those a
// backslash before a character takes its meaning away; \n, \t and \s are a line end, a tab and a space that must stay,
// \u{H…} is the character and \x{HH} the byte of that hexadecimal number, and a backslash before white space takes the
// white space away, so that a long word can be broken. Only the rows of the start stand on a line each.
//
// Written lines are at most 72 columns wide. CRLF and blanks at the end of a line do not matter; what else a mail
// program does to a text, package notation undoes.
package record

import (
	"slices"

	"ninefold/engine/tictactoe"
)

// Record is a whole game and what is said about it.
type Record struct {
	Tags []Tag // all but Rules, which is the rule set of the game's start
	Game *tictactoe.Game
}

// Tag is a name and its value, such as X and the name of X's player.
type Tag struct{ Name, Value string }

// Tag returns the value of a tag; empty if there is none of that name.
func (r *Record) Tag(name string) string {
	for _, tag := range r.Tags {
		if tag.Name == name {
			return tag.Value
		}
	}
	return ""
}

// SetTag sets the value of a tag, adding the tag if there is none of that name.
func (r *Record) SetTag(name, value string) {
	for i := range r.Tags {
		if r.Tags[i].Name == name {
			r.Tags[i].Value = value
			return
		}
	}
	r.Tags = append(r.Tags, Tag{name, value})
}

// DropTag removes the tag of that name, if there is one. It changes no slice of tags that others hold.
func (r *Record) DropTag(name string) {
	r.Tags = slices.DeleteFunc(slices.Clone(r.Tags), func(tag Tag) bool { return tag.Name == name })
}

// Result returns the Result tag for a position: 1-0 if X has won, 0-1 if O has, 1/2-1/2 if nobody or, in an edited
// position, both have, and * while the game goes on.
func Result(p *tictactoe.Position) string {
	switch {
	case !p.Over():
		return "*"
	case p.Winner() == tictactoe.X:
		return "1-0"
	case p.Winner() == tictactoe.O:
		return "0-1"
	}
	return "1/2-1/2"
}

// The words of a record.
const (
	rulesTag  = "Rules"
	resultTag = "Result"
	editWord  = "edit"
	rulesWord = "rules"
	lastWord  = "last"
	ownerWord = "owner"
	noLast    = "none"
)

// longestName limits the characters of a tag's name.
const longestName = 32

func isName(name string) bool {
	for i := range len(name) {
		if !isAlphanumeric(name[i]) && name[i] != '_' {
			return false
		}
	}
	return name != "" && len(name) <= longestName
}

package tictactoe

import (
	"fmt"
	"strings"

	"ninefold/engine/grid"
)

// Rules says what a line of three in a box means. Where a move sends the opponent is the same under all of them.
type Rules uint8

const (
	// Judge has no winner: the game ends when the board is full (Codeforces 907B).
	Judge Rules = iota
	// Open lets a won box be played until it is full; the first line made in it owns it for good, and three owned
	// boxes in a row win (arXiv 2006.02353).
	Open
	// Closed closes a won box as if it were full; three owned boxes in a row win (the widespread "ultimate" rules).
	Closed
	// Majority is Closed, but when no box is open and nobody has three in a row, whoever owns more boxes wins
	// (CodinGame's referee, github.com/CodinGame/game-tictactoe).
	Majority
)

// ruleSets has a row for each rule set: all that tells one from another.
var ruleSets = [...]struct {
	name   string // in texts and on the command line, and the end of the keys of its words
	owners bool   // the first line in a box owns it, and three owned boxes in a row win
	closes bool   // an owned box is closed
	counts bool   // when no box is open, whoever owns more boxes wins
}{
	Judge:    {name: "judge"},
	Open:     {name: "open", owners: true},
	Closed:   {name: "closed", owners: true, closes: true},
	Majority: {name: "majority", owners: true, closes: true, counts: true},
}

// AllRules lists the rule sets in the order in which they are offered.
var AllRules = func() (all [len(ruleSets)]Rules) {
	for i := range all {
		all[i] = Rules(i)
	}
	return all
}()

func (r Rules) String() string { return ruleSets[r].name }

// HaveWinner reports whether boxes are owned, so that a game can be won.
func (r Rules) HaveWinner() bool { return ruleSets[r].owners }

// Closes reports whether a won box is closed: nobody plays in it any more, as if it were full.
func (r Rules) Closes() bool { return ruleSets[r].closes }

// Counts reports whether, when no box is open, whoever owns more boxes wins.
func (r Rules) Counts() bool { return ruleSets[r].counts }

// ParseRules is the inverse of Rules.String.
func ParseRules(name string) (Rules, error) {
	var names []string
	for _, r := range AllRules {
		if r.String() == name {
			return r, nil
		}
		names = append(names, r.String())
	}
	last := len(names) - 1
	return Judge,
		fmt.Errorf("no rules are called %q: want %s or %s", name, strings.Join(names[:last], ", "), names[last])
}

// Lines are the eight ways to have three in a row among nine, be they places in a box or boxes on the board.
var Lines = [...]Places{0b000000111, 0b000111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100,
	0b100010001, 0b001010100}

// hasLine tells for each of the 512 sets of nine whether it holds a line.
var hasLine = func() (table [allPlaces + 1]bool) {
	for set := range table {
		for _, line := range Lines {
			table[set] = table[set] || Places(set)&line == line
		}
	}
	return table
}()

// Illegal is the rule that forbids a move.
type Illegal uint8

// One for each rule, in the order in which they are tested.
const (
	GameOver  Illegal = iota + 1 // the game has been decided, or no cell is left
	Occupied                     // the cell has a mark
	WrongBox                     // the last move points to another box, which is not closed
	ClosedBox                    // the choice is free, but this box is closed
)

func (e Illegal) Error() string {
	return [...]string{
		GameOver:  "the game is over",
		Occupied:  "the cell is occupied",
		WrongBox:  "the last move points to another field",
		ClosedBox: "the field is closed",
	}[e]
}

var _ error = Illegal(0)

// Places is a set of the nine places of a box, or of the nine boxes of the board: bit i stands for place or box i.
type Places uint16

const allPlaces Places = 1<<grid.Boxes - 1

package tictactoe

import (
	"fmt"
	"slices"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/locale/message"
)

// Rules says what a line of three cells in a box means, and a line of three boxes. A move sends the opponent to the
// same box under all rule sets. Links contain the number of a rule set, so it never changes.
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

// ruleSets has a row for each rule set, with everything in which they differ.
var ruleSets = [...]struct {
	name    string        // in texts and on the command line, and at the end of the keys of its words
	offered int           // its place in the list that a game is begun from: 1 for the most played
	lines   []grid.Places // the lines of boxes that win the game; none if nobody can win
	closes  bool          // a box is closed once it is owned
	counts  bool          // when no box is open, the owner of more boxes wins
	puzzles bool          // puzzle has puzzles by it
}{
	Judge:    {name: "judge", offered: 4},
	Open:     {name: "open", offered: 3, lines: Lines[:], puzzles: true},
	Closed:   {name: "closed", offered: 1, lines: Lines[:], closes: true, puzzles: true},
	Majority: {name: "majority", offered: 2, lines: Lines[:], closes: true, counts: true},
}

// AllRules lists the rule sets by their numbers.
var AllRules = func() (all [len(ruleSets)]Rules) {
	for i := range all {
		all[i] = Rules(i)
	}
	return all
}()

// OfferedRules lists the rule sets in the order in which a new game offers them, the most played first.
func OfferedRules() []Rules {
	all := AllRules
	slices.SortFunc(all[:], func(r, s Rules) int { return ruleSets[r].offered - ruleSets[s].offered })
	return all[:]
}

// RulesThat lists the rule sets for which a method is true, as they are offered, as in RulesThat(Rules.HaveWinner).
func RulesThat(have func(Rules) bool) []Rules {
	return slices.DeleteFunc(OfferedRules(), func(r Rules) bool { return !have(r) })
}

func (r Rules) String() string { return ruleSets[r].name }

// HaveWinner reports whether a game can be won. Then whoever makes the first line in a box owns it.
func (r Rules) HaveWinner() bool { return len(ruleSets[r].lines) > 0 || ruleSets[r].counts }

// Closes reports whether a won box is closed: nobody may play in it any more, as if it were full.
func (r Rules) Closes() bool { return ruleSets[r].closes }

// Counts reports whether, when no box is open, the owner of more boxes wins. Then a mover can lose by its own move, if
// that closes the last box.
func (r Rules) Counts() bool { return ruleSets[r].counts }

// Lines returns the lines of boxes that win the game.
func (r Rules) Lines() []grid.Places { return ruleSets[r].lines }

// HavePuzzles reports whether package puzzle has puzzles by the rule set.
func (r Rules) HavePuzzles() bool { return ruleSets[r].puzzles }

// ParseRules returns the rule set with a name of Rules.String. For any other name the error lists the names.
func ParseRules(name string) (Rules, error) {
	var names []string
	for _, r := range OfferedRules() {
		if r.String() == name {
			return r, nil
		}
		names = append(names, r.String())
	}
	last := len(names) - 1
	return Judge,
		fmt.Errorf("no rules are called %q: want %s or %s", name, strings.Join(names[:last], ", "), names[last])
}

// Illegal is the rule that forbids a move. The keys of its words end with it.
type Illegal string

// One for each rule, in the order in which Check tests them.
const (
	GameOver  Illegal = "over"     // the game has been decided, or no cell is left
	Occupied  Illegal = "occupied" // the cell has a mark
	WrongBox  Illegal = "field"    // the last move points to another box, which is not closed
	ClosedBox Illegal = "closed"   // the choice is free, but this box is closed
)

// Error returns the rule's name, for developers.
func (e Illegal) Error() string { return "illegal move: " + string(e) }

// Message says which rule it is, in a part of a sentence.
func (e Illegal) Message() message.Message { return message.Of("illegal." + string(e)) }

// Refusal returns an error that says in a sentence which rule forbids a move in the cell, or nil if it is legal.
func (p *Position) Refusal(c grid.Cell) error {
	rule, ok := p.Check(c).(Illegal)
	if !ok {
		return nil
	}
	target, _ := p.Target()
	return message.NewError("refused."+string(rule), "Row", c.Row(), "Col", c.Col(), "Field", target, "Here", c.Box(),
		"Mark", p.At(c))
}

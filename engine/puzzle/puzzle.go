// Package puzzle has positions to train on: in each exactly one move wins, or no move wins and exactly one holds the
// draw. They were found in games of the search against itself by ninefold/engine/puzzle/make, and each is proved to the
// end of the game, as a test does again. A Solver answers the moves that a learner tries.
package puzzle

import (
	"cmp"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
)

// Goal is the best result that the mover can reach. Only the solution reaches it.
type Goal uint8

const (
	Win  Goal = iota // exactly one move wins
	Draw             // no move wins, and exactly one does not lose
)

var goalNames = [...]string{"win", "draw"}

func (g Goal) String() string { return goalNames[g] }

// Grade says how hard a puzzle is, by which levels of the search find the solution. See GradeOf.
type Grade uint8

const (
	Easy Grade = iota
	Medium
	Hard
)

// Grades lists the grades from the easiest on.
var Grades = [...]Grade{Easy, Medium, Hard}

var gradeNames = [...]string{"easy", "medium", "hard"}

func (g Grade) String() string { return gradeNames[g] }

// Puzzle is a position with one solution, and what is known of it. All fields but Found and Tempting follow from the
// moves and the rules by proof.
type Puzzle struct {
	ID       string             // does not change when other puzzles come or go, or when this one is graded again
	Moves    []grid.Cell        // of the game from the empty board to the position
	Position tictactoe.Position // with the last move
	Goal     Goal
	Solution grid.Cell
	// Depth is, if the goal is a win, the plies to the end of the game under best play of both, the solution included.
	// If it is a draw, the plies to the end of the loss that the best of the other moves leads to, that move included:
	// so far ahead one must look to see that all of them lose.
	Depth    int
	Grade    Grade
	Found    [Levels]int // how many of Tries searches of each level found the solution, the weakest level first
	Tempting grid.Cell   // the wrong move that the levels chose most often
}

// Temptation returns the share, in thousandths, of the searches of all levels that chose a wrong move.
func (p *Puzzle) Temptation() int {
	found := 0
	for _, n := range p.Found {
		found += n
	}
	return 1000 - 1000*found/(Tries*Levels)
}

// All returns all puzzles in the order of the file: by rule set, then by grade, those first whose solutions the levels
// found most often. Callers must not change them, as they are shared.
func All() []Puzzle { return loaded() }

// Graded returns the puzzles of a grade under some rules: wins before draws, the shortest wins first, and otherwise in
// the order of All. There are none unless Rules.HavePuzzles. The list is a new one; the moves in it are shared and must
// not be changed.
func Graded(rules tictactoe.Rules, grade Grade) []Puzzle {
	var found []Puzzle
	for _, p := range All() {
		if p.Position.Rules() == rules && p.Grade == grade {
			found = append(found, p)
		}
	}
	slices.SortStableFunc(found, byGoal)
	return found
}

func byGoal(a, b Puzzle) int {
	if a.Goal == Win && b.Goal == Win {
		return cmp.Compare(a.Depth, b.Depth)
	}
	return cmp.Compare(a.Goal, b.Goal)
}

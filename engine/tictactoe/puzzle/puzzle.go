// Package puzzle has positions to train on: in each exactly one move wins, or no move wins and exactly one holds the
// draw. ninefold/engine/tools/puzzles found them in games of the search against itself. Each is proved to the end of
// the game, as a test does again. A Solver answers the moves that a learner tries.
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

// Grade says how hard a puzzle is, judged by the searches that find the solution. See GradeOf.
type Grade uint8

const (
	Easy Grade = iota
	Medium
	Hard
)

// Grades lists the grades, the easiest first.
var Grades = [...]Grade{Easy, Medium, Hard}

var gradeNames = [...]string{"easy", "medium", "hard"}

func (g Grade) String() string { return gradeNames[g] }

// Puzzle is a position with one solution, and the facts known of it. All fields except Found and Tempting follow from
// the moves and the rules by proof.
type Puzzle struct {
	ID       string             // stays the same when other puzzles come or go and when this one is graded again
	Moves    []grid.Cell        // the game from the empty board to the position
	Position tictactoe.Position // the position after Moves
	Goal     Goal
	Solution grid.Cell
	// Depth, if the goal is a win, is the number of plies to the end of the game with best play of both, with the
	// solution. If the goal is a draw, it is the number of plies to the longest loss that another move leads to, with
	// that move: to see that all others lose one must look so far ahead.
	Depth    int
	Grade    Grade
	Found    [Budgets]int // the number of the Tries searches with each of Nodes that found the solution
	Tempting grid.Cell    // the wrong move that these searches chose most often
}

// Temptation returns the share, in thousandths, of all searches that chose a wrong move.
func (p *Puzzle) Temptation() int {
	found := 0
	for _, n := range p.Found {
		found += n
	}
	return 1000 - 1000*found/(Tries*Budgets)
}

// All returns all puzzles in the order of the file: by rule set, then as they were graded first, by grade and by how
// often searches found the solution, most often first. The order stays, because each day has its puzzle by it (see
// OfTheDay). The puzzles are shared: callers must not change them.
func All() []Puzzle { return loaded() }

// Graded returns the puzzles of a grade under some rules: wins before draws, the shortest wins first, and otherwise in
// the order of All. Under rules without HavePuzzles there are none. The list is new; the moves in it are shared and
// must not be changed.
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

// Each puzzle was tried by searches with several node budgets: for each budget with the seeds 1 to Tries.
const (
	Budgets = 4
	Tries   = 10
)

// Nodes has the budgets, the least first, as in Puzzle.Found. ratings are the ratings of players who search so, on the
// scale of search.Levels.
var (
	Nodes   = [Budgets]int64{10, 100, 1_000, 10_000}
	ratings = [Budgets]float64{940, 1310, 1560, 1715}
)

// GradeOf returns the grade of a puzzle, given the number of tries in which the searches of each budget found the
// solution. A budget suffices if at least half of its tries found it. A puzzle is Easy if 100 nodes suffice, Medium if
// 1,000 do, and otherwise Hard. GradeOf returns false if a larger budget misses what a smaller one finds, which tells
// nothing, or if no search was ever wrong.
func GradeOf(found [Budgets]int) (Grade, bool) {
	least := Budgets // the index of the least budget that suffices
	wrong := false
	for i := Budgets - 1; i >= 0; i-- {
		wrong = wrong || found[i] < Tries
		switch suffices := 2*found[i] >= Tries; {
		case suffices && least != i+1:
			return Hard, false
		case suffices:
			least = i
		}
	}
	switch {
	case least <= 1:
		return Easy, wrong
	case least == 2:
		return Medium, wrong
	}
	return Hard, wrong
}

package generator

import (
	"errors"
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/technique"
)

// Grade is a class of puzzles.
type Grade uint8

// The easiest grade comes first.
const (
	Easy    Grade = iota // cross-hatching alone solves it, in few rounds, each with many deductions
	Medium               // cross-hatching alone solves it, in more or narrower rounds
	Hard                 // cross-hatching alone solves it, in still more or narrower rounds
	Beyond               // cross-hatching ends before the puzzle is solved, which takes other deductions
	Singles              // of those beyond: other singles solve it
	Pairs                // of those beyond: the hardest that it needs are locked candidates, pairs, triples or quads
	Chains               // of those beyond: the hardest that it needs are wings, colouring or chains
	Nishio               // of those beyond: it needs a trial of a candidate
)

// limits has the most Rounds and Looks of each grade that has limits.
var limits = [...]Difficulty{
	Easy:   {Rounds: 7, Looks: 4},
	Medium: {Rounds: 13, Looks: 10},
}

// Grade returns the easiest grade whose limits the difficulty does not exceed.
func (d Difficulty) Grade() Grade {
	if d.Left > 0 {
		return Beyond
	}
	for grade, most := range limits {
		if d.Rounds <= most.Rounds && d.Looks <= most.Looks {
			return Grade(grade)
		}
	}
	return Hard
}

var names = [...]string{
	Easy: "easy", Medium: "medium", Hard: "hard", Beyond: "beyond",
	Singles: "singles", Pairs: "pairs", Chains: "chains", Nishio: "trial",
}

// Grades has all grades.
var Grades = [...]Grade{Easy, Medium, Hard, Beyond, Singles, Pairs, Chains, Nishio}

func (g Grade) String() string { return names[g] }

// includes reports whether a puzzle is of the grade.
func (g Grade) includes(puzzle *sudoku.Grid) bool {
	measured := GradeOf(puzzle)
	if g <= Beyond || measured != Beyond {
		return measured == g
	}
	solved, hardest := technique.Solve(*puzzle)
	return solved.Count() == grid.Cells && g == Singles+Grade(hardest.Level())
}

// GradeOf returns the grade, at most Beyond, of a grid that has a solution and an empty cell.
func GradeOf(g *sudoku.Grid) Grade { return measure(g).Grade() }

// ParseGrade returns the grade with a name of Grade.String. For any other name the error lists the names.
func ParseGrade(name string) (Grade, error) {
	i := slices.Index(names[:], name)
	if i < 0 {
		return 0, errors.New("want easy, medium, hard, beyond, singles, pairs, chains or trial")
	}
	return Grade(i), nil
}

// Difficulty measures how hard a grid is for a person who cross-hatches. It does not depend on the order of deductions:
// a round makes all that the grid allows as it stands.
type Difficulty struct {
	// Rounds is the number of rounds until no deduction is left.
	Rounds int
	// Looks tells how narrow the narrowest round is: the expected number of digits missing in boxes to look at, in
	// random order, before one can be placed, rounded up. If n of m can be placed, that is (m+1)/(n+1); in a round in
	// which all can be placed, it is one look.
	Looks int
	// Left is the number of cells still empty then: 0 if cross-hatching alone solves the grid.
	Left int
}

// measure returns the difficulty of any grid.
func measure(g *sudoku.Grid) Difficulty {
	var d Difficulty
	now := *g
	for {
		d.Left = grid.Cells - now.Count()
		after, n := now.Round()
		if n == 0 {
			return d
		}
		d.Rounds++
		d.Looks = max(d.Looks, (d.Left+1+n)/(n+1))
		now = after
	}
}

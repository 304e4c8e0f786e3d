package sudoku

import (
	"context"
	"errors"
	"slices"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// Grade is a class of puzzles.
type Grade uint8

// The grades, the easiest first.
const (
	Easy   Grade = iota // cross-hatching alone solves it, in few rounds that are all wide
	Medium              // likewise, in more rounds or narrower ones
	Hard                // likewise, in still more or still narrower ones
	Beyond              // cross-hatching ends before the puzzle is solved, which takes other deductions
)

// limits is the most Rounds and Looks that a grade allows, for those that have limits.
var limits = [...]Difficulty{
	Easy:   {Rounds: 7, Looks: 4},
	Medium: {Rounds: 13, Looks: 10},
}

// Grade returns the first grade whose limits the difficulty keeps to.
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

var names = [...]string{Easy: "easy", Medium: "medium", Hard: "hard", Beyond: "beyond"}

func (g Grade) String() string { return names[g] }

// GradeOf returns the grade of a grid that has one solution, and false for any other grid, one without an empty cell
// too. If ctx ends before, the answer means nothing.
func GradeOf(ctx context.Context, g *crosshatch.Grid) (Grade, bool) {
	if g.Count() == grid.Cells || Count(ctx, g) != One {
		return 0, false
	}
	return measure(g).Grade(), true
}

// ParseGrade returns the grade with a name.
func ParseGrade(name string) (Grade, error) {
	i := slices.Index(names[:], name)
	if i < 0 {
		return 0, errors.New("want easy, medium, hard or beyond")
	}
	return Grade(i), nil
}

// Difficulty is how hard a grid is for someone who cross-hatches. It does not depend on the order of deductions: a
// round makes all that the grid allows as it stands.
type Difficulty struct {
	// Rounds is how many rounds it takes until no deduction is left.
	Rounds int
	// Looks is how narrow the narrowest round is: how many of the digits that are missing in boxes one has to look at,
	// in whatever order, until one of them can be placed, on average and rounded up. Of m missing ones of which n can
	// be placed that is (m+1)/(n+1), so that a round in which everything can be placed takes one look.
	Looks int
	// Left is how many cells are still empty then: 0 if cross-hatching alone solves the grid.
	Left int
}

// measure returns the difficulty of any grid.
func measure(g *crosshatch.Grid) Difficulty {
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

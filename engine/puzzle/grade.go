package puzzle

// Levels is how many levels of search.Levels, from the weakest on, are asked for each puzzle, and Tries is how often each
// is, with the seeds 1 to Tries.
const (
	Levels = 4
	Tries  = 10
)

// The levels that are asked, as they stand in Puzzle.Found.
const (
	novice = iota
	casual
	club
	expert
)

// GradeOf is the grade of a puzzle that the levels found so often:
//
//   - Easy: Casual, who looks at 100 positions, finds it at least half of the times.
//   - Medium: Casual does not, but Club, who looks at 1,000, does.
//   - Hard: Club does not.
func GradeOf(found [Levels]int) Grade {
	switch {
	case 2*found[casual] >= Tries:
		return Easy
	case 2*found[club] >= Tries:
		return Medium
	}
	return Hard
}

package puzzle

// Levels is the number of levels that try each puzzle: search.Novice and those that follow it. Each tries it Tries
// times, with the seeds 1 to Tries.
const (
	Levels = 4
	Tries  = 10
)

// The levels that try puzzles, as indices of Puzzle.Found. They look at 10, 100, 1,000 and 10,000 positions.
const (
	novice = iota
	casual
	club
	expert
)

// GradeOf returns the grade of a puzzle, given the number of tries in which each level found the solution. A level
// finds a puzzle if it found the solution in at least half of its tries. A puzzle is Easy if Casual or Novice is the
// weakest level to find it, Medium if it is Club, and Hard if it is Expert or no level. GradeOf returns false if a
// stronger level misses a puzzle that a weaker one finds, which tells nothing, or if no level was ever wrong.
func GradeOf(found [Levels]int) (Grade, bool) {
	weakest := Levels // the weakest level that finds the puzzle
	wrong := false
	for level := Levels - 1; level >= novice; level-- {
		wrong = wrong || found[level] < Tries
		switch finds := 2*found[level] >= Tries; {
		case finds && weakest != level+1:
			return Hard, false
		case finds:
			weakest = level
		}
	}
	switch {
	case weakest <= casual:
		return Easy, wrong
	case weakest == club:
		return Medium, wrong
	}
	return Hard, wrong
}

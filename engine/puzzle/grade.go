package puzzle

// Levels is how many levels of search.Levels, from the weakest on, are asked for each puzzle, and Tries is how often
// each is, with the seeds 1 to Tries.
const (
	Levels = 4
	Tries  = 10
)

// The levels that are asked, as they stand in Puzzle.Found. They look at 10, 100, 1,000 and 10,000 positions.
const (
	novice = iota
	casual
	club
	expert
)

// GradeOf is the grade of a puzzle that the levels found so often. A level finds it if it does so at least half of the
// times. Easy is what Casual finds, or Novice too; Medium what Club is the weakest to find; Hard what only Expert
// finds, or none. It is false if a stronger level does not find what a weaker one finds, which tells nothing, and if no
// level was ever wrong.
func GradeOf(found [Levels]int) (Grade, bool) {
	weakest := Levels // that finds it
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

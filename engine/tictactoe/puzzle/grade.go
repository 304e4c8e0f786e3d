package puzzle

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

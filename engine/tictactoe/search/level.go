package search

// Level is a strength to play at. It limits the search but spoils no move: the move is the best found within the limit.
// Only the weakest level does not search: it draws its moves, as a base line for programs.
type Level struct {
	Name   string
	Nodes  int64 // positions to look at for a move; 0 for a move at random, byClock for no limit
	Rating int   // in Elo under the rules Closed, on a scale where Novice has 1000; see docs/playing.md
}

// byClock is the Nodes of a level that only time limits.
const byClock = -1

// The levels, the weakest first, as indices of Levels.
const (
	Random = iota
	Beginner
	Novice
	Casual
	Club
	Expert
	Master
	Strongest // thinks for as long as the user gives it
)

// Levels has the levels.
var Levels = [...]Level{
	Random:    {"Random", 0, 142},
	Beginner:  {"Beginner", 4, 620},
	Novice:    {"Novice", 10, 1000},
	Casual:    {"Casual", 100, 1330},
	Club:      {"Club", 1_000, 1560},
	Expert:    {"Expert", 10_000, 1790},
	Master:    {"Master", 200_000, 1980},
	Strongest: {"Strongest", byClock, 2065},
}

// Limits returns the limits of a search at the level.
func (l Level) Limits(seed uint64) Limits {
	return Limits{Nodes: max(0, l.Nodes), Random: l.Nodes == 0, Seed: seed}
}

// Timed reports whether only time limits the level.
func (l Level) Timed() bool { return l.Nodes == byClock }

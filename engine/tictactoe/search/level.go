package search

import (
	"math"
	"math/rand/v2"
)

// Level is a strength to play at. It limits the search but spoils no move: the move is the best found within the limit.
// Only the weakest level does not search: it draws its moves, as a base line for programs.
type Level struct {
	Name   string
	Nodes  float64 // positions to look at for a move, on average; 0 for a move at random, byClock for no limit
	Rating int     // in Elo under the rules Closed, on a scale where Club has 1560; see docs/playing.md
}

// byClock is the Nodes of a level that only time limits.
const byClock = -1

// The levels, the weakest first, as indices of Levels.
const (
	Random = iota
	Beginner
	Learner
	Novice
	Improver
	Casual
	Club
	Expert
	Master
	Strongest // thinks for as long as the user gives it
)

// Levels has the levels.
var Levels = [...]Level{
	Random:    {"Random", 0, 365},
	Beginner:  {"Beginner", 2.2, 475},
	Learner:   {"Learner", 4.5, 630},
	Novice:    {"Novice", 8, 870},
	Improver:  {"Improver", 13, 1040},
	Casual:    {"Casual", 40, 1215},
	Club:      {"Club", 1_000, 1560},
	Expert:    {"Expert", 10_000, 1715},
	Master:    {"Master", 200_000, 1865},
	Strongest: {"Strongest", byClock, 1950},
}

// Limits returns the limits of a search at the level.
func (l Level) Limits(seed uint64) Limits {
	nodes := math.Floor(l.Nodes + rand.New(rand.NewPCG(seed, 1)).Float64())
	return Limits{Nodes: int64(max(0, nodes)), Random: l.Nodes == 0, Seed: seed}
}

// Timed reports whether only time limits the level.
func (l Level) Timed() bool { return l.Nodes == byClock }

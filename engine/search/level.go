package search

// Level is a strength to play at. It limits the search and is no handicap: the move is the best that was found within
// the limit.
type Level struct {
	Name  string
	Nodes int64 // positions to look at for a move; no limit when it is 0
}

// Levels are the levels from the weakest on. The last thinks for as long as the user gives it.
var Levels = [...]Level{
	{"Novice", 10},
	{"Casual", 100},
	{"Club", 1_000},
	{"Expert", 10_000},
	{"Master", 200_000},
	{"Strongest", 0},
}

// Limits returns the limits of a search at the level.
func (l Level) Limits(seed uint64) Limits { return Limits{Nodes: l.Nodes, Seed: seed} }

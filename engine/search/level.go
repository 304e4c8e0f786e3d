package search

// Level is a strength to play at. It limits the search but spoils no move: the move is the best found within the limit.
type Level struct {
	Name  string
	Nodes int64 // positions to look at for a move; 0 for no limit
}

// Levels are the levels, the weakest first. The last thinks for as long as the user gives it.
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

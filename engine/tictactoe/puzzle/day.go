package puzzle

import (
	"math/rand/v2"
	"slices"
	"time"

	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/rating"
)

// Day counts the days by the calendar, from 1970 on, wherever that calendar hangs.
func Day(t time.Time) int {
	year, month, day := t.Date()
	const seconds = 24 * 60 * 60
	return int(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / seconds)
}

// OfTheDay returns the puzzle of a day under rules that have puzzles. It is the same everywhere. They come in one order
// again and again, so that none comes again before all others have come.
func OfTheDay(rules tictactoe.Rules, day int) Puzzle {
	all := slices.DeleteFunc(slices.Clone(All()), func(p Puzzle) bool { return p.Position.Rules() != rules })
	const seed = 62 // the order of before, in which each round of puzzles had its own, at the end of November 2026
	order := rand.New(rand.NewPCG(seed, uint64(rules))).Perm(len(all))
	return all[order[day%len(all)]]
}

// Rating returns the rating of a player who finds the solution as often as not, on the scale of search.Levels.
func (p *Puzzle) Rating() int {
	var tries []rating.Game // of the puzzle against the searches
	for i, found := range p.Found {
		for n := range Tries {
			try := rating.Game{Against: ratings[i], Points: 1}
			if n < found {
				try.Points = 0
			}
			tries = append(tries, try)
		}
	}
	return int(rating.Prior{Elo: ratings[2], Deviation: 400}.Estimate(tries).Elo)
}

package standing

import (
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/rating"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/model/session"
	"ninefold/gui/model/training"
)

// recent is how many games a rating counts, and how many ratings are shown: who has become stronger is rated as such.
const recent = 40

// sums is what is found in the user's games that count. Nobody changes it.
type sums struct {
	games    []*session.Entry  // in the order begun
	ratings  []rating.Estimate // after each of the last games
	latest   session.Outcomes  // of the last ten
	levels   map[string]session.Outcomes
	sides    map[tictactoe.Mark]session.Outcomes
	rules    map[tictactoe.Rules]session.Outcomes
	mistakes int // of the user in the games reviewed
	reviewed int
}

// sumsOf looks at games. It may run on any goroutine.
func sumsOf(games []*session.Entry) *sums {
	const few = 10
	s := &sums{games: games, levels: map[string]session.Outcomes{}, sides: map[tictactoe.Mark]session.Outcomes{},
		rules: map[tictactoe.Rules]session.Outcomes{}}
	var results []rating.Game
	for i, e := range games {
		results = append(results, resultOf(e))
		own, level, _ := e.Own()
		ending, _ := e.Ending()
		count(s.levels, level, ending)
		count(s.sides, own, ending)
		count(s.rules, rulesOf(e), ending)
		if i >= len(games)-few {
			s.latest.Add(ending)
		}
		if e.Reviewed {
			s.mistakes, s.reviewed = s.mistakes+e.Mistakes, s.reviewed+1
		}
	}
	for end := max(1, len(results)-recent+1); end <= len(results); end++ {
		s.ratings = append(s.ratings, training.Unrated.Estimate(results[max(0, end-recent):end]))
	}
	return s
}

func count[K comparable](of map[K]session.Outcomes, kind K, ending session.Ending) {
	o := of[kind]
	o.Add(ending)
	of[kind] = o
}

// resultOf returns what a game says of the user's strength.
func resultOf(e *session.Entry) rating.Game {
	_, name, _ := e.Own()
	r := rating.Game{Against: training.Unrated.Elo}
	for _, l := range search.Levels {
		if l.Name == name {
			r.Against = float64(l.Rating)
		}
	}
	ending, _ := e.Ending()
	r.Points = map[session.Ending]float64{session.Won: 1, session.Drawn: 0.5}[ending]
	return r
}

func rulesOf(e *session.Entry) tictactoe.Rules {
	p := e.EndPosition()
	return p.Rules()
}

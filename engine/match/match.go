package match

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"time"

	"ninefold/engine/tictactoe"
)

// ErrNoWinner is why no match can be played under Judge.
var ErrNoWinner = errors.New("under these rules nobody wins, so no match can be played")

// Options are how a match is played.
type Options struct {
	Rules    tictactoe.Rules
	Games    int    // each opening is played twice, with X and O changed over
	Openings int    // random plies that a game begins with
	Jobs     int    // games at once, at least 1
	Seed     uint64 // draws the openings
	Times    Times
	Test     *SPRT // ends the match as soon as it has decided; nil for none
}

// Result is what a match has come to. Index 0 is the first contestant, 1 the second.
type Result struct {
	Score  Score
	Faults [2][FaultKinds]int // games lost otherwise than on the board
	Moves  [2]int             // moves that were chosen, not given
	Time   [2]time.Duration   // that these took
}

// Played is a game of a match.
type Played struct {
	Game
	Number int // from 0 on
	X, O   string
	FirstX bool // the first contestant played X
}

// Run plays a match. Games are counted, and told to progress if that is not nil, in their order, whatever the number of
// jobs. The error is ErrNoWinner, that of ctx, or of a player that could not be started; the result is then that of the
// games counted before.
func Run(ctx context.Context, o Options, contestants [2]Contestant, progress func(Result, Played)) (Result, error) {
	var result Result
	if o.Rules == tictactoe.Judge {
		return result, ErrNoWinner
	}
	ctx, cancel := context.WithCancel(ctx)
	var jobs sync.WaitGroup
	defer jobs.Wait()
	defer cancel()
	pairs := (o.Games + 1) / 2
	results := make([]chan pair, min(max(1, o.Jobs), max(1, pairs)))
	for job := range results {
		results[job] = make(chan pair, 1)
		jobs.Add(1)
		go func() {
			defer jobs.Done()
			for i := job; i < pairs; i += len(results) {
				select {
				case results[job] <- playPair(ctx, &o, contestants, i):
				case <-ctx.Done():
					return
				}
			}
		}()
	}
	for i := range pairs {
		var p pair
		select {
		case p = <-results[i%len(results)]:
		case <-ctx.Done():
			return result, ctx.Err()
		}
		for _, game := range p.games {
			result.add(&game)
			if progress != nil {
				progress(result, game)
			}
		}
		if p.err != nil {
			return result, p.err
		}
		result.addPair(&p)
		if o.Test != nil && o.Test.Verdict(result.Score) != Undecided {
			break
		}
	}
	return result, nil
}

// pair is the games from one opening.
type pair struct {
	games []Played
	err   error
}

func playPair(ctx context.Context, o *Options, contestants [2]Contestant, number int) (p pair) {
	opening := Opening(o.Rules, o.Openings, rand.New(rand.NewPCG(o.Seed, uint64(number))))
	for i := 2 * number; i < min(2*number+2, o.Games); i++ {
		x := i % 2
		game := Played{Number: i, FirstX: x == 0, X: contestants[x].Name(), O: contestants[1-x].Name()}
		seeds := rand.New(rand.NewPCG(^o.Seed, uint64(i)))
		players, err := start([2]Contestant{contestants[x], contestants[1-x]}, seeds)
		if err == nil {
			game.Game, err = Play(ctx, o.Rules, opening, players, o.Times)
		}
		for _, player := range players {
			if player != nil {
				player.Close()
			}
		}
		if err != nil {
			p.err = err
			return p
		}
		p.games = append(p.games, game)
	}
	return p
}

// start starts both players. On an error those that are not nil were started.
func start(contestants [2]Contestant, seeds *rand.Rand) (players [2]Player, err error) {
	for side, c := range contestants {
		if players[side], err = c.Start(seeds.Uint64()); err != nil {
			players[side] = nil
			return players, err
		}
	}
	return players, nil
}

// Player is the contestant who made the i-th move, counted from 0.
func (p *Played) Player(i int) int {
	if p.FirstX {
		return i % 2
	}
	return 1 - i%2
}

// halves is how many half points the first contestant won.
func (p *Played) halves() int {
	switch {
	case p.Winner == tictactoe.Empty:
		return 1
	case p.Winner == tictactoe.X == p.FirstX:
		return 2
	}
	return 0
}

// add counts a game.
func (r *Result) add(p *Played) {
	r.Score.add(p.halves())
	if p.Fault != nil {
		loser := 0
		if p.halves() == 2 {
			loser = 1
		}
		r.Faults[loser][p.Fault.Kind]++
	}
	for i, move := range p.Moves[p.Opening:] {
		side := p.Player(i + p.Opening)
		r.Moves[side]++
		r.Time[side] += move.Time
	}
}

func (r *Result) addPair(p *pair) {
	if len(p.games) == 2 {
		r.Score.Pairs[p.games[0].halves()+p.games[1].halves()]++
	}
}

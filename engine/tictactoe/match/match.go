package match

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// ErrNoWinner says that no match can be played under Judge.
var ErrNoWinner = errors.New("under these rules nobody wins, so no match can be played")

// Options are the options of a match.
type Options struct {
	Rules    tictactoe.Rules
	Games    int    // each opening is played twice, with sides changed
	Openings int    // the number of random plies that begin a game
	Jobs     int    // games at once, at least 1
	Seed     uint64 // seed of the openings
	Times    Times
	Room     int   // the most bytes of a table of the levels' search; 0 for the usual: see search.Searcher
	Test     *SPRT // ends the match as soon as it has decided; nil for none
	// Moving gets the game's number and the position before each move. The player is asked when it returns, so it can
	// make the match wait; it must return when ctx ends. All jobs call it. It may be nil.
	Moving func(ctx context.Context, game int, p tictactoe.Position)
	// Earlier has the records of the games that were played before the match was stopped. They are counted as if they
	// were played now.
	Earlier []record.Record
}

// Summary is the result of a match. Index 0 is the first contestant, 1 the second.
type Summary struct {
	Score       Score
	Lost        [2][FaultKinds]Lost // games lost other than on the board
	Moves       [2]int              // moves chosen, not given
	Time        [2]time.Duration    // the time for these
	Late        [2]int              // moves after the limit, within its margin
	Ignores     [2]bool             // it ignores the only move that it is offered, so there were no openings
	LeftOpening [2]int              // games in which it still left the opening
	Unpaired    int                 // pairs with an opening left in a game
	Repeated    int                 // other pairs with the moves of an earlier one, to the end on the board
}

// MoveTime returns the average time of a contestant for a move; 0 if it made none.
func (r *Summary) MoveTime(contestant int) time.Duration {
	return r.Time[contestant] / time.Duration(max(1, r.Moves[contestant]))
}

// Lost counts the games that a contestant lost by faults of one kind.
type Lost struct {
	Games int
	First *Fault // the fault in the first of them
	Game  int    // the number of the first of them
}

// Played is a game of a match.
type Played struct {
	Game
	Number int // counted from 0
	X, O   string
	FirstX bool // the first contestant played X

	programs [2]bool // which contestants are programs
	match    string  // the value of matchTag
}

// Run plays a match. It uses openings only if both contestants follow them: one that does not would play its own first
// moves, and the other random ones. Two games count as a pair unless one of them left the opening, or both are the same
// as an earlier pair's, which tells nothing new.
//
// Games are counted in their order, whatever the number of jobs, and each is passed to progress unless that is nil. The
// error is ErrNoWinner, that of ctx, an *EarlierError, that of a player that could not be started, or a *message.Error
// for a contestant that cannot play; the result then covers the games counted before.
func Run(ctx context.Context, o Options, contestants [2]Contestant, progress func(Summary, Played)) (Summary, error) {
	var result Summary
	if !o.Rules.HaveWinner() {
		return result, ErrNoWinner
	}
	pairs := (o.Games + 1) / 2
	jobs := make([]job, min(max(1, o.Jobs), max(1, pairs)))
	for i := range jobs {
		jobs[i].searcher.Room = o.Room
	}
	for i, c := range contestants {
		follows, err := followsOpenings(ctx, &o, c, &jobs[0].searcher)
		if err != nil {
			return result, err
		}
		result.Ignores[i] = !follows && o.Openings > 0
	}
	if result.Ignores != [2]bool{} {
		o.Openings = 0
	}
	ctx, cancel := context.WithCancel(ctx)
	var running sync.WaitGroup
	defer running.Wait()
	defer cancel()
	var begun atomic.Int64                        // pairs
	games, early := make(chan end), map[int]end{} // early: those that ended before an earlier one was counted
	for i := range jobs {
		jobs[i].options, jobs[i].contestants, jobs[i].ends = &o, contestants, games
		running.Add(1)
		go func() {
			defer running.Done()
			for n := begun.Add(1); n <= int64(pairs) && jobs[i].playPair(ctx, int(n-1)); n = begun.Add(1) {
			}
		}()
	}
	earlier := map[string]bool{}
	for i := range pairs {
		var pair []Played
		for number := 2 * i; number < min(2*i+2, o.Games); number++ {
			ended, ok := early[number]
			for ; !ok; ended, ok = early[number] {
				select {
				case one := <-games:
					early[one.game.Number] = one
				case <-ctx.Done():
					return result, ctx.Err()
				}
			}
			delete(early, number)
			game, err := ended.game, ended.err
			if err != nil {
				return result, err
			}
			pair = append(pair, game)
			result.add(&game)
			if progress != nil {
				progress(result, game)
			}
		}
		if err := result.hopeless(contestants); err != nil {
			return result, err
		}
		result.addPair(pair, earlier)
		if o.Test != nil && o.Test.Decision(result.Score) != Undecided {
			break
		}
	}
	return result, nil
}

// enoughFaults is the number of games after which a match ends if a contestant has made no move worth the name.
const enoughFaults = 10

// hopeless returns an error if a contestant has lost all of the first games by giving no move.
func (r *Summary) hopeless(contestants [2]Contestant) error {
	for i, lost := range r.Lost {
		if games := lost[Timeout].Games + lost[Nonsense].Games + lost[Ended].Games; games >= enoughFaults &&
			games == r.Score.Games() && r.Moves[i] == 0 {
			for _, kind := range [...]FaultKind{Timeout, Nonsense, Ended} {
				if lost[kind].Games > 0 {
					fault := lost[kind].First.Told(contestants[i].Name())
					return message.NewError("match.hopeless", "Fault", fault, "Games", games)
				}
			}
		}
	}
	return nil
}

// end is a game that was played, or the error that prevented it.
type end struct {
	game Played
	err  error
}

// job plays pairs of games, one after another.
type job struct {
	options     *Options
	contestants [2]Contestant
	searcher    search.Searcher // of the levels in its games
	ends        chan<- end
}

// playPair plays the two games from one opening and sends their ends. It reports whether to go on.
func (j *job) playPair(ctx context.Context, number int) bool {
	o := j.options
	opening := randomOpening(o.Rules, o.Openings, rand.New(rand.NewPCG(o.Seed, uint64(number))))
	for i := 2 * number; i < min(2*number+2, o.Games); i++ {
		game, err := j.playGame(ctx, i, opening)
		select {
		case j.ends <- end{game, err}:
		case <-ctx.Done():
			return false
		}
		if err != nil {
			return false
		}
	}
	return true
}

func (j *job) playGame(ctx context.Context, number int, opening []grid.Cell) (Played, error) {
	o, contestants := j.options, j.contestants
	x := number % 2
	game := Played{Number: number, FirstX: x == 0, X: contestants[x].Name(), O: contestants[1-x].Name(), match: o.tag()}
	game.Rules = o.Rules
	for i, c := range contestants {
		_, game.programs[i] = c.(Program)
	}
	if number < len(o.Earlier) {
		players, err := recordedPlayers(&game, &o.Earlier[number], o.Times)
		if err == nil {
			game.Game, err = play(ctx, o.Rules, opening, players, o.Times, nil)
		}
		return game, err
	}
	seeds := rand.New(rand.NewPCG(^o.Seed, uint64(number)))
	var players [2]Player
	for side, c := range [...]Contestant{contestants[x], contestants[1-x]} {
		player, err := c.Start(o.Rules, seeds.Uint64(), &j.searcher)
		if err != nil {
			return game, err
		}
		defer player.Close()
		players[side] = player
	}
	var moving func(tictactoe.Position)
	if o.Moving != nil {
		moving = func(p tictactoe.Position) { o.Moving(ctx, number, p) }
	}
	var err error
	game.Game, err = play(ctx, o.Rules, opening, players, o.Times, moving)
	return game, err
}

// Player returns the contestant who made the i-th move, counted from 0.
func (p *Played) Player(i int) int {
	if p.FirstX {
		return i % 2
	}
	return 1 - i%2
}

// playerOf returns the contestant who played a mark.
func (p *Played) playerOf(m tictactoe.Mark) int { return p.Player(int(m - tictactoe.X)) }

// HalfPoints returns the number of half points that the first contestant won, 0 to 2.
func (p *Played) HalfPoints() int {
	switch {
	case p.Winner == tictactoe.Empty:
		return 1
	case p.Winner == tictactoe.X == p.FirstX:
		return 2
	}
	return 0
}

// add counts a game.
func (r *Summary) add(p *Played) {
	r.Score.add(p.HalfPoints())
	if p.Fault != nil {
		lost := &r.Lost[p.playerOf(p.Winner.Other())][p.Fault.Kind]
		if lost.Games++; lost.Games == 1 {
			lost.First, lost.Game = p.Fault, p.Number
		}
	}
	if p.LeftOpening != tictactoe.Empty {
		r.LeftOpening[p.playerOf(p.LeftOpening)]++
	}
	for i, move := range p.Moves[p.Opening:] {
		side := p.Player(i + p.Opening)
		r.Moves[side]++
		r.Time[side] += move.Time
		if move.Late {
			r.Late[side]++
		}
	}
}

// addPair counts two games as a pair, if they are one. earlier has the moves of earlier pairs.
func (r *Summary) addPair(games []Played, earlier map[string]bool) {
	if len(games) < 2 {
		return
	}
	played := true // both were played to the end on the board
	var moves strings.Builder
	for _, game := range games {
		played = played && game.Fault == nil
		for _, move := range game.Moves {
			moves.WriteByte(byte(move.Cell))
		}
	}
	switch {
	case games[0].LeftOpening != tictactoe.Empty || games[1].LeftOpening != tictactoe.Empty:
		r.Unpaired++
	case earlier[moves.String()]:
		r.Repeated++
	default:
		r.Score.Pairs[games[0].HalfPoints()+games[1].HalfPoints()]++
	}
	if played {
		earlier[moves.String()] = true
	}
}

package match

import (
	"context"
	"math/rand/v2"
	"strings"
	"time"

	"ninefold/engine/judge/inorder"
	"ninefold/engine/locale/message"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
)

// Options are the options of a match.
type Options struct {
	Rules    tictactoe.Rules // by which somebody can win
	Games    int             // each opening is played twice, with sides changed
	Openings int             // the number of random plies that begin a game
	Jobs     int             // games at once, at least 1
	Seed     uint64          // seed of the openings
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
// error is that of ctx, ErrOtherMatch, that of a player that could not be started, or a *message.Error for a contestant
// that cannot play; the result then covers the games counted before, and the error is of the next one.
func Run(ctx context.Context, o Options, contestants [2]Contestant, progress func(Summary, Played)) (Summary, error) {
	var result Summary
	searchers := make([]search.Searcher, max(1, o.Jobs)) // of the levels, one for each job
	for i := range searchers {
		searchers[i].Room = o.Room
	}
	for i, c := range contestants {
		follows, err := followsOpenings(ctx, &o, c, &searchers[0])
		if err != nil {
			return result, err
		}
		result.Ignores[i] = !follows && o.Openings > 0
	}
	if result.Ignores != [2]bool{} {
		o.Openings = 0
	}
	numbers := inorder.Made(o.Games, func(i int) int { return i })
	play := func(ctx context.Context, job, number int) (Played, error) {
		return o.playGame(ctx, number, contestants, &searchers[job])
	}
	earlier := map[string]bool{}
	var pair []Played
	for game, err := range inorder.Do(ctx, len(searchers), numbers, play) {
		if err != nil {
			return result, err
		}
		pair = append(pair, game)
		result.add(&game)
		if progress != nil {
			progress(result, game)
		}
		if len(pair) < 2 && game.Number+1 < o.Games {
			continue
		}
		if err := result.hopeless(contestants); err != nil {
			return result, err
		}
		result.addPair(pair, earlier)
		decided := o.Test != nil && o.Test.Decision(result.Score) != Undecided
		if decided || game.Number+1 == o.Games {
			break // a match that is complete has no error, even if ctx has ended meanwhile
		}
		pair = nil
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

// playGame plays a game, or takes it from its record. Both games of a pair have one opening.
func (o *Options) playGame(
	ctx context.Context, number int, contestants [2]Contestant, searcher *search.Searcher,
) (Played, error) {
	x := number % 2
	game := Played{Number: number, FirstX: x == 0, X: contestants[x].Name(), O: contestants[1-x].Name(), match: o.tag()}
	opening := randomOpening(o.Rules, o.Openings, rand.New(rand.NewPCG(o.Seed, uint64(number/2))))
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
		player, err := c.Start(o.Rules, seeds.Uint64(), searcher)
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

package match

import (
	"bytes"
	"context"
	"runtime/debug"
	"sync"
	"time"

	"ninefold/engine/judge/toolchain"
	"ninefold/engine/notation/record"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/gui/model/roster"
	"ninefold/gui/view"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// plan is a match as the user set it up.
type plan struct {
	match.Options
	sides       roster.Sides
	contestants [2]match.Contestant
}

// state is the known state of a match. Copies do not change.
type state struct {
	plan
	result    match.Summary
	games     []game      // those played, in order
	bands     []view.Band // of the first contestant's share, after each game
	playing   int         // index of the game under way
	position  tictactoe.Position
	compiling string // the source that is being compiled; "" for none
	paused    bool
	over      bool
	took      time.Duration // without pauses
	err       error         // why the match broke off; nil if the user stopped it
}

// records returns the records of all games, one after another.
func (s *state) records() []byte {
	var all [][]byte
	for _, game := range s.games {
		all = append(all, game.record)
	}
	return bytes.Join(all, []byte("\n"))
}

// game is a game of the match that was played.
type game struct {
	match.Played // without its moves
	moves        int
	end          tictactoe.Position
	record       []byte
}

// run is a match under way or over.
type run struct {
	tasks *tasks.Runner
	stop  context.CancelFunc
	ended chan struct{} // closed when all programs of this match and of those before have ended

	mu     sync.Mutex
	now    state
	begun  time.Time     // when the match began or went on
	resume chan struct{} // closed when the pause ends; nil for no pause
}

// begin begins a match, as soon as all programs of the last one have ended; nil for none.
// The UI goroutine's loop shows its state at each tick.
func begin(p plan, last *run, host *overlay.Host) *run {
	ctx, stop := context.WithCancel(context.Background())
	runner := host.Tasks
	r := &run{tasks: runner, stop: stop, ended: make(chan struct{}), begun: runner.Clock.Now(),
		now: state{plan: p, position: tictactoe.New(p.Rules)}}
	runner.Watch(ctx, func() {})
	go func() {
		defer close(r.ended)
		last.wait()
		result, err := r.play(ctx, &host.Builds)
		debug.FreeOSMemory() // of the search
		r.change(func(s *state) {
			s.took, s.over, s.result, s.compiling = r.elapsed(), true, result, ""
			if ctx.Err() == nil {
				s.err = err
			}
		})
		runner.Post(stop)
	}()
	return r
}

// play plays the match. It first compiles the contestants that are sources.
func (r *run) play(ctx context.Context, w *toolchain.BuildCache) (match.Summary, error) {
	p := r.state().plan
	builder, err := toolchain.UserBuilder(w)
	if err != nil {
		return match.Summary{}, err
	}
	for i, c := range p.contestants {
		typed, ok := c.(match.Program)
		if !ok {
			continue
		}
		solution := builder.Solution(typed.Command.Args)
		if solution.Compiles() {
			r.change(func(s *state) { s.compiling = typed.Name() })
		}
		if p.contestants[i], err = typed.Made(ctx, solution); err != nil {
			return match.Summary{}, err
		}
	}
	r.change(func(s *state) { s.compiling = "" })
	p.Moving = r.moving
	return match.Run(ctx, p.Options, p.contestants, r.played)
}

// moving notes the position of the game that counts next, and blocks while the match is paused.
func (r *run) moving(ctx context.Context, game int, p tictactoe.Position) {
	r.mu.Lock()
	if game == len(r.now.games) {
		r.now.playing, r.now.position = game, p
	}
	resume := r.resume
	r.mu.Unlock()
	if resume != nil {
		select {
		case <-resume:
		case <-ctx.Done():
		}
	}
}

// played notes a game. The record keeps its moves.
func (r *run) played(result match.Summary, p match.Played) {
	of := p.Record()
	one := game{Played: p, moves: len(p.Moves), end: of.Game.Position(), record: record.Append(nil, &of)}
	one.Moves = nil
	low, high := result.Score.Interval()
	r.change(func(s *state) {
		s.result, s.games = result, append(s.games, one)
		s.bands = append(s.bands, view.Band{Low: float32(low), Value: float32(result.Score.Share()),
			High: float32(high)})
	})
}

func (r *run) change(how func(*state)) {
	r.mu.Lock()
	defer r.mu.Unlock()
	how(&r.now)
}

// state returns a copy of the current state.
func (r *run) state() state {
	r.mu.Lock()
	defer r.mu.Unlock()
	s := r.now
	if !s.over {
		s.took = r.elapsed()
	}
	return s
}

// elapsed returns how long the match has taken, without pauses. r.mu must be locked.
func (r *run) elapsed() time.Duration {
	if r.now.paused {
		return r.now.took
	}
	return r.now.took + r.tasks.Clock.Now().Sub(r.begun)
}

// pause keeps further moves from beginning, or lets the match go on.
func (r *run) pause(paused bool) {
	r.change(func(s *state) {
		switch {
		case s.over || s.paused == paused:
			return
		case paused:
			s.took, r.resume = r.elapsed(), make(chan struct{})
		default:
			r.begun = r.tasks.Clock.Now()
			close(r.resume)
			r.resume = nil
		}
		s.paused = paused
	})
}

// end stops the match. It does not wait.
func (r *run) end() {
	if r != nil {
		r.stop()
	}
}

// wait returns when all programs have ended.
func (r *run) wait() {
	if r != nil {
		<-r.ended
	}
}

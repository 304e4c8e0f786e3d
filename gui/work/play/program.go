package play

import (
	"sync"
	"sync/atomic"
	"time"

	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// programPlayer asks a program for moves. The program runs from its first question until its game ends, a question is
// interrupted, or the game leaves the line that the program knows.
type programPlayer struct {
	host   *overlay.Host
	side   roster.Side
	mark   tictactoe.Mark
	game   *session.Game // the game it plays
	ending *sync.WaitGroup
	talk   *talk         // with the running program; nil for none
	asking tasks.Latest  // the open question
	used   time.Duration // thinking time for the open question, without compiling
}

func (p *programPlayer) ask(pace time.Duration, use func(answer)) {
	start, moves := p.host.Session.Game.MovesHere()
	if p.talk != nil && !p.talk.leadsTo(start, moves) {
		p.stop()
	}
	if p.talk == nil {
		p.talk = &talk{builds: &p.host.Builds, command: p.side.Command, mark: p.mark, limit: p.side.MoveTime(),
			start: start}
	}
	ctx := p.asking.Begin()
	begun, took := p.host.Tasks.Clock.Now(), new(atomic.Int64) // nanoseconds; 0 until it has answered
	p.used = 0
	t, counted := p.talk, begun
	p.host.Tasks.Watch(ctx, func() {
		if t.compiling.Load() {
			counted = p.host.Tasks.Clock.Now()
		}
		if p.used = time.Duration(took.Load()); p.used == 0 {
			p.used = p.host.Tasks.Clock.Now().Sub(counted)
		}
	})
	tasks.Run(p.host.Tasks, ctx, func() answer {
		move, err := t.answer(ctx, moves)
		took.Store(int64(move.Time))
		p.host.Tasks.Wait(ctx, pace-p.host.Tasks.Clock.Now().Sub(begun))
		return answer{move, err}
	}, func(a answer) {
		p.asking.End()
		if a.err != nil {
			p.stop()
		}
		use(a)
	})
}

// stop ends the program with all its children, off the UI goroutine. Its late answer would be taken for one to the
// next question.
func (p *programPlayer) stop() {
	p.asking.End()
	if p.talk == nil {
		return
	}
	t := p.talk
	p.talk = nil
	p.ending.Add(1)
	go func() {
		defer p.ending.Done()
		t.end()
	}()
}

func (p *programPlayer) progress() float32 { return min(1, float32(p.used)/float32(p.side.MoveTime())) }

func (p *programPlayer) why() string {
	if p.talk != nil && p.talk.compiling.Load() {
		return language.Text("test.compiling", language.Args{"Source": p.side.ProgramName()})
	}
	const step = 100 * time.Millisecond
	return language.Text("program.thinks",
		language.Args{"Used": language.Words().Seconds(p.used.Round(step)), "Limit": p.side.SecondsText()})
}

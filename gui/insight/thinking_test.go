package insight

import (
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/tasks/taskstest"
)

func TestThinkingOfNothing(t *testing.T) {
	var none *Thinking
	if _, ok := none.Found(); ok || none.Running() {
		t.Error("nobody thinks, and something was found")
	}
	none.Stop()
	var v View
	if none.ShowProgress(&v); v.Progress != 0 {
		t.Errorf("progress %v", v.Progress)
	}
}

func TestWhatIsFoundByNow(t *testing.T) {
	thinking := &Thinking{}
	if _, ok := thinking.Found(); ok {
		t.Error("before anything was found there is something")
	}
	thinking.latest.Store(&search.Result{Best: grid.At(1, 1)})
	if _, ok := thinking.Found(); ok {
		t.Error("a cell of which nothing is known was found")
	}
	r := found(search.Move{Cell: grid.At(5, 5), Value: estimated(500)})
	thinking.latest.Store(&r)
	if got, ok := thinking.Found(); !ok || got.Best != r.Best {
		t.Errorf("%+v, %v", got, ok)
	}
}

// TestProgressIsOfTimeOrOfWork holds that it is the larger part of the two, and never more than all.
func TestProgressIsOfTimeOrOfWork(t *testing.T) {
	clock := taskstest.New()
	thinking := &Thinking{tasks: clock.Runner, limits: search.Limits{Nodes: 1000}, allowed: 10 * time.Second, begun: clock.Clock.Now()}
	for _, step := range []struct {
		passes time.Duration
		nodes  int64
		want   float32
	}{{0, 0, 0}, {time.Second, 0, 0.1}, {0, 500, 0.5}, {6 * time.Second, 500, 0.7}, {time.Minute, 500, 1}} {
		clock.Clock.Advance(step.passes)
		thinking.latest.Store(&search.Result{Nodes: step.nodes})
		var v View
		if thinking.ShowProgress(&v); v.Progress != step.want {
			t.Errorf("after %v more and %d nodes: %v, want %v", step.passes, step.nodes, v.Progress, step.want)
		}
	}
	thinking.over = true
	var v View
	if thinking.ShowProgress(&v); v.Progress != 0 {
		t.Errorf("when it is over: %v", v.Progress)
	}
}

func TestAnAnswerIsUsedOnceAndNotBeforeItsPace(t *testing.T) {
	s := newStage(t, mateInOne(t))
	const pace = 300 * time.Millisecond
	begun := s.tasks.Clock.Now()
	answers := 0
	var best grid.Cell
	thinking := s.Think(mateInOne(t), search.Limits{Nodes: 1000}, time.Minute, pace, func(r search.Result) {
		answers++
		best = r.Best
		if since := s.tasks.Clock.Now().Sub(begun); since < pace {
			t.Errorf("the answer came after %v", since)
		}
	})
	s.await("the answer", func() bool { return answers > 0 })
	s.tasks.RunPosted()
	if answers != 1 || best != grid.At(1, 9) || thinking.Running() {
		t.Errorf("%d answers, the best is %v, running: %v", answers, best, thinking.Running())
	}
}

func TestAnAnswerToWhatWasStoppedIsDropped(t *testing.T) {
	s := newStage(t, mateInOne(t))
	thinking := s.Think(mateInOne(t), search.Limits{Nodes: 1000}, time.Minute, 0, func(search.Result) {
		t.Error("the answer was used")
	})
	late := s.tasks.Next()
	thinking.Stop()
	late()
	s.tasks.RunPosted()
}

// TestFinishTakesWhatIsThere ends a search that has no end of its own.
func TestFinishTakesWhatIsThere(t *testing.T) {
	s := newStage(t, tictactoe.New(tictactoe.Closed))
	answered := false
	thinking := s.Think(tictactoe.New(tictactoe.Closed), search.Limits{}, time.Hour, 0, func(search.Result) { answered = true })
	s.await("something found", func() bool { _, ok := thinking.Found(); return ok })
	thinking.Finish()
	s.await("the answer", func() bool { return answered })
}

package searches

import (
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/tasks/taskstest"
)

func TestASearchThatIsNone(t *testing.T) {
	var none *Search
	_, ok := none.Found()
	fail.If(t, ok || none.Running() || none.Progress() != 0, "nothing is searched, and something was found")
	none.Stop()
}

func TestWhatIsFoundByNow(t *testing.T) {
	one := Started(taskstest.New().Runner, search.Limits{}, time.Minute, func() {}, func() {})
	_, ok := one.Found()
	fail.If(t, ok, "before anything was found there is something")
	one.Report(search.Result{Best: grid.At(1, 1)})
	_, ok = one.Found()
	fail.If(t, ok, "a cell of which nothing is known was found")
	r := search.Result{Best: grid.At(5, 5), Value: estimated(500)}
	one.Report(r)
	got, ok := one.Found()
	fail.If(t, !ok || got.Best != r.Best, "%+v, %v", got, ok)
}

// TestProgressIsOfTimeOrOfWork: it is the larger of the two shares, and at most 1.
func TestProgressIsOfTimeOrOfWork(t *testing.T) {
	clock := taskstest.New()
	one := Started(clock.Runner, search.Limits{Nodes: 1000}, 10*time.Second, func() {}, func() {})
	for _, step := range []struct {
		passes time.Duration
		nodes  int64
		want   float32
	}{{0, 0, 0}, {time.Second, 0, 0.1}, {0, 500, 0.5}, {6 * time.Second, 500, 0.7}, {time.Minute, 500, 1}} {
		clock.Clock.Advance(step.passes)
		one.Report(search.Result{Nodes: step.nodes})
		fail.Unequal(t, one.Progress(), step.want, "after %v more and %d nodes", step.passes, step.nodes)
	}
	one.over = true
	fail.Unequal(t, one.Progress(), 0, "when it is over")
}

func TestAnAnswerIsUsedOnceAndNotBeforeItsPace(t *testing.T) {
	s := taskstest.New()
	const pace = 300 * time.Millisecond
	begun := s.Clock.Now()
	answers := 0
	var best grid.Cell
	searcher := New(s.Runner, func() {})
	limits := search.Limits{Nodes: 1000}
	one := searcher.Begin(tictactoetest.MateInOne(), limits, time.Minute, pace, func(r search.Result) {
		answers++
		best = r.Best
		since := s.Clock.Now().Sub(begun)
		fail.If(t, since < pace, "the answer came after %v", since)
	})
	s.Must(t, "the answer", func() bool { return answers > 0 })
	s.RunPosted()
	fail.If(t, answers != 1 || best != grid.At(1, 9) || one.Running(),
		"%d answers, the best is %v, running: %v", answers, best, one.Running())
}

func TestAnAnswerToWhatWasStoppedIsDropped(t *testing.T) {
	s := taskstest.New()
	searcher := New(s.Runner, func() {})
	limits := search.Limits{Nodes: 1000}
	one := searcher.Begin(tictactoetest.MateInOne(), limits, time.Minute, 0, func(search.Result) {
		t.Error("the answer was used")
	})
	late := s.Next()
	one.Stop()
	late()
	s.RunPosted()
}

// TestFinishTakesWhatIsThere ends a search that would not end itself.
func TestFinishTakesWhatIsThere(t *testing.T) {
	s := taskstest.New()
	answered := false
	one := New(s.Runner, func() {}).Begin(tictactoe.New(tictactoe.Closed), search.Limits{}, time.Hour, 0,
		func(search.Result) { answered = true })
	s.Must(t, "something found", func() bool { _, ok := one.Found(); return ok })
	one.Finish()
	s.Must(t, "the answer", func() bool { return answered })
}

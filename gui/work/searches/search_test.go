package searches

import (
	"context"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/search"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/work/tasks/taskstest"
)

func TestWhatIsFoundByNow(t *testing.T) {
	var none *Search
	_, ok := none.Found()
	fail.If(t, ok || none.Running() || none.Progress() != 0, "nothing is searched, and something was found")
	one := Started(taskstest.New().Runner, search.Limits{}, time.Minute, func() {})
	_, ok = one.Found()
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
	one := Started(clock.Runner, search.Limits{Nodes: 1000}, 10*time.Second, func() {})
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
	begun, answers := s.Clock.Now(), 0
	var best grid.Cell
	searcher := New(s.Runner)
	limits := search.Limits{Nodes: 1000}
	one := searcher.Begin(context.Background(), tictactoetest.MateInOne(), limits, time.Minute, pace,
		func(r search.Result) {
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
	searcher := New(s.Runner)
	ctx, stop := context.WithCancel(context.Background())
	searcher.Begin(ctx, tictactoetest.MateInOne(), search.Limits{Nodes: 1000}, time.Minute, 0, func(search.Result) {
		t.Error("the answer was used")
	})
	late := s.Next()
	stop()
	late()
	s.RunPosted()
}

// TestFinishTakesWhatIsThere ends a search that would not end itself.
func TestFinishTakesWhatIsThere(t *testing.T) {
	s, answered := taskstest.New(), false
	one := New(s.Runner).Begin(context.Background(), tictactoe.New(tictactoe.Closed), search.Limits{}, time.Hour, 0,
		func(search.Result) { answered = true })
	s.Must(t, "something found", func() bool { _, ok := one.Found(); return ok })
	one.Finish()
	s.Must(t, "the answer", func() bool { return answered })
}

func newSearcher() *Searcher { return New(taskstest.New().Runner) }

func estimated(permille int) search.Value {
	return search.Value{Kind: search.Estimate, Permille: permille}
}

// lent calls a function with what a search is lent.
func lent(s *Searcher, during func(*search.Searcher)) {
	s.lend(context.Background(), time.Minute, func(_ context.Context, lent *search.Searcher) { during(lent) })
}

func TestOneSearcherServesSearchesOneAfterAnother(t *testing.T) {
	s := newSearcher()
	var first, second *search.Searcher
	lent(s, func(one *search.Searcher) { first = one })
	lent(s, func(one *search.Searcher) { second = one })
	fail.Unequal(t, first, second, "what the first search has found out is lost to the second")
}

func TestASearchThatGoesOnIsNotWaitedFor(t *testing.T) {
	s := newSearcher()
	lent(s, func(first *search.Searcher) {
		lent(s, func(second *search.Searcher) {
			fail.If(t, first == second, "two searches have one searcher at a time")
		})
	})
	lent(s, func(*search.Searcher) {}) // the one of the two that is kept can be lent again
}

func TestWaitingForTheSearcherTakesNoTimeFromASearch(t *testing.T) {
	s := newSearcher()
	lent(s, func(*search.Searcher) {
		asked := time.Now()
		s.lend(context.Background(), time.Minute, func(timed context.Context, _ *search.Searcher) {
			if end, _ := timed.Deadline(); end.Before(asked.Add(time.Minute + handover)) {
				t.Errorf("of its minute it has only %v", end.Sub(asked)-handover)
			}
		})
	})
}

func TestWhatIsKnownBestIsKept(t *testing.T) {
	x := tictactoe.New(tictactoe.Open)
	o, _ := x.Play(grid.At(5, 5))
	known := Values{}
	_, ok := known.ForX(x)
	fail.If(t, ok, "a position that nobody looked at has a value")
	for _, step := range []struct {
		name  string
		value search.Value
		nodes int64
		want  search.Value // for X, when O is to move
	}{
		{"nothing", search.Value{}, 1000, search.Value{}},
		{"the first look", estimated(300), 100, estimated(700)},
		{"a quicker look", estimated(900), 50, estimated(700)},
		{"a longer look", estimated(400), 200, estimated(600)},
		{"a proof", search.Value{Kind: search.Loss, Plies: 40}, 1,
			search.Value{Kind: search.Win, Permille: 1000, Plies: 40}},
		{"a long guess", estimated(500), 1000, search.Value{Kind: search.Win, Permille: 1000, Plies: 40}},
		{"another proof", search.Value{Kind: search.Loss, Plies: 3}, 1,
			search.Value{Kind: search.Win, Permille: 1000, Plies: 3}},
	} {
		known.Learn(o, step.value, step.nodes)
		v, _ := known.ForX(o)
		fail.If(t, v != step.want, "after %s it is worth %+v, want %+v", step.name, v, step.want)
	}
	known.Learn(x, estimated(300), 1)
	v, _ := known.ForX(x)
	fail.If(t, v != estimated(300), "with X to move it is worth %+v", v)
}

func TestAGameThatIsOverHasItsValueWithoutASearch(t *testing.T) {
	for _, test := range []struct {
		mark tictactoe.Mark
		want search.ValueKind
	}{{tictactoe.X, search.Win}, {tictactoe.O, search.Loss}} {
		won := tictactoetest.LineIn(tictactoe.New(tictactoe.Open), test.mark, 0, 1, 2)
		v, ok := (Values{}).ForX(won)
		fail.If(t, !ok || v.Kind != test.want, "won by %v: %+v %v", test.mark, v, ok)
	}
	full := tictactoetest.Drawn()
	v, ok := (Values{}).ForX(full)
	fail.If(t, !ok || v.Kind != search.Draw, "drawn: %+v %v", v, ok)
	v, ok = (Values{}).ForX(full.WithRules(tictactoe.Judge))
	fail.If(t, ok, "under Judge: %+v", v)
}

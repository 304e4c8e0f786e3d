package tester

import (
	"context"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/program"
	"ninefold/gui/tasks"
)

// maxFailures is how many failing cases are kept; after so many the test ends by itself.
const maxFailures = 200

// maxRuns is how often the program is run to find the smallest failing case.
const maxRuns = 2000

// plan is what to test and how.
type plan struct {
	suite   judge.Suite
	tester  judge.Tester
	command program.Command
}

// run is a test under way or over. Its fields are written on the UI goroutine.
type run struct {
	plan
	tasks    *tasks.Runner
	stop     context.CancelFunc
	ended    chan struct{} // closed when no program runs any more
	begun    time.Time
	looking  bool // for the smallest failing case, while the other cases wait
	over     bool
	took     time.Duration
	tally    judge.Tally
	total    int
	failures []judge.Result
	smallest *judge.Smallest // nil while none is known
	err      error           // why the program could not be tested; nil for none
}

// begin starts a test; changed is called on the UI goroutine when there is something new to show.
func begin(p plan, runner *tasks.Runner, changed func()) *run {
	ctx, stop := context.WithCancel(context.Background())
	r := &run{plan: p, tasks: runner, stop: stop, ended: make(chan struct{}), begun: runner.Clock.Now(), total: p.suite.Len()}
	runner.Watch(ctx, changed)
	go func() {
		defer close(r.ended)
		err := r.work(ctx)
		runner.Post(func() {
			r.over, r.took = true, runner.Clock.Now().Sub(r.begun)
			if ctx.Err() == nil {
				r.err = err
			}
			stop()
			changed()
		})
	}()
	return r
}

// work runs the program on every case. At the first failure the smallest failing case is looked for before the others
// come: it is what says most.
func (r *run) work(ctx context.Context) error {
	failed := 0
	for result, err := range r.tester.TestAll(ctx, r.suite.Cases()) {
		if err != nil {
			return err
		}
		r.tasks.Post(func() {
			r.tally.Add(&result)
			if result.Failed {
				r.failures = append(r.failures, result)
			}
		})
		if !result.Failed {
			continue
		}
		failed++
		if failed == 1 {
			if err := r.shrink(ctx, result); err != nil {
				return err
			}
		}
		if failed == maxFailures {
			return nil
		}
	}
	return nil
}

func (r *run) shrink(ctx context.Context, failing judge.Result) error {
	r.tasks.Post(func() { r.looking = true })
	defer r.tasks.Post(func() { r.looking = false })
	show := func(s judge.Smallest) { r.tasks.Post(func() { r.smallest = &s }) }
	s, err := r.tester.Shrink(ctx, failing, maxRuns, show)
	if err == nil {
		show(s)
	}
	return err
}

// end stops the test and returns when nothing runs any more.
func (r *run) end() {
	if r != nil {
		r.stop()
		<-r.ended
	}
}

// listed are the failing cases as they are listed, the smallest first.
func (r *run) listed() []judge.Result {
	if r == nil {
		return nil
	}
	if r.smallest == nil {
		return r.failures
	}
	return append([]judge.Result{r.smallest.Result}, r.failures...)
}

// elapsed is how long the test has taken.
func (r *run) elapsed() time.Duration {
	if r.over {
		return r.took
	}
	return r.tasks.Clock.Now().Sub(r.begun)
}

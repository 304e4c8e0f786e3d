package tester

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/program"
	"ninefold/gui/tasks"
)

// maxFailures is how many failing cases are kept; after so many the test ends by itself.
const maxFailures = 200

// plan is what to test and how.
type plan struct {
	test    judge.Test // of a command, without what makes a program of it
	command program.Command
}

// ownCase reports whether the user's own case is the only one.
func (p *plan) ownCase() bool { return p.test.Suite.Only != nil }

// run is a test under way or over. Its fields are written on the UI goroutine, but for what was told.
type run struct {
	plan
	judge.Progress
	tasks   *tasks.Runner
	stop    context.CancelFunc
	ended   chan struct{} // closed when no program runs any more
	begun   time.Time
	over    bool
	took    time.Duration
	results []judge.Result // of failing cases, and of the user's own
	err     error          // why the program could not be tested; nil for none

	mu      sync.Mutex // of what follows
	told    judge.Progress
	arrived []judge.Result // that are not taken yet
}

// begin starts a test; changed is called on the UI goroutine when there is something new to show.
func begin(p plan, runner *tasks.Runner, changed func()) *run {
	ctx, stop := context.WithCancel(context.Background())
	r := &run{plan: p, tasks: runner, stop: stop, ended: make(chan struct{}), begun: runner.Clock.Now()}
	runner.Watch(ctx, func() { r.take(); changed() })
	go func() {
		defer close(r.ended)
		known, err := r.work(ctx)
		runner.Post(func() {
			r.take()
			r.Progress, r.over, r.took = known, true, runner.Clock.Now().Sub(r.begun)
			if ctx.Err() == nil {
				r.err = err
			}
			stop()
			changed()
		})
	}()
	return r
}

// work tests the program. At the first failure the smallest failing case is looked for before the others come: it is
// what says most.
func (r *run) work(ctx context.Context) (judge.Progress, error) {
	test := r.test
	var err error
	if test.Builder, err = builderFor(r.command); err != nil {
		return judge.Progress{}, err
	}
	test.Words, test.Failures = r.command.Args, maxFailures
	if !r.ownCase() {
		test.Shrink = judge.AtOnce
	}
	return test.Run(ctx, r.tell)
}

// tell notes what is known. Only what does not come with every case is posted: to wake the UI goroutine so often would
// take time from the programs.
func (r *run) tell(known judge.Progress, result *judge.Result) error {
	r.mu.Lock()
	r.told = known
	if result != nil && (result.Failed() || r.ownCase()) {
		r.arrived = append(r.arrived, *result)
	}
	r.mu.Unlock()
	if result == nil {
		r.tasks.Post(r.take)
	}
	return nil
}

// take takes what was told.
func (r *run) take() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.Progress, r.results, r.arrived = r.told, append(r.results, r.arrived...), nil
}

// end stops the test and returns when nothing runs any more.
func (r *run) end() {
	if r != nil {
		r.stop()
		<-r.ended
	}
}

// listed are the cases as they are listed: the smallest first, then those of each verdict together.
func (r *run) listed() []judge.Result {
	if r == nil {
		return nil
	}
	var all []judge.Result
	if r.Smallest != nil {
		all = append(all, r.Smallest.Result)
	}
	byVerdict := slices.Clone(r.results)
	slices.SortStableFunc(byVerdict, func(a, b judge.Result) int { return cmp.Compare(a.Verdict, b.Verdict) })
	return append(all, byVerdict...)
}

// elapsed is how long the test has taken.
func (r *run) elapsed() time.Duration {
	if r.over {
		return r.took
	}
	return r.tasks.Clock.Now().Sub(r.begun)
}

// accepted reports whether every case was.
func (r *run) accepted() bool {
	return r.over && r.err == nil && r.Tally.Failed == 0 && r.Tally.Cases == r.Total
}

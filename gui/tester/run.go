package tester

import (
	"cmp"
	"context"
	"slices"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/program"
	"ninefold/engine/toolchain"
	"ninefold/gui/tasks"
)

// maxFailures is how many failing cases are kept; after so many the test ends by itself.
const maxFailures = 200

// maxRuns is how often the program is run to find the smallest failing case.
const maxRuns = 2000

// plan is what to test and how.
type plan struct {
	tests   []string     // files and folders of the user's
	suite   judge.Suite  // without the files of the tests, which are looked for anew each time
	tester  judge.Tester // without the command
	command program.Command
}

// run is a test under way or over. Its fields are written on the UI goroutine.
type run struct {
	plan
	tasks     *tasks.Runner
	stop      context.CancelFunc
	ended     chan struct{} // closed when no program runs any more
	begun     time.Time
	compiling bool // the source
	looking   bool // for the smallest failing case, while the other cases wait
	over      bool
	took      time.Duration
	found     int // test files, while they are looked for
	total     int // cases; 0 while it is not known
	tally     judge.Tally
	failures  []judge.Result
	smallest  *judge.Smallest // nil while none is known
	others    []string        // files that the source includes
	start     time.Duration   // what its interpreter takes to start, if that matters; else 0
	err       error           // why the program could not be tested; nil for none
}

// begin starts a test; changed is called on the UI goroutine when there is something new to show.
func begin(p plan, runner *tasks.Runner, changed func()) *run {
	ctx, stop := context.WithCancel(context.Background())
	r := &run{plan: p, tasks: runner, stop: stop, ended: make(chan struct{}), begun: runner.Clock.Now()}
	if len(p.tests) == 0 {
		r.total = p.suite.Len()
	}
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

// prepare makes a program of the command, and gives what tests it.
func (r *run) prepare(ctx context.Context, builder *toolchain.Builder) (*judge.Tester, error) {
	compiling := builder.Compiles(r.command.Args)
	r.tasks.Post(func() { r.compiling = compiling })
	defer r.tasks.Post(func() { r.compiling = false })
	p, err := builder.Prepare(ctx, r.command.Args)
	if err != nil {
		return nil, err
	}
	r.tasks.Post(func() { r.others = p.Others })
	tester := r.tester
	tester.Command, tester.Apart = p.Command, p.Apart
	if p.Apart {
		tester.Code = judge.ReadCode(p.Code)
	}
	return &tester, nil
}

// work prepares the program, finds the cases and runs it on every one. At the first failure the smallest failing case
// is looked for before the others come: it is what says most.
func (r *run) work(ctx context.Context) error {
	builder, err := builderFor(r.command)
	if err != nil {
		return err
	}
	tester, err := r.prepare(ctx, builder)
	if err != nil {
		return err
	}
	files, err := judge.FindTests(ctx, r.tests, func(n int) { r.tasks.Post(func() { r.found = n }) })
	if err != nil {
		return err
	}
	suite := r.suite
	suite.Files = files
	r.tasks.Post(func() { r.total = suite.Len() })
	var tally judge.Tally
	defer r.measureStart(ctx, builder, &tally)
	for result, err := range tester.TestAll(ctx, suite.Cases()) {
		if err != nil {
			return err
		}
		tally.Add(&result)
		r.tasks.Post(func() { r.add(&result) })
		if tally.Failed == 1 && result.Failed() {
			if err := r.shrink(ctx, tester, result); err != nil {
				return err
			}
		}
		if tally.Failed == maxFailures || tally.Hopeless() {
			return nil
		}
	}
	return nil
}

// measureStart finds out what the interpreter takes to start, where that matters.
func (r *run) measureStart(ctx context.Context, builder *toolchain.Builder, tally *judge.Tally) {
	if tally.StartsSlowly() {
		start := builder.StartTime(ctx, r.command.Args)
		r.tasks.Post(func() { r.start = start })
	}
}

// add takes over a result.
func (r *run) add(result *judge.Result) {
	r.tally.Add(result)
	if result.Failed() {
		r.failures = append(r.failures, *result)
	}
}

func (r *run) shrink(ctx context.Context, tester *judge.Tester, failing judge.Result) error {
	r.tasks.Post(func() { r.looking = true })
	defer r.tasks.Post(func() { r.looking = false })
	show := func(s judge.Smallest) { r.tasks.Post(func() { r.smallest = &s }) }
	s, err := tester.Shrink(ctx, failing, maxRuns, show)
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

// listed are the failing cases as they are listed: the smallest first, then those of each verdict together.
func (r *run) listed() []judge.Result {
	if r == nil {
		return nil
	}
	var all []judge.Result
	if r.smallest != nil {
		all = append(all, r.smallest.Result)
	}
	byVerdict := slices.Clone(r.failures)
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

package tester

import (
	"cmp"
	"context"
	"errors"
	"os/exec"
	"slices"
	"sync"
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/gui/model/settings"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/tasks"
)

// maxFailures is how many failing cases are kept. The test ends when there are as many.
const maxFailures = 200

// maxTimeouts is how many cases may exceed the time limit before the test ends, since each takes as long as hundreds of
// others.
const maxTimeouts = 10

// showInterval is the shortest time between two progresses shown of a test. Without a graphics card a painting takes as
// long as ten small programs.
const showInterval = 500 * time.Millisecond

type plan struct {
	test    judge.Test
	command program.Command
	kept    settings.Test // the settings in the form
}

// ownCase reports whether the test has only the user's own case.
func (p *plan) ownCase() bool { return p.test.Suite.Only != nil }

// choice returns the ID of the problem in the form.
func (p *plan) choice() string { return choiceOf(p.test.Suite.Problem, p.kept.Foreign()) }

// watched is a command that names the files of the test: those of the program and of the jury.
func (p *plan) watched() program.Command {
	all := program.Command{Args: slices.Clone(p.command.Args)}
	for _, line := range [...]string{p.kept.Reference, p.kept.Checker} {
		member, _ := program.ParseCommand(line)
		all.Args = append(all.Args, member.Args...)
	}
	return all
}

// run is a test under way or over. Its fields belong to the UI goroutine, except those below mu.
type run struct {
	plan
	judge.Progress
	host    *overlay.Host
	tasks   *tasks.Runner
	stop    context.CancelFunc
	ended   chan struct{} // closed when all programs of this test and of those before have ended
	asOf    time.Time     // when the program's files had changed last, as far as the user knows; known when over
	begun   time.Time     // when the test, or after compiling its cases, began; the search for the smallest moves it on
	since   time.Time     // when the stage began
	over    bool
	took    time.Duration  // without compiling and that search
	made    time.Duration  // the time to compile
	results []judge.Result // failing cases, and the user's own
	err     error          // why the program could not be tested; nil for none

	solutions toolchain.Solutions // if several are tested, one after another; otherwise nil
	standings []judge.Standing    // of those tested so far
	ask       func(found []string, then func(yes bool))

	mu      sync.Mutex // guards the fields below
	told    judge.Progress
	arrived []judge.Result // not yet in results
}

// begin starts a test, as soon as all programs of the last one have ended; nil for none. On the UI
// goroutine it calls finished at the end, and ask to ask the user whether what was found in folders may run.
func begin(
	p plan, last *run, host *overlay.Host, finished func(), ask func(found []string, then func(yes bool)),
) *run {
	ctx, stop := context.WithCancel(context.Background())
	runner := host.Tasks
	r := &run{plan: p, host: host, tasks: runner, stop: stop, ended: make(chan struct{}), begun: runner.Clock.Now(),
		ask: ask}
	shown := r.begun
	runner.Watch(ctx, func() {
		if now := runner.Clock.Now(); r.compiling() || now.Sub(shown) >= showInterval {
			shown = now
			r.collect()
		}
	})
	go func() {
		defer close(r.ended)
		last.wait()
		asOf := p.watched().Changed()
		known, err := r.work(ctx)
		runner.Post(func() {
			r.collect()
			r.took = r.elapsed()
			r.Progress, r.over, r.asOf = known, true, asOf
			if ctx.Err() == nil {
				r.err = err
			}
			stop()
			finished()
		})
	}()
	return r
}

// work tests one or several programs. When a single program first fails, the smallest failing case is looked for before
// other cases are run, since it says most.
func (r *run) work(ctx context.Context) (judge.Progress, error) {
	builder, err := toolchain.UserBuilder(&r.host.Builds)
	if err != nil {
		return judge.Progress{}, err
	}
	test := r.test
	builder.Memory, builder.Debug = test.Limits.Memory, r.kept.Debug
	if r.kept.Foreign() {
		r.tell(judge.Progress{Stage: judge.Compiling}, nil)
	}
	if test.Jury, err = judge.NewJury(ctx, builder, r.kept.Reference, r.kept.Checker); err != nil {
		return judge.Progress{}, err
	}
	solutions, err := builder.Resolve(r.command.Args)
	if err != nil {
		return judge.Progress{}, err
	}
	if solutions.Several() {
		return r.workSeveral(ctx, test, solutions)
	}
	if !solutions[0].IsSource() {
		if _, err := exec.LookPath(r.command.Args[0]); err != nil {
			return judge.Progress{}, err
		}
	}
	test.Failures, test.Timeouts = maxFailures, maxTimeouts
	if !r.ownCase() {
		test.Shrink = judge.ShrinkAtOnce
	}
	return test.Run(ctx, solutions[0], r.tell)
}

// workSeveral tests solutions one after another, each up to its first failure.
func (r *run) workSeveral(ctx context.Context, test judge.Test, all toolchain.Solutions) (judge.Progress, error) {
	if !all.Trusted() && !r.allowed(ctx, all.Found()) {
		r.stop()
		return judge.Progress{}, ctx.Err()
	}
	r.tasks.Post(func() { r.solutions = all })
	test.Failures = 1
	return test.RunAll(ctx, all, r.tell, func(s judge.Standing) error {
		r.tasks.Post(func() { r.standings = append(r.standings, s) })
		return nil
	})
}

// allowed asks the user whether what was found in folders may run.
func (r *run) allowed(ctx context.Context, found []string) bool {
	answer := make(chan bool, 1)
	r.tasks.PostUnless(ctx, func() { r.ask(found, func(yes bool) { answer <- yes }) })
	select {
	case yes := <-answer:
		return yes
	case <-ctx.Done():
		return false
	}
}

// tell stores what is known. It posts only what does not come with every case: waking the UI goroutine for each case
// would take time from the programs.
func (r *run) tell(known judge.Progress, result *judge.Result) error {
	r.mu.Lock()
	r.told = known
	if result != nil && (result.Failed() || r.ownCase()) {
		r.arrived = append(r.arrived, *result)
	}
	r.mu.Unlock()
	if result == nil {
		r.tasks.Post(r.collect)
	}
	return nil
}

// collect moves what tell stored to the fields of the UI goroutine.
func (r *run) collect() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if now := r.tasks.Clock.Now(); r.Stage != r.told.Stage {
		if r.compiling() {
			r.made, r.begun = now.Sub(r.begun), now
		} else if r.Stage == judge.Shrinking {
			r.begun = r.begun.Add(now.Sub(r.since))
		}
		r.since = now
	}
	r.Progress, r.results, r.arrived = r.told, append(r.results, r.arrived...), nil
}

// end stops the test. It does not wait.
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

// listed returns the cases in the order of the list: the smallest first, then by verdict.
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

// elapsed returns how long the cases, or the compiler, have taken.
func (r *run) elapsed() time.Duration {
	switch {
	case r.over:
		return r.took
	case r.Stage == judge.Shrinking:
		return r.since.Sub(r.begun)
	}
	return r.tasks.Clock.Now().Sub(r.begun)
}

func (r *run) accepted() bool {
	return r.over && r.err == nil && r.Tally.Failed == 0 && r.Tally.Cases == r.Total
}

// failed reports whether an error ended the test before anything else could be shown.
func (r *run) failed() bool { return r.err != nil && len(r.results) == 0 && len(r.standings) == 0 }

// compileError returns what kept the program from being compiled; nil for nothing.
func (r *run) compileError() (failed *toolchain.CompileError) {
	errors.As(r.err, &failed)
	return failed
}

// wrongField returns the ID of the field that the error is about. Tests are looked for and read once the program is
// made.
func (r *run) wrongField() string {
	var file *atomicfile.FileError
	var none *judge.NoCaseError
	var jury *judge.JuryError
	switch {
	case errors.As(r.err, &none) && none.First.Ruling.Kind == judge.NoVerdict, errors.As(r.err, &jury) && jury.Checker:
		return checkerID
	case none != nil, jury != nil:
		return referenceID
	case errors.As(r.err, &file) && r.Stage > judge.Compiling:
		return filesID
	}
	return commandID
}

// several reports whether more than one solution is tested.
func (r *run) several() bool { return r != nil && r.solutions != nil }

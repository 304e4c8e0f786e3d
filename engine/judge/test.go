package judge

import (
	"cmp"
	"context"
	"errors"
	"time"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge/inorder"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale/message"
)

// Test says how solutions are tested, each over all cases to the simplest case that it gets wrong.
type Test struct {
	Conditions
	Suite    Suite
	Failures int // the number of failing cases that ends the test; 0 for never
	Timeouts int // the number of exceeded time limits that ends the test; 0 for never
	// Budget ends the generated cases of a solution that starts slowly, after this time by the clock; 0 for never.
	Budget time.Duration
	Shrink ShrinkWhen // when to make the first failing case simpler
}

// ShrinkWhen is when a test makes the first failing case simpler.
type ShrinkWhen uint8

const (
	NoShrink ShrinkWhen = iota
	ShrinkAtOnce
	ShrinkAtEnd // after the cases
)

// Stage is the present work of a test.
type Stage uint8

const (
	Starting Stage = iota
	Compiling
	FindingTests // looking for the user's own tests
	Running
	Shrinking
)

// Progress tells how far a test has got.
type Progress struct {
	Name     string // of the solution
	Stage    Stage
	Program  toolchain.Program // the tested program, once it is made; of one that is not compiled, the language
	Found    int               // the number of files found so far among which the user's own tests are
	LeftOut  []error           // why files in folders are no tests, at the end those that cannot be read too
	Total    int               // the number of cases; 0 while it is not known
	Spared   int               // the number of cases left out because of the Budget, which are not in Total
	Tally    Tally
	First    *Result       // the first failing result; nil for none
	Smallest *Smallest     // the simplest case made of First; nil while there is none
	Start    time.Duration // at the end, the interpreter's start time if it matters; otherwise 0
}

// Ended reports whether the test has ended before the last case, because the solution has never worked.
func (p *Progress) Ended() bool { return p.Tally.Hopeless() && p.Tally.Cases < p.Total }

// What it may cost to make a failing case simpler. A run then has a short time limit, which allows a solution four
// times what it has needed for an answer. If the case exceeds no limit, simpler ones should not either, so the limit is
// one that a run on a busy machine keeps, and all together have 20 s if they have the processors for themselves. If it
// does, the runs after it take 5 s, together with the one that confirms an exceeded limit, of 2 s if not told
// otherwise.
const (
	shrinkRuns    = 2000
	usualLimit    = time.Second
	shortestLimit = 50 * time.Millisecond // if the case exceeds its limit
	shrinkCPU     = 20 * time.Second      // of each process at once
	longestShrink = time.Minute
	shrinkTime    = 5 * time.Second // if the case exceeds its limit
	leastShrink   = time.Second     // however long a run may take
)

// SolutionLimits returns the limits of a run of a solution: processor time, and bytes of memory and of files written.
func SolutionLimits(time time.Duration, memory int64) program.Limits {
	const output = 1 << 20 // bytes, for thousands of boards
	return program.Limits{Time: time, Memory: memory, Output: output, File: memory, Processes: program.MostProcesses}
}

// Listener is told all news of a test, and each result in the order of the cases. Its error ends the test.
type Listener func(Progress, *Result) error

// Run tests a solution and returns the progress. A test ends with its context, after Failures or Timeouts, or when its
// solution has never worked. The error is that of tell, Solution.Make, FindTests, testAll or the context; the progress
// before it is returned too.
func (t *Test) Run(ctx context.Context, s toolchain.Solution, tell Listener) (Progress, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var refused error // the first of tell
	r := testRun{Test: *t, solution: s, known: Progress{Name: s.Name}}
	r.tell = func(result *Result) {
		if err := tell(r.known, result); err != nil {
			refused = cmp.Or(refused, err)
			cancel()
		}
	}
	err := r.work(ctx)
	r.known.Tally.end()
	if r.known.Tally.StartsSlowly() {
		r.known.Start = s.StartTime(ctx)
	}
	return r.known, cmp.Or(refused, err)
}

// RunAll tests solutions one after another and calls done after each, whose error ends the tests. Another error is that
// of the context, or of a file with tests or a *JuryError, which concern all solutions; the progress before it is
// returned too.
func (t *Test) RunAll(
	ctx context.Context, all toolchain.Solutions, tell Listener, done func(Standing) error,
) (known Progress, err error) {
	for _, s := range all {
		known, err = t.Run(ctx, s, tell)
		var file *atomicfile.FileError
		var jury *JuryError
		if ctx.Err() != nil {
			return known, ctx.Err()
		}
		if errors.As(err, &jury) || errors.As(err, &file) && file.Name != s.Name {
			return known, err
		}
		if err := done(Standing{known, err}); err != nil {
			return known, err
		}
	}
	return known, nil
}

// testRun is a test of a solution under way.
type testRun struct {
	Test
	solution toolchain.Solution
	tester   tester // once the program is made
	known    Progress
	tell     func(*Result)
}

func (r *testRun) work(ctx context.Context) error {
	if err := r.prepare(ctx); err != nil {
		return err
	}
	defer r.tester.folders.remove()
	if err := r.find(ctx); err != nil {
		return err
	}
	if err := r.runAll(ctx); err != nil {
		return err
	}
	if tally := &r.known.Tally; tally.FirstRefused != nil && tally.Judged() == 0 {
		return &NoCaseError{tally.FirstRefused}
	}
	if r.Shrink != ShrinkAtEnd || r.known.First == nil {
		return nil
	}
	return r.shrink(ctx)
}

// NoCaseError says that the jury has refused all boards.
type NoCaseError struct{ First *Result }

func (e *NoCaseError) Error() string { return "no board is a case: " + e.First.Ruling.Said }

// Message says why the first is refused.
func (e *NoCaseError) Message() message.Message {
	return message.Of("error.noCase", "Why", e.First.Ruling)
}

func (r *testRun) enter(s Stage) {
	r.known.Stage = s
	r.tell(nil)
}

// prepare makes a program of the solution.
func (r *testRun) prepare(ctx context.Context) error {
	r.Suite.foreign = r.Jury != nil
	if len(r.Suite.Paths) == 0 {
		r.known.Total = r.Suite.Len()
	}
	if r.solution.Compiles() {
		r.enter(Compiling)
	}
	p, err := r.solution.Make(ctx)
	r.known.Program = p
	if err != nil {
		return err
	}
	r.tester = tester{Conditions: r.Conditions, Problem: r.Suite.Problem, Command: p.Command, Apart: p.Apart,
		folders: newFolders(r.Jobs)}
	r.tester.Limits.Reserves = p.Reserves
	if r.tester.Limits.Memory > 0 {
		r.tester.Limits.Memory += p.Overhead
	}
	return nil
}

// find finds the user's own tests, if there are any.
func (r *testRun) find(ctx context.Context) (err error) {
	if len(r.Suite.Paths) == 0 {
		return nil
	}
	r.enter(FindingTests)
	r.Suite.files, r.known.LeftOut, err = FindTests(ctx, r.Suite.Paths, func(files int) {
		r.known.Found = files
		r.tell(nil)
	})
	r.known.Total = r.Suite.Len()
	return err
}

func (r *testRun) runAll(ctx context.Context) error {
	r.enter(Running)
	began, spared := time.Now(), false
	defer func() { r.leaveOut(spared) }()
	for result, err := range r.tester.testAll(ctx, r.Suite.Cases()) {
		if err != nil {
			return err
		}
		if err := r.take(ctx, &result); err != nil {
			return err
		}
		if tally := &r.known.Tally; tally.Hopeless() || reached(tally.Failed, r.Failures) ||
			reached(tally.By[TimeLimit], r.Timeouts) {
			break
		}
		if spared = r.spares(&result.Case, time.Since(began)); spared {
			break
		}
	}
	return nil
}

// leaveOut takes the files that could not be read out of the number of cases, and then the spared cases.
func (r *testRun) leaveOut(spared bool) {
	r.known.LeftOut = append(r.known.LeftOut, r.Suite.leftOut...)
	if r.known.Total -= len(r.Suite.leftOut); spared {
		r.known.Spared = r.known.Total - r.known.Tally.Cases
		r.known.Total = r.known.Tally.Cases
	}
}

// spares reports whether the cases after c are left out: generated ones of a slow starter, when the budget is spent.
func (r *testRun) spares(c *Case, spent time.Duration) bool {
	generated := c.Kind != Sample && c.Kind != File
	return generated && r.Budget > 0 && spent > r.Budget && r.known.Tally.StartsSlowly()
}

// reached reports whether n has reached a limit, 0 for none.
func reached(n, limit int) bool { return limit > 0 && n >= limit }

func (r *testRun) take(ctx context.Context, result *Result) error {
	r.known.Tally.Add(result)
	if c := &result.Case; c.Kind == File && c.Number <= 1 {
		r.known.Total += c.all - 1 // so far each file counted as one
	}
	first := r.known.First == nil && result.Failed()
	if first {
		r.known.First = result
		if err := r.look(ctx, result); err != nil {
			return err
		}
	}
	r.tell(result)
	if first && r.Shrink == ShrinkAtOnce {
		return r.shrink(ctx)
	}
	return ctx.Err()
}

// look looks closer at the first failing case: at the files that the solution uses and, unless it is made simpler, at
// whether it always fails.
func (r *testRun) look(ctx context.Context, first *Result) error {
	if r.tester.Apart {
		if err := r.tester.addFileCauses(ctx, r.known.Program.Code, first); err != nil {
			return err
		}
	}
	if r.Shrink != NoShrink {
		return nil
	}
	return r.repeat(ctx, first)
}

// Repeats is the number of runs of the failing case that is shown.
const Repeats = 3

// repeat runs a failing case again, and counts its failures.
func (r *testRun) repeat(ctx context.Context, failing *Result) error {
	fails := 1
	for again, err := range r.tester.testAll(ctx, inorder.Made(Repeats-1, func(int) Case { return failing.Case })) {
		if err != nil {
			return err
		}
		if again.Failed() {
			fails++
		}
	}
	failing.Fails = fails
	return nil
}

// effort returns what shrinking the first failing case may cost.
func (r *testRun) effort() effort {
	first, needed := r.known.First, r.known.Tally.SlowestAccepted
	if first.Verdict != TimeLimit {
		return effort{Runs: shrinkRuns, Limit: max(usualLimit, 4*needed, 4*first.Run.CPU),
			CPU: shrinkCPU * time.Duration(max(r.Jobs, 1)), Time: longestShrink}
	}
	return effort{Runs: shrinkRuns, Limit: max(shortestLimit, 4*needed),
		Time: max(leastShrink, shrinkTime-min(first.Run.Wall, first.Limits.Time))}
}

// shrink makes the first failing case simpler.
func (r *testRun) shrink(ctx context.Context) error {
	r.enter(Shrinking)
	smallest, err := r.tester.shrink(ctx, *r.known.First, r.effort(), func(s Smallest) {
		r.known.Smallest = &s
		r.tell(nil)
	})
	if err == nil {
		r.known.Smallest = &smallest
		err = r.repeat(ctx, &smallest.Result)
	}
	r.enter(Running)
	return err
}

package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"path/filepath"
	"runtime"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/program"
)

func testCommand() command {
	return command{
		name:      "test",
		arguments: "COMMAND [ARG...]",
		summary:   "run a solution on many cases, and show the smallest that it gets wrong",
		detail: `Runs COMMAND once for each case, with the input on its standard input, and judges its
output: the published samples, your own tests, corner cases, then random boards. When it
fails, the case is made simpler for as long as it still fails, and shown with the output
and what is wrong in it, as check says it. White space does not matter. No shell is used
unless COMMAND is one. A run may take --time-limit of processor time, and by the clock
twice that and a second. The same seed gives the same cases. Ctrl+C ends the test with
what is known. The status is 0 if all cases were accepted, and 1 otherwise.`,
		optionsFirst: true,
		prepare: func(options *flag.FlagSet) runFunc {
			o := &testOptions{
				problem: declare(options, "problem", "the `PROBLEM`: tictactoe or crosshatch (tictactoe if not given)",
					judge.TicTacToe, judge.ParseProblem),
				count: declare(options, "count", "generate `N` cases; 0 for none (1000 if not given)", 1000, atLeast(0)),
				seed:  declare(options, "seed", "draw them by the number `S` (1 if not given)", 1, parseSeed),
				time: declare(options, "time-limit", "at most `T` of processor time for a case (2s if not given)",
					2*time.Second, parseTime),
				memory: declare(options, "memory-limit", "at most `SIZE` of memory for a case (256M if not given)",
					256<<20, parseSize),
				jobs: declare(options, "jobs", "run `N` processes at once (one for each processor if not given)",
					runtime.GOMAXPROCS(0), between(1, maxThreads)),
			}
			options.Func("tests", "test on the file `PATH` too, or on the .in files of a folder; may be repeated",
				func(path string) error { o.tests = append(o.tests, path); return nil })
			options.BoolVar(&o.all, "all", false, "do not stop at the first failure")
			options.BoolVar(&o.noShrink, "no-shrink", false, "show the failing case as it is")
			options.BoolVar(&o.strict, "strict", false, "white space matters")
			options.BoolVar(&o.json, "json", false, "print a line of JSON for each event instead")
			options.StringVar(&o.save, "save", "", "write failing cases with the right answers into the new folder `DIR`")
			return o.run
		},
	}
}

// testOptions is the options of test.
type testOptions struct {
	problem                     *judge.Problem
	count, jobs                 *int
	seed                        *uint64
	time                        *time.Duration
	memory                      *int64
	tests                       []string
	save                        string
	all, noShrink, strict, json bool
}

const (
	// outputLimit is how much a solution may write, in bytes: thousands of boards.
	outputLimit = 1 << 20
	// shrinkLimit is how often a solution is run at most to make a failing case simpler.
	shrinkLimit = 2000
)

func (o *testOptions) run(ctx context.Context, inv *invocation) error {
	if len(inv.args) == 0 {
		return usageError{message: "want a COMMAND"}
	}
	files, err := o.files()
	if err != nil {
		return reportTestError(inv, err)
	}
	if o.save != "" {
		if err := makeEmptyDir(o.save); err != nil {
			printError(inv.stderr, o.save, err)
			return errReported
		}
	}
	ctx, stop := untilSignalled(ctx)
	defer stop()
	t := solutionTest{
		options: o,
		inv:     inv,
		suite:   judge.Suite{Problem: *o.problem, Files: files, Count: *o.count, Seed: *o.seed},
		tester: judge.Tester{
			Problem: *o.problem,
			Command: program.Command{Args: inv.args},
			Limits:  program.Limits{Time: *o.time, Memory: *o.memory, Output: outputLimit},
			Jobs:    *o.jobs,
			Strict:  o.strict,
		},
		report: &textReport{out: inv.out},
	}
	if o.json {
		t.report = newJSONReport(inv.out)
	}
	t.progress = newProgress(inv.stderr, t.suite.Len())
	return t.run(ctx)
}

// files finds the user's tests and makes sure that all can be read.
func (o *testOptions) files() ([]string, error) {
	files, err := judge.FindTests(o.tests)
	if err != nil {
		return nil, err
	}
	for _, name := range files {
		if _, err := judge.ReadTest(*o.problem, name); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// solutionTest is the test of a solution.
type solutionTest struct {
	options  *testOptions
	inv      *invocation
	suite    judge.Suite
	tester   judge.Tester
	report   testReport
	progress *progress
	tally    judge.Tally
	failure  *judge.Result // the first
	saved    int
}

// testReport tells what happens in a test.
type testReport interface {
	// result is called for every case, in their order.
	result(r *judge.Result, all bool)
	// end is called at the end, with the first failing case and the smallest that was made of it, or nil.
	end(tally *judge.Tally, stopped bool, first *judge.Result, smallest *judge.Smallest)
}

func (t *solutionTest) run(ctx context.Context) error {
	err := t.testAll(ctx)
	var smallest *judge.Smallest
	if err == nil && t.failure != nil && !t.options.noShrink {
		smallest, err = t.shrink(ctx)
	}
	t.progress.clear()
	stopped := errors.Is(err, context.Canceled)
	if err != nil && !stopped {
		return reportTestError(t.inv, err)
	}
	t.report.end(&t.tally, stopped, t.failure, smallest)
	if stopped || t.failure != nil {
		return errReported
	}
	return nil
}

// testAll runs the cases, up to the first failure or all.
func (t *solutionTest) testAll(ctx context.Context) error {
	for r, err := range t.tester.TestAll(ctx, t.suite.Cases()) {
		if err != nil {
			return err
		}
		t.tally.Add(&r)
		t.report.result(&r, t.options.all)
		if t.inv.out.Buffered() > 0 {
			t.progress.clear()
		}
		if t.inv.out.Flush() != nil {
			return errReported // Run reports it
		}
		t.progress.testing(&t.tally)
		if !r.Failed {
			continue
		}
		if t.failure == nil {
			t.failure = &r
		}
		if err := t.save(&r.Case); err != nil {
			return err
		}
		if !t.options.all {
			return nil
		}
	}
	return nil
}

func (t *solutionTest) shrink(ctx context.Context) (*judge.Smallest, error) {
	smallest, err := t.tester.Shrink(ctx, *t.failure, shrinkLimit, t.progress.shrinking)
	if err != nil && !errors.Is(err, context.Canceled) {
		return nil, err
	}
	if smallest.Runs > 0 {
		if err := t.save(&smallest.Case); err != nil {
			return nil, err
		}
	}
	return &smallest, err
}

// save writes a case, if cases are to be saved.
func (t *solutionTest) save(c *judge.Case) error {
	if t.options.save == "" {
		return nil
	}
	t.saved++
	return writeFiles(filepath.Join(t.options.save, fmt.Sprintf("%03d", t.saved)), c.Input, c.Answer)
}

// reportTestError prints why a test could not go on.
func reportTestError(inv *invocation, err error) error {
	var file *judge.FileError
	var answer *judge.AnswerError
	switch {
	case errors.As(err, &answer) && errors.As(err, &file):
		line, column, what := wrongAnswer(&answer.Comparison)
		fmt.Fprintf(inv.stderr, "%s:%d:%d: this is not the right answer: %s\n", file.Name, line, column, what)
	case errors.As(err, &file):
		printError(inv.stderr, file.Name, file.Err)
	default:
		return err
	}
	return errReported
}

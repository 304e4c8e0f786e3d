package command

import (
	"cmp"
	"context"
	"errors"
	"runtime"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale"
	"ninefold/engine/notation/text"
)

func testCommand(inv *invocation, cmd *cobra.Command) func(context.Context) error {
	cmd.Annotations = map[string]string{optionsFirst: ""}
	o := &testOptions{
		test: judge.Test{
			Conditions: judge.Conditions{Jobs: runtime.GOMAXPROCS(0)},
			Suite:      judge.Suite{Count: 1000, Seed: 1}, Failures: 1,
		},
		time: 2 * time.Second, memory: 256 << 20,
	}
	o.declare(cmd)
	return func(ctx context.Context) error { return o.start(ctx, inv, cmd) }
}

func (o *testOptions) declare(cmd *cobra.Command) {
	t, options := &o.test, cmd.Flags()
	problemOption(cmd, &t.Suite.Problem)
	declare(cmd, &t.Suite.Count, "count", "generate `N` cases; 0 for none (1000 if not given)", between(0, maxCount))
	declare(cmd, &t.Suite.Seed, "seed", "draw them by the number `S` (1 if not given)", parseSeed)
	declare(cmd, &o.time, "time-limit", "at most `T` of processor time for a case (2s if not given)", parseTime)
	declare(cmd, &o.memory, "memory-limit", "at most `SIZE` of memory for a case (256M if not given)",
		program.ParseSize)
	declare(cmd, &t.Jobs, "jobs", "run `N` processes at once (one for each processor if not given)",
		between(1, maxThreads))
	declare(cmd, &o.builder.Compile, "compile", "compile sources by `CMD`, such as 'g++ -g -o {program} {source}'",
		toolchain.ParseCommand)
	declare(cmd, &o.builder.Run, "run", "run sources by `CMD`, such as 'pypy3 {source}'", toolchain.ParseCommand)
	programOption(options, &o.reference, "reference", "the right answers are those of `SOURCE`, another program")
	programOption(options, &o.checker, "checker", "let `SOURCE`, a checker as testlib's, judge the answers")
	options.Func("tests", "test on the file `PATH` too, or on .in files of a folder; may be repeated",
		func(path string) error { t.Suite.Paths = append(t.Suite.Paths, path); return nil })
	options.BoolVar(&o.builder.Debug, "debug", false, "compile with checks of addresses, overflows and indices")
	options.BoolVar(&o.all, "all", false, "do not stop at the first failure")
	options.BoolVar(&o.watch, "watch", false, "test again each time the source has changed, until Ctrl+C")
	options.BoolVar(&o.noShrink, "no-shrink", false, "show the failing case as it is")
	options.BoolVar(&t.Strict, "strict", false, "white space matters")
	options.BoolVar(&o.json, "json", false, "print a line of JSON for each event instead")
	options.BoolVar(&o.yes, "yes", false, "run what is in folders without a question")
}

func problemOption(cmd *cobra.Command, problem *judge.Problem) {
	declare(cmd, problem, "problem", "the `PROBLEM`: tictactoe or crosshatch (tictactoe if not given)",
		judge.ParseProblem, "tictactoe", "crosshatch")
}

// programOption declares an option for a source or a command, of which a shell completes the file.
func programOption(options *pflag.FlagSet, line *string, name, usage string) {
	options.Func(name, usage, func(s string) error {
		if s == "" {
			return errors.New("want a SOURCE or a COMMAND")
		}
		_, err := program.ParseCommand(s)
		*line = s
		return err
	})
}

func wantSolution(_ *cobra.Command, args []string) error {
	if len(args) == 0 || args[0] == "" {
		return usageError("want a SOURCE or a COMMAND")
	}
	return nil
}

type testOptions struct {
	builder                         toolchain.Builder
	test                            judge.Test
	time                            time.Duration
	memory                          int64
	reference, checker              string // sources or commands; "" for none
	all, noShrink, json, yes, watch bool
}

func (o *testOptions) start(ctx context.Context, inv *invocation, cmd *cobra.Command) error {
	table, err := toolchain.UserTable()
	if err != nil {
		return err
	}
	builder := &o.builder
	builder.Table, builder.Cache, builder.Memory = table, &inv.builds, o.memory
	if !cmd.Flags().Changed("count") {
		o.test.Budget = judge.SlowBudget
	}
	if cmd.ArgsLenAtDash() < 0 && builder.TakeOptions(inv.args) {
		if inv.args, err = parseAgain(cmd, inv.args); err != nil {
			return err
		}
	}
	solutions, err := builder.Resolve(inv.args)
	if err != nil {
		return err
	}
	if !o.yes && !confirm(inv, solutions) {
		return errReported
	}
	ctx, stop := untilSignalled(ctx)
	defer stop()
	// Otherwise all threads that Go allows wait in system calls, and Go looks every 20 µs for goroutines to run.
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(o.test.Jobs + 1))
	o.test.Limits = judge.SolutionLimits(o.time, o.memory)
	if o.all {
		o.test.Failures = 0
	}
	if o.watch {
		return o.repeat(ctx, inv, solutions)
	}
	return o.once(ctx, inv, solutions)
}

// once makes the test one time.
func (o *testOptions) once(ctx context.Context, inv *invocation, solutions toolchain.Solutions) (err error) {
	t := &solutionTest{testOptions: *o, inv: inv, progress: newProgress(inv.stderr, inv.words)}
	if line := cmp.Or(o.reference, o.checker); line != "" {
		t.progress.show("test.compiling", locale.Args{"Source": text.SafeLine(line)})
	}
	if t.test.Jury, err = judge.NewJury(ctx, &o.builder, o.reference, o.checker); err != nil {
		return err
	}
	if solutions.Several() {
		return t.testSeveral(ctx, solutions)
	}
	if !o.noShrink {
		t.test.Shrink = judge.ShrinkAtEnd
	}
	t.report = &textReport{inv.out, inv.words}
	if o.json {
		t.report = jsonReport{inv.out}
	}
	return t.testOne(ctx, solutions[0])
}

// solutionTest is a test with its report.
type solutionTest struct {
	testOptions
	inv      *invocation
	report   testReport // nil for several solutions, of which only the standings are reported
	progress *progress
}

// testReport reports the events of a test.
type testReport interface {
	// notCompiled is called instead of the others if there is no program to test.
	notCompiled(known *judge.Progress, err *toolchain.CompileError)
	// result is called for every case, in their order.
	result(r *judge.Result, all bool)
	// end is called when the test has ended.
	end(known *judge.Progress, stopped stopReason)
}

// stopReason is the reason why a test ended before all was done; "" if it did not.
type stopReason string

const (
	interrupted  stopReason = "interrupted"
	sameCrash    stopReason = "the same runtime error every time"
	cannotGoOn   stopReason = "error" // the error is printed on standard error
	neverStopped stopReason = ""
)

func (t *solutionTest) testOne(ctx context.Context, s toolchain.Solution) error {
	known, err := t.test.Run(ctx, s, t.tell)
	t.progress.clear()
	var failed *toolchain.CompileError
	if errors.As(err, &failed) {
		t.report.notCompiled(&known, failed)
		return errReported
	}
	stopped := neverStopped
	switch {
	case errors.Is(err, context.Canceled):
		stopped, err = interrupted, errReported
	case err != nil && known.Tally.Judged() == 0:
		return err
	case err != nil:
		stopped = cannotGoOn
	case known.Ended():
		stopped = sameCrash
	}
	t.report.end(&known, stopped)
	if err == nil {
		err = reportLeftOut(t.inv, known.LeftOut)
	}
	if known.First != nil {
		err = cmp.Or(err, errReported)
	}
	return err
}

// reportLeftOut prints why files are no tests, after all results. The error is nil if none of them should be one.
func reportLeftOut(inv *invocation, leftOut []error) (err error) {
	inv.out.Flush()
	var others []string
	for _, one := range leftOut {
		var file *atomicfile.FileError
		if errors.As(one, &file) && file.Err == judge.ErrNoPair {
			others = append(others, file.Name)
		} else {
			err = inv.report("", one)
		}
	}
	if others != nil {
		printLine(inv.stderr, "%s", inv.words.NoTests(others))
	}
	return err
}

// tell shows how far the test has got. If there is a result, it reports it.
func (t *solutionTest) tell(known judge.Progress, result *judge.Result) error {
	if result != nil {
		return t.take(&known, result)
	}
	words := t.inv.words
	switch known.Stage {
	case judge.Compiling:
		t.progress.show("test.compiling", locale.Args{"Source": text.SafeLine(known.Name)})
	case judge.FindingTests:
		t.progress.show("test.finding", locale.Args{"Files": known.Found})
	case judge.Running:
		t.progress.started = time.Now()
	case judge.Shrinking:
		if s := known.Smallest; s != nil {
			t.progress.show("test.simplifying",
				locale.Args{"Verdict": words.Verdict(s.Verdict), "Runs": words.Amount("runs", s.Runs)})
		}
	}
	return nil
}

func (t *solutionTest) take(known *judge.Progress, result *judge.Result) error {
	if t.report != nil {
		t.report.result(result, t.all)
	}
	if t.inv.out.Buffered() > 0 {
		t.progress.clear()
	}
	if t.inv.out.Flush() != nil {
		return errReported // Run reports it
	}
	t.progress.testing(known)
	return nil
}

package command

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge"
	"ninefold/engine/locale"
	"ninefold/engine/program"
	"ninefold/engine/text"
	"ninefold/engine/toolchain"
)

const (
	// outputLimit is how much a solution may write, in bytes: thousands of boards.
	outputLimit = 1 << 20
	// shrinkLimit is how often a solution is run at most to make a failing case simpler.
	shrinkLimit = 2000
)

func (o *testOptions) run(ctx context.Context, inv *invocation, cmd *cobra.Command) error {
	table, err := toolchain.UserTable()
	if err != nil {
		return reportTestError(inv, err)
	}
	builder := &toolchain.Builder{Table: table, Compile: *o.compile, Run: *o.execute}
	if cmd.ArgsLenAtDash() < 0 && builder.TakeOptions(inv.args) {
		if inv.args, err = parseAgain(cmd, inv.args); err != nil {
			return err
		}
		builder.Compile, builder.Run = *o.compile, *o.execute
	}
	sources, err := builder.Sources(inv.args)
	if err != nil {
		return reportTestError(inv, err)
	}
	several := sources.All != nil && !sources.Single
	if several && *o.save != "" {
		return usageError("--save: want one solution")
	}
	if !o.yes && !confirm(inv, sources.Found) {
		return errReported
	}
	if *o.save != "" {
		if err := makeEmptyDir(*o.save); err != nil {
			return inv.report(*o.save, err)
		}
	}
	ctx, stop := untilSignalled(ctx)
	defer stop()
	if several {
		return o.testSeveral(ctx, inv, builder, sources.All)
	}
	t := o.newTest(inv, builder, inv.args)
	t.report = &textReport{inv.out, inv.words}
	if o.json {
		t.report = jsonReport{json.NewEncoder(inv.out)}
	}
	return t.run(ctx)
}

// newTest is a test of the solution that words name, without a report.
func (o *testOptions) newTest(inv *invocation, builder *toolchain.Builder, words []string) *solutionTest {
	return &solutionTest{
		options: o,
		inv:     inv,
		builder: builder,
		words:   words,
		suite:   judge.Suite{Problem: *o.problem, Count: *o.count, Seed: *o.seed},
		tester: judge.Tester{
			Problem: *o.problem,
			Limits:  program.Limits{Time: *o.time, Memory: *o.memory, Output: outputLimit, File: *o.memory},
			Jobs:    *o.jobs,
			Strict:  o.strict,
		},
		progress: newProgress(inv.stderr, inv.words),
	}
}

type solutionTest struct {
	options  *testOptions
	inv      *invocation
	builder  *toolchain.Builder
	words    []string // that name it
	language string   // of a source, by its row's name
	others   []string // files that the source includes
	suite    judge.Suite
	tester   judge.Tester
	report   testReport // nil for one of several solutions, of which only the standing is told
	progress *progress
	tally    judge.Tally
	failure  *judge.Result // the first
	saved    int
}

// testReport tells what happens in a test.
type testReport interface {
	// notCompiled is called in place of all else if there is no program to test.
	notCompiled(err *toolchain.CompileError)
	// result is called for every case, in their order.
	result(r *judge.Result, all bool)
	// end is called at the end.
	end(e *testEnd)
}

// testEnd is what is known when a test has ended.
type testEnd struct {
	tally    *judge.Tally
	total    int // cases
	stopped  stopReason
	first    *judge.Result   // that failed, or nil
	smallest *judge.Smallest // that was made of it, or nil
	others   []string        // files that the source includes
	start    time.Duration   // what its interpreter takes to start, if that matters; else 0
}

// stopReason is why a test ended before all was done; "" if it did not.
type stopReason string

const (
	interrupted  stopReason = "interrupted"
	sameCrash    stopReason = "the same runtime error every time"
	cannotGoOn   stopReason = "error" // which is told on standard error
	neverStopped stopReason = ""
)

func (t *solutionTest) run(ctx context.Context) error {
	stopped, err := t.testAll(ctx)
	var failed *toolchain.CompileError
	if errors.As(err, &failed) {
		t.progress.clear()
		t.report.notCompiled(failed)
		return errReported
	}
	var smallest *judge.Smallest
	if err == nil && t.failure != nil && !t.options.noShrink {
		smallest, err = t.shrink(ctx)
	}
	var start time.Duration
	if t.tally.StartsSlowly() {
		start = t.builder.StartTime(ctx, t.words)
	}
	t.progress.clear()
	switch {
	case errors.Is(err, context.Canceled):
		stopped, err = interrupted, errReported
	case err != nil && t.tally.Cases == 0:
		return reportTestError(t.inv, err)
	case err != nil:
		stopped = cannotGoOn
	}
	t.report.end(&testEnd{&t.tally, t.suite.Len(), stopped, t.failure, smallest, t.others, start})
	switch {
	case err != nil:
		t.inv.out.Flush() // what is known stands before the error
		return reportTestError(t.inv, err)
	case t.failure != nil:
		return errReported
	}
	return nil
}

// prepare makes a program of the solution. The error is that of toolchain.Builder.Prepare.
func (t *solutionTest) prepare(ctx context.Context) error {
	if t.builder.Compiles(t.words) {
		t.progress.show("test.compiling", locale.Args{"Source": text.Printable(t.words[0])})
	}
	p, err := t.program(ctx)
	if err != nil {
		return err
	}
	t.language, t.others = p.Language, p.Others
	t.tester.Command, t.tester.Apart = p.Command, p.Apart
	if p.Apart {
		t.tester.Code = judge.ReadCode(p.Code)
	}
	return nil
}

// program is Prepare for the solution. One of several is a source, whatever it is called.
func (t *solutionTest) program(ctx context.Context) (toolchain.Program, error) {
	if t.report == nil {
		return t.builder.Source(ctx, t.words[0])
	}
	return t.builder.Prepare(ctx, t.words)
}

// testAll prepares the solution and runs the cases, up to the first failure or all, unless the solution never works.
func (t *solutionTest) testAll(ctx context.Context) (stopReason, error) {
	if err := t.prepare(ctx); err != nil {
		return neverStopped, err
	}
	files, err := judge.FindTests(ctx, t.options.tests, func(names int) {
		t.progress.show("test.finding", locale.Args{"Files": names})
	})
	if err != nil {
		return neverStopped, err
	}
	t.suite.Files = files
	t.progress.total = t.suite.Len()
	for r, err := range t.tester.TestAll(ctx, t.suite.Cases()) {
		if err != nil {
			return neverStopped, err
		}
		if err := t.take(&r); err != nil {
			return neverStopped, err
		}
		switch {
		case t.failure != nil && !t.options.all:
			return neverStopped, nil
		case t.tally.Hopeless() && t.tally.Cases < t.suite.Len():
			return sameCrash, nil
		}
	}
	return neverStopped, nil
}

// take adds up, tells and saves a result.
func (t *solutionTest) take(r *judge.Result) error {
	t.tally.Add(r)
	if t.report != nil {
		t.report.result(r, t.options.all)
	}
	if t.inv.out.Buffered() > 0 {
		t.progress.clear()
	}
	if t.inv.out.Flush() != nil {
		return errReported // Run reports it
	}
	t.progress.testing(&t.tally)
	if !r.Failed() {
		return nil
	}
	if t.failure == nil {
		t.failure = r
	}
	return t.save(&r.Case)
}

func (t *solutionTest) shrink(ctx context.Context) (*judge.Smallest, error) {
	words := t.inv.words
	smallest, err := t.tester.Shrink(ctx, *t.failure, shrinkLimit, func(s judge.Smallest) {
		t.progress.show("test.simplifying",
			locale.Args{"Verdict": words.Verdict(s.Verdict), "Runs": words.Amount("runs", s.Runs)})
	})
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
	if *t.options.save == "" {
		return nil
	}
	t.saved++
	return writeFiles(filepath.Join(*t.options.save, fmt.Sprintf("%03d", t.saved)), c.Input, c.Answer)
}

// reportTestError prints why a test could not go on. Of a relative path that is not there it names the folder too.
func reportTestError(inv *invocation, err error) error {
	var file *judge.FileError
	var answer *judge.AnswerError
	var source *toolchain.FileError
	var tool *toolchain.ToolError
	name, why := "ninefold", err
	switch {
	case errors.As(err, &source):
		name, why = source.Name, source.Err
	case errors.As(err, &tool):
		printLine(inv.stderr, "%s: %s", tool.Source, inv.words.NoTool(tool))
		return errReported
	case errors.As(err, &answer) && errors.As(err, &file):
		line, column := wrongPlaceIn(&answer.Comparison)
		printPlace(inv.stderr, file.Name, line, column, inv.words.Error(answer))
		return errReported
	case errors.As(err, &file):
		name, why = file.Name, file.Err
	case judge.MissingOf(err) == nil:
		return err
	}
	missing := judge.MissingOf(err)
	if missing == nil {
		return inv.report(name, why)
	}
	printLine(inv.stderr, "%s: %s", name, inv.words.Missing(inv.words.Error(atomicfile.Cause(why)), missing))
	return errReported
}

package command

import (
	"context"
	"errors"
	"runtime"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ninefold/engine/judge"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
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
		func(path string) error { t.Paths = append(t.Paths, path); return nil })
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

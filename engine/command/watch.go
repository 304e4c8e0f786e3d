package command

import (
	"context"
	"slices"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale"
	"ninefold/engine/notation/text"
)

// watchInterval is the time between two looks at the files of a test.
const watchInterval = 200 * time.Millisecond

// repeat makes the test, and again each time one of its files has changed, until the context ends. The error is that of
// the last test that was not stopped.
func (o *testOptions) repeat(ctx context.Context, inv *invocation, solutions toolchain.Solutions) (last error) {
	watched := program.Command{Args: o.files(inv, solutions)}
	for {
		asOf := watched.Changed()
		err := o.once(ctx, inv, solutions)
		if inv.out.Flush() != nil {
			return errReported // Run reports it
		}
		err = inv.report(programName, err)
		if ctx.Err() != nil {
			return last
		}
		last = err
		printLine(inv.stderr, "%s",
			inv.words.Text("test.waiting", locale.Args{"Source": text.SafeLine(solutions[0].Name)}))
		for !watched.Changed().After(asOf) {
			select {
			case <-ctx.Done():
				return last
			case <-time.After(watchInterval):
			}
		}
	}
}

// files returns the words of a command that names the files of the test: those of the solutions and of the jury.
func (o *testOptions) files(inv *invocation, solutions toolchain.Solutions) []string {
	words := slices.Clone(inv.args)
	for _, s := range solutions {
		words = append(words, s.Name)
	}
	for _, line := range [...]string{o.reference, o.checker} {
		member, _ := program.ParseCommand(line)
		words = append(append(words, line), member.Args...)
	}
	return words
}

package command

import (
	"context"
	"errors"
	"os/exec"

	"ninefold/engine/locale"
	"ninefold/engine/match"
	"ninefold/engine/text"
	"ninefold/engine/toolchain"
)

// compileContestants compiles the contestants that are sources, and names them as they were typed.
func (inv *invocation) compileContestants(
	ctx context.Context, contestants *[2]match.Contestant, progress *progress,
) error {
	builder, err := toolchain.UserBuilder(&inv.workshop)
	if err != nil {
		return reportTestError(inv, err)
	}
	for i, contestant := range contestants {
		typed, ok := contestant.(match.Program)
		if !ok {
			continue
		}
		words := typed.Command.Args
		if !builder.IsSource(words) {
			if _, err := exec.LookPath(words[0]); err != nil && builder.IsSource(words[:1]) {
				return usageError(programPrefix + typed.Name() + ": a source takes no arguments")
			}
		}
		if builder.Compiles(words) {
			progress.show("test.compiling", locale.Args{"Source": text.SafeLine(words[0])})
		}
		contestants[i], err = typed.Made(ctx, builder)
		progress.clear()
		var failed *toolchain.CompileError
		switch {
		case errors.As(err, &failed):
			report := textReport{inv.stderr, inv.words}
			report.notCompiled(failed)
			return errReported
		case err != nil:
			return reportTestError(inv, err)
		}
	}
	return nil
}

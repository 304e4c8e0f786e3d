package command

import (
	"context"
	"errors"

	"ninefold/engine/match"
	"ninefold/engine/toolchain"
)

// compileContestants makes programs of the contestants that are sources, and calls them as they were typed.
func (inv *invocation) compileContestants(ctx context.Context, contestants *[2]match.Contestant) error {
	table, err := toolchain.UserTable()
	if err != nil {
		return reportTestError(inv, err)
	}
	builder := toolchain.Builder{Table: table}
	for i, contestant := range contestants {
		typed, ok := contestant.(match.Program)
		if !ok {
			continue
		}
		if !builder.IsSource(typed.Command.Args) {
			continue
		}
		made, err := builder.Source(ctx, typed.Command.Args[0])
		var failed *toolchain.CompileError
		switch {
		case errors.As(err, &failed):
			report := textReport{inv.stderr, inv.words}
			report.notCompiled(failed)
			return errReported
		case err != nil:
			return reportTestError(inv, err)
		}
		contestants[i] = match.Program{Command: made.Command, Called: typed.Name()}
	}
	return nil
}

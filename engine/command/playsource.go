package command

import (
	"context"
	"os/exec"

	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe/match"
)

// compileContestants compiles the contestants that are sources, and names them as they were typed.
func (inv *invocation) compileContestants(
	ctx context.Context, contestants *[2]match.Contestant, progress *progress,
) error {
	builder, err := toolchain.UserBuilder(&inv.builds)
	if err != nil {
		return err
	}
	for i, contestant := range contestants {
		typed, ok := contestant.(match.Program)
		if !ok {
			continue
		}
		words := typed.Command.Args
		solution := builder.Solution(words)
		if !solution.IsSource() {
			if _, err := exec.LookPath(words[0]); err != nil && builder.Solution(words[:1]).IsSource() {
				return usageError(programPrefix + typed.Name() + ": a source takes no arguments")
			}
		}
		if solution.Compiles() {
			progress.show("test.compiling", locale.Args{"Source": text.SafeLine(solution.Name)})
		}
		contestants[i], err = typed.Made(ctx, solution)
		progress.clear()
		if err != nil {
			return err
		}
	}
	return nil
}

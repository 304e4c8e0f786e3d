package play

import (
	"context"
	"errors"
	"os"
	"os/exec"

	"ninefold/engine/atomicfile"
	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/notation/text"
	"ninefold/engine/tictactoe/match"
	"ninefold/gui/language"
	"ninefold/gui/model/roster"
)

// prepare returns the program to start. It compiles a source unless that was done before.
func (t *talk) prepare(ctx context.Context) (match.Program, error) {
	if !program.Supported { // the web page loads faster without the code below
		return match.Program{}, program.ErrUnsupported
	}
	command, err := program.ParseCommand(t.command)
	if err != nil {
		return match.Program{}, err
	}
	builder, err := toolchain.UserBuilder(t.builds)
	if err != nil {
		return match.Program{}, err
	}
	solution := builder.Solution(command.Args)
	t.compiling.Store(solution.Compiles())
	defer t.compiling.Store(false)
	return match.Program{Command: command}.Made(ctx, solution)
}

// StartWords says why a program could not be started, for a source with the compiler's first error.
func StartWords(err error) string {
	words := language.Words().ShortError(err)
	var failed *toolchain.CompileError
	if errors.As(err, &failed) && failed.Said != "" {
		const most = 200 // characters
		said := text.Cut(text.SafeLines(text.ErrorLine(failed.Said)), most)
		words = language.Text("error.named", language.Args{"Name": words, "Error": said})
	}
	return language.Text("program.failed", language.Args{"Error": words})
}

// findProgram checks that the file of a side's program exists, if a program plays the side. It reads files, so call it
// off the UI goroutine.
func findProgram(side roster.Side) error {
	if side.Player != roster.Program {
		return nil
	}
	if !program.Supported {
		return program.ErrUnsupported
	}
	command, err := program.ParseCommand(side.Command)
	if err != nil {
		return err
	}
	builder, err := toolchain.UserBuilder(nil)
	if err != nil {
		return err
	}
	solution := builder.Solution(command.Args)
	if solution.IsSource() {
		if _, err = os.Stat(solution.Name); err != nil {
			err = atomicfile.NewFileError(solution.Name, err)
		}
	} else if _, err = exec.LookPath(command.Args[0]); err == nil {
		err = solution.FindScript()
	}
	return err
}

package play

import (
	"context"
	"errors"
	"strings"

	"ninefold/engine/match"
	"ninefold/engine/program"
	"ninefold/engine/text"
	"ninefold/engine/toolchain"
	"ninefold/gui/locale"
	"ninefold/gui/widgets"
)

// newBuilder returns a builder for the user's table of languages. The error says why the table cannot be read.
func newBuilder() (*toolchain.Builder, error) {
	table, err := toolchain.UserTable()
	return &toolchain.Builder{Table: table}, err
}

// prepare returns the program to start. It compiles a source unless that was done before.
func (t *talk) prepare(ctx context.Context) (match.Program, error) {
	command, err := program.ParseCommand(t.command)
	if err != nil {
		return match.Program{}, err
	}
	builder, err := newBuilder()
	if err != nil {
		return match.Program{}, err
	}
	t.compiling.Store(builder.Compiles(command.Args))
	defer t.compiling.Store(false)
	return match.Program{Command: command}.Made(ctx, builder)
}

// StartWords says why a program could not be started. If a source did not compile, that is the first error in it.
func StartWords(err error) string {
	words := locale.Words().ShortError(err)
	var failed *toolchain.CompileError
	if errors.As(err, &failed) && failed.Said != "" {
		const most = 200 // characters
		said := text.Cut(widgets.Visible(firstError(failed.Said)), most)
		words = locale.Text("error.named", locale.Args{"Name": words, "Error": said})
	}
	return locale.Text("program.failed", locale.Args{"Error": words})
}

// firstError returns the first line that a compiler calls an error, or else the first line.
func firstError(said string) string {
	lines := strings.Split(said, "\n")
	for _, line := range lines {
		if strings.Contains(line, "error") {
			return line
		}
	}
	return lines[0]
}

package command

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"ninefold/engine/atomicfile"
	"ninefold/engine/grid"
	"ninefold/engine/judge"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/locale"
	"ninefold/engine/notation/text"
)

// outputSize is the buffer of standard output, in bytes. It holds more than the answers to one buffer of input.
const outputSize = 64 << 10

// errReported ends a command that has already printed its error.
var errReported = errors.New("failed")

// invocation is one run of a command.
type invocation struct {
	args   []string // without options
	name   string   // of the file that is read
	words  *locale.Words
	stdin  io.Reader
	out    *bufio.Writer // keeps its first error, which ends the next read and is reported by Run
	stderr io.Writer

	builds toolchain.BuildCache // closed at the end
}

// does turns the function of a command into one for cobra. Its error is errReported if everything has been printed, a
// usageError, or another one.
func (inv *invocation) does(do func(context.Context) error) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		inv.args = args
		return do(cmd.Context())
	}
}

// eachFile passes every file that the arguments name to read, or standard input if they name none. It reports an error
// of a file in one line and goes on; the error is then errReported.
func (inv *invocation) eachFile(ctx context.Context, read func(io.Reader) error) error {
	names := inv.args
	if len(names) == 0 {
		names = []string{standardInput}
	}
	var result error
	for _, name := range names {
		inv.name = name
		err := inv.readFile(ctx, name, read)
		if inv.out.Flush() != nil || errors.Is(err, context.Canceled) || ctx.Err() != nil {
			return errReported // the output is closed or the run was cancelled
		}
		if err != nil {
			inv.printError(name, err)
			result = errReported
		}
	}
	return result
}

func (inv *invocation) readFile(ctx context.Context, name string, read func(io.Reader) error) error {
	file, err := inv.open(ctx, name)
	if err != nil {
		return err
	}
	defer file.Close()
	return read(text.DecodingReader(file))
}

// standardInput names standard input in arguments and messages.
const standardInput = "-"

// open opens a file, or standard input, for reading.
func (inv *invocation) open(ctx context.Context, name string) (io.ReadCloser, error) {
	if name == standardInput {
		return &source{io.NopCloser(inv.stdin), ctx, inv}, nil
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	return &source{file, ctx, inv}, nil
}

// source is an input that flushes the output before each read, which may block. So a person at a terminal sees each
// answer at once, and a long file is still written in large pieces.
type source struct {
	io.ReadCloser
	ctx context.Context
	inv *invocation
}

func (s *source) Read(p []byte) (int, error) {
	if err := s.ctx.Err(); err != nil {
		return 0, err
	}
	if err := s.inv.out.Flush(); err != nil {
		return 0, err
	}
	return s.ReadCloser.Read(p)
}

// report prints an error as printError does and returns errReported. It returns nil and errReported unchanged.
func (inv *invocation) report(name string, err error) error {
	if err == nil || err == errReported {
		return err
	}
	inv.printError(name, err)
	return errReported
}

// programName stands before an error that is not about a file.
const programName = "ninefold"

// printError prints an error as NAME:LINE:COLUMN: message, to which editors jump, or as NAME: message if it has no
// place. The name is that of the file or the source that the error is about, if it says that itself.
func (inv *invocation) printError(name string, err error) {
	var file *atomicfile.FileError
	var failed *toolchain.CompileError
	var answer *judge.AnswerError
	var unreadable *text.Error
	if errors.As(err, &file) {
		name, err = file.Name, file.Err
	}
	switch {
	case errors.As(err, &failed):
		(&textReport{inv.stderr, inv.words}).notCompiled(nil, failed)
	case errors.As(err, &answer):
		line, column := wrongPlaceIn(&answer.Comparison)
		printPlace(inv.stderr, name, line, column, inv.words.Error(err))
	case errors.As(err, &unreadable):
		printPlace(inv.stderr, name, unreadable.Line, unreadable.Column, inv.words.TextError(unreadable))
	default:
		printLine(inv.stderr, "%s: %s", cmp.Or(name, `""`), inv.words.Error(atomicfile.Cause(err)))
	}
}

// printPlace prints a message with a place to which editors jump.
func printPlace(out io.Writer, name string, line, column int, message string) {
	printLine(out, "%s:%d:%d: %s", name, line, column, message)
}

// printLine prints one line that is safe on a terminal, whatever names and texts it contains.
func printLine(out io.Writer, format string, args ...any) {
	io.WriteString(out, text.SafeLine(fmt.Sprintf(format, args...))+"\n")
}

func rowCol(c grid.Cell) string { return fmt.Sprintf("%d %d", c.Row(), c.Col()) }

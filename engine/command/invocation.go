package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"syscall"

	"ninefold/engine/grid"
	"ninefold/engine/text"
)

// outputSize is the buffer of standard output: more than what marking one buffer of input makes.
const outputSize = 64 << 10

// errReported ends a command that has already said what is wrong.
var errReported = errors.New("failed")

// invocation is one run of a command.
type invocation struct {
	args   []string // those left when the options are taken
	stdin  io.Reader
	out    *bufio.Writer // it keeps its first error, which ends the next read, and which Run reports
	stderr io.Writer
}

// eachFile hands every file that the arguments name to read, or standard input when they name none. What cannot
// be read is reported in one line, and the next file follows; the error is then errReported.
func (inv *invocation) eachFile(ctx context.Context, read func(io.Reader) error) error {
	names := inv.args
	if len(names) == 0 {
		names = []string{standardInput}
	}
	var result error
	for _, name := range names {
		err := inv.readFile(ctx, name, read)
		if inv.out.Flush() != nil || errors.Is(err, context.Canceled) || ctx.Err() != nil {
			return errReported // the output is closed or the run was cancelled
		}
		if err != nil {
			printError(inv.stderr, name, err)
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
	return read(file)
}

// standardInput is the name that stands for standard input, in arguments and in messages.
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

// source is a file whose reads may block: before each read, what was written so far is flushed. So a person at
// a terminal sees each answer at once, and a long file is still written in large pieces.
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

// eachCase hands every case of a stream to do. A stream without any is bad input: want is what it should begin with.
func eachCase[Case any](read func() (Case, error), want text.Want, do func(Case) error) error {
	for n := 0; ; n++ {
		next, err := read()
		switch {
		case err == io.EOF && n > 0:
			return nil
		case err == io.EOF:
			return &text.Error{Line: 1, Column: 1, Want: want, Found: text.FoundTextEnd}
		case err != nil:
			return err
		}
		if err := do(next); err != nil {
			return err
		}
	}
}

// Hangup is SIGHUP, sent when a terminal is closed. Package syscall does not name it for every system.
const Hangup = syscall.Signal(1)

// untilSignalled is a context that ends when this program is asked to end: by a hangup too, unless that is ignored, as under
// nohup. Other programs that it starts are in process groups of their own, which what ends this one does not reach.
func untilSignalled(ctx context.Context) (until context.Context, stop context.CancelFunc) {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(Hangup) {
		signals = append(signals, Hangup)
	}
	return signal.NotifyContext(ctx, signals...)
}

// printError writes one line in the form that editors jump to: NAME:LINE:COLUMN: message, or NAME: message
// when there is no place.
func printError(stderr io.Writer, name string, err error) {
	var unreadable *text.Error
	if errors.As(err, &unreadable) {
		fmt.Fprintf(stderr, "%s:%d:%d: %s\n", name, unreadable.Line, unreadable.Column, unreadable.Message())
		return
	}
	if name == "" {
		name = `""`
	}
	fmt.Fprintf(stderr, "%s: %v\n", name, cause(err))
}

// cause is an error without the names of files and system calls that package os puts before it.
func cause(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}

// rowCol names a cell as the judge's text does.
func rowCol(c grid.Cell) string { return fmt.Sprintf("%d %d", c.Row(), c.Col()) }

func rowCols(cells []grid.Cell) []string {
	var names []string
	for _, c := range cells {
		names = append(names, rowCol(c))
	}
	return names
}

// count is a number with the word that goes with it.
func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// Package command is what the program does without a window, one command a file: Run takes the arguments and the three
// streams and gives the exit status.
package command

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"syscall"
)

// Exit statuses.
const (
	exitSuccess = 0
	exitFailure = 1 // bad input, a wrong answer, a file that cannot be read or written
	exitUsage   = 2 // wrong usage
)

// command is one thing to do. Dispatch and help are both made from the table of commands, so they cannot disagree.
type command struct {
	name      string
	arguments string // as the line of usage shows them
	summary   string // one line
	detail    string // what help for the command says besides
	// optionsFirst has options end at the first argument that is none, so that the rest can be another command.
	optionsFirst bool
	// prepare declares the command's options and gives what runs it once they are set.
	prepare func(options *flag.FlagSet) runFunc
}

// runFunc runs a command. Its error is errReported when all has been said, a usageError, or something to say.
type runFunc func(ctx context.Context, inv *invocation) error

// commands is the table, in the order in which help lists it.
func commands() []command {
	return []command{
		markCommand(),
		checkCommand(),
		crosshatchCommand(),
		pictureCommand(),
		reachCommand(),
		generateCommand(),
		testCommand(),
		analyseCommand(),
		playCommand(),
		botCommand(),
		helpCommand(),
		versionCommand(),
	}
}

func findCommand(name string) (command, bool) {
	all := commands()
	i := slices.IndexFunc(all, func(cmd command) bool { return cmd.name == name })
	if i < 0 {
		return command{}, false
	}
	return all[i], true
}

// aliased gives the command that an option such as --help stands for. Other arguments stay as they are.
func aliased(arg string) string {
	switch arg {
	case "-h", "-help", "--help":
		return "help"
	case "-version", "--version":
		return "version"
	}
	return arg
}

// Window reports whether the arguments ask for the window, which is when there are none or the only one names a file,
// and which file to open in it ("" for none). After -- even the name of a command is that of a file.
func Window(args []string) (file string, ok bool) {
	escaped := len(args) > 0 && args[0] == "--"
	if escaped {
		args = args[1:]
	}
	switch len(args) {
	case 0:
		return "", true
	case 1:
		_, isCommand := findCommand(args[0])
		if escaped || !isCommand && !strings.HasPrefix(args[0], "-") {
			return args[0], true
		}
	}
	return "", false
}

// Run does what the arguments (without the program's name) say and returns the exit status: 0, 1 for bad input or a
// file that cannot be read or written, 2 for wrong usage. Cancelling ctx ends long work early; it does not wake a read
// that waits for input.
func Run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if stdout == os.Stdout && stdoutWasClosed() {
		stdout = closedOutput{}
	}
	out := bufio.NewWriterSize(stdout, outputSize)
	err := dispatch(ctx, args, &invocation{stdin: stdin, out: out, stderr: stderr})
	status := exitSuccess
	var usage usageError
	switch {
	case errors.As(err, &usage):
		status = exitUsage
		fmt.Fprintln(stderr, usage)
	case err != nil:
		status = exitFailure
		if err != errReported {
			fmt.Fprintf(stderr, "ninefold: %v\n", err)
		}
	}
	if err := out.Flush(); err != nil {
		status = max(status, exitFailure)
		if !errors.Is(err, syscall.EPIPE) { // the reader has closed the pipe on purpose
			printError(stderr, "standard output", err)
		}
	}
	return status
}

// closedOutput is a standard output that was closed before the program started.
type closedOutput struct{}

func (closedOutput) Write([]byte) (int, error) { return 0, os.ErrClosed }

func dispatch(ctx context.Context, args []string, inv *invocation) error {
	if len(args) == 0 {
		return usageError{message: "want a command"}
	}
	cmd, ok := findCommand(aliased(args[0]))
	switch {
	case ok:
		return run(ctx, &cmd, args[1:], inv)
	case strings.HasPrefix(args[0], "-") && args[0] != "--":
		return usageError{message: "unknown option " + args[0]}
	case args[0] == "--":
		return usageError{message: "the window opens one file"}
	}
	return usageError{message: fmt.Sprintf("no command is called %q, and the window opens one file", args[0])}
}

func run(ctx context.Context, cmd *command, args []string, inv *invocation) error {
	options := flag.NewFlagSet(cmd.name, flag.ContinueOnError)
	do := cmd.prepare(options)
	rest, err := setOptions(options, args, cmd.optionsFirst)
	switch {
	case err == flag.ErrHelp:
		cmd.help(inv.out)
		return nil
	case err != nil:
		return usageError{cmd, err.Error()}
	}
	inv.args = rest
	err = do(ctx, inv)
	var usage usageError
	if errors.As(err, &usage) {
		return usageError{cmd, usage.message}
	}
	return err
}

// usageError is wrong usage, of a command or, when command is nil, of the program.
type usageError struct {
	command *command
	message string
}

func (e usageError) Error() string {
	if e.command == nil {
		return "ninefold: " + e.message + "\n\"ninefold help\" lists the commands"
	}
	return "ninefold " + e.command.name + ": " + e.message + "\nusage: " + e.command.usage()
}

// Package command has the program's commands, which need no window, one in each file. Run takes the arguments and the
// three streams and returns the exit status.
package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"ninefold/engine/locale"
)

const (
	exitSuccess = 0
	exitFailure = 1 // bad input, a wrong answer, or a file that cannot be read or written
	exitUsage   = 2 // wrong usage
)

// commands lists the commands in the order of the help: the name of each, what arguments it takes, nil for any, and the
// function that declares its options and returns what runs it. Each has a file.
var commands = [...]struct {
	name    string
	args    cobra.PositionalArgs
	declare func(*invocation, *cobra.Command) (run func(context.Context) error)
}{
	{"mark", nil, markCommand},
	{"check", wantArgs(2, 2, "want INPUT and OUTPUT"), checkCommand},
	{"crosshatch", nil, crosshatchCommand},
	{"picture", wantArgs(0, 1, "want one FILE at most"), pictureCommand},
	{"reach", nil, reachCommand},
	{"generate", wantArgs(1, 1, "want one DIR"), generateCommand},
	{"test", wantSolution, testCommand},
	{"languages", wantArgs(0, 0, "want no arguments"), languagesCommand},
	{"analyse", nil, analyseCommand},
	{"play", wantArgs(2, 2, "want two PLAYERs"), playCommand},
	{"bot", wantArgs(0, 0, "want no arguments"), botCommand},
	{"completion", wantArgs(1, 1, "want one SHELL"), completionCommand},
	{"version", wantArgs(0, 0, "want no arguments"), versionCommand},
}

// Cobra sorts commands by name, and refuses to run a program started by a double click on Windows. It can be told
// otherwise only by these variables.
func init() {
	cobra.EnableCommandSorting = false
	cobra.MousetrapHelpText = ""
}

// Window opens the window and shows a file in it, none for "". If separate is false, it may hand the file to a window
// that is open already.
type Window func(file string, separate bool) error

const newWindow = "new-window"

// newProgram returns the program with the commands that its arguments may need. Without a command it opens the window.
func newProgram(inv *invocation, args []string, open Window) *cobra.Command {
	program := &cobra.Command{
		Use:               "ninefold [FILE]",
		Short:             "open the window, with FILE imported",
		Long:              "Ninefold plays and inspects nested noughts and crosses, and cross-hatches Sudoku.",
		Args:              cobra.ArbitraryArgs,
		ValidArgsFunction: cobra.FixedCompletions(nil, cobra.ShellCompDirectiveDefault), // files, besides commands
		SilenceErrors:     true,
		SilenceUsage:      true,
		CompletionOptions: cobra.CompletionOptions{DisableDefaultCmd: true},
	}
	separate := program.Flags().Bool(newWindow, false, "likewise, in a window of its own beside one that is open")
	version := program.Flags().Bool("version", false, "say which version this is")
	program.PersistentFlags().Bool("help", false, "say what a command does")
	program.RunE = inv.does(func(ctx context.Context) error {
		if *version {
			return inv.printVersion(ctx)
		}
		file, err := fileToOpen(program, inv.args)
		if err != nil {
			return err
		}
		return open(file, *separate)
	})
	for _, c := range commands {
		cmd := newCommand(c.name, c.args)
		cmd.RunE = inv.does(c.declare(inv, cmd))
		_, first := cmd.Annotations[optionsFirst]
		cmd.Flags().SetInterspersed(!first)
		cmd.Flags().VisitAll(nameValue)
		program.AddCommand(cmd)
		if len(args) > 0 && args[0] == cmd.Name() {
			break // declaring all takes longer than marking a board
		}
	}
	setHelp(inv, program)
	program.SetFlagErrorFunc(optionError)
	return program
}

// Program returns the program with all commands, for the manual.
func Program() *cobra.Command { return newProgram(&invocation{}, nil, nil) }

// fileToOpen returns the file named by arguments without a command, or "" for none. After -- the file may have the name
// of a command and may begin with a dash, and the window says if it is missing. Before, a missing file may be a command
// that was mistyped.
func fileToOpen(program *cobra.Command, args []string) (string, error) {
	escaped := program.ArgsLenAtDash() == 0
	switch {
	case len(args) == 0:
		return "", nil
	case len(args) > 1 && escaped:
		return "", usageError("the window opens one file")
	case args[0] == standardInput && !escaped:
		return "", usageError("unknown option -")
	case len(args) > 1:
		return "", usageError(fmt.Sprintf("no command is called %q, and the window opens one file%s", args[0],
			meant(program, args[0])))
	case !escaped && isMissing(args[0]):
		return "", usageError(fmt.Sprintf("no command and no file is called %q%s", args[0], meant(program, args[0])))
	}
	return args[0], nil
}

func isMissing(file string) bool {
	_, err := os.Stat(file)
	return errors.Is(err, fs.ErrNotExist)
}

// meant asks whether a word stands for a command with a similar name. It returns "" if there is none.
func meant(program *cobra.Command, word string) string {
	program.SuggestionsMinimumDistance = 2 // the most letters that differ
	similar := program.SuggestionsFor(word)
	if len(similar) == 0 {
		return ""
	}
	return fmt.Sprintf("; did you mean %s?", strings.Join(similar, " or "))
}

// Run runs the command of the arguments (without the program's name), or opens the window. It returns the exit status:
// 0, 1 for bad input or a file that cannot be read or written, 2 for wrong usage. It speaks the language of the
// environment's variables. Cancelling ctx ends long work early, but not a read that blocks.
func Run(
	ctx context.Context, getenv func(string) string, args []string, stdin io.Reader, stdout,
	stderr io.Writer, open Window,
) int {
	inv := &invocation{
		words: locale.WordsFor(locale.FromEnvironment(getenv).Code),
		stdin: stdin, out: bufio.NewWriterSize(stdout, outputSize), stderr: stderr,
	}
	defer inv.builds.Close()
	program := newProgram(inv, args, open)
	program.SetArgs(append([]string{}, args...)) // for nil, cobra takes the process's own
	program.SetOut(inv.out)
	program.SetErr(stderr)
	cmd, err := program.ExecuteContextC(ctx)
	unwritten := inv.out.Flush() // the results so far come before the error
	status := exitSuccess
	var usage usageError
	switch {
	case errors.As(err, &usage):
		status = exitUsage
		printUsageError(stderr, cmd, usage)
	case inv.report(programName, err) != nil:
		status = exitFailure
	}
	if unwritten != nil {
		status = max(status, exitFailure)
		if !errors.Is(unwritten, syscall.EPIPE) { // if it is, the reader has closed the pipe on purpose
			inv.printError(inv.words.Text("name.output"), unwritten)
		}
	}
	return status
}

// usageError says that a command or the program was used wrongly.
type usageError string

func (e usageError) Error() string { return string(e) }

func printUsageError(stderr io.Writer, cmd *cobra.Command, err usageError) {
	printLine(stderr, "%s: %s", cmd.CommandPath(), err)
	if cmd.HasParent() {
		fmt.Fprintln(stderr, "usage:", usage(cmd))
	} else {
		fmt.Fprintln(stderr, `"ninefold help" lists the commands`)
	}
}

// wantArgs makes a command take least to most arguments. For another number the error is message.
func wantArgs(least, most int, message string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) < least || len(args) > most {
			return usageError(message)
		}
		return nil
	}
}

// Package command is what the program does without a window, one verb a file: Run takes the arguments and the three
// streams and gives the exit status. It is the one place outside the window that has files and a clock.
package command

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"syscall"
)

// Exit statuses.
const (
	succeeded = 0
	failed    = 1 // bad input, a wrong answer, a file that cannot be read or written
	misused   = 2 // wrong usage
)

// verb is one thing to do. Dispatch and help are both made from the table of verbs, so they cannot disagree.
type verb struct {
	name      string
	arguments string // as the line of usage shows them
	summary   string // one line
	detail    string // what help for the verb says besides
	// prepare declares the verb's options and gives what runs it once they are set.
	prepare func(options *flag.FlagSet) action
}

// action runs a verb. Its error is errFailed when all has been said, a misuse, or something to say.
type action func(ctx context.Context, c *call) error

// verbs is the table, in the order in which help lists it.
func verbs() []verb {
	return []verb{
		markVerb(),
		checkVerb(),
		crosshatchVerb(),
		pictureVerb(),
		reachVerb(),
		generateVerb(),
		analyseVerb(),
		playVerb(),
		helpVerb(),
		versionVerb(),
	}
}

func findVerb(name string) (verb, bool) {
	all := verbs()
	i := slices.IndexFunc(all, func(v verb) bool { return v.name == name })
	if i < 0 {
		return verb{}, false
	}
	return all[i], true
}

// synonym gives the verb that an option stands for, which people try before they know any; other arguments stay.
func synonym(arg string) string {
	switch arg {
	case "-h", "-help", "--help":
		return "help"
	case "-version", "--version":
		return "version"
	}
	return arg
}

// Window reports whether the arguments ask for the window, which is when there are none or the only one names a file,
// and which file to open in it ("" for none). After -- even the name of a verb is that of a file.
func Window(args []string) (file string, ok bool) {
	escaped := len(args) > 0 && args[0] == "--"
	if escaped {
		args = args[1:]
	}
	switch len(args) {
	case 0:
		return "", true
	case 1:
		_, isVerb := findVerb(args[0])
		if escaped || !isVerb && !strings.HasPrefix(args[0], "-") {
			return args[0], true
		}
	}
	return "", false
}

// Run does what the arguments (without the program's name) say and returns the exit status: 0, 1 for bad input or a
// file that cannot be read or written, 2 for wrong usage. Cancelling ctx ends long work early; it does not wake a read
// that waits for input.
func Run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	out := bufio.NewWriterSize(stdout, outputSize)
	err := dispatch(ctx, args, &call{stdin: stdin, out: out, stderr: stderr})
	status := succeeded
	var wrong misuse
	switch {
	case errors.As(err, &wrong):
		status = misused
		fmt.Fprintln(stderr, wrong)
	case err != nil:
		status = failed
		if err != errFailed {
			fmt.Fprintf(stderr, "ninefold: %v\n", err)
		}
	}
	if err := out.Flush(); err != nil {
		status = max(status, failed)
		if !errors.Is(err, syscall.EPIPE) { // whoever reads has seen enough, and knows it
			complain(stderr, "standard output", err)
		}
	}
	return status
}

func dispatch(ctx context.Context, args []string, c *call) error {
	if len(args) == 0 {
		return misuse{message: "want a command"}
	}
	v, ok := findVerb(synonym(args[0]))
	switch {
	case ok:
		return run(ctx, &v, args[1:], c)
	case strings.HasPrefix(args[0], "-") && args[0] != "--":
		return misuse{message: "unknown option " + args[0]}
	case args[0] == "--":
		return misuse{message: "the window opens one file"}
	}
	return misuse{message: fmt.Sprintf("no command is called %q, and the window opens one file", args[0])}
}

func run(ctx context.Context, v *verb, args []string, c *call) error {
	options := flag.NewFlagSet(v.name, flag.ContinueOnError)
	do := v.prepare(options)
	rest, err := setOptions(options, args)
	switch {
	case err == flag.ErrHelp:
		v.help(c.out)
		return nil
	case err != nil:
		return misuse{v, err.Error()}
	}
	c.args = rest
	err = do(ctx, c)
	var wrong misuse
	if errors.As(err, &wrong) {
		return misuse{v, wrong.message}
	}
	return err
}

// misuse is wrong usage, of a verb or, when verb is nil, of the program.
type misuse struct {
	verb    *verb
	message string
}

func (m misuse) Error() string {
	if m.verb == nil {
		return "ninefold: " + m.message + "\n\"ninefold help\" lists the commands"
	}
	return "ninefold " + m.verb.name + ": " + m.message + "\nusage: " + m.verb.usage()
}

package program

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"time"
	"unicode"

	"ninefold/engine/locale/message"
)

// Command is a program with its arguments. It runs without a shell.
type Command struct {
	Args []string // the program, as a path or as a name to find in PATH, and its arguments
	Dir  string   // the directory to run in; "" for the current one
	Env  []string // variables, as NAME=VALUE, besides those of this process
}

// The errors of ParseCommand.
var (
	ErrNoCommand = errors.New("no program is named")
	ErrOpenQuote = errors.New("a quote is not closed")
	ErrOpenEnd   = errors.New(`nothing follows the last \`)
)

// escapes reports whether a backslash in a typed command quotes the next character. On Windows it separates the parts
// of a path.
const escapes = runtime.GOOS != "windows"

// ParseCommand splits a line as people type it into words. White space separates words; quotes ('…' or "…") keep it.
// Outside '…' a backslash quotes the next character, except on Windows, where it separates the parts of a path. The
// error is ErrNoCommand, ErrOpenQuote or ErrOpenEnd.
func ParseCommand(line string) (Command, error) {
	var c Command
	var word strings.Builder
	inWord := false
	quote := rune(0)
	escaped := false
	for _, r := range line {
		switch {
		case escaped:
			word.WriteRune(r)
			escaped = false
		case r == '\\' && escapes && quote != '\'':
			escaped, inWord = true, true
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			word.WriteRune(r)
		case r == '\'' || r == '"':
			quote, inWord = r, true
		case unicode.IsSpace(r):
			if inWord {
				c.Args = append(c.Args, word.String())
				word.Reset()
				inWord = false
			}
		default:
			word.WriteRune(r)
			inWord = true
		}
	}
	switch {
	case quote != 0:
		return Command{}, ErrOpenQuote
	case escaped:
		return Command{}, ErrOpenEnd
	case inWord:
		c.Args = append(c.Args, word.String())
	}
	if len(c.Args) == 0 || c.Args[0] == "" {
		return Command{}, ErrNoCommand
	}
	return c, nil
}

// String returns a line that ParseCommand splits into the command.
func (c Command) String() string {
	words := make([]string, len(c.Args))
	for i, arg := range c.Args {
		words[i] = quoted(arg)
	}
	return strings.Join(words, " ")
}

// quoted returns a word in the form in which it must be typed.
func quoted(word string) string {
	special := func(r rune) bool {
		return unicode.IsSpace(r) || r == '\'' || r == '"' || r == '\\' && escapes
	}
	switch {
	case word != "" && !strings.ContainsFunc(word, special):
		return word
	case !strings.Contains(word, "'"):
		return "'" + word + "'"
	case escapes:
		return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(word) + `"`
	}
	return `"` + strings.ReplaceAll(word, `"`, `"'"'"`) + `"`
}

// Changed returns when the files of the command were last changed: the program, and arguments that are files. It reads
// folders, which may take long.
func (c Command) Changed() time.Time {
	var latest time.Time
	for i, arg := range c.Args {
		if i == 0 {
			if path, err := exec.LookPath(arg); err == nil {
				arg = path
			}
		}
		if info, err := os.Stat(arg); err == nil && info.Mode().IsRegular() && info.ModTime().After(latest) {
			latest = info.ModTime()
		}
	}
	return latest
}

// ErrUnsupported says that programs cannot be started because Supported is false.
var ErrUnsupported = errors.New("programs cannot be started on this system")

// StartError says why a command could not be started.
type StartError struct {
	Program       string
	Err           error
	Meant         string // the file that may have been meant, as it would be started; empty for none
	NotExecutable bool   // the file is not executable, which may be why there is no permission
}

func (e *StartError) Error() string { return fmt.Sprintf("cannot start %s: %v", e.Program, e.Err) }

func (e *StartError) Unwrap() error { return e.Err }

// Message says why the program cannot be started, and what the user can do.
func (e *StartError) Message() message.Message {
	m := message.Of("error.start", "Name", message.Path(e.Program), "Error", e.Err)
	switch {
	case e.Meant != "":
		return message.Of("error.start.meant", "Error", m, "Meant", message.Name(e.Meant))
	case e.NotExecutable:
		return message.Of("error.start.executable", "Error", m)
	}
	return m
}

// newStartError removes what packages os and exec put before the error: the program's name and the system call.
func newStartError(name string, err error) *StartError {
	var lookup *exec.Error
	if errors.As(err, &lookup) {
		err = lookup.Err
	}
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	info, statErr := os.Stat(name)
	isFile := statErr == nil && !info.IsDir()
	start := &StartError{Program: name, Err: err}
	switch {
	case errors.Is(err, exec.ErrNotFound) && isFile && filepath.Base(name) == name: // not searched here
		start.Meant = fmt.Sprintf(".%c%s", os.PathSeparator, name)
	case errors.Is(err, fs.ErrPermission) && isFile:
		start.NotExecutable = true
	case errors.Is(err, fs.ErrPermission) && statErr == nil:
		start.Err = syscall.EISDIR
	}
	return start
}

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

// startError returns the error of a command that could not be started: it says why and, if a file was meant that would
// be started otherwise, what the user can do. What packages os and exec put before err, the program's name and the
// system call, is removed.
func startError(name string, err error) error {
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
	if errors.Is(err, fs.ErrPermission) && statErr == nil && !isFile {
		err = syscall.EISDIR
	}
	said := message.NewError("error.start", "Name", message.Path(name), "Error", err)
	switch {
	case errors.Is(err, exec.ErrNotFound) && isFile && filepath.Base(name) == name: // not searched here
		meant := message.Name(fmt.Sprintf(".%c%s", os.PathSeparator, name))
		return message.NewError("error.start.meant", "Error", said, "Meant", meant)
	case errors.Is(err, fs.ErrPermission) && isFile:
		return message.NewError("error.start.executable", "Error", said)
	}
	return said
}

package judge

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// Code has the facts that the source or the executable of a solution tells about the files that it may use.
type Code struct {
	inputs  []string // names in it with the endings of inputs
	freopen bool     // it contains the word freopen
}

// mostCode is the most of a solution's code that is read, in bytes.
const mostCode = 4 << 20

// ReadCode reads a file of code. If the file cannot be read, it returns the zero Code.
func ReadCode(name string) Code {
	file, err := os.Open(name)
	if err != nil {
		return Code{}
	}
	defer file.Close()
	code, err := io.ReadAll(io.LimitReader(file, mostCode))
	if err != nil {
		return Code{}
	}
	return Code{inputs: inputsNamed(code), freopen: bytes.Contains(code, []byte("freopen"))}
}

// mostNames is the most names of files that are tried.
const mostNames = 8

var (
	inputEndings = [...]string{".in", ".inp", ".txt", ".dat", ".IN", ".INP", ".TXT", ".DAT"}
	// quotedName matches a name quoted in a message on standard error.
	quotedName = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`["'` + "`" + `‘“]([\w.-]{1,80}\.\w+)["'` + "`" + `’”]`)
	})
)

// inputsNamed returns the names in code with the endings of inputs: whole strings, in quotes in a source, between zeros
// in an executable.
func inputsNamed(code []byte) []string {
	var names []string
	for _, ending := range inputEndings {
		for at := 0; ; {
			i := bytes.Index(code[at:], []byte(ending))
			if i < 0 {
				break
			}
			begin := at + i
			at = begin + len(ending)
			for begin > 0 && isNameByte(code[begin-1]) {
				begin--
			}
			if begin > 0 && at < len(code) && isStringEnd(code[begin-1]) && isStringEnd(code[at]) {
				names = addName(names, string(code[begin:at]))
			}
		}
	}
	return names
}

// addName adds the name of a file if it could be in the folder in which a solution runs.
func addName(names []string, name string) []string {
	if len(names) == mostNames || !filepath.IsLocal(name) || strings.HasPrefix(name, ".") ||
		slices.Contains(names, name) {
		return names
	}
	return append(names, name)
}

func isStringEnd(b byte) bool { return b == 0 || b == '"' || b == '\'' || b == '`' }

func isNameByte(b byte) bool {
	return b == '_' || b == '-' || '0' <= b && b <= '9' || 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z'
}

// inputNames returns the names of files that a solution may read: those in its code, and those that its message on
// standard error quotes.
func (c *Code) inputNames(stderr []byte) []string {
	names := slices.Clone(c.inputs)
	for _, match := range quotedName().FindAllSubmatch(stderr, -1) {
		names = addName(names, string(match[1]))
	}
	return names
}

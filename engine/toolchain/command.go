package toolchain

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"ninefold/engine/program"
)

// Command returns a program given by the words of a command. If they name an executable of the user's, or a script for
// an interpreter, the program can run anywhere and finds its files. Any other command, for example one of a shell or a
// tool in PATH, may depend on the current folder: its words stay as they are, to run there.
func (b *Builder) Command(words []string) Program {
	p := Program{Command: program.Command{Args: words}}
	if len(words) == 0 {
		return p
	}
	args := slices.Clone(words)
	if filepath.Base(words[0]) != words[0] {
		path, ok := executablePath(words[0])
		if !ok {
			return p // starting it gives the error
		}
		args[0] = path
		if !isTool(path) {
			p.Code = path
		}
	}
	for i, word := range words[1:] {
		path, ok := absolute(word)
		if !ok {
			continue
		}
		args[i+1] = path
		if b.isScript(word) && (p.Code == "" || p.Code == args[0]) {
			p.Code = path // a script says more than its interpreter
		}
	}
	if p.Code != "" {
		p.Command.Args, p.Apart = args, true
	}
	return p
}

// FindScript returns a *FileError if a tool of the system's would run a script that does not exist. Only the first
// argument after options can be that script, because others may name output. One with spaces is a command of a shell.
func (b *Builder) FindScript(words []string) error {
	tool, err := exec.LookPath(words[0])
	if err != nil || !isTool(tool) {
		return nil // starting it gives the error
	}
	for _, word := range words[1:] {
		if strings.HasPrefix(word, "-") {
			continue
		}
		if _, err := os.Stat(word); err != nil && b.interprets(word) && !strings.Contains(word, " ") {
			return NewFileError(word, err)
		}
		break
	}
	return nil
}

// interprets reports whether a file of this name would be a source for an interpreter.
func (b *Builder) interprets(name string) bool {
	rows := b.Table.rows(name)
	return len(rows) > 0 && rows[0].Compile == nil
}

// isScript reports whether a word names a source for an interpreter.
func (b *Builder) isScript(word string) bool { return b.interprets(word) && isFile(word) }

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// executablePath returns the whole path of a program that is given by a path, and false if it cannot be run. LookPath
// also finds pipes.
func executablePath(word string) (string, bool) {
	found, err := exec.LookPath(word)
	if err != nil || !isFile(found) {
		return "", false
	}
	path, err := filepath.Abs(found)
	return path, err == nil
}

// isTool reports whether an executable is in PATH, or is a script of a shell.
func isTool(path string) bool {
	for _, folder := range filepath.SplitList(os.Getenv("PATH")) {
		if filepath.Clean(folder) == filepath.Dir(path) {
			return true
		}
	}
	file, err := os.Open(path)
	if err != nil {
		return false
	}
	defer file.Close()
	const longest = 256 // bytes of a first line
	first, _ := bufio.NewReader(io.LimitReader(file, longest)).ReadString('\n')
	interpreter, ok := strings.CutPrefix(first, "#!")
	return ok && slices.ContainsFunc(strings.Fields(interpreter), func(word string) bool {
		return strings.HasSuffix(word, "sh") // sh, bash, zsh, fish and others, after env too
	})
}

// absolute returns the whole path of an argument that looks like a path and names what is there, and false for others.
func absolute(word string) (string, bool) {
	if !strings.ContainsAny(word, `./\`) || strings.HasPrefix(word, "-") {
		return "", false
	}
	if _, err := os.Stat(word); err != nil {
		return "", false
	}
	path, err := filepath.Abs(word)
	return path, err == nil
}

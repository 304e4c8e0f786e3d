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

// Command returns a program given by the words of a command. Where these name an executable of the user's, or a script
// that an interpreter runs, it finds its files wherever it runs. Any other command may do anything with the folder that
// the user is in, such as one of a shell or a tool in PATH: it is taken as it is, to be run there.
func (b *Builder) Command(words []string) Program {
	p := Program{Command: program.Command{Args: words}}
	if len(words) == 0 {
		return p
	}
	args := slices.Clone(words)
	if filepath.Base(words[0]) != words[0] {
		path, ok := executablePath(words[0])
		if !ok {
			return p // which is said when it cannot be started
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
			p.Code = path // it says more than what runs it
		}
	}
	if p.Code != "" {
		p.Command.Args, p.Apart = args, true
	}
	return p
}

// FindScript returns a *FileError if a tool of the system's is to run a script that is not there. Only the first
// argument behind options can be that: others may name what is to be written. One with spaces is a command of a shell.
func (b *Builder) FindScript(words []string) error {
	tool, err := exec.LookPath(words[0])
	if err != nil || !isTool(tool) {
		return nil // which is said when it cannot be started
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

// interprets reports whether a file of this name would be a source that an interpreter runs.
func (b *Builder) interprets(name string) bool {
	rows := b.Table.rows(name)
	return len(rows) > 0 && rows[0].Compile == nil
}

// isScript reports whether a word names a source that an interpreter runs.
func (b *Builder) isScript(word string) bool { return b.interprets(word) && isFile(word) }

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// executablePath returns the whole path of a program that is given by a path, and false if it cannot be run. LookPath
// finds pipes, too.
func executablePath(word string) (string, bool) {
	found, err := exec.LookPath(word)
	if err != nil || !isFile(found) {
		return "", false
	}
	path, err := filepath.Abs(found)
	return path, err == nil
}

// isTool reports whether an executable is one that is found in PATH, or a script of a shell.
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
	const longest = 256 // bytes, of a first line
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

package toolchain

import (
	"bufio"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"ninefold/engine/judge/program"
)

// ofCommand returns a program given by the words of a command. If they name an executable of the user's, or a script
// for an interpreter, the program can run anywhere and finds its files. Any other command, for example one of a shell
// or a tool in PATH, may depend on the current folder: its words stay as they are, to run there.
func (b *Builder) ofCommand(words []string) Program {
	p := Program{Command: program.Command{Args: words}}
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
	for i, text := range words[1:] {
		path, err := filepath.Abs(text)
		if err != nil || isMissing(text) || !strings.ContainsAny(text, `./\`) || strings.HasPrefix(text, "-") {
			continue
		}
		args[i+1] = path
		if isFile(text) && b.interprets(text) && (p.Code == "" || p.Code == args[0]) {
			p.Code = path // a script says more than its interpreter
		}
	}
	if p.Code != "" {
		p.Command.Args, p.Apart = args, true
	}
	return p
}

// interprets reports whether a file of this name would be a source for an interpreter.
func (b *Builder) interprets(name string) bool {
	rows := b.Table.rows(name)
	return len(rows) > 0 && rows[0].Compile == nil
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

// versionManagers are the programs whose command "which" names the tool that a shim of theirs would start.
var versionManagers = [...]string{"pyenv", "rbenv", "nodenv", "jenv", "goenv", "asdf", "mise"}

// withoutShim returns a command whose tool is the program itself instead of a shim. A shim, in a folder of that name,
// looks at each start for the version that counts here, which takes longer than most solutions.
func withoutShim(ctx context.Context, words []string) []string {
	shim, err := exec.LookPath(words[0])
	if err != nil || filepath.Base(filepath.Dir(shim)) != "shims" {
		return words
	}
	manager := managerOf(shim)
	if manager == "" {
		return words
	}
	which := program.Command{Args: []string{manager, "which", filepath.Base(shim)}}
	r, err := program.Run(ctx, which, nil, program.Limits{Time: 10 * time.Second, Output: 1 << 12})
	tool := strings.TrimSpace(string(r.Output))
	if err != nil || r.End != program.Exited || r.Status != 0 || !isFile(tool) {
		return words
	}
	return slices.Concat([]string{tool}, words[1:])
}

// managerOf returns the path of the manager that a shim names, in its text or as the target of its link, or "" if there
// is none.
func managerOf(shim string) string {
	said, err := os.Readlink(shim)
	if err != nil {
		text, _ := os.ReadFile(shim)
		said = string(text)
	}
	for _, name := range versionManagers {
		if !strings.Contains(said, name) {
			continue
		}
		for _, path := range [...]string{filepath.Join(filepath.Dir(filepath.Dir(shim)), "bin", name), name} {
			if found, err := exec.LookPath(path); err == nil {
				return found
			}
		}
	}
	return ""
}

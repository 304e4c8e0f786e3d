package command

import (
	"bufio"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"ninefold/engine/locale"
	"ninefold/engine/text"
)

const (
	// mostUnasked limits the programs found in folders that are run without asking.
	mostUnasked = 20
	// mostListed limits the programs listed in the question.
	mostListed = 100
)

// confirm lists the programs found in folders, and asks whether to run them, if they are many or outside of the user's
// own folders. If nobody can be asked they are not run.
func confirm(inv *invocation, found []string) bool {
	own := ownFolders()
	outside := func(name string) bool { return !isBelow(name, own) }
	if len(found) <= mostUnasked && !slices.ContainsFunc(found, outside) {
		return true
	}
	printLine(inv.stderr, "%s", inv.words.Plural("test.wouldRun", len(found)))
	for _, name := range found[:min(len(found), mostListed)] {
		line := text.Printable(name)
		if outside(name) {
			line = inv.words.Text("test.outside", locale.Args{"Program": line})
		}
		printLine(inv.stderr, "%s", line)
	}
	if more := len(found) - mostListed; more > 0 {
		printLine(inv.stderr, "%s", inv.words.Plural("test.more", more))
	}
	if agreed(inv) {
		return true
	}
	printLine(inv.stderr, "%s", inv.words.Text("test.notRun"))
	return false
}

// agreed asks on the terminal. Without one it returns false.
func agreed(inv *invocation) bool {
	in, ok := inv.stdin.(io.Writer) // a file
	if !ok || !isTerminal(in) || !isTerminal(inv.stderr) {
		return false
	}
	io.WriteString(inv.stderr, inv.words.Text("test.run"))
	answer, _ := bufio.NewReader(inv.stdin).ReadString('\n')
	return slices.Contains([]string{"y", "yes"}, strings.ToLower(strings.TrimSpace(answer)))
}

// ownFolders returns the user's home folder, the current one and that for temporary files, as far as they are known,
// but never the root of a file system.
func ownFolders() []string {
	var own []string
	home, _ := os.UserHomeDir()
	here, _ := os.Getwd()
	for _, folder := range [...]string{home, here, os.TempDir()} {
		if real, err := filepath.EvalSymlinks(folder); err == nil && filepath.Dir(real) != real {
			own = append(own, real)
		}
	}
	return own
}

// isBelow reports whether a file lies in one of some folders or below, after following links.
func isBelow(name string, folders []string) bool {
	path, err := filepath.Abs(name)
	if err != nil {
		return false
	}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	return slices.ContainsFunc(folders, func(folder string) bool {
		relative, err := filepath.Rel(folder, path)
		return err == nil && filepath.IsLocal(relative)
	})
}

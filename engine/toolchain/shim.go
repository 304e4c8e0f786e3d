package toolchain

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"ninefold/engine/program"
)

// versionManagers are the programs whose command "which" names the tool that a shim of theirs would start.
var versionManagers = [...]string{"pyenv", "rbenv", "nodenv", "jenv", "goenv", "asdf", "mise"}

// withoutShim returns a command whose tool is the program itself instead of a shim. A shim, in a folder of that name,
// looks at each start for the version that counts here, which takes longer than most solutions.
func withoutShim(ctx context.Context, words []string) []string {
	if len(words) == 0 {
		return words
	}
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

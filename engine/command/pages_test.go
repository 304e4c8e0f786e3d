package command

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"ninefold/engine/test/fail"
)

// TestWhatThePagesShow runs the blocks marked as console in README and the pages in docs, in the folder docs/examples.
// A line that begins with "$ " is a command for sh, and the lines after it are all that it prints; a line with … stands
// for any lines. Measured times and sizes are not compared.
func TestWhatThePagesShow(t *testing.T) {
	for _, program := range [...]string{"sh", "awk", "gcc", "perl"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skip(err)
		}
	}
	pages, err := filepath.Glob("../../docs/*.md")
	fail.OnError(t, err)
	path := binFolder(t)
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	shown := 0
	for _, page := range append(pages, "../../README.md") {
		text, err := os.ReadFile(page)
		fail.OnError(t, err)
		for i, block := range strings.Split(string(text), "```") {
			session, isConsole := strings.CutPrefix(block, "console\n")
			if i%2 == 0 || !isConsole {
				continue
			}
			shown++
			folder := t.TempDir()
			fail.OnError(t, os.CopyFS(folder, os.DirFS("../../docs/examples")))
			for _, step := range strings.Split("\n"+session, "\n$ ")[1:] {
				command, want, _ := strings.Cut(step, "\n")
				shell := exec.Command("sh", "-c", command)
				shell.Dir = folder
				shell.Env = append(os.Environ(), path)
				got, _ := shell.CombinedOutput() // the command may fail
				fail.Unless(t, like(string(got), want),
					"%s: %s prints\n%s\nwant\n%s", filepath.Base(page), command, got, want)
			}
		}
	}
	fail.If(t, shown == 0, "the pages show no terminal")
}

// binFolder makes a folder in which this program is called ninefold, and returns a PATH with it.
func binFolder(t *testing.T) (path string) {
	t.Helper()
	folder := t.TempDir()
	if err := os.Symlink(os.Getenv(itself), filepath.Join(folder, "ninefold")); err != nil {
		t.Skip(err)
	}
	return fmt.Sprintf("PATH=%s%c%s", folder, filepath.ListSeparator, os.Getenv("PATH"))
}

var times = regexp.MustCompile(`(?m), most memory \d+ MB| *\b\d[\d.]*(ns|µs| ?ms| ?s|m\d+s)\b| +(\d+ MB|–)( |$)`)

// like reports whether a text agrees with the form in which a page shows it.
func like(got, want string) bool {
	plain := func(s string) string {
		lines := strings.Split(times.ReplaceAllString(s, ""), "\n")
		for i, line := range lines {
			lines[i] = strings.TrimRight(line, " ") // a page cannot show it
		}
		return strings.TrimRight(strings.Join(lines, "\n"), "\n")
	}
	pattern := strings.ReplaceAll(regexp.QuoteMeta(plain(want)), "…", `(?s:.*)`)
	return regexp.MustCompile("^" + pattern + "$").MatchString(plain(got))
}

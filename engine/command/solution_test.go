package command

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/locale"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// itselfDoing returns the command of a solution: this program with one of its own commands.
func itselfDoing(options string, args ...string) []string {
	return slices.Concat([]string{"test"}, strings.Fields(options), []string{os.Getenv(itself)}, args)
}

func TestASlowStartIsSaid(t *testing.T) {
	var out bytes.Buffer
	report := textReport{&out, english}
	report.end(&judge.Progress{Tally: judge.Tally{Cases: 3}, Total: 3, Start: 210 * time.Millisecond}, neverStopped)
	const want = "\nOf each case 0.21 s is the start of the interpreter: an empty program takes as long.\n"
	fail.Unless(t, strings.HasSuffix(out.String(), want), "%s, want %s", &out, want)
}

func TestAStoppedTestSaysWhatIsKnown(t *testing.T) {
	for options, want := range map[string]string{
		"--count 1000000": `^Stopped: AC [1-9]\d* of [1-9]\d* cases?; .*slowest .*\n$`,
		"--count 1000000 --json": `"event":"end",.*"stopped":true,` +
			`"reason":"interrupted","cases":[1-9]\d*,"verdicts":{"Accepted":[1-9]\d*}`,
	} {
		status, stdout, stderr, said := 0, "", "", false
		for wait := 300 * time.Millisecond; !said && wait < time.Minute; wait *= 2 { // a busy machine needs longer
			ctx, cancel := context.WithCancel(t.Context())
			time.AfterFunc(wait, cancel)
			status, stdout, stderr = runIn(ctx, inEnglish, nil, itselfDoing(options, "mark")...)
			said = regexp.MustCompile(want).MatchString(stdout)
		}
		fail.If(t, status != exitFailure || stderr != "" || !said,
			"%s: status %d, %.300s%s", options, status, stdout, stderr)
	}
}

func TestProgressIsALineThatIsTakenAway(t *testing.T) {
	var screen bytes.Buffer
	p := newProgress(&screen, english)
	p.testing(&judge.Progress{Total: 1003, Tally: judge.Tally{Cases: 5}})
	p.clear()
	fail.If(t, screen.Len() > 0, "on what is no terminal: %q", &screen)
	p.terminal = &screen
	tally := judge.Tally{Cases: 412, Failed: 2}
	tally.By[judge.Accepted], tally.By[judge.WrongAnswer] = 410, 2
	known := judge.Progress{Total: 1003, Tally: tally}
	p.testing(&known)
	want := regexp.MustCompile(`^412 of 1003 cases, \d+ a second, [\d.]+ s. AC 410, WA 2$`)
	fail.Unless(t, want.Match(screen.Bytes()), "%q, want %v", &screen, want)
	length := screen.Len()
	fail.If(t, p.shown.IsZero(), "when it was written is not known")
	p.shown = time.Now().Add(time.Hour)
	p.testing(&known)
	fail.If(t, screen.Len() != length, "a second line at once: %q", &screen)
	screen.Reset()
	p.clear()
	fail.If(t, screen.String() != "\r"+strings.Repeat(" ", length)+"\r", "%q", &screen)
	p.shown = time.Time{}
	screen.Reset()
	p.show("test.finding", locale.Args{"Files": 7})
	fail.Unless(t, strings.Contains(screen.String(), "7"), "%q", &screen)
}

// TestWhatThePagesShow runs the blocks marked as console in README and the pages in docs, in the folder docs/examples.
// A line that begins with "$ " is a command for sh, and the lines after it are all that it prints; a line with … stands
// for any lines. Measured times and sizes are not compared.
func TestWhatThePagesShow(t *testing.T) {
	for _, program := range [...]string{"sh", "awk", "gcc", "perl"} {
		_, err := exec.LookPath(program)
		fail.SkipIf(t, err != nil, err)
	}
	path := binFolder(t)
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	shown := 0
	for _, page := range append(fail.Must(filepath.Glob("../../docs/*.md"))(t), "../../README.md") {
		text := texttest.Read(t, page)
		for i, block := range strings.Split(text, "```") {
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
	err := os.Symlink(os.Getenv(itself), filepath.Join(folder, "ninefold"))
	fail.SkipIf(t, err != nil, err)
	return fmt.Sprintf("PATH=%s%c%s", folder, filepath.ListSeparator, os.Getenv("PATH"))
}

var times = regexp.MustCompile(`(?m)\d\.\d{6}\]|` +
	`, most memory \d+ MB| *\b\d[\d.]*(ns|µs| ?ms| ?s|m\d+s)\b| +(\d+ MB|–)( |$)`)

// like reports whether a text agrees with the form in which a page shows it.
func like(got, want string) bool {
	plain := func(s string) string {
		lines := strings.Split(times.ReplaceAllString(s, ""), "\n")
		for i, line := range lines {
			lines[i] = strings.TrimRight(line, " ") // a page cannot show it
		}
		return strings.TrimRight(strings.Join(lines, "\n"), "\n")
	}
	return matches(plain(got), plain(want))
}

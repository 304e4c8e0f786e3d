package command

import (
	"bytes"
	"context"
	"encoding/json"
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
	"ninefold/engine/tictactoe"
)

// itselfDoing returns the command of a solution: this program with one of its own commands.
func itselfDoing(options string, args ...string) []string {
	return slices.Concat([]string{"test"}, strings.Fields(options), []string{os.Getenv(itself)}, args)
}

func TestTheTestInJSON(t *testing.T) {
	args := itselfDoing("--json --count 5 --all", "crosshatch") // wrong: a Tic-Tac-Toe board is no grid
	status, stdout, stderr := run(nil, args...)
	fail.NowIf(t, status != exitFailure || stderr != "", "status %d, %s", status, stderr)
	lines := strings.Split(strings.TrimSpace(stdout), "\n")
	fail.NowIf(t, len(lines) != 8+2, "%d lines:\n%s", len(lines), stdout)
	check := func(line, event string, number int) (e resultEvent) {
		t.Helper()
		decode(t, line, &e)
		fail.If(t, e.Event != event || e.Case != number || !e.Failed || e.Verdict != "Runtime error" ||
			e.Status == nil || *e.Status != 1 || e.Message != "Exit code 1." || e.WallMs <= 0 ||
			!strings.HasPrefix(e.Stderr, "-:"), "%+v", e)
		_, err := tictactoe.Parse([]byte(e.Input))
		fail.If(t, err != nil, "the input cannot be read: %v", err)
		return e
	}
	for i, line := range lines[:8] {
		check(line, "result", i+1)
	}
	smallest := check(lines[8], "smallest", 1)
	fail.If(t, smallest.Runs == 0 || smallest.Minimal == nil || !*smallest.Minimal, "%+v", smallest)
	var end endEvent
	decode(t, lines[9], &end)
	fail.If(t, end.Event != "end" || end.Cases != 8 || end.Failed != 8 || end.Stopped ||
		end.Verdicts["Runtime error"] != 8, "%+v", end)
}

// decode reads a line of JSON that has only fields of the event.
func decode(t *testing.T, line string, event any) {
	t.Helper()
	decoder := json.NewDecoder(strings.NewReader(line))
	decoder.DisallowUnknownFields()
	err := decoder.Decode(event)
	fail.NowIf(t, err != nil, "%v in %s", err, line)
}

// The published samples are the first cases, and this solution cannot read any.
func TestASolutionThatNeverWorksStopsTheTest(t *testing.T) {
	for options, want := range map[string]string{
		"--all --no-shrink --count 40": `(?s)\nStopped after 20 of 43 cases, which all ended in the same runtime ` +
			`error: RE 20; median .*\n$`,
		"--all --no-shrink --count 17": `(?s)\n20 cases: RE 20; median .*\n$`, // all of them
		"--all --no-shrink --count 40 --json": `"failed":20,"stopped":true,` +
			`"reason":"the same runtime error every time","cases":20`,
	} {
		prints(t, exitFailure, want, itselfDoing(options, "check", "no-such-file", "-")...)
	}
}

func TestASlowStartIsSaid(t *testing.T) {
	var out bytes.Buffer
	report := textReport{&out, english}
	report.end(&judge.Progress{Tally: judge.Tally{Cases: 3}, Total: 3, Start: 210 * time.Millisecond}, neverStopped)
	const want = "\nOf each case 0.21 s is the start of the interpreter: an empty program takes as long.\n"
	fail.Unless(t, strings.HasSuffix(out.String(), want), "%s, want %s", &out, want)
}

// The other problem is how many digits a grid has. The checker wants one line, and refuses grids without a digit.
func TestAJuryDecidesWhatIsRight(t *testing.T) {
	fail.SkipIf(t, fail.ErrorOf(exec.LookPath("sh")) != nil, "there is no sh")
	const (
		counts = `sh -c "tr -cd 1-9 | wc -c"`
		looks  = `sh -c 'grep -q [1-9] $0 || exit 3; [ $(wc -l <$1) = 1 ] || { echo it is long >&2; exit 1; }'`
	)
	counting := []string{"sh", "-c", "tr -cd 1-9 | wc -c"}
	hatching := []string{os.Getenv(itself), "crosshatch"}
	for _, tc := range []struct {
		option, program string
		solution        []string
		status          int
		want            string
	}{
		{"--reference", counts, counting, exitSuccess, `^Accepted: 24 cases; `},
		{"--reference", counts, hatching, exitFailure, `(?s)^Test 1: Wrong .*output:1:1: Line 1: expected “\d+”, `},
		{"--checker", looks, counting, exitSuccess, `^Accepted: 24 cases; `},
		{"--checker", looks, hatching, exitFailure, `(?s)\nThe checker says: it is long\n1 case: WA 1; `},
		{"--checker", "sh -c 'exit 3'", counting, exitFailure,
			`^ninefold: No board is a case. The checker gives no verdict: Exit code 3.\n$`},
		{"--checker", "sh -c 'exit 1'", counting, exitFailure, `(?s)\nThe checker says: Exit code 1.\n1 case: WA 1; `},
		{"--checker", "sh -c 'echo oh; exit 5'", counting, exitFailure,
			`^ninefold: The checker sh -c 'echo oh; exit 5' failed on sample 1. Exit code 5. oh\n$`},
		{"--reference", "sh -c 'kill -11 $$'", counting, exitFailure,
			`^ninefold: The reference .* failed on sample 1. Killed by signal: segmentation fault.\n$`},
		{"--reference", "sh -c 'grep -q 99 && echo 1; true'", []string{"echo", "1"}, exitSuccess,
			`^Accepted: 1 case; .*\n23 boards are no cases, first sample 1. The reference gives no answer: Exit`},
		{"--reference", "gone.py", counting, exitFailure, `^gone.py: there is no such file\n$`},
		{"--reference", "./gone", counting, exitFailure,
			`^ninefold: The reference ./gone failed on sample 1. Cannot start ./gone: there is no such file.\n$`},
		{"--checker", " ", counting, exitUsage, `^ninefold test: --checker  : no program is named\n`},
	} {
		args := []string{"test", "--problem", "crosshatch", "--count", "20", "--no-shrink", tc.option, tc.program}
		prints(t, tc.status, tc.want, append(args, tc.solution...)...)
	}
	args := append([]string{"test", "--problem", "crosshatch", "--json", "--checker", looks}, hatching...)
	prints(t, exitFailure, `"message":"The checker says: it is long","input"`, args...)
}

// White space that does not count is remarked in JSON too.
func TestWhiteSpaceInJSON(t *testing.T) {
	fail.SkipIf(t, fail.ErrorOf(exec.LookPath("sh")) != nil, "there is no sh")
	const said = `,.*"message":"White space differs in line 4: expected .*","line":4,"column":1`
	for _, tc := range []struct{ options, result, end string }{
		{"--json --count 0", `"verdict":"Accepted","failed":false` + said + "}",
			`"failed":0,"stopped":false,"whiteSpace":3,"cases":3,"verdicts":{"Accepted":3},`},
		{"--json --count 0 --strict --no-shrink", `"verdict":"Presentation error","failed":true` + said + ",",
			`"failed":1,"stopped":false,"cases":1,"verdicts":{"Presentation error":1},"medianMs"`},
	} {
		squeezed := []string{"sh", "-c", `"$NINEFOLD" mark | tr -s '\n'`}
		_, stdout, stderr := run(nil, slices.Concat([]string{"test"}, strings.Fields(tc.options), squeezed)...)
		lines := strings.Split(strings.TrimSpace(stdout), "\n")
		fail.If(t, !regexp.MustCompile(tc.result).MatchString(lines[0]) ||
			!strings.Contains(lines[len(lines)-1], tc.end) || stderr != "", "%s: %s%s", tc.options, stdout, stderr)
	}
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
	pattern := strings.ReplaceAll(regexp.QuoteMeta(plain(want)), "…", `(?s:.*)`)
	return regexp.MustCompile("^" + pattern + "$").MatchString(plain(got))
}

func TestAnAnswerInUTF16IsWrongForAReason(t *testing.T) {
	const marked = `"$NINEFOLD" mark | { printf '\357\273\277'; cat; }`
	prints(t, exitFailure,
		`(?s)^Test 1: Wrong answer.*\noutput:1:1: The answer is in UTF-16 or begins with a byte order`,
		"test", "--count", "0", "--no-shrink", "sh", "-c", marked)
}

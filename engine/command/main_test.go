package command

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"
	"unicode"

	"ninefold/engine/judge/program"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
)

// asProgram makes the test binary behave like the program without a window, for tests that start it.
const asProgram = "NINEFOLD_TEST_AS_PROGRAM"

// itself is the variable with the path of the test binary, for the scripts in the transcripts.
const itself = "NINEFOLD"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(Run(context.Background(), os.Getenv, os.Args[1:], os.Stdin, os.Stdout, os.Stderr, nil))
	}
	binary, err := filepath.Abs(os.Args[0])
	if err != nil {
		panic(err)
	}
	os.Setenv(itself, binary)
	os.Setenv("LC_ALL", "C")
	os.Setenv(asProgram, "1") // for the programs that this process starts
	os.Setenv("GORACE", "atexit_sleep_ms=0")
	os.Exit(m.Run())
}

// inEnglish returns the variables of an environment that chooses no language: none.
func inEnglish(string) string { return "" }

// run runs the program in English. The standard input may be nil.
func run(stdin io.Reader, args ...string) (status int, stdout, stderr string) {
	return runIn(context.Background(), inEnglish, stdin, args...)
}

// runIn runs the program in an environment, until the context ends.
func runIn(ctx context.Context, env func(string) string, stdin io.Reader, args ...string) (int, string, string) {
	var stdout, stderr bytes.Buffer
	status := Run(ctx, env, args, stdin, &stdout, &stderr, nil)
	return status, stdout.String(), stderr.String()
}

// prints fails the test unless a command ends with a status and prints what matches a pattern: its output, then its
// errors.
func prints(t *testing.T, status int, pattern string, args ...string) {
	t.Helper()
	got, stdout, stderr := run(nil, args...)
	fail.If(t, got != status || !regexp.MustCompile(pattern).MatchString(stdout+stderr),
		"%.200q: status %d, %.400s%.400s, want %d, %s", args, got, stdout, stderr, status, pattern)
}

// TestNothingIsPreparedThatACommandMayNotNeed counts the allocations of the packages before a command begins: words,
// nets and other tables must be made when they are first needed.
func TestNothingIsPreparedThatACommandMayNotNeed(t *testing.T) {
	const most = 1000 // allocations of a package
	cmd := exec.Command(os.Args[0], "version")
	cmd.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	var trace strings.Builder
	cmd.Stderr = &trace
	fail.OnError(t, cmd.Run())
	packages := 0
	for line := range strings.Lines(trace.String()) {
		var name string
		var at, clock float64
		var bytes, allocations int
		_, err := fmt.Sscanf(line, "init %s @%f ms, %f ms clock, %d bytes, %d allocs",
			&name, &at, &clock, &bytes, &allocations)
		if err != nil || !strings.HasPrefix(name, "ninefold/") {
			continue
		}
		packages++
		fail.If(t, allocations > most,
			"%s allocates %d times before a command begins, want %d at most", name, allocations, most)
	}
	fail.If(t, packages == 0, "no package is traced:\n%s", &trace)
}

// running is this program, running another one. That one says so and keeps a pipe open for as long as it, or a program
// that it has started, runs.
type running struct {
	*exec.Cmd
	pipe *os.File
}

// says is the shell command that says that it runs.
const says = "echo runs >&3; "

// start starts this program with arguments in which a shell runs.
func start(t *testing.T, stdout io.Writer, args ...string) running {
	t.Helper()
	fail.SkipIf(t, fail.ErrorOf(exec.LookPath("sh")) != nil, "there is no sh")
	pipe, theirs, err := os.Pipe()
	fail.OnError(t, err)
	t.Cleanup(func() { pipe.Close() })
	r := running{exec.Command(os.Getenv(itself), args...), pipe}
	r.ExtraFiles = []*os.File{theirs}
	r.Stdout = stdout
	hangups := make(chan os.Signal, 1)
	signal.Notify(hangups, program.Hangup) // under nohup a program and those that it starts ignore them
	defer signal.Stop(hangups)
	fail.OnError(t, r.Start())
	theirs.Close()
	return r
}

// awaitRuns returns when the shell has said that it runs.
func (r *running) awaitRuns(t *testing.T) {
	t.Helper()
	line, err := bufio.NewReader(r.pipe).ReadString('\n')
	fail.NowIf(t, err != nil || line != "runs\n", "%q, %v", line, err)
}

// ends fails the test unless all programs that were started end.
func (r *running) ends(t *testing.T) {
	t.Helper()
	r.Wait()
	r.pipe.SetReadDeadline(time.Now().Add(time.Minute))
	_, err := io.Copy(io.Discard, r.pipe)
	fail.If(t, err != nil, "%q: what it has started still runs", r.Args[1:])
}

// A signal that ends this program also ends the programs that it has started, which are in other process groups.
func TestASignalEndsWhatWasStarted(t *testing.T) {
	const runs = says + "sleep 1000; exit" // the shell is the parent of sleep
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT, program.Hangup} {
		for want, args := range map[string][]string{
			"Stopped: AC 0 of 0 cases": {"test", "--time-limit", "1h", "sh", "-c", runs},
			", 0 games: ":              {"play", "--first-time", "1h", "cmd:sh -c '" + runs + "'", "casual"},
		} {
			var stdout bytes.Buffer
			r := start(t, &stdout, args...)
			r.awaitRuns(t)
			r.Process.Signal(signal)
			r.ends(t)
			fail.If(t, r.ProcessState.ExitCode() != exitFailure || !strings.Contains(stdout.String(), want),
				"%s, %v: %v, %s", args[0], signal, r.ProcessState, &stdout)
		}
	}
}

// In "ninefold test --all ./solution | head -1" nobody reads the later lines.
func TestAnOutputThatNobodyReadsEndsWhatWasStarted(t *testing.T) {
	unread, stdout, err := os.Pipe()
	fail.OnError(t, err)
	unread.Close()
	// The first sample is answered wrong, but not before another run says that it runs, which it does for ever. Any two
	// of the first three cases may run first, so all runs but that one end.
	const script = `case $(cat) in *"6 4") until [ -e other ]; do :; done; echo wrong;; *) mkdir one || exit; ` + says +
		`: >other; sleep 1000; exit;; esac`
	t.Chdir(t.TempDir())
	r := start(t, stdout, "test", "--all", "--jobs", "2", "--time-limit", "1h", "sh", "-c", script)
	stdout.Close()
	r.awaitRuns(t)
	r.ends(t)
}

// dangerous is the name of a file that would colour a terminal, ring its bell and begin another line.
const dangerous = "\x1b[31mred\a\nninefold: all is right.in"

// cleaned is the form of it that is printed.
const cleaned = "�[31mred��ninefold: all is right.in"

func TestNamesOfFilesDoNothingToATerminal(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile(dangerous, []byte("xo\n"), 0o644); err != nil {
		t.Skip(err) // the system has no such names
	}
	texttest.Write(t, "full/"+dangerous, emptyBut+"1 1\n")
	missing := dangerous + "-missing"
	itself := os.Getenv(itself)
	for _, args := range [][]string{
		{"mark", dangerous}, {"mark", missing}, {"crosshatch", dangerous}, {"reach", dangerous},
		{"analyse", dangerous}, {"picture", dangerous}, {"picture", "--empty", "-o", missing + "/board.svg"},
		{"check", dangerous, dangerous}, {"check", "full/" + dangerous, dangerous},
		{"check", "full/" + dangerous, missing}, {"generate", dangerous}, {"test", "--tests", missing, "sh"},
		{"test", "--tests", dangerous, itself, "mark"},
		{"test", "--tests", "full", "--count", "0", "--all", "--no-shrink", itself, "crosshatch"},
		{"test", "./" + missing}, {"test", itself, "mark", dangerous},
		{"test", "--" + dangerous, "sh"},
		{"play", "--records", dangerous + "/x", "--games", "2", "novice", "novice"}, {"help", dangerous},
		{dangerous, "and another"},
	} {
		_, stdout, stderr := run(strings.NewReader(""), args...)
		said := stdout + stderr
		fail.Unless(t, strings.Contains(said, "red"), "%q: the name is not in %q", args, said)
		for line := range strings.Lines(said) {
			control := strings.ContainsFunc(strings.TrimSuffix(line, "\n"), unicode.IsControl)
			fail.If(t, control || strings.HasPrefix(line, "ninefold: all is right"), "%q prints %q", args, line)
		}
	}
	_, _, stderr := run(nil, "mark", dangerous)
	fail.Unequal(t, stderr, cleaned+":1:3: expected x, o or a dot (.), found the end of the line\n", "it says")
}

// emptyBut is a board with one mark.
const emptyBut = "x........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n"

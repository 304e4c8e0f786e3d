package command

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"ninefold/engine/judge"
	"ninefold/engine/tictactoe"
)

// itselfDoing is the command of a solution: this program with one of its own commands.
func itselfDoing(options string, args ...string) []string {
	return append(append([]string{"test"}, strings.Fields(options)...), append([]string{os.Getenv(itself)}, args...)...)
}

func TestOwnCommandsAreRightSolutions(t *testing.T) {
	accepted := regexp.MustCompile(`^accepted: (\d+) cases, slowest [\d.]+ m?s(, most memory [\d.]+ [KM]iB)?\n$`)
	for _, tc := range []struct{ options, command, cases string }{
		{"--count 8 --strict", "mark", "11"},
		{"--count 8 --problem crosshatch --jobs 1", "crosshatch", "12"},
		{"--count 0 --time-limit 20s --memory-limit 1G --seed 5", "mark", "3"},
	} {
		var stdout, stderr bytes.Buffer
		status := Run(context.Background(), itselfDoing(tc.options, tc.command), nil, &stdout, &stderr)
		match := accepted.FindStringSubmatch(stdout.String())
		if status != exitSuccess || stderr.Len() > 0 || match == nil || match[1] != tc.cases {
			t.Errorf("%s %s: status %d, %s%s", tc.options, tc.command, status, &stdout, &stderr)
		}
	}
}

func TestTheTestInJSON(t *testing.T) {
	var stdout, stderr bytes.Buffer
	args := itselfDoing("--json --count 5 --all", "crosshatch") // wrong: a Tic-Tac-Toe board is no grid to it
	if status := Run(context.Background(), args, nil, &stdout, &stderr); status != exitFailure || stderr.Len() > 0 {
		t.Fatalf("status %d, %s", status, &stderr)
	}
	lines := strings.Split(strings.TrimSpace(stdout.String()), "\n")
	if len(lines) != 8+2 {
		t.Fatalf("%d lines:\n%s", len(lines), &stdout)
	}
	decode := func(line string, into any) {
		t.Helper()
		decoder := json.NewDecoder(strings.NewReader(line))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(into); err != nil {
			t.Fatalf("%v in %s", err, line)
		}
	}
	check := func(e *resultEvent, event string, number int) {
		t.Helper()
		if e.Event != event || e.Case != number || !e.Failed || e.Verdict != "runtime error" || e.Status == nil || *e.Status != 1 ||
			e.Message != "it ended with exit status 1" || e.WallMs <= 0 || !strings.HasPrefix(e.Stderr, "-:") {
			t.Errorf("%+v", e)
		}
		if _, err := tictactoe.Parse([]byte(e.Input)); err != nil {
			t.Errorf("the input cannot be read: %v", err)
		}
	}
	for i, line := range lines[:8] {
		var e resultEvent
		decode(line, &e)
		check(&e, "result", i+1)
	}
	var smallest resultEvent
	decode(lines[8], &smallest)
	if check(&smallest, "smallest", 1); smallest.Runs == 0 || smallest.Minimal == nil || !*smallest.Minimal {
		t.Errorf("%+v", smallest)
	}
	var end endEvent
	decode(lines[9], &end)
	if end.Event != "end" || end.Cases != 8 || end.Failed != 8 || end.Stopped || end.Verdicts["runtime error"] != 8 {
		t.Errorf("%+v", end)
	}
}

func TestAStoppedTestSaysWhatIsKnown(t *testing.T) {
	for _, tc := range []struct {
		options, want string
	}{
		{"--count 1000000", `^stopped: [1-9]\d* accepted of [1-9]\d* cases?, slowest .*\n$`},
		{"--count 1000000 --json", `"event":"end",.*"stopped":true,"verdicts":{"accepted":[1-9]\d*}`},
	} {
		var stdout, stderr bytes.Buffer
		status, want := 0, regexp.MustCompile(tc.want)
		for wait := 300 * time.Millisecond; wait < time.Minute; wait *= 2 { // a busy machine needs longer for its first case
			ctx, cancel := context.WithCancel(context.Background())
			time.AfterFunc(wait, cancel)
			stdout.Reset()
			if status = Run(ctx, itselfDoing(tc.options, "mark"), nil, &stdout, &stderr); want.Match(stdout.Bytes()) {
				break
			}
		}
		if status != exitFailure || stderr.Len() > 0 || !want.Match(stdout.Bytes()) {
			t.Errorf("%s: status %d, %.300s%s", tc.options, status, &stdout, &stderr)
		}
	}
}

// Whatever ends this program ends the others with it that it has started, which are in other process groups.
func TestASignalEndsWhatWasStarted(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("there is no sh")
	}
	const runs = "echo runs >&3; sleep 1000" // says that it runs, on a pipe that is closed when it does so no more
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM, Hangup} {
		endWith(t, signal, "stopped: 0 accepted of 0 cases", "test", "--time-limit", "1h", "sh", "-c", runs)
		endWith(t, signal, ", 0 games: ", "play", "--first-time", "1h", "cmd:sh -c '"+runs+"'", "casual")
	}
}

func endWith(t *testing.T, signal os.Signal, want string, args ...string) {
	t.Helper()
	test := exec.Command(os.Getenv(itself), args...)
	runs, theirs, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	test.ExtraFiles = []*os.File{theirs}
	var stdout bytes.Buffer
	test.Stdout = &stdout
	if err := test.Start(); err != nil {
		t.Fatal(err)
	}
	theirs.Close()
	if line, err := bufio.NewReader(runs).ReadString('\n'); err != nil || line != "runs\n" {
		t.Fatalf("%q, %v", line, err)
	}
	test.Process.Signal(signal)
	if err := test.Wait(); err == nil || test.ProcessState.ExitCode() != exitFailure {
		t.Errorf("%v: %v", signal, err)
	}
	io.Copy(io.Discard, runs)
	runs.Close()
	if !strings.Contains(stdout.String(), want) {
		t.Errorf("%s, %v: %s", args[0], signal, &stdout)
	}
}

func TestProgressIsALineThatIsTakenAway(t *testing.T) {
	var screen bytes.Buffer
	p := newProgress(&screen, 1003)
	p.testing(&judge.Tally{Cases: 5})
	if p.clear(); screen.Len() > 0 {
		t.Errorf("on what is no terminal: %q", &screen)
	}
	p.terminal = &screen
	tally := judge.Tally{Cases: 412, Failed: 2}
	tally.By[judge.Accepted], tally.By[judge.WrongAnswer] = 410, 2
	p.testing(&tally)
	if want := regexp.MustCompile(`^412 of 1003 cases, 410 accepted, 2 wrong answer; \d+/s$`); !want.Match(screen.Bytes()) {
		t.Errorf("%q, want %v", &screen, want)
	}
	length := screen.Len()
	if p.testing(&tally); screen.Len() != length {
		t.Errorf("a second line at once: %q", &screen)
	}
	screen.Reset()
	if p.clear(); screen.String() != "\r"+strings.Repeat(" ", length)+"\r" {
		t.Errorf("%q", &screen)
	}
	p.shown = time.Time{}
	screen.Reset()
	smallest := judge.Smallest{Runs: 57}
	smallest.Verdict = judge.WrongAnswer
	if p.shrinking(smallest); screen.String() != "wrong answer; making the case simpler: 57 runs" {
		t.Errorf("%q", &screen)
	}
}

func TestSizes(t *testing.T) {
	for s, want := range map[string]int64{"1": 1, "64K": 64 << 10, "256M": 256 << 20, "2G": 2 << 30} {
		if got, err := parseSize(s); err != nil || got != want {
			t.Errorf("%s is %d, %v, want %d", s, got, err, want)
		}
	}
	for _, s := range []string{"", "M", "-1M", "1.5G", "1T", "1MB", "0", "1048577G"} {
		if got, err := parseSize(s); err == nil {
			t.Errorf("%s is %d", s, got)
		}
	}
	for n, want := range map[int64]string{900: "0.879 KiB", 1500 << 10: "1.465 MiB", 300 << 20: "300 MiB"} {
		if got := size(n); got != want {
			t.Errorf("%d is %s, want %s", n, got, want)
		}
	}
	for d, want := range map[time.Duration]string{1234 * time.Microsecond: "1.23 ms", 2 * time.Second: "2 s", 61 * time.Second: "61 s"} {
		if got := duration(d); got != want {
			t.Errorf("%v is %s, want %s", d, got, want)
		}
	}
}

package program

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"ninefold/engine/test/fail"
)

func open(t *testing.T, args ...string) *Session {
	t.Helper()
	s := fail.Must(Start(helper(args...)))(t)
	t.Cleanup(func() { s.Close() })
	return s
}

// soon returns a context for events that come at once.
func soon(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	t.Cleanup(cancel)
	return ctx
}

func exchange(t *testing.T, s *Session, line, want string) {
	t.Helper()
	fail.OnError(t, s.WriteLine(soon(t), line))
	reads(t, s, want, nil)
}

// reads ends the test unless the next line and the error beside it are the wanted ones.
func reads(t *testing.T, s *Session, want string, wanted error) {
	t.Helper()
	got, err := s.ReadLine(soon(t))
	fail.NowIf(t, err != wanted || got != want, "%q, %v, want %q, %v", got, err, want, wanted)
}

func TestLinesAreExchanged(t *testing.T) {
	t.Parallel()
	s := open(t, "answer")
	exchange(t, s, "4 4", "you said 4 4")
	exchange(t, s, "mutter to myself", "you said mutter to myself")
	fail.Unequal(t, string(s.Stderr()), "to myself\n", "standard error before the line")
	fail.Unequal(t, string(s.Stderr()), "", "what comes twice")
	r := s.Close()
	fail.If(t, r.End != Closed || r.Wall <= 0, "%+v", r)
}

func TestALateLineIsStillRead(t *testing.T) {
	t.Parallel()
	s := open(t, "answer")
	hasty, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	line, err := s.ReadLine(hasty)
	fail.NowIf(t, err != context.DeadlineExceeded, "%q, %v", line, err)
	exchange(t, s, "4 4", "you said 4 4")
}

func TestAProgramThatEndsSaysHow(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]struct {
		said   string // a last line needs no end
		end    End
		status int
	}{
		"exit 0": {"", Exited, 0}, "exit 7": {"", Exited, 7}, "last word": {"word", Exited, 0},
		"close": {"", Closed, 0}, // its output only
	} {
		s := open(t, "answer")
		fail.OnError(t, s.WriteLine(soon(t), line))
		if want.said != "" {
			reads(t, s, want.said, nil)
		}
		reads(t, s, "", io.EOF)
		r := s.Close()
		fail.If(t, r.End != want.end || r.Status != want.status, "%s: %+v", line, r)
		fail.If(t, s.WriteLine(soon(t), "again") == nil, "%s: an ended program takes a line", line)
		fail.Unequal(t, s.Close().Status, want.status, "%s: closed twice, the status", line)
	}
}

func TestAProgramThatReadsNothingIsKilled(t *testing.T) {
	t.Parallel()
	s := open(t, "deaf")
	reads(t, s, "ready", nil)
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	for _, line := range []string{strings.Repeat("x", 10<<20), "again"} {
		fail.Unequal(t, s.WriteLine(ctx, line), context.DeadlineExceeded, "%.5s: the error", line)
	}
	reads(t, s, "", io.EOF)
}

func TestAnEndlessLineIsRefused(t *testing.T) {
	t.Parallel()
	line, err := open(t, "long").ReadLine(soon(t))
	fail.If(t, err != ErrLineTooLong, "%d bytes, %v", len(line), err)
}

func TestClosingNeverWaits(t *testing.T) {
	t.Parallel()
	for _, behaviour := range []string{"loop", "flood", "scream", "deaf"} {
		s := open(t, behaviour)
		fail.Unequal(t, s.Close().End, Closed, "%s: its end", behaviour)
		_, err := s.ReadLine(soon(t))
		fail.If(t, err != nil && err != io.EOF, "%s: %v", behaviour, err)
	}
}

// asHelper makes this binary behave as the helper that its first argument names.
const asHelper = "NINEFOLD_TEST_HELPER"

func TestMain(m *testing.M) {
	if os.Getenv(asHelper) != "" && len(os.Args) > 1 {
		if behave, ok := helpers[os.Args[1]]; ok { // otherwise this is a worker of the fuzzer
			behave(os.Args[2:])
			return
		}
	}
	os.Setenv(asHelper, "1")
	os.Setenv("GORACE", "atexit_sleep_ms=0") // under the race detector the helpers would take a second to end
	os.Exit(m.Run())
}

func helper(args ...string) Command { return Command{Args: append([]string{os.Args[0]}, args...)} }

// helpers are the programs that the tests run.
var helpers = map[string]func(args []string){
	"echo":   func([]string) { io.Copy(os.Stdout, os.Stdin) },
	"args":   func(args []string) { fmt.Print(strings.Join(args, "|")) },
	"env":    func(args []string) { fmt.Print(os.Getenv(args[0])) },
	"where":  func([]string) { dir, _ := os.Getwd(); fmt.Print(dir) },
	"exit":   func(args []string) { status, _ := strconv.Atoi(args[0]); os.Exit(status) },
	"say":    func(args []string) { fmt.Print(args[0]); fmt.Fprint(os.Stderr, args[1]) },
	"sleep":  func(args []string) { d, _ := time.ParseDuration(args[0]); time.Sleep(d); fmt.Print("awake") },
	"loop":   func([]string) { loop() },
	"flood":  func([]string) { flood(os.Stdout) },
	"scream": func([]string) { flood(os.Stderr) },
	"take":   func(args []string) { n, _ := strconv.Atoi(args[0]); take(n); fmt.Print("done") },
	"hold": func(args []string) {
		n, _ := strconv.Atoi(args[0])
		take(n)
		fmt.Print("done")
		time.Sleep(time.Second)
	},
	"devour": func([]string) { take(1 << 20) },
	"both":   func([]string) { both() },
	"leave":  func(args []string) { launch(args, func(*exec.Cmd) {}) }, // it outlives this one and has its pipes
	"shell":  func(args []string) { run := exec.Command(os.Args[0], args...); run.Stdout = os.Stdout; run.Run() },
	"answer": func([]string) { answer() },
	"long":   func([]string) { fmt.Println(strings.Repeat("x", maxLine)); time.Sleep(time.Hour) },
	"deaf":   func([]string) { fmt.Println("ready"); time.Sleep(time.Hour) },
}

func loop() {
	for n := 0; ; n++ {
		sink = n
	}
}

var sink int

func flood(to io.Writer) {
	for {
		fmt.Fprint(to, strings.Repeat("flood\n", 1000))
	}
}

// take uses the given number of MiB.
func take(mib int) {
	var all [][]byte
	for range mib {
		all = append(all, used(1<<20))
	}
	sink = len(all)
}

// used returns memory that the system had to give.
func used(size int) []byte {
	memory := make([]byte, size)
	for i := 0; i < size; i += 4 << 10 {
		memory[i] = 1
	}
	return memory
}

// both writes more than a pipe holds before it reads anything, and then reads everything.
func both() {
	fmt.Print(strings.Repeat("x", 300_000))
	n, _ := io.Copy(io.Discard, os.Stdin)
	fmt.Print(n)
}

// launch starts a program with the standard output and error of this one, perhaps changed, and prints its process ID.
func launch(args []string, change func(child *exec.Cmd)) {
	child := exec.Command(os.Args[0], args...)
	child.Stdout, child.Stderr = os.Stdout, os.Stderr
	change(child)
	if err := child.Start(); err != nil {
		panic(err)
	}
	fmt.Println(child.Process.Pid)
}

// answer answers each line, until it is told how to end.
func answer() {
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		word, rest, _ := strings.Cut(in.Text(), " ")
		switch word {
		case "exit":
			status, _ := strconv.Atoi(rest)
			os.Exit(status)
		case "mutter":
			fmt.Fprintln(os.Stderr, rest)
		case "close":
			os.Stdout.Close()
			time.Sleep(time.Hour)
		case "last":
			fmt.Print(rest)
			os.Exit(0)
		}
		fmt.Println("you said", in.Text())
	}
}

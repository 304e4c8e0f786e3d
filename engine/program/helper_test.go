package program

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"
)

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

// helper returns the command of one of the helpers.
func helper(args ...string) Command { return Command{Args: append([]string{os.Args[0]}, args...)} }

// helpers are the programs that the tests run.
var helpers = map[string]func(args []string){
	"echo":   func([]string) { io.Copy(os.Stdout, os.Stdin) },
	"args":   func(args []string) { fmt.Print(strings.Join(args, "|")) },
	"where":  func([]string) { dir, _ := os.Getwd(); fmt.Print(dir) },
	"exit":   func(args []string) { status, _ := strconv.Atoi(args[0]); os.Exit(status) },
	"say":    func(args []string) { fmt.Print(args[0]); fmt.Fprint(os.Stderr, args[1]) },
	"sleep":  func(args []string) { d, _ := time.ParseDuration(args[0]); time.Sleep(d); fmt.Print("awake") },
	"loop":   func([]string) { loop() },
	"flood":  func([]string) { flood(os.Stdout) },
	"scream": func([]string) { flood(os.Stderr) },
	"babble": func(args []string) { n, _ := strconv.Atoi(args[0]); fmt.Fprint(os.Stderr, strings.Repeat("x", n)) },
	"take":   func(args []string) { n, _ := strconv.Atoi(args[0]); take(n); fmt.Print("done") },
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
		case "wait":
			d, _ := time.ParseDuration(rest)
			time.Sleep(d)
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

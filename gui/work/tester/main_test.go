package tester

import (
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
	"ninefold/gui/work/insight"
	"ninefold/gui/work/overlay/overlaytest"
	"ninefold/gui/work/tasks/taskstest"
)

// asSolution is the variable that makes this binary the solution named by its first argument.
const asSolution = "NINEFOLD_TEST_SOLUTION"

func TestMain(m *testing.M) {
	if os.Getenv(asSolution) != "" && len(os.Args) > 1 {
		if solve, ok := solutions[os.Args[1]]; ok { // otherwise it is a worker of the fuzzer
			solve()
			return
		}
	}
	os.Setenv(asSolution, "1")
	os.Setenv("GORACE", "atexit_sleep_ms=0") // with the race detector the solutions would take a second to end
	os.Exit(m.Run())
}

// solutions are the programs to test.
var solutions = map[string]func(){
	"right": right,
	"wrong": func() { os.Stdout.WriteString(strings.ReplaceAll(answer(), "!", ".")) },
	"flakes": func() { // is wrong only once, and leaves a file
		if _, err := os.Stat(os.Args[2]); err == nil {
			right()
			return
		}
		os.WriteFile(os.Args[2], nil, 0o600)
		os.Stdout.WriteString(strings.ReplaceAll(answer(), "!", "."))
	},
	"squeezes": func() { os.Stdout.WriteString(strings.ReplaceAll(answer(), "\n\n", "\n")) },
	"opens":    func() { os.Stderr.WriteString("cannot open " + os.Args[2]); os.Exit(3) },
	"noisy":    func() { os.Stderr.WriteString("row by row"); os.Stdout.WriteString(answer()) },
	"counts":   func() { os.Stdout.WriteString(strconv.Itoa(strings.Count(answer(), "!"))) },
	"looks":    look,
	"crashes":  func() { os.Stderr.WriteString("oh"); os.Exit(7) },
	"refuses":  func() { os.Stderr.WriteString("oh"); os.Exit(3) },
	"loops":    loop,
	"sleeps":   func() { time.Sleep(time.Hour) },
	"leaves":   leaveChild,
	"compiles": compile,
}

// right gives the right answer. If a second argument names a file, it notes there that it ran.
func right() {
	if len(os.Args) > 2 && os.Args[2] != "" {
		note(os.Args[2], "ran\n")
	}
	os.Stdout.WriteString(answer())
}

func answer() string {
	input, err := io.ReadAll(os.Stdin)
	if err != nil {
		panic(err)
	}
	p, err := tictactoe.Parse(input)
	if err != nil {
		panic(err)
	}
	return string(tictactoe.AppendMarked(nil, &p))
}

// note appends to a file.
func note(name, words string) {
	file, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		panic(err)
	}
	defer file.Close()
	if _, err := file.WriteString(words); err != nil {
		panic(err)
	}
}

// compile does what a source says.
func compile() {
	source, err := os.ReadFile(os.Args[2])
	if err != nil {
		panic(err)
	}
	switch strings.TrimSpace(string(source)) {
	case "wrong":
		os.Stderr.WriteString(os.Args[2] + ":1:7: it is wrong")
		os.Exit(1)
	case "endless":
		time.Sleep(time.Hour)
	case "more":
		note("reads.d", "program: "+strings.ReplaceAll(os.Args[2], " ", `\ `)+" more.h\n")
	}
}

// look is a checker that wants a mark in the output.
func look() {
	output, err := os.ReadFile(os.Args[3])
	if err != nil {
		panic(err)
	}
	if !strings.Contains(string(output), "!") {
		os.Stderr.WriteString("wrong answer: nothing is marked")
		os.Exit(1)
	}
}

var sink int

func loop() {
	for n := 0; ; n++ {
		sink = n
	}
}

// leaveChild starts a child and never ends. It notes both process IDs in the named file.
func leaveChild() {
	child := exec.Command(os.Args[0], "sleeps")
	if err := child.Start(); err != nil {
		panic(err)
	}
	note(os.Args[2], strconv.Itoa(os.Getpid())+" "+strconv.Itoa(child.Process.Pid)+"\n")
	time.Sleep(time.Hour)
}

// command returns the line that names a solution, with an argument if one is given.
func command(solution string, arg ...string) string {
	return program.Command{Args: append([]string{os.Args[0], solution}, arg...)}.String()
}

// bench is a tester over a session without a main window.
type bench struct {
	*Tester
	t      *testing.T
	tasks  *taskstest.Tasks
	screen *screentest.Screen
	loop   screen.Loop
	opened *screentest.Window // the tester's
	main   *overlaytest.Host  // of the main window
}

// newBench returns a tester with an open window; its tests use only the published samples.
func newBench(t *testing.T) *bench {
	b := &bench{t: t, tasks: taskstest.New(), screen: screentest.New(t)}
	b.tasks.Runner.Post = b.loop.Posting(b.tasks.Runner.Post)
	b.main = overlaytest.New(session.New(), b.tasks.Runner)
	host := b.main.Host
	t.Cleanup(host.Builds.Close)
	host.Session.Settings.Test.Count, host.Session.Settings.Test.Megabytes = 0, 0
	b.Tester = &Tester{Host: host, Screen: b.loop.On(b.screen), Comparison: &insight.Comparison{Host: host}}
	b.loop.Settle = b.Refresh
	b.open()
	t.Cleanup(func() {
		if b.window != nil {
			b.window.Close()
		}
		b.End()
		b.tasks.RunPosted()
	})
	return b
}

func (b *bench) open() { b.loop.Do(b.Open); b.opened = b.screen.Opened[0] }

// begins presses the button that starts the test of a program.
func (b *bench) begins(line string) {
	b.t.Helper()
	b.opened.Type(commandID, line)
	b.opened.Press(b.startWords())
	fail.NowIf(b.t, !b.running(), "nothing was started: %q", b.opened.Shown.Message)
}

// startWords returns the words of the button that starts or stops a test.
func (b *bench) startWords() string { return b.button(startID).Words }

func (b *bench) button(id string) (found view.Button) {
	screentest.Visit(b.opened.Shown, func(part any) {
		if button, ok := part.(view.Button); ok && button.ID == id {
			found = button
		}
	})
	return found
}

// tests tests a program to the end.
func (b *bench) tests(line string) {
	b.t.Helper()
	b.begins(line)
	b.await("the end", func() bool { return b.run.over })
}

// puts draws a failing case and copies it to the main window's board.
func (b *bench) puts(row int) {
	b.t.Helper()
	b.opened.Events.Content.Choose(row)
	b.opened.Press("Show on the board")
}

// await runs what is posted until so is true.
func (b *bench) await(what string, so func() bool) { b.t.Helper(); b.tasks.Must(b.t, what, so) }

// said returns the report of the test in the window.
func (b *bench) said() deck.Report { return shown[deck.Report](b) }

// says fails unless the window says these words.
func (b *bench) says(words string) {
	b.t.Helper()
	fail.Lacks(b.t, b.opened.Shown.Message, words, "the window says")
}

// failed fails unless these words stand in place of the cases: no counts above them, and nothing at the foot.
func (b *bench) failed(words string) {
	b.t.Helper()
	n, said, foot := b.notice(), b.said(), b.opened.Shown.Message
	fail.Lacks(b.t, n.Words, words, "in place of the cases stands")
	fail.If(b.t, n.Title != language.Text("test.failed") || len(said.Counts) != 0 || said.Summary != "" || foot != "",
		"below %q stands %q, above %+v, at the foot %q", n.Title, n.Words, said, foot)
}

// shown returns the card of a kind in the window, or its zero value.
func shown[C view.Card](b *bench) C { return screentest.Card[C](b.opened.Shown) }

func (b *bench) draws() bool { _, drawn := screentest.Find[deck.Picture](b.opened.Shown); return drawn }

// notice returns the notice in place of cases.
func (b *bench) notice() deck.Notice { return shown[deck.Notice](b) }

// texts returns the case drawn and what the program wrote, in the order of the window.
func (b *bench) texts() string {
	texts := shown[deck.Texts](b).Texts
	return screentest.Joined(texts, "\n", func(one deck.Passage) string { return strings.Join(one.Lines, "\n") + "\n" })
}

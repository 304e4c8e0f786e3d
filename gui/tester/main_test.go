package tester

import (
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"ninefold/engine/program"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/insight"
	"ninefold/gui/overlay"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/view"
)

// asSolution makes this binary behave as the solution that its first argument names.
const asSolution = "NINEFOLD_TEST_SOLUTION"

func TestMain(m *testing.M) {
	if os.Getenv(asSolution) != "" && len(os.Args) > 1 {
		if solve, ok := solutions[os.Args[1]]; ok { // else it is a worker of the fuzzer
			solve()
			return
		}
	}
	os.Setenv(asSolution, "1")
	os.Setenv("GORACE", "atexit_sleep_ms=0") // under the race detector the solutions would take a second to end
	os.Exit(m.Run())
}

// solutions are the programs that are tested.
var solutions = map[string]func(){
	"right":    right,
	"wrong":    func() { os.Stdout.WriteString(strings.ReplaceAll(answer(), "!", ".")) },
	"trims":    func() { os.Stdout.WriteString(strings.ReplaceAll(answer(), " \n", "\n")) },
	"opens":    func() { os.Stderr.WriteString("cannot open " + os.Args[2]); os.Exit(3) },
	"noisy":    func() { os.Stderr.WriteString("row by row"); os.Stdout.WriteString(answer()) },
	"crashes":  func() { os.Stderr.WriteString("oh"); os.Exit(3) },
	"loops":    loop,
	"sleeps":   func() { time.Sleep(time.Hour) },
	"leaves":   leaveChild,
	"compiles": compile,
}

// right gives the right answer, and notes that it ran in the file that its second argument names, if there is one.
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

var sink int

func loop() {
	for n := 0; ; n++ {
		sink = n
	}
}

// leaveChild starts a child and never ends. The process numbers of both are noted in the file that is named.
func leaveChild() {
	child := exec.Command(os.Args[0], "sleeps")
	if err := child.Start(); err != nil {
		panic(err)
	}
	note(os.Args[2], strconv.Itoa(os.Getpid())+" "+strconv.Itoa(child.Process.Pid)+"\n")
	time.Sleep(time.Hour)
}

// command is the line that names a solution, with an argument if one is given.
func command(solution string, arg ...string) string {
	return program.Command{Args: append([]string{os.Args[0], solution}, arg...)}.String()
}

// bench is a tester over a session that has no window itself.
type bench struct {
	*Tester
	t       *testing.T
	tasks   *taskstest.Tasks
	screen  *screentest.Screen
	opened  *screentest.Window // the tester's
	warned  string             // in the main window, last; "" when something else has been said there
	kept    int                // times
	commits int
	renders int
}

// newBench is a tester whose window is open; a test is set to the published samples alone.
func newBench(t *testing.T) *bench {
	b := &bench{t: t, tasks: taskstest.New(), screen: screentest.New(t)}
	host := &overlay.Host{
		Session: session.New(), Tasks: b.tasks.Runner, Render: func() { b.renders++ }, Commit: func() { b.commits++ },
		Keep:   func() { b.kept++ },
		Inform: func(string) { b.warned = "" }, Warn: func(words string) { b.warned = words },
	}
	host.Session.Settings.Test.Count, host.Session.Settings.Test.Megabytes = 0, 0
	b.Tester = &Tester{Host: host, Screen: b.screen, Comparison: &insight.Comparison{Host: host}}
	b.open()
	t.Cleanup(func() {
		if b.window != nil {
			b.window.Close()
		}
		b.tasks.RunPosted()
	})
	return b
}

func (b *bench) open() {
	b.Open()
	b.opened = b.screen.Opened[0]
}

// begins starts a test of a program with the button.
func (b *bench) begins(line string) {
	b.t.Helper()
	b.opened.Type(commandID, line)
	b.opened.Press(b.startWords())
	fail.NowIf(b.t, !b.running(), "nothing was started: %q", b.opened.Shown.Message)
}

// startWords are those of the button that starts or stops a test.
func (b *bench) startWords() (words string) {
	screentest.Visit(b.opened.Shown, func(part any) {
		if button, ok := part.(view.Button); ok && button.ID == startID {
			words = button.Words
		}
	})
	return words
}

// tests tests a program to the end.
func (b *bench) tests(line string) {
	b.t.Helper()
	b.begins(line)
	b.await("the end", func() bool { return b.run.over })
}

// puts draws a failing case and puts it on the board of the main window.
func (b *bench) puts(row int) {
	b.t.Helper()
	b.Choose(row)
	b.opened.Press("Show on the board")
}

// await runs what is posted until it is so.
func (b *bench) await(what string, so func() bool) { b.t.Helper(); b.tasks.Must(b.t, what, so) }

// said is how the test goes, as the window says it.
func (b *bench) said() view.Report { return shown[view.Report](b) }

// says fails the test unless the window says something.
func (b *bench) says(words string) {
	b.t.Helper()
	said := b.opened.Shown.Message
	fail.Unless(b.t, strings.Contains(said, words), "the window says %q, want %q in it", said, words)
}

// shown is the card of a kind that the window shows; its zero value if there is none.
func shown[C view.Card](b *bench) C {
	card, _ := screentest.Find[C](b.opened.Shown)
	return card
}

// draws reports whether a board is drawn.
func (b *bench) draws() bool {
	_, drawn := screentest.Find[view.Picture](b.opened.Shown)
	return drawn
}

// notice is what stands in the place of cases.
func (b *bench) notice() view.Notice { return shown[view.Notice](b) }

// texts are the case that is drawn and what the program wrote, in the order in which they stand there.
func (b *bench) texts() string {
	var all []string
	for _, text := range shown[view.Texts](b).Texts {
		all = append(all, strings.Join(text.Lines, "\n")+"\n")
	}
	return strings.Join(all, "\n")
}

package match

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"

	"ninefold/engine/program"
	"ninefold/engine/test/fail"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/view"
)

// asProgram is the variable that makes this binary play.
const asProgram = "NINEFOLD_TEST_PLAYER"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" && len(os.Args) == 2 {
		answer(os.Args[1])
		return
	}
	os.Setenv(asProgram, "1")
	os.Setenv("GORACE", "atexit_sleep_ms=0") // with the race detector the programs would take a second to end
	os.Exit(m.Run())
}

// answer plays the first cell offered, with a remark, or ends, or never answers.
func answer(how string) {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		var count int
		in.Scan()
		fmt.Sscan(in.Text(), &count)
		var moves []string
		for range count {
			in.Scan()
			moves = append(moves, in.Text())
		}
		switch how {
		case "first":
			fmt.Println(moves[0], "the first")
		case "ends":
			return
		}
	}
}

// command returns a side whose program plays in some way.
func command(how string) session.Side {
	return session.Side{Player: session.Program, Command: program.Command{Args: []string{os.Args[0], how}}.String()}
}

func level(name string) session.Side { return session.Side{Player: session.Computer, Level: name} }

// bench is a match over a session without a main window.
type bench struct {
	*Match
	t       *testing.T
	tasks   *taskstest.Tasks
	screen  *screentest.Screen
	opened  *screentest.Window // the match's
	commits int
}

// newBench returns a match with an open window, set up between two sides.
func newBench(t *testing.T, first, second session.Side, games int) *bench {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	b := &bench{t: t, tasks: taskstest.New(), screen: screentest.New(t)}
	host := &overlay.Host{
		Session: session.New(), Tasks: b.tasks.Runner, Render: func() {}, Commit: func() { b.commits++ },
		Keep: func() {}, Inform: func(string) {}, Warn: func(string) {},
	}
	set := &host.Session.Settings.Match
	set.Sides, set.Games, set.Seconds = session.Sides{X: first, O: second}, games, 20
	b.Match = &Match{Host: host, Screen: b.screen}
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

func (b *bench) open() {
	b.Open()
	b.opened = b.screen.Opened[0]
}

// begins presses the button that starts the match.
func (b *bench) begins() {
	b.t.Helper()
	b.opened.Press("Start")
	fail.NowIf(b.t, b.run == nil, "nothing was started: %q", b.opened.Shown.Message)
}

// await runs what is posted until so is true.
func (b *bench) await(what string, so func() bool) {
	b.t.Helper()
	fail.NowIf(b.t, !b.tasks.Await(so), "%s did not come to pass: %+v", what, b.run.state())
}

// ended reports whether the match is over, and the window shows that.
func (b *bench) ended() bool {
	return b.run.state().over && strings.HasPrefix(b.words(), locale.Text("match.new"))
}

// words returns the words of the buttons.
func (b *bench) words() string {
	var all []string
	for _, button := range b.opened.Shown.Buttons {
		all = append(all, button.Words)
	}
	return strings.Join(all, " ")
}

// games returns the list of games.
func (b *bench) games() view.Results { return screentest.Card[view.Results](b.opened.Shown) }

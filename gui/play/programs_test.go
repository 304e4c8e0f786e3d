package play

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"ninefold/engine/history"
	"ninefold/engine/program"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/engine/tictactoe"
	"ninefold/engine/toolchain"
	"ninefold/gui/keys"
	"ninefold/gui/overlay"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// botLanguage is a language whose source is its own compiler: it is run with the name of the program to make.
const botLanguage = `
[Bot]
files   = [".bot"]
compile = "sh {source} {program}"
run     = "sh {program}"
`

// firstBot is the source of a program that plays the first legal move.
const firstBot = `cat > "$1" <<'END'
while read -r row column && read -r count; do
	first=
	while [ "$count" -gt 0 ]; do
		read -r move
		first=${first:-$move}
		count=$((count - 1))
	done
	echo "$first"
done
END
`

// sourceTalk returns a conversation with the program of a source in botLanguage.
func sourceTalk(t *testing.T, source string) *talk {
	t.Helper()
	if _, err := exec.LookPath("sh"); err != nil || !program.Supported {
		t.Skip("no programs, or no shell, on this system")
	}
	home := t.TempDir()
	for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "AppData", "LocalAppData"} {
		t.Setenv(name, home)
	}
	table := fail.Must(toolchain.TableFile())(t)
	path := filepath.Join(home, "my.bot")
	for name, text := range map[string]string{table: botLanguage, path: source} {
		fail.OnError(t, os.MkdirAll(filepath.Dir(name), 0o700))
		texttest.Write(t, name, text)
	}
	workshop := &toolchain.Workshop{}
	t.Cleanup(workshop.Close)
	to := &talk{
		workshop: workshop,
		command:  program.Command{Args: []string{path}}.String(), mark: tictactoe.X, limit: 10 * time.Second,
		start: tictactoe.New(tictactoe.Closed),
	}
	t.Cleanup(to.end)
	return to
}

func TestASourcePlaysOnceItIsCompiled(t *testing.T) {
	to := sourceTalk(t, firstBot)
	move, err := to.answer(context.Background(), nil)
	fail.If(t, err != nil || move.Cell != 0, "it answers %v, %v", move, err)
	fail.If(t, to.compiling.Load(), "it is being compiled still")
}

func TestAProgramEndsWithItsTalk(t *testing.T) {
	to := sourceTalk(t, strings.Replace(firstBot, "while", "echo $$ >\"$HOME/pid\"\nwhile", 1))
	fail.Must(to.answer(context.Background(), nil))(t)
	pid := fail.Must(os.ReadFile(filepath.Join(os.Getenv("HOME"), "pid")))(t)
	runs := func() bool { return exec.Command("sh", "-c", "kill -0 "+string(pid)).Run() == nil }
	fail.Unless(t, runs(), "it does not run")
	to.end()
	fail.If(t, runs(), "it runs still")
}

func TestASourceThatIsNotCompiledLosesNothingAndSaysWhy(t *testing.T) {
	to := sourceTalk(t, "echo 'in main:\nmy.bot:1:7: error: it is wrong' >&2; exit 1\n")
	_, err := to.answer(context.Background(), nil)
	var start *startError
	fail.NowIf(t, !errors.As(err, &start), "the error is %v", err)
	words := StartWords(start)
	fail.If(t, !strings.HasPrefix(words, "my.bot: compilation error (Bot)") ||
		!strings.Contains(words, "my.bot:1:7: error: it is wrong"), "said %q", words)
}

// TestWhoIsHungUpOnWhileCompilingEnds: the end of a game does not wait for a compiler.
func TestWhoIsHungUpOnWhileCompilingEnds(t *testing.T) {
	to := sourceTalk(t, "sleep 3600\n")
	ctx, cancel := context.WithCancel(context.Background())
	answered := make(chan error)
	go func() { _, err := to.answer(ctx, nil); answered <- err }()
	for !to.compiling.Load() {
		time.Sleep(time.Millisecond)
	}
	cancel()
	to.end()
	err := <-answered
	fail.Unless(t, errors.Is(err, context.Canceled), "it answers %v", err)
}

// The message has room for one error; the log has all that the compiler said.
func TestWhatACompilerSaysIsInTheLog(t *testing.T) {
	host := &overlay.Host{Session: session.New(), Warn: func(string) {}}
	p := &Players{host: host}
	const complaint = "my.bot:1:7: error: it is wrong\nmy.bot:2:1: note: here"
	wrong := toolchain.CompileError{Source: "my.bot", Language: "Bot", Said: complaint}
	p.answered(answer{err: &startError{&wrong}})
	log := screentest.Joined(p.lines(), "\n", func(line view.LogLine) string { return line.Words })
	fail.If(t, !strings.Contains(log, "compilation error (Bot)") || !strings.HasSuffix(log, "\n"+complaint),
		"the log is\n%s", log)
}

func TestTheLogIsSearchedAndCopied(t *testing.T) {
	tb := newTable(t, session.Sides{})
	tb.setup.ShowLog()
	tb.setup.ShowLog()
	tb.setup.Refresh()
	w := tb.screen.Opened[0]
	fail.If(t, len(tb.screen.Opened) != 1 || w.Raised != 1 || !strings.Contains(w.Words(), "They have written nothing"),
		"%d windows, the first says\n%s", len(tb.screen.Opened), w.Words())
	tb.play(5, 5)
	g, long := tb.session.Game, strings.Repeat("long ", 100)
	tb.log.add(g, entry{stderr: []byte("thought 1\n" + long + "\nThought 2")})
	tb.setup.Refresh()
	log, _ := screentest.Find[view.Log](w.Shown)
	broken := ""
	for _, line := range log.Lines[2 : len(log.Lines)-1] {
		broken += line.Words
		fail.If(t, len(line.Words) > 76, "%q is wider than the window", line.Words)
	}
	fail.If(t, !log.Lines[0].Head || broken != long || log.Hint != "", "the log is %+v", log)
	for find, want := range map[string]string{"thought": "thought 1\nThought 2\n", "long": long + "\n", "none": ""} {
		w.Type("find", find)
		w.Press("Copy")
		if want != "" {
			want = log.Lines[0].Words + "\n" + want
		}
		fail.Unequal(t, tb.screen.Clipboard, want, "of %q is copied", find)
	}
	w.Key(keys.Alone(keys.Escape))
	fail.If(t, len(tb.screen.Opened) != 0 || tb.setup.log != nil, "Escape does not close the window")
	tb.setup.Refresh()
}

func TestTheLogSaysWhyAProgramMadeNoFirstMove(t *testing.T) {
	tb := newTable(t, session.Sides{})
	tb.play(5, 5)
	g := tb.session.Game
	for step, want := range map[history.ID]string{
		g.Rows()[0].ID: "Before the first move: X exited (status 3) (0.00 s)",
		g.Current():    "After ",
	} {
		g.GoTo(step)
		tb.log.entries = nil
		tb.log.add(g, entry{lost: "X exited (status 3)"})
		lines := tb.setup.Players.lines()
		fail.If(t, len(lines) != 1 || !strings.HasPrefix(lines[0].Words, want), "the log is %+v, want %q", lines, want)
	}
}

// TestTheLogHoldsOnlyWhatWasWritten, within its limit, and no game.
func TestTheLogHoldsOnlyWhatWasWritten(t *testing.T) {
	var l log
	g := session.New().Game
	l.add(g, entry{time: time.Second})
	fail.If(t, len(l.entries) != 0, "a silent move has %d entries", len(l.entries))
	l.add(g, entry{stderr: []byte("a")})
	l.add(g, entry{})
	fail.If(t, len(l.of(g)) != 0, "a move that was made again in silence has %d entries", len(l.of(g)))
	for range 100 {
		other := session.New().Game
		l.add(other, entry{stderr: make([]byte, maxLog/10)})
		fail.If(t, len(l.of(other)) != 1, "the last entry is dropped")
	}
	fail.If(t, l.size > maxLog || len(l.entries) > 10, "%d entries take %d bytes", len(l.entries), l.size)
	runtime.GC()
	for _, e := range l.entries {
		fail.If(t, e.game.Value() != nil, "the log keeps a game in memory")
	}
	for range 2 * maxLog / 8192 {
		l.add(session.New().Game, entry{lost: strings.Repeat("x", 8192)})
	}
	fail.If(t, l.size > maxLog, "%d entries take %d bytes", len(l.entries), l.size)
}

// A render that shows nothing new does not search the log.
func TestTheLogIsMadeAnewOnlyWhenSomethingHasChanged(t *testing.T) {
	tb := newTable(t, session.Sides{})
	tb.play(5, 5)
	tb.setup.ShowLog()
	for _, change := range []struct {
		do   func()
		anew bool
	}{
		{func() {}, false},
		{func() { tb.log.add(tb.session.Game, entry{stderr: []byte("thought")}) }, true},
		{func() {}, false},
		{func() { tb.play(5, 6) }, true},
	} {
		change.do()
		tb.setup.log.lines = nil
		tb.setup.Refresh()
		fail.Unequal(t, tb.setup.log.lines != nil, change.anew, "the lines are made anew")
	}
}

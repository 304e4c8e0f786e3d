package play

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/judge/toolchain"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/model/roster"
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
	builds := &toolchain.BuildCache{}
	t.Cleanup(builds.Close)
	to := &talk{
		builds:  builds,
		command: program.Command{Args: []string{path}}.String(), mark: tictactoe.X, limit: 10 * time.Second,
		start: tictactoe.New(tictactoe.Closed),
	}
	t.Cleanup(to.end)
	return to
}

func TestASourcePlaysOnceItIsCompiledAndEndsWithItsTalk(t *testing.T) {
	to := sourceTalk(t, strings.Replace(firstBot, "while", "echo $$ >\"$HOME/pid\"\nwhile", 1))
	move := fail.Must(to.answer(context.Background(), nil))(t)
	fail.If(t, move.Cell != 0 || to.compiling.Load(), "it answers %v, compiling %v", move, to.compiling.Load())
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

// The message has room for one error; who asks the program again sees all that the compiler said.
func TestAllThatACompilerSaysIsShown(t *testing.T) {
	const complaint = "my.bot:1:7: error: it is wrong\nmy.bot:2:1: note: here"
	tb := newTable(t, roster.Sides{})
	a := &asked{setup: tb.setup, answer: &answer{err: &startError{
		&toolchain.CompileError{Source: "my.bot", Language: "Bot", Said: complaint}}}}
	above := a.words()
	fail.If(t, a.said() != complaint || above.Role != view.Alert ||
		!strings.Contains(above.Words, "compilation error (Bot"), "it says %q above\n%s", above.Words, a.said())
}

package command

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"ninefold/engine/program"
	"ninefold/engine/test/fail"
)

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
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("there is no sh")
	}
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
	r.pipe.SetReadDeadline(time.Now().Add(20 * time.Second))
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

func TestAProgramEndsEvenWhenThisOneIsKilled(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the system does not see to that")
	}
	r := start(t, nil, "play", "--first-time", "1h", "cmd:sh -c '"+says+"exec sleep 1000'", "casual")
	r.awaitRuns(t)
	r.Process.Kill()
	r.ends(t)
}

// In "ninefold test --all ./solution | head -1" nobody reads the later lines.
func TestAnOutputThatNobodyReadsEndsWhatWasStarted(t *testing.T) {
	unread, stdout, err := os.Pipe()
	fail.OnError(t, err)
	unread.Close()
	// The first sample is answered wrong, but not before another run says that it runs, which it does for ever.
	const script = `case $(cat) in *"6 4") until [ -e others ]; do :; done; echo wrong;; *) ` + says +
		`: >others; sleep 1000; exit;; esac`
	t.Chdir(t.TempDir())
	r := start(t, stdout, "test", "--all", "--jobs", "2", "--time-limit", "1h", "sh", "-c", script)
	stdout.Close()
	r.awaitRuns(t)
	r.ends(t)
}

//go:build e2e

package gui

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

// startInAnEmptyHome starts the program in an empty home without a session bus, and quits it.
func startInAnEmptyHome(t *testing.T, d *virtualDisplay, program string) {
	w := &realWindow{virtualDisplay: d, t: t, home: t.TempDir()}
	said, err := os.Create(filepath.Join(t.TempDir(), "said"))
	fail.OnError(t, err)
	defer said.Close()
	w.process = exec.Command(program)
	w.process.Env = append([]string{"PATH=" + os.Getenv("PATH"), "HOME=" + w.home}, d.env...)
	w.process.Stderr = said
	fail.OnError(t, w.process.Start())
	t.Cleanup(w.kill)
	w.id = w.window("Ninefold$")
	w.xdotool("windowfocus", "--sync", w.id)
	w.click(5, 5)
	w.awaitSession(`"last":[5,5]`)
	words := texttest.Read(t, said.Name())
	fail.If(t, words != "", "it says\n%s", words)
	w.quit() // Fyne may read its preferences while writing them, and logs that
}

// startTwiceAtOnce starts the program twice at once: there is one window, with the file that one start was given.
func startTwiceAtOnce(t *testing.T, d *virtualDisplay, program string) {
	w := &realWindow{virtualDisplay: d, t: t, home: t.TempDir()}
	ended := make(chan *exec.Cmd, 2)
	defer w.awaitNoWindow() // when both are killed
	for _, args := range [][]string{nil, {"../engine/tictactoe/testdata/tictactoe-2.in"}} {
		cmd := w.start(program, args...)
		go func() {
			_ = cmd.Wait()
			ended <- cmd
		}()
		defer cmd.Process.Kill()
	}
	w.awaitSession("tictactoe-2.in")
	await(t, "the end of one start", func() (bool, string) { return len(ended) > 0, "both go on" })
	first := <-ended
	fail.Unless(t, first.ProcessState.Success(), "a start ended with %v", first.ProcessState)
	w.hasOneSession()
}

// awaitNoWindow waits until no window of the program is left.
func (w *realWindow) awaitNoWindow() {
	w.t.Helper()
	await(w.t, "the last window to be gone", func() (bool, string) {
		search := exec.Command("xdotool", "search", "--onlyvisible", "--name", "Ninefold$")
		search.Env = append(os.Environ(), w.env...)
		out, err := search.CombinedOutput()
		return err != nil, string(out)
	})
}

// startAfterAKill starts the program right after its window was killed, while that may still be ending.
func startAfterAKill(t *testing.T, d *virtualDisplay, program string) {
	w := d.open(t, program, t.TempDir(), "../engine/tictactoe/testdata/tictactoe-1.in")
	killed := w.process
	fail.OnError(t, killed.Process.Kill())
	w.process = w.start(program)
	await(t, "the next window", func() (bool, string) {
		pid := strconv.Itoa(w.process.Process.Pid)
		search := exec.Command("xdotool", "search", "--all", "--onlyvisible", "--pid", pid, "--name", "Ninefold$")
		search.Env = append(os.Environ(), w.env...)
		out, err := search.CombinedOutput()
		return err == nil, string(out)
	})
	_ = killed.Wait()
	w.hasOneSession()
	w.kill()
}

// endFrozen ends a window whose display no longer answers, which blocks its UI goroutine.
func endFrozen(t *testing.T, program string) {
	for _, end := range []os.Signal{syscall.SIGTERM, syscall.SIGQUIT} {
		d := startDisplay(t)
		w := d.open(t, program, t.TempDir(), "")
		w.click(5, 5)
		w.awaitSession(`"last":[5,5]`)
		fail.OnError(t, d.server.Signal(syscall.SIGSTOP))
		fail.OnError(t, w.process.Process.Signal(end))
		w.awaitEnd()
	}
}

// start starts the program with the window's home, without waiting.
func (w *realWindow) start(program string, args ...string) *exec.Cmd {
	w.t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), w.environment()...)
	cmd.Stderr = os.Stderr
	fail.OnError(w.t, cmd.Start())
	return cmd
}

// hasOneSession checks that no start has made a second session.
func (w *realWindow) hasOneSession() {
	w.t.Helper()
	_, err := os.Stat(filepath.Join(w.dir(), "windows"))
	fail.Unless(w.t, errors.Is(err, fs.ErrNotExist), "a start has a session of its own: %v", err)
}

//go:build e2e

package gui

import (
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"ninefold/engine/test/fail"
)

// pasteFromAStoppedOwner pastes while the program that copied is stopped: the window answers meanwhile, and pastes when
// that program goes on.
func pasteFromAStoppedOwner(t *testing.T, d *virtualDisplay, program string) {
	w := d.open(t, program, t.TempDir(), "")
	copied := strings.Repeat("123456789\n", 9) // no board, but more than one line
	owner := exec.Command("xclip", "-quiet", "-selection", "clipboard")
	owner.Env = append(os.Environ(), d.env...)
	owner.Stdin = strings.NewReader(copied)
	fail.OnError(t, owner.Start())
	defer owner.Wait()
	defer owner.Process.Kill()
	d.awaitClipboard(t, copied)
	fail.OnError(t, owner.Process.Signal(syscall.SIGSTOP))
	w.keys("ctrl+v", "5", "5") // which waits for the window's answer after each key
	w.awaitSession(`"last":[5,5]`)
	fail.OnError(t, owner.Process.Signal(syscall.SIGCONT))
	w.kill()
}

//go:build unix

package gui

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
	"ninefold/gui/session"
)

// pipe makes a named pipe without a writer: opening it to read would block for ever.
func pipe(t *testing.T, dir, name string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip(err)
	}
	return path
}

func TestANamedPipeIsRefused(t *testing.T) {
	w := openWindow(t)
	w.open(pipe(t, t.TempDir(), "pipe"))
	fail.If(t, !w.warned() || !strings.Contains(w.reason(), "not a file"), "said %q", w.reason())
}

func TestAnIndexThatIsAPipeOrOfGigabytesIsSetAsideAndTheBoardsAreKept(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.flush()
	for kind, replace := range map[string]func(dir, name string){
		"a pipe": func(dir, name string) { pipe(t, dir, name) },
		"large":  func(dir, name string) { _ = os.Truncate(texttest.Write(t, filepath.Join(dir, name), ""), 6<<30) },
	} {
		dir := copyOf(t, w.dir)
		_ = os.Remove(filepath.Join(dir, session.IndexFile))
		replace(dir, session.IndexFile)
		again := openWindowIn(t, dir)
		if !again.warned() || !strings.Contains(again.reason(), ".damaged-1") || len(again.session.Boards(9)) != 1 {
			t.Errorf("%s: said %q, %d boards", kind, again.reason(), len(again.session.Boards(9)))
		}
		if again = again.restart(); again.said() != "" || len(again.session.Boards(9)) != 1 {
			t.Errorf("%s: then said %q, %d boards", kind, again.said(), len(again.session.Boards(9)))
		}
	}
}

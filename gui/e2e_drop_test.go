//go:build e2e

package gui

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

// dropFiles drops files on the window: some that can be imported, one with a mistake, and one that is no text file.
func dropFiles(t *testing.T, d *virtualDisplay, program string) {
	dir := t.TempDir()
	named := func(name, text string) string {
		path := filepath.Join(dir, name)
		fail.OnError(t, os.WriteFile(path, []byte(text), 0o600))
		return path
	}
	game, marked := texttest.Sample(t, "tictactoe-1.in"), texttest.Sample(t, "tictactoe-1.out")
	wrong := strings.Replace(game, "6 4", "5 4", 1)

	w := d.open(t, program, t.TempDir(), "")
	size := w.geometry()
	w.pointAt(int(size.Width/2), int(size.Height/2))
	drop := func(path string) {
		t.Helper()
		w.drop(t, w.xid(), path)
	}
	holds := func(what string) {
		t.Helper()
		d.setClipboard(t, what)
		w.keys("ctrl+shift+c")
		w.awaitClipboard(marked)
	}

	drop(named("a file 九 100%.in", game))
	w.awaitSession("九")
	holds("a dropped game")

	w.changes(func() { drop(named("wrong.in", wrong)) }) // the text opens at the empty cell
	w.keys("Delete", "6", "ctrl+a", "ctrl+c")
	w.awaitClipboard(game)
	w.keys("Escape", "Return") // discards the text
	holds("a file with a mistake")

	pipe := filepath.Join(dir, "pipe")
	fail.OnError(t, syscall.Mkfifo(pipe, 0o600))
	for _, path := range []string{
		dir, pipe, named("binary", string(make([]byte, 120<<10))), filepath.Join(dir, "none"),
	} {
		w.changes(func() { drop(path) }) // a message or a dialog opens
		w.keys("Escape")
		holds(path)
	}

	other := named("other.in", texttest.Sample(t, "tictactoe-2.in"))
	w.changes(func() { w.keys("F2") })
	before := w.still()
	drop(other)
	fail.If(t, w.still() != before, "a file that was dropped under a dialog did something")
	w.changes(func() { w.keys("Escape") })
	holds("a file under a dialog")
	drop(other)
	w.awaitSession("other.in")
	w.kill()
}

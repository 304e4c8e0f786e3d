//go:build e2e

package gui

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

// TestEndToEndPortal drives the real program's file dialogs on a desktop whose portal the test plays. It also needs
// dbus-daemon.
func TestEndToEndPortal(t *testing.T) {
	d := startDisplay(t)
	program := filepath.Join(t.TempDir(), "ninefold")
	run(t, nil, "go", "build", "-o", program, "ninefold")
	const board = "../engine/tictactoe/testdata/tictactoe-1.in"

	t.Run("a file is saved and opened, in the last folder", func(t *testing.T) {
		bus := startBus(t)
		p := bus.startPortal(t)
		home, dir := t.TempDir(), filepath.Join(t.TempDir(), "a+b 100%")
		fail.OnError(t, os.Mkdir(dir, 0o700))
		w := bus.on(d).open(t, program, home, board)
		w.keys("ctrl+e")
		asked := p.next()
		fail.If(t, asked.method != "SaveFile" || asked.title != "Save as" || asked.parent != "x11:"+w.hexID(),
			"asked is %+v", asked)
		name := asked.options["current_name"].Value()
		fail.If(t, name != "tictactoe-1.marked.out", "proposed is %v", name)
		filters := asked.filters()
		fail.If(t, !strings.HasPrefix(filters, "Text *.[tT][xX][tT] ") || !strings.HasSuffix(filters, "; All files *"),
			"the filters are %q", filters)
		w.click(7, 1) // the file holds the board as it was before
		w.awaitSession(`"last":[7,1]`)
		saved := filepath.Join(dir, "c+d 50%.out")
		texttest.Write(t, saved, "old")
		asked.answer(0, saved)
		awaitFile(t, saved, texttest.Sample(t, "tictactoe-1.out")) // only the portal asks whether to overwrite it

		position := filepath.Join(dir, "second")
		texttest.Write(t, position, texttest.Sample(t, "tictactoe-2.in"))
		w.keys("ctrl+o")
		asked = p.next()
		fail.If(t, asked.method != "OpenFile" || asked.title != "Open a file" || asked.folder() != dir,
			"asked is %+v in %q, want %q", asked, asked.folder(), dir)
		if filters := asked.filters(); !strings.HasPrefix(filters, "All files *; Boards and games *.[nN]") {
			t.Errorf("the filters are %q", filters)
		}
		asked.answer(0, position)
		w.awaitSession(`"recent":["` + position + `"`)
		w.keys("ctrl+c")
		w.awaitClipboard(texttest.Sample(t, "tictactoe-2.in"))
		w.kill()
	})
	t.Run("the dialog is left", func(t *testing.T) {
		bus := startBus(t)
		p := bus.startPortal(t)
		home := t.TempDir()
		w := bus.on(d).open(t, program, home, board)
		for _, status := range []uint32{1, 2} { // by its button, or the window's
			w.keys("ctrl+e")
			asked := p.next()
			time.Sleep(500 * time.Millisecond) // longer than portalBlink, as a person takes
			asked.answer(status, "")
			time.Sleep(500 * time.Millisecond)
			w.keys("ctrl+c") // under the window's own dialog this would not copy the board
			w.awaitClipboard(texttest.Sample(t, "tictactoe-1.in"))
			d.setClipboard(t, "")
		}
		nothingSaved(t, home)
		w.kill()
	})
	t.Run("another dialog takes the place of the one that is open", func(t *testing.T) {
		bus := startBus(t)
		p := bus.startPortal(t)
		home := t.TempDir()
		w := bus.on(d).open(t, program, home, board)
		w.keys("ctrl+o")
		first := p.next()
		w.keys("ctrl+e")
		second := p.next()
		p.awaitGone(first.sender)
		saved := filepath.Join(home, "saved")
		second.answer(0, saved)
		awaitFile(t, saved, texttest.Sample(t, "tictactoe-1.out"))
		w.kill()
	})
	t.Run("the window is closed while the dialog is open", func(t *testing.T) {
		bus := startBus(t)
		p := bus.startPortal(t)
		w := bus.on(d).open(t, program, t.TempDir(), board)
		w.keys("ctrl+o")
		asked := p.next()
		w.quit()
		p.awaitGone(asked.sender)
	})

	for name, prepare := range map[string]func(*testing.T, *bus) (trouble func()){
		"there is no portal": func(*testing.T, *bus) func() { return func() {} },
		"the portal has no such dialogs": func(t *testing.T, b *bus) func() {
			b.startPortal(t, "without dialogs")
			return func() {}
		},
		"the portal answers an error": func(t *testing.T, b *bus) func() {
			p := b.startPortal(t)
			p.refuses = dbus.MakeFailedError(os.ErrPermission)
			return func() { p.next() }
		},
		"the portal never answers": func(t *testing.T, b *bus) func() {
			p := b.startPortal(t)
			p.silent = make(chan struct{})
			t.Cleanup(func() { close(p.silent) })
			return func() { p.awaitGone(p.next().sender) } // the portal can close the dialog
		},
		"the portal fails at once": func(t *testing.T, b *bus) func() {
			p := b.startPortal(t)
			p.fails = true
			return func() { p.next() }
		},
		"the portal dies": func(t *testing.T, b *bus) func() {
			p := b.startPortal(t)
			return func() {
				p.next()
				p.conn.Close()
			}
		},
		"the bus dies": func(t *testing.T, b *bus) func() {
			p := b.startPortal(t)
			return func() {
				p.next()
				b.daemon.Process.Kill()
			}
		},
	} {
		t.Run(name+", and the window's own dialog asks", func(t *testing.T) {
			bus := startBus(t)
			trouble := prepare(t, bus)
			home := t.TempDir()
			w := bus.on(d).open(t, program, home, board)
			w.changes(func() { // to that dialog
				w.keys("ctrl+e")
				trouble()
			})
			w.keys("Return")
			awaitFile(t, filepath.Join(home, "tictactoe-1.marked.out"), texttest.Sample(t, "tictactoe-1.out"))
			w.kill()
		})
	}
}

// nothingSaved checks that nothing was saved in a folder.
func nothingSaved(t *testing.T, dir string) {
	t.Helper()
	saved, _ := filepath.Glob(filepath.Join(dir, "[^.]*"))
	fail.If(t, len(saved) > 0, "saved are %v", saved)
}

// hexID returns the window's ID in the portal's form.
func (w *realWindow) hexID() string {
	var id uint64
	fmt.Sscan(w.id, &id)
	return fmt.Sprintf("%x", id)
}

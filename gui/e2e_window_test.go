//go:build e2e

package gui

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"github.com/jezek/xgb/xproto"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/session"
	"ninefold/gui/model/store"
)

type realWindow struct {
	*virtualDisplay
	t       *testing.T
	home    string
	process *exec.Cmd
	id      string
}

// open starts the program in its own home, with a file to import unless that is "".
func (d *virtualDisplay) open(t *testing.T, program, home, file string) *realWindow {
	t.Helper()
	for _, dir := range []string{".config", ".cache"} {
		fail.OnError(t, os.MkdirAll(filepath.Join(home, dir), 0o700))
	}
	w := &realWindow{virtualDisplay: d, t: t, home: home}
	var args []string
	if file != "" {
		args = []string{file}
	}
	w.process = w.start(program, args...)
	t.Cleanup(w.kill)
	w.id = w.window("Ninefold$")
	w.xdotool("windowfocus", "--sync", w.id)
	if file != "" {
		w.awaitSession(`"recent":["`)
	}
	w.still()
	return w
}

func (w *realWindow) environment() []string {
	return append(w.env[:len(w.env):len(w.env)], "HOME="+w.home, "XDG_CONFIG_HOME="+w.home+"/.config",
		"XDG_CACHE_HOME="+w.home+"/.cache")
}

// window waits for a window with a title and returns its ID.
func (w *realWindow) window(title string) (id string) {
	w.t.Helper()
	await(w.t, "a window "+title, func() (bool, string) {
		search := exec.Command("xdotool", "search", "--onlyvisible", "--name", title)
		search.Env = append(os.Environ(), w.env...)
		out, err := search.CombinedOutput()
		id = strings.TrimSpace(string(out))
		return err == nil && id != "", string(out)
	})
	return id
}

// settle returns when the window has handled all earlier input and shows the result: it draws after each turn in which
// it answers. Work in the background may go on.
func (w *realWindow) settle() {
	w.t.Helper()
	for range 2 {
		w.ping(w.t, w.xid())
	}
}

func (w *realWindow) xid() xproto.Window {
	w.t.Helper()
	id, err := strconv.ParseUint(w.id, 10, 32)
	fail.NowIf(w.t, err != nil, "no window, or more than one: %q", w.id)
	return xproto.Window(id)
}

// still waits until the window has settled and the screen does not change, and returns the screen's content.
func (w *realWindow) still() (picture string) {
	w.t.Helper()
	await(w.t, "the same picture twice", func() (bool, string) {
		before := picture
		w.settle()
		picture = w.picture(w.t)
		return picture == before, "it changes all the time"
	})
	return picture
}

// changes calls do and waits until the screen has changed.
func (w *realWindow) changes(do func()) {
	w.t.Helper()
	before := w.still()
	do()
	await(w.t, "something else to be seen", func() (bool, string) {
		return w.picture(w.t) != before, "what was seen before"
	})
	w.settle()
}

func (w *realWindow) kept() *session.Session {
	w.t.Helper()
	s, losses := w.restored()
	fail.NowIf(w.t, losses != nil, "%v", losses)
	return s
}

func (w *realWindow) restored() (*session.Session, []session.Unreadable) {
	return session.Open(store.New(w.dir(), func(err error) { w.t.Error(err) }))
}

// awaitKept waits until the session in its files is as wanted.
func (w *realWindow) awaitKept(what string, so func(*session.Session) bool) {
	w.t.Helper()
	await(w.t, what, func() (bool, string) {
		s, losses := w.restored()
		return losses == nil && so(s), fmt.Sprint(w.session(), losses)
	})
}

// kill kills the program, and returns when its window is gone: the display closes that a little later.
func (w *realWindow) kill() {
	if w.process == nil {
		return
	}
	w.process.Process.Kill()
	w.process.Wait()
	w.process = nil
	await(w.t, "the killed window to be gone", func() (bool, string) {
		ask := exec.Command("xdotool", "getwindowname", w.id)
		ask.Env = append(os.Environ(), w.env...)
		name, err := ask.Output()
		return err != nil, string(name)
	})
}

// quit ends the program by its menu, and waits for its end.
func (w *realWindow) quit() {
	w.t.Helper()
	w.keys("F10", "Up")
	w.xdotool("key", "Return") // the window will not answer any more
	w.awaitEnd()
}

// awaitEnd waits until the program has ended without error.
func (w *realWindow) awaitEnd() {
	w.t.Helper()
	ended := make(chan struct{})
	go func() { w.process.Wait(); close(ended) }()
	select {
	case <-ended:
		status := w.process.ProcessState.ExitCode()
		fail.If(w.t, status != 0, "the program ended with status %d", status)
		w.process = nil
	case <-time.After(patience):
		w.t.Fatal("the program has not ended")
	}
}

func (w *realWindow) xdotool(args ...string) { w.t.Helper(); run(w.t, w.env, "xdotool", args...) }

func (w *realWindow) keys(names ...string) {
	w.t.Helper()
	for _, name := range names {
		w.xdotool("key", name)
		w.settle()
	}
}

func (w *realWindow) dir() string { return filepath.Join(w.home, ".config", "fyne", ID) }

// session returns the index of the boards, with the settings.
func (w *realWindow) session() string { return keptIn(w.t, w.dir()) }

func (w *realWindow) awaitSession(part string) {
	w.t.Helper()
	await(w.t, part, func() (bool, string) { text := w.session(); return strings.Contains(text, part), text })
}

func (w *realWindow) awaitClipboard(want string) {
	w.t.Helper()
	w.virtualDisplay.awaitClipboard(w.t, want)
}

// geometry returns the size of the real window's canvas.
func (w *realWindow) geometry() fyne.Size {
	w.t.Helper()
	size := fyne.Size{}
	for _, line := range strings.Fields(run(w.t, w.env, "xdotool", "getwindowgeometry", "--shell", w.id)) {
		key, value, _ := strings.Cut(line, "=")
		n, _ := strconv.ParseFloat(value, 32)
		switch key {
		case "WIDTH":
			size.Width = float32(n)
		case "HEIGHT":
			size.Height = float32(n)
		}
	}
	return size
}

// twin returns a window under the test driver that shows what the real window has kept.
func (w *realWindow) twin() *window {
	w.t.Helper()
	dir := w.t.TempDir()
	if w.session() != "" {
		for _, name := range []string{session.SettingsFile, session.IndexFile} {
			texttest.Write(w.t, filepath.Join(dir, name), texttest.Read(w.t, filepath.Join(w.dir(), name)))
		}
		boards := os.DirFS(filepath.Join(w.dir(), session.BoardFolder))
		fail.OnError(w.t, os.CopyFS(filepath.Join(dir, session.BoardFolder), boards))
	}
	twin := newPainted(w.t, dir, newPaintingApp())
	w.t.Cleanup(twin.end)
	return twin
}

// at returns the place of an object on the real canvas. It is found in the window's twin. Its canvas has the same size
// without the menu, which the test driver does not draw.
func (w *realWindow) at(find func(twin *window) fyne.CanvasObject) (x, y int) {
	w.t.Helper()
	twin := w.twin()
	menu := fyne.MeasureText("M", theme.TextSize(), fyne.TextStyle{}).Height + 2*theme.Padding()
	twin.fyne.Resize(w.geometry().SubtractWidthHeight(0, menu))
	o := find(twin)
	pos := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	return int(pos.X + o.Size().Width/2), int(menu + pos.Y + o.Size().Height/2)
}

func (w *realWindow) pointAt(x, y int) {
	w.t.Helper()
	w.xdotool("mousemove", "--window", w.id, strconv.Itoa(x), strconv.Itoa(y))
	w.settle()
}

func (w *realWindow) clickAt(x, y int) {
	w.t.Helper()
	w.pointAt(x, y)
	w.xdotool("click", "1")
	w.settle()
}

func (w *realWindow) click(row, col int) {
	w.t.Helper()
	w.clickAt(w.at(func(twin *window) fyne.CanvasObject { return twin.board().Cell(grid.At(row, col)) }))
}

// export saves the marked board with the save dialog, under the proposed name.
func (w *realWindow) export() { w.t.Helper(); w.changes(func() { w.keys("ctrl+e") }); w.keys("Return") }

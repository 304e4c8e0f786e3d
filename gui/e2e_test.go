//go:build e2e

package gui

import (
	"context"
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

	"ninefold/engine/grid"
)

// TestEndToEnd drives the real program in a real window under a virtual display, as a user would: with a pointer and a
// keyboard. It wants Xvfb, xdotool and xclip.
func TestEndToEnd(t *testing.T) {
	d := startDisplay(t)
	program := filepath.Join(t.TempDir(), "ninefold")
	run(t, nil, "go", "build", "-o", program, "ninefold")

	t.Run("the published samples come out as published", func(t *testing.T) {
		for _, name := range []string{"tictactoe-1", "tictactoe-2", "tictactoe-3"} {
			w := d.open(t, program, t.TempDir(), "../engine/tictactoe/testdata/"+name+".in")
			w.keys("ctrl+shift+c")
			w.awaitClipboard(sample(t, name+".out"))
			w.keys("ctrl+c")
			w.awaitClipboard(sample(t, name+".in"))
			w.kill()
		}
		for _, name := range []string{"crosshatch-1", "crosshatch-2", "crosshatch-3", "crosshatch-4"} {
			w := d.open(t, program, t.TempDir(), "../engine/crosshatch/testdata/"+name+".in")
			w.keys("ctrl+shift+c")
			w.awaitClipboard(gridSample(t, name+".out"))
			w.kill()
		}
	})
	t.Run("clicks, a bad import, export, kill and restart", func(t *testing.T) {
		home := t.TempDir()
		w := d.open(t, program, home, "../engine/tictactoe/testdata/tictactoe-1.in")
		w.click(1, 1) // illegal: the last move points to field 7
		w.click(9, 9) // likewise
		w.click(7, 1)
		w.awaitSession(`"move":[7,1]`)
		w.click(2, 2)
		w.awaitSession(`"move":[2,2]`)
		if saved := w.session(); strings.Contains(saved, `"move":[1,1]`) || strings.Contains(saved, `"move":[9,9]`) {
			t.Errorf("an illegal click was played: %s", saved)
		}
		d.setClipboard(t, "this is no board")
		w.keys("ctrl+v", "Escape")
		w.keys("ctrl+c")
		position := strings.Replace(sample(t, "tictactoe-1.in"), "... ... ...\n... ... ...\n... ... ...\n\n", "... ... ...\n.x. ... ...\n... ... ...\n\n", 1)
		position = strings.Replace(position, "x.. ...\n\n... ... ...", "x.. ...\n\no.. ... ...", 1)
		position = strings.Replace(position, "6 4", "2 2", 1)
		w.awaitClipboard(position)

		exported := filepath.Join(home, "marked.txt")
		w.export()
		awaitFile(t, exported, strings.Join(markedAfterTheClicks, "\n")+"\n")

		w.kill()
		w = d.open(t, program, home, "")
		w.keys("ctrl+c")
		w.awaitClipboard(position)
		w.keys("ctrl+z", "ctrl+z", "ctrl+shift+c")
		w.awaitClipboard(sample(t, "tictactoe-1.out"))
		w.kill()
	})
}

// markedAfterTheClicks is the marked board when O has answered 7 1 and X has played 2 2 on the first sample.
var markedAfterTheClicks = []string{
	"... ... ... ", ".x. ... ... ", "... ... ... ", "",
	"... !!! ... ", "... !!! ... ", "... x!! ... ", "",
	"o.. ... ... ", "... ... ... ", "... ... ... ", "",
}

func run(t *testing.T, env []string, name string, args ...string) string {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
	return string(out)
}

// await asks until it is so, or fails with what was there instead.
func await(t *testing.T, what string, so func() (bool, string)) {
	t.Helper()
	last := ""
	for deadline := time.Now().Add(30 * time.Second); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		ok, now := so()
		if ok {
			return
		}
		last = now
	}
	t.Fatalf("waited in vain for %s; there was\n%s", what, last)
}

func awaitFile(t *testing.T, name, want string) {
	t.Helper()
	await(t, name, func() (bool, string) {
		got, err := os.ReadFile(name)
		return string(got) == want, fmt.Sprint(string(got), err)
	})
}

// virtualDisplay is an X server of the test's own.
type virtualDisplay struct{ env []string }

func startDisplay(t *testing.T) *virtualDisplay {
	t.Helper()
	reader, writer, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	// Without -noreset the server begins anew when its last client goes, and refuses those who come meanwhile.
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-noreset")
	server.ExtraFiles = []*os.File{writer}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		server.Process.Kill()
		server.Wait()
	})
	writer.Close()
	number := make([]byte, 16)
	n, err := reader.Read(number)
	if err != nil {
		t.Fatal("the virtual display did not start: ", err)
	}
	return &virtualDisplay{env: []string{
		"DISPLAY=:" + strings.TrimSpace(string(number[:n])), "WAYLAND_DISPLAY=", "LANG=en_US.UTF-8", "LC_ALL=en_US.UTF-8",
	}}
}

func (d *virtualDisplay) setClipboard(t *testing.T, text string) {
	t.Helper()
	cmd := exec.Command("xclip", "-selection", "clipboard")
	cmd.Env = append(os.Environ(), d.env...)
	cmd.Stdin = strings.NewReader(text)
	if err := cmd.Run(); err != nil {
		t.Fatal(err)
	}
}

// realWindow is the program at work.
type realWindow struct {
	*virtualDisplay
	t       *testing.T
	home    string
	process *exec.Cmd
	id      string
}

// open starts the program with a home of its own, and a file to import if one is named.
func (d *virtualDisplay) open(t *testing.T, program, home, file string) *realWindow {
	t.Helper()
	for _, dir := range []string{".config", ".cache"} {
		if err := os.MkdirAll(filepath.Join(home, dir), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	env := append(d.env, "HOME="+home, "XDG_CONFIG_HOME="+home+"/.config", "XDG_CACHE_HOME="+home+"/.cache")
	cmd := exec.Command(program)
	if file != "" {
		cmd.Args = append(cmd.Args, file)
	}
	cmd.Env = append(os.Environ(), env...)
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	w := &realWindow{virtualDisplay: d, t: t, home: home, process: cmd}
	t.Cleanup(w.kill)
	await(t, "the window", func() (bool, string) {
		search := exec.Command("xdotool", "search", "--onlyvisible", "--name", "^Ninefold$")
		search.Env = append(os.Environ(), d.env...)
		out, err := search.CombinedOutput()
		w.id = strings.TrimSpace(string(out))
		return err == nil && w.id != "", string(out)
	})
	w.xdotool("windowfocus", "--sync", w.id)
	if file != "" {
		w.awaitSession(`"recent":["`)
	}
	time.Sleep(500 * time.Millisecond) // the first frame
	return w
}

func (w *realWindow) kill() {
	if w.process != nil {
		w.process.Process.Kill()
		w.process.Wait()
		w.process = nil
	}
}

func (w *realWindow) xdotool(args ...string) { w.t.Helper(); run(w.t, w.env, "xdotool", args...) }

func (w *realWindow) keys(names ...string) {
	w.t.Helper()
	for _, name := range names {
		w.xdotool("key", name)
		time.Sleep(150 * time.Millisecond)
	}
}

func (w *realWindow) sessionFile() string {
	return filepath.Join(w.home, ".config", "fyne", ID, "session.json")
}

func (w *realWindow) session() string {
	text, _ := os.ReadFile(w.sessionFile())
	return string(text)
}

func (w *realWindow) awaitSession(part string) {
	w.t.Helper()
	await(w.t, part, func() (bool, string) {
		text := w.session()
		return strings.Contains(text, part), text
	})
}

func (w *realWindow) awaitClipboard(want string) {
	w.t.Helper()
	await(w.t, "the clipboard", func() (bool, string) {
		cmd := exec.Command("xclip", "-selection", "clipboard", "-o")
		cmd.Env = append(os.Environ(), w.env...)
		got, _ := cmd.CombinedOutput()
		return string(got) == want, string(got)
	})
}

// geometry is the size of the real window's canvas.
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

// at is where something of the window is on the real canvas. It is found in a twin under the test driver, whose canvas
// has the same size but for the menu, which that driver does not draw.
func (w *realWindow) at(find func(twin *window) fyne.CanvasObject) (x, y int) {
	w.t.Helper()
	twin := openWindow(w.t)
	menu := fyne.MeasureText("M", theme.TextSize(), fyne.TextStyle{}).Height + 2*theme.Padding()
	twin.window.Resize(w.geometry().SubtractWidthHeight(0, menu))
	o := find(twin)
	pos := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	return int(pos.X + o.Size().Width/2), int(menu + pos.Y + o.Size().Height/2)
}

func (w *realWindow) clickAt(x, y int) {
	w.t.Helper()
	w.xdotool("mousemove", "--window", w.id, strconv.Itoa(x), strconv.Itoa(y))
	time.Sleep(100 * time.Millisecond)
	w.xdotool("click", "1")
	time.Sleep(200 * time.Millisecond)
}

func (w *realWindow) click(row, col int) {
	w.t.Helper()
	w.clickAt(w.at(func(twin *window) fyne.CanvasObject { return twin.parts.board.Cell(grid.At(row, col)) }))
}

// export saves the marked board by the save dialog, under the name it proposes.
func (w *realWindow) export() {
	w.t.Helper()
	w.keys("ctrl+e")
	time.Sleep(500 * time.Millisecond)
	w.keys("Return")
}

//go:build e2e

package gui

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
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
	t.Run("a game against the computer, and another language", func(t *testing.T) {
		w := d.open(t, program, t.TempDir(), "")
		w.keys("alt+3", "alt+o")
		w.click(5, 5)
		w.awaitKept("the computer's answer", func(s *session.Session) bool {
			p := s.Game.Position()
			return p.Count(tictactoe.X) == 1 && p.Count(tictactoe.O) == 1
		})
		w.keys("ctrl+shift+p")
		w.xdotool("type", "language: ")
		w.keys("Down", "Down", "Return") // its own name cannot be typed here
		w.awaitKept("Chinese", func(s *session.Session) bool { return s.Settings.Language == locale.Chinese })
		w.keys("ctrl+z")
		w.awaitKept("undo of both moves", func(s *session.Session) bool {
			p := s.Game.Position()
			return p.Count(tictactoe.X) == 0
		})
		w.kill()
	})
	t.Run("a file and a link are overwritten", func(t *testing.T) {
		home := t.TempDir()
		behind := filepath.Join(home, "behind.txt")
		if err := errors.Join(os.WriteFile(behind, []byte("old"), 0o600), os.Symlink(behind, filepath.Join(home, "tictactoe-1.out"))); err != nil {
			t.Fatal(err)
		}
		w := d.open(t, program, home, "../engine/tictactoe/testdata/tictactoe-1.in")
		w.export()
		w.keys("Tab", "Tab", "space") // the question whether to overwrite it
		awaitFile(t, behind, sample(t, "tictactoe-1.out"))
		if info, err := os.Lstat(filepath.Join(home, "tictactoe-1.out")); err != nil || info.Mode()&os.ModeSymlink == 0 {
			t.Errorf("the link is %v, %v", info, err)
		}
		if info, err := os.Stat(behind); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("the file is %v, %v", info, err)
		}
		w.kill()
	})
	t.Run("a second start hands its file over, and a window of its own keeps its own session", func(t *testing.T) {
		w := d.open(t, program, t.TempDir(), "")
		w.click(5, 5)
		w.awaitSession(`"move":[5,5]`)
		run(t, w.environment(), program, "../engine/tictactoe/testdata/tictactoe-2.in")
		w.keys("ctrl+c")
		w.awaitClipboard(sample(t, "tictactoe-2.in"))
		own := exec.Command(program, "--new-window", "../engine/tictactoe/testdata/tictactoe-1.in")
		own.Env = append(os.Environ(), w.environment()...)
		if err := own.Start(); err != nil {
			t.Fatal(err)
		}
		ownFile := filepath.Join(filepath.Dir(w.sessionFile()), "windows", "2", "session.json")
		await(t, "the other window's session", func() (bool, string) {
			text, err := os.ReadFile(ownFile)
			return strings.Contains(string(text), "tictactoe-1.in"), fmt.Sprint(string(text), err)
		})
		if strings.Contains(w.session(), "tictactoe-1.in") {
			t.Error("the windows share a session")
		}
		own.Process.Kill()
		own.Wait()
		w.kill()
	})
	t.Run("a named pipe and a file that is no text hold nothing up", func(t *testing.T) {
		home := t.TempDir()
		binary := make([]byte, 120<<10)
		if err := errors.Join(syscall.Mkfifo(filepath.Join(home, "pipe"), 0o600), os.WriteFile(filepath.Join(home, "zeros"), binary, 0o600)); err != nil {
			t.Fatal(err)
		}
		w := d.open(t, program, home, "../engine/tictactoe/testdata/tictactoe-1.in")
		for shortcut, cancel := range map[string][]string{"ctrl+o": {"Escape"}, "ctrl+s": {"Tab", "space"}} {
			w.keys(shortcut)
			time.Sleep(700 * time.Millisecond) // it lists the folder
			w.keys(cancel...)
			w.keys("ctrl+c")
			w.awaitClipboard(sample(t, "tictactoe-1.in"))
			d.setClipboard(t, "")
		}
		for _, name := range []string{"pipe", "zeros"} {
			run(t, w.environment(), program, filepath.Join(home, name))
			time.Sleep(500 * time.Millisecond) // what comes of it is a message or a dialog
			w.keys("Escape", "ctrl+shift+c")
			w.awaitClipboard(sample(t, "tictactoe-1.out"))
			d.setClipboard(t, "")
		}
		w.kill()
	})
	t.Run("a program is tested, and nothing of it is left when the window closes", func(t *testing.T) {
		home := t.TempDir()
		left := filepath.Join(home, "pid")
		solution := filepath.Join(home, "solution.sh")
		if err := os.WriteFile(solution, []byte("#!/bin/sh\necho $$ >"+left+"\nsleep 1000\n"), 0o700); err != nil {
			t.Fatal(err)
		}
		w := d.open(t, program, home, "")
		w.keys("ctrl+t")
		tester := w.window("^Test a program")
		w.xdotool("windowfocus", "--sync", tester)
		w.xdotool("type", solution)
		w.keys("Return")
		pid := 0
		await(t, "the solution to start", func() (bool, string) {
			text, err := os.ReadFile(left)
			pid, _ = strconv.Atoi(strings.TrimSpace(string(text)))
			return pid > 0, fmt.Sprint(string(text), err)
		})
		if err := w.process.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		await(t, "the end of the solution", func() (bool, string) { return syscall.Kill(pid, 0) != nil, "it runs" })
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
		"DBUS_SESSION_BUS_ADDRESS=unix:path=/none", // where there is no portal
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
	w := &realWindow{virtualDisplay: d, t: t, home: home}
	cmd := exec.Command(program)
	if file != "" {
		cmd.Args = append(cmd.Args, file)
	}
	cmd.Env = append(os.Environ(), w.environment()...)
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	w.process = cmd
	t.Cleanup(w.kill)
	w.id = w.window("^Ninefold$")
	w.xdotool("windowfocus", "--sync", w.id)
	if file != "" {
		w.awaitSession(`"recent":["`)
	}
	time.Sleep(500 * time.Millisecond) // the first frame
	return w
}

// environment is what the program finds: a display and a home of its own.
func (w *realWindow) environment() []string {
	return append(w.env[:len(w.env):len(w.env)], "HOME="+w.home, "XDG_CONFIG_HOME="+w.home+"/.config", "XDG_CACHE_HOME="+w.home+"/.cache")
}

// window waits for a window with such a title and returns its ID.
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

// awaitKept waits until the session that is kept is as wanted.
func (w *realWindow) awaitKept(what string, so func(*session.Session) bool) {
	w.t.Helper()
	await(w.t, what, func() (bool, string) {
		text := w.session()
		s, _, err := session.Open([]byte(text))
		return err == nil && so(s), fmt.Sprint(text, err)
	})
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

//go:build e2e

package gui

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
)

// TestEndToEnd drives the real program in a real window on a virtual display, with a pointer and a keyboard, as a user
// would. It needs Xvfb, xdotool and xclip.
func TestEndToEnd(t *testing.T) {
	d, program := startDisplay(t), filepath.Join(t.TempDir(), "ninefold")
	run(t, nil, "go", "build", "-o", program, "ninefold")
	t.Run("the published samples come out as published", func(t *testing.T) {
		for _, name := range []string{"tictactoe-1", "tictactoe-2", "tictactoe-3"} {
			w := d.open(t, program, t.TempDir(), "../engine/tictactoe/testdata/"+name+".in")
			w.keys("ctrl+shift+c")
			w.awaitClipboard(texttest.Sample(t, name+".out"))
			w.keys("ctrl+c")
			w.awaitClipboard(texttest.Sample(t, name+".in"))
			w.kill()
		}
		for _, name := range []string{"crosshatch-1", "crosshatch-2", "crosshatch-3", "crosshatch-4"} {
			w := d.open(t, program, t.TempDir(), "../engine/sudoku/testdata/"+name+".in")
			w.keys("ctrl+shift+c")
			w.awaitClipboard(texttest.Sample(t, name+".out"))
			w.kill()
		}
	})
	t.Run("a clipboard does not answer", func(t *testing.T) { pasteFromAStoppedOwner(t, d, program) })
	t.Run("clicks, a bad import, export, kill and restart", func(t *testing.T) {
		home := t.TempDir()
		w := d.open(t, program, home, "../engine/tictactoe/testdata/tictactoe-1.in")
		w.click(1, 1) // illegal: the last move points to field 7
		w.click(9, 9) // likewise
		w.click(7, 1)
		w.awaitSession(`"last":[7,1]`)
		w.click(2, 2)
		w.awaitSession(`"last":[2,2]`)
		p := w.kept().Game.Position()
		fail.If(t, p.At(grid.At(1, 1)) != 0 || p.At(grid.At(9, 9)) != 0, "an illegal click was played")
		d.setClipboard(t, "this is no board")
		w.changes(func() { w.keys("ctrl+v") }) // the dialog opens once the clipboard has been read
		w.keys("Escape")
		w.keys("ctrl+c")
		position := strings.Replace(texttest.Sample(t, "tictactoe-1.in"), "... ... ...\n... ... ...\n... ... ...\n\n",
			"... ... ...\n.x. ... ...\n... ... ...\n\n", 1)
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
		w.awaitClipboard(texttest.Sample(t, "tictactoe-1.out"))
		w.kill()
	})
	t.Run("a game against the computer, and another language", func(t *testing.T) {
		w := d.open(t, program, t.TempDir(), "")
		w.keys("alt+3", "alt+o")
		w.clickAt(178, 14)       // the menu Play
		w.clickAt(200, 84)       // Computer; a click in a menu takes the keyboard
		w.keys("Down", "Return") // nothing is played behind a menu
		w.click(5, 5)
		w.awaitKept("the computer's answer", func(s *session.Session) bool {
			p := s.Game.Position()
			return p.Count(tictactoe.X) == 1 && p.Count(tictactoe.O) == 1
		})
		w.keys("ctrl+shift+p")
		w.xdotool("type", "language: ")
		w.keys("Down", "Down", "Return") // here its own name cannot be typed
		w.awaitKept("Chinese", func(s *session.Session) bool { return s.Settings.Language == language.Chinese })
		w.keys("ctrl+z", "Return") // that the game will not be rated
		w.awaitKept("undo of both moves", func(s *session.Session) bool {
			p := s.Game.Position()
			return p.Count(tictactoe.X) == 0
		})
		w.kill()
	})
	t.Run("everything becomes larger, and the window stays as large", func(t *testing.T) {
		home := t.TempDir()
		w := d.open(t, program, home, "")
		size := w.geometry()
		w.changes(func() {
			w.keys("ctrl+shift+p")
			w.xdotool("type", "size: 120")
			w.keys("Return")
		})
		w.awaitSession(`"scale":120`)
		fail.Unequal(t, w.geometry(), size, "the window, larger, has")
		w.quit()
		w = d.open(t, program, home, "")
		fail.Unequal(t, w.geometry(), size, "started again it has")
		w.kill()
	})
	t.Run("a second start hands its file over, and a window of its own keeps its own session", func(t *testing.T) {
		w := d.open(t, program, t.TempDir(), "")
		w.click(5, 5)
		w.awaitSession(`"last":[5,5]`)
		run(t, w.environment(), program, "../engine/tictactoe/testdata/tictactoe-2.in")
		w.awaitSession("tictactoe-2.in")
		w.keys("ctrl+c")
		w.awaitClipboard(texttest.Sample(t, "tictactoe-2.in"))
		own := w.start(program, "--new-window", "../engine/tictactoe/testdata/tictactoe-1.in")
		ownFile := filepath.Join(w.dir(), "windows", "2", session.IndexFile)
		await(t, "the other window's session", func() (bool, string) {
			text, err := os.ReadFile(ownFile)
			return strings.Contains(string(text), "tictactoe-1.in"), fmt.Sprint(string(text), err)
		})
		fail.If(t, strings.Contains(w.session(), "tictactoe-1.in"), "the windows share a session")
		own.Process.Kill()
		own.Wait()
		w.kill()
	})
	t.Run("a named pipe and a file that is no text hold nothing up", func(t *testing.T) {
		home, binary := t.TempDir(), make([]byte, 120<<10)
		err := errors.Join(syscall.Mkfifo(filepath.Join(home, "pipe"), 0o600),
			os.WriteFile(filepath.Join(home, "zeros"), binary, 0o600))
		fail.OnError(t, err)
		w := d.open(t, program, home, "../engine/tictactoe/testdata/tictactoe-1.in")
		for shortcut, cancel := range map[string][]string{"ctrl+o": {"Escape"}, "ctrl+s": {"Tab", "space"}} {
			w.changes(func() { w.keys(shortcut) }) // the dialog lists the folder
			w.keys(cancel...)
			w.keys("ctrl+c")
			w.awaitClipboard(texttest.Sample(t, "tictactoe-1.in"))
			d.setClipboard(t, "")
		}
		for _, name := range []string{"pipe", "zeros"} {
			w.changes(func() { run(t, w.environment(), program, filepath.Join(home, name)) }) // to a message
			w.keys("Escape", "ctrl+shift+c")
			w.awaitClipboard(texttest.Sample(t, "tictactoe-1.out"))
			d.setClipboard(t, "")
		}
		w.kill()
	})
	t.Run("where no file can be watched the window closes all the same", func(t *testing.T) {
		for { // as many watchers as the system allows a user
			fd, err := unix.InotifyInit1(unix.IN_CLOEXEC)
			if err != nil {
				break
			}
			defer unix.Close(fd)
		}
		w := d.open(t, program, t.TempDir(), "")
		w.click(5, 5)
		w.awaitSession(`"last":[5,5]`)
		w.quit()
	})
	t.Run("a first start says nothing", func(t *testing.T) { startInAnEmptyHome(t, d, program) })
	t.Run("of two starts at once one hands its file to the other", func(t *testing.T) {
		for range 3 {
			startTwiceAtOnce(t, d, program)
		}
	})
	t.Run("after a kill the next start has the session at once", func(t *testing.T) {
		for range 3 {
			startAfterAKill(t, d, program)
		}
	})
	t.Run("a frozen window ends on a signal", func(t *testing.T) { endFrozen(t, program) })
	t.Run("files are dropped", func(t *testing.T) { dropFiles(t, d, program) })
	t.Run("two programs play each other, and a person for one of them", func(t *testing.T) {
		letProgramsPlay(t, d, program)
	})
	t.Run("keys that are under way for a closed window do nothing", func(t *testing.T) {
		for _, second := range []string{"Escape", "Return"} {
			pressWhileStopped(t, d, program, second)
		}
	})
	t.Run("a program is tested, and nothing of it is left when the window closes", func(t *testing.T) {
		for _, end := range []os.Signal{syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT} {
			endWhileTesting(t, d, program, end)
		}
	})
}

// pressWhileStopped presses Escape and another key in the tester's window while the process is stopped. It then gets
// both in one round of events.
func pressWhileStopped(t *testing.T, d *virtualDisplay, program, second string) {
	home := t.TempDir()
	w, ran := d.open(t, program, home, ""), filepath.Join(home, "ran")
	w.keys("ctrl+t")
	w.xdotool("windowfocus", "--sync", w.window("^Test a solution"))
	w.xdotool("type", "touch "+ran)
	w.settle()
	fail.OnError(t, w.process.Process.Signal(syscall.SIGSTOP))
	w.xdotool("key", "Escape")
	w.xdotool("key", second)
	fail.OnError(t, w.process.Process.Signal(syscall.SIGCONT))
	w.settle()
	w.xdotool("windowfocus", "--sync", w.id)
	w.click(5, 5)
	w.awaitSession(`"last":[5,5]`)
	_, err := os.Stat(ran)
	fail.If(t, err == nil, "a program is started by a window that is gone")
	w.kill()
}

// endWhileTesting ends the window while it tests a program.
func endWhileTesting(t *testing.T, d *virtualDisplay, program string, end os.Signal) {
	home := t.TempDir()
	left, solution := filepath.Join(home, "pid"), filepath.Join(home, "solution.sh")
	fail.OnError(t, os.WriteFile(solution, []byte("#!/bin/sh\necho $$ >"+left+"\nsleep 1000\n"), 0o700))
	w := d.open(t, program, home, "")
	w.keys("ctrl+t")
	w.xdotool("windowfocus", "--sync", w.window("^Test a solution"))
	w.xdotool("type", solution)
	w.keys("Return")
	pid := 0
	await(t, "the solution to start", func() (bool, string) {
		text, err := os.ReadFile(left)
		pid, _ = strconv.Atoi(strings.TrimSpace(string(text)))
		return pid > 0, fmt.Sprint(string(text), err)
	})
	fail.OnError(t, w.process.Process.Signal(end))
	await(t, "the end of the solution", func() (bool, string) { return syscall.Kill(pid, 0) != nil, "it runs" })
	w.kill()
}

// markedAfterTheClicks is the marked board of the first sample after O has answered 7 1 and X has played 2 2.
var markedAfterTheClicks = []string{
	"... ... ... ", ".x. ... ... ", "... ... ... ", "", "... !!! ... ", "... !!! ... ", "... x!! ... ", "",
	"o.. ... ... ", "... ... ... ", "... ... ... ", "",
}

//go:build e2e

package gui

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
)

// startInAnEmptyHome starts the program in an empty home without a session bus, and quits it.
func startInAnEmptyHome(t *testing.T, d *virtualDisplay, program string) {
	w := &realWindow{virtualDisplay: d, t: t, home: t.TempDir()}
	said := fail.Must(os.Create(filepath.Join(t.TempDir(), "said")))(t)
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
		go func() { _ = cmd.Wait(); ended <- cmd }()
		defer cmd.Process.Kill()
	}
	w.awaitSession("tictactoe-2.in")
	await(t, "the end of one start", func() (bool, string) { return len(ended) > 0, "both go on" })
	first := <-ended
	fail.Unless(t, first.ProcessState.Success(), "a start ended with %v", first.ProcessState)
	w.hasOneSession()
}

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

// dropFiles drops files on the window: some that can be imported, one with a mistake, and one that is no text file.
func dropFiles(t *testing.T, d *virtualDisplay, program string) {
	dir := t.TempDir()
	named := func(name, text string) string { return texttest.Write(t, filepath.Join(dir, name), text) }
	game, marked := texttest.Sample(t, "tictactoe-1.in"), texttest.Sample(t, "tictactoe-1.out")
	wrong := strings.Replace(game, "6 4", "5 4", 1)
	w := d.open(t, program, t.TempDir(), "")
	size := w.geometry()
	w.pointAt(int(size.Width/2), int(size.Height/2))
	drop := func(path string) { t.Helper(); w.drop(t, w.xid(), path) }
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
	w.keys("Escape", "Tab", "Tab", "space") // discards the text
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
	w.changes(func() { w.keys("F1") }) // which has no cursor that blinks
	before := w.still()
	drop(other)
	fail.If(t, w.still() != before, "a file that was dropped under a dialog did something")
	w.changes(func() { w.keys("Escape") })
	holds("a file under a dialog")
	drop(other)
	w.awaitSession("other.in")
	w.kill()
}

// gameOfPrograms is a game that ends soon, but not in two moves.
const gameOfPrograms = `[Rules "closed"]

1. 5 5  2. 6 4  3. 8 3  4. 5 9  5. 5 7  6. 6 2  7. 8 6  8. 6 9  9. 8 9
10. 4 9  11. 3 7  12. 9 3  13. 9 9  14. 7 9  15. 3 9  16. 7 8  17. 3 6
18. 7 7  19. 2 1  20. 5 1  21. 6 1  22. 8 1  23. 5 2  24. 4 4  25. 2 2
26. 5 4  27. 4 3  28. 3 8  29. 9 5  30. 8 5  31. 9 2  32. 9 4  33. 7 2
34. 3 5  35. 7 5  36. 1 5
`

// letProgramsPlay lets a program play X from the middle of a game. Opening the window again does not start it. O plays
// by hand, until another program plays it, and both play to the end.
func letProgramsPlay(t *testing.T, d *virtualDisplay, program string) {
	home := t.TempDir()
	file := filepath.Join(home, "game.ninefold")
	fail.OnError(t, os.WriteFile(file, []byte(gameOfPrograms), 0o600))
	w := d.open(t, program, home, file)
	moves := len(w.kept().Game.Line())
	w.changes(func() { w.keys("ctrl+p") })
	w.playByProgram(program + " bot --level novice")
	w.keys("Return", "p") // in a game that was opened nobody moves unasked
	w.awaitKept("the program's move", func(s *session.Session) bool {
		return len(s.Game.Line()) == moves+1 && s.Game.Now().Comment != ""
	})
	w.kill()
	w = d.open(t, program, home, "")
	position := w.kept().Game.Position()
	for c := range position.Legal().ByBox() {
		if next, err := position.Play(c); err == nil && !next.Over() {
			w.click(c.Row(), c.Col())
			break
		}
	}
	w.awaitKept("a move by hand", func(s *session.Session) bool {
		return len(s.Game.Line()) == moves+2 && s.Game.Now().Comment == ""
	})
	w.changes(func() { w.keys("ctrl+p") })
	w.keys("Tab", "Tab", "Tab", "Tab") // to the controls of O
	w.playByProgram(program + " bot --level casual")
	w.keys("Return", "p")
	w.awaitKept("the end of the game of the programs", func(s *session.Session) bool {
		p, sides := s.Game.Position(), s.Game.Sides()
		played := sides.X.Player == roster.Program && sides.O.Player == roster.Program && len(s.Game.Line()) > moves+2
		return played && p.Over() && s.Game.Forfeited() == ""
	})
	w.kill()
}

// playByProgram gives a side to a program in the dialog of the players, beginning before the side's menu, and stops at
// the time's field.
func (w *realWindow) playByProgram(command string) {
	w.t.Helper()
	w.keys("Tab", "Down", "Down", "Down") // the last kind of player; its command then has the keyboard
	w.xdotool("type", command)
	w.keys("Tab", "Tab", "ctrl+a") // past the button that chooses a file
	w.xdotool("type", "60")        // seconds, enough even on a busy machine
	w.settle()
}

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

package gui

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ninefold/engine/judge/program"
	"ninefold/engine/test/fail"
	"ninefold/gui/language"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen/screentest"
)

// asBot is the variable that makes this binary one of the bots.
const asBot = "NINEFOLD_TEST_BOT"

// bots are programs that play: what each does at its n-th question, given the first legal move.
var bots = map[string]func(n int, legal string){
	"first": func(_ int, legal string) { fmt.Println(legal) },
	"long":  func(_ int, legal string) { fmt.Fprintln(os.Stderr, longThought); fmt.Println(legal) },
	"talk": func(n int, legal string) {
		time.Sleep(10 * time.Millisecond) // a time that is shown
		fmt.Fprintln(os.Stderr, "thought", n)
		fmt.Println(legal, "I like it")
	},
	"deaf":    func(n int, legal string) { fmt.Println([]string{"3 3", legal}[min(n-1, 1)]) },
	"hang":    func(int, string) { time.Sleep(time.Hour) },
	"illegal": func(int, string) { fmt.Println("4 4") },
	"crash":   func(int, string) { fmt.Fprintln(os.Stderr, "Traceback: boom"); os.Exit(3) },
}

// longThought is more than a list shows of a standard error.
var longThought = "first\n" + strings.Repeat("the same again\n", 400) + "last"

// converse answers questions until there are no more.
func converse(answer func(n int, legal string)) {
	in := bufio.NewScanner(os.Stdin)
	for n := 1; in.Scan(); n++ {
		in.Scan()
		var count int
		fmt.Sscan(in.Text(), &count)
		legal := ""
		for range count {
			in.Scan()
			if legal == "" {
				legal = in.Text()
			}
		}
		answer(n, legal)
	}
}

func bot(t testing.TB, name string) string {
	t.Helper()
	fail.SkipIf(t, !program.Supported, "no programs on this system")
	return program.Command{Args: []string{"env", asBot + "=" + name, os.Args[0]}}.String()
}

func (w *window) record() string { text, _ := w.exchange.SavedGame(); return string(text) }

// setSide chooses a program for O in the dialog of the players, and leaves the dialog open.
func (w *window) setSide(command, seconds string) {
	w.t.Helper()
	w.run("players")
	for _, choice := range slices.Backward(screentest.Pressable(w.screen.Top())) { // O's come last
		if choice.Words == "Program" {
			w.screen.Frame.Events.Do(choice.ID)
			break
		}
	}
	for hint, text := range map[string]string{"who.command": command, "who.seconds": seconds} {
		fields := w.fields(language.Text(hint))
		fields[len(fields)-1].SetText(text)
	}
}

func (w *window) savePlayers() {
	w.t.Helper()
	w.screen.PressIn("Save")
	w.await("the players", func() bool { return !w.dialogs.Busy() })
}

// playProgram lets one of the bots play O under Closed: "talk 10", with the seconds of a move.
func (w *window) playProgram(words string) {
	name, seconds, _ := strings.Cut(words, " ")
	w.playCommand(bot(w.t, name), seconds)
}

func (w *window) playCommand(command, seconds string) {
	w.t.Helper()
	w.run("rules.closed")
	w.setSide(command, seconds)
	w.savePlayers()
}

func TestAProgramThatCannotBeStartedLosesNothingAndSaysWhy(t *testing.T) {
	bot(t, "first") // skips if programs are not supported
	path := filepath.Join(t.TempDir(), "bot")
	fail.OnError(t, os.WriteFile(path, nil, 0o700))
	w := openWindow(t)
	w.playCommand(path, "10")
	fail.OnError(t, os.Remove(path))
	w.tapCell(5, 5)
	w.await("the attempt", func() bool { return !w.places.game.Players.Thinks() })
	fail.If(t, !w.warned() || w.Session.Game.Ended(), "said %q, %q", w.headline(), w.reason())
	w.run("time.30")
	fail.Lacks(t, w.reason(), "Cannot start", "when something else was done it says")
	fail.Lacks(t, w.reason(), "there is no such file", "when something else was done it says")
	w.key(keys.PageUp)
	fail.If(t, strings.Contains(w.reason(), "Cannot start"), "of another step it says %q", w.reason())
}

func TestAProgramWhoseScriptIsNotThereIsRefused(t *testing.T) {
	bot(t, "first") // skips if programs are not supported
	_, err := exec.LookPath("sh")
	fail.SkipIf(t, err != nil, "it plays a script without a shell: ", err)
	w := openWindow(t)
	w.setSide("sh bots/nosuch.py", "10")
	w.does(`press:Save await dialog~"nosuch.py: there is no such file"`)
}

func (w *window) freeCell() (row, col int) {
	p := w.position()
	for c := range p.Legal().ByBox() {
		return c.Row(), c.Col()
	}
	w.t.Fatal("no cell may be played")
	return 0, 0
}

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

	"ninefold/engine/grid"
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

func bot(t *testing.T, name string) string {
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

// openProgram opens a window in which one of the bots plays O under Closed.
func openProgram(t *testing.T, name, seconds string) *window {
	return openCommand(t, bot(t, name), seconds)
}

func openCommand(t *testing.T, command, seconds string) *window {
	w := openWindow(t)
	t.Cleanup(w.places.game.Players.Close)
	w.run("rules.closed")
	w.setSide(command, seconds)
	w.savePlayers()
	return w
}

func TestAProgramPlaysAndItsRemarksAreKept(t *testing.T) {
	w := openProgram(t, "talk", "10")
	w.tapCell(5, 5)
	fail.If(t, !w.places.game.Players.Thinks() || w.can("moveNow") || !strings.Contains(w.reason(), " of 10 s"),
		"said %q", w.headline())
	w.tapCell(4, 4)
	fail.If(t, w.moves() != 1 || !w.warned(), "the user can play while the program is at its move")
	w.awaitMoves(2)
	answer := w.rows()[1]
	fail.If(t, !strings.Contains(answer.note, "I like it") || !strings.HasSuffix(answer.glyph, " s") ||
		!strings.Contains(w.players(), "gui.test (program, 10 s a move)."), "row %+v, said %q", answer, w.players())
	record := w.record()
	for _, part := range []string{"{[%emt 0:00:0", `] I like it\nthought 1}`, `[OPlayer "program env `} {
		fail.Lacks(t, record, part, "the record")
	}
	fail.If(t, strings.Contains(record, os.Args[0]), "the record is\n%s", record)
}

// All that a program writes stands under its move: its beginning in the list, the whole on a click, also after a
// restart.
func TestWhatAProgramWritesIsKeptWhole(t *testing.T) {
	w := openProgram(t, "long", "10")
	w.tapCell(5, 5)
	w.awaitMoves(2)
	for name, w := range map[string]*window{"at first": w, "after a restart": w.restart()} {
		row := w.rows()[1]
		fail.Unequal(t, row.note, "4,4: first\nthe same again (Ctrl+M shows all)", "%s: the note", name)
		w.chooseRow(1)
		fail.Lacks(t, screentest.Words(w.screen.Top()), "first\nthe same again\nthe same again", "%s: the whole", name)
		fail.Lacks(t, screentest.Words(w.screen.Top()), "the same again\nlast", "%s: its end", name)
		w.screen.PressIn("Copy")
		fail.If(t, !strings.HasSuffix(w.screen.Clipboard, longThought), "%s: copied is %q", name, w.screen.Clipboard)
		w.key(keys.Escape)
		w.chooseRow(0)
		fail.If(t, w.dialogs.Busy() || w.moves() != 1, "%s: a click on another move shows %q", name, w.headline())
	}
}

// A record of a match has what its programs wrote and how one has lost.
func TestARecordOfAMatchShowsWhatItsProgramsWrote(t *testing.T) {
	w := openWindow(t)
	w.paste("[Rules \"majority\"]\n[OPlayer \"program\"]\n[Result \"1-0\"]\n[Termination \"O illegal move: 5 5\"]\n\n" +
		`1. 5 5  2. 4 4 {[%emt 0:00:01.500000] I win\nthought 1\n\s\sof 2}  3. 1 1 ` +
		`{[%emt 0:00:00.000100]\n[%emt 0:00:00.000200] O illegal move: 5 5\noops}` + "\n")
	rows := w.rows()
	fail.If(t, rows[1].note != "4,4: I win\nthought 1\n  of 2" || rows[1].glyph != "1.50 s", "it has %+v", rows[1])
	want := "1,1: O made an illegal move to row 5, column 5: the cell is occupied\noops"
	fail.If(t, rows[2].note != want || rows[2].glyph != "", "its last move has %+v", rows[2])
	fail.Unless(t, w.view().Diagram.Cells[grid.At(5, 5)].Alert, "the cell is not framed")
}

func TestAProgramLosesByItsFaultAndMayTryAgain(t *testing.T) {
	for name, want := range map[string]string{
		"illegal": "O made an illegal move to row 5, column 5: the cell is occupied. Press P",
		"crash":   "O exited (status 3",
	} {
		w := openProgram(t, name, "10")
		w.tapCell(5, 5)
		w.await(name, func() bool { return strings.Contains(w.headline(), "You have won") })
		players := w.places.game.Players
		fail.If(t, !strings.Contains(w.reason(), want) || players.Thinks() || !players.Waits(),
			"%s: said %q", name, w.reason())
		framed := w.view().Diagram.Cells[grid.At(5, 5)].Alert
		fail.Unequal(t, framed, name == "illegal", "%s: the cell of the move is framed", name)
		fail.Lacks(t, w.record(), `[Result "1-0"]`, "%s: the record", name)
		fail.Lacks(t, w.record(), `[Termination "O`, "%s: the record", name)
		again := w.restart()
		fail.Lacks(t, again.reason(), want, "%s: after a restart", name)
		if name == "crash" {
			fail.Lacks(t, again.rows()[0].note, "\nTraceback: boom", "after a restart the note")
		}
		w.run("askAgain")
		said := func() string { return screentest.Words(w.screen.Top()) }
		reason, _, _ := strings.Cut(want, ". ")
		w.await("its answer", func() bool { return strings.Contains(said(), reason) })
		fail.If(t, name == "crash" && !strings.Contains(said(), "Traceback: boom"), "asked again it says %s", said())
		w.does("Escape P")
		fail.Unequal(t, w.Session.Game.Now().Comment, "", "%s: while it tries again the comment", name)
		fail.Unless(t, w.places.game.Players.Thinks(), "%s: it is not asked again", name)
	}
}

func TestAProgramThatCannotBeStartedLosesNothingAndSaysWhy(t *testing.T) {
	bot(t, "first") // skips if programs are not supported
	path := filepath.Join(t.TempDir(), "bot")
	fail.OnError(t, os.WriteFile(path, nil, 0o700))
	w := openCommand(t, path, "10")
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

func TestAProgramWhoseFileIsNotThereLosesNothingAndIsNamed(t *testing.T) {
	bot(t, "first") // skips if programs are not supported
	_, err := exec.LookPath("cat")
	fail.SkipIf(t, err != nil, "it plays what cannot read a file: ", err)
	w := openWindow(t)
	t.Cleanup(w.places.game.Players.Close)
	w.setSide("cat /bots/nosuch.py", "10") // the script is looked for at once
	w.screen.PressIn("Save")
	said := func() string { return screentest.Words(w.screen.Top()) }
	w.await("the refusal", func() bool { return strings.Contains(said(), "nosuch.py: there is no such file") })
	w.screen.PressIn("Cancel")
	w.setSide("cat bots/nosuch.txt", "10")
	w.savePlayers()
	w.tapCell(5, 5)
	w.await("the attempt", func() bool { return !w.places.game.Players.Thinks() })
	want := "bots/nosuch.txt: there is no such file"
	fail.If(t, w.Session.Game.Ended() || !strings.HasPrefix(w.reason(), want), "said %q, %q", w.headline(), w.reason())
}

func TestAfterARestartAProgramIsShownButNotStarted(t *testing.T) {
	w := openProgram(t, "first", "10")
	w.tapCell(5, 5)
	w.awaitMoves(2)
	again := w.restart()
	t.Cleanup(again.places.game.Players.Close)
	again.tapCell(again.freeCell())
	fail.NowIf(t, again.places.game.Players.Thinks() || !strings.Contains(again.reason(), "Press P to start it (env"),
		"said %q", again.reason())
	again.does("players")
	again.savePlayers()
	fail.NowIf(t, again.places.game.Players.Thinks(), "what was not entered anew was started")
	again.key("P")
	again.awaitMoves(4)
}

// The program is asked again for the move that is shown, or the one that comes next; the game stays as it is.
func TestAProgramIsAskedAgain(t *testing.T) {
	w := openProgram(t, "talk", "10")
	fail.If(t, w.can("askAgain"), "at the start it can be asked though it is not to move")
	w.tapCell(5, 5)
	fail.If(t, w.can("askAgain"), "it can be asked while it thinks")
	w.awaitMoves(2)
	asks := func(words ...string) {
		t.Helper()
		w.await("its answer", func() bool { return strings.Contains(screentest.Words(w.screen.Top()), words[0]) })
		for _, part := range words {
			fail.Lacks(t, screentest.Words(w.screen.Top()), part, "the dialog")
		}
	}
	for _, step := range []int{1, 0} {
		w.chooseRow(step)
		w.run("askAgain")
		asks("It answers 4,4 after", "(O) after 1 move", "So it did in the game.", "I like it\nthought 1")
		w.screen.PressIn("Copy")
		fail.Unequal(t, w.screen.Clipboard, "I like it\nthought 1", "copied is")
		w.screen.PressIn("Ask again")
		asks("It answers 4,4 after")
		w.key(keys.Escape)
	}
	fail.If(t, w.moves() != 1 || len(w.rows()) != 2, "%d moves are made, %d shown", len(w.rows()), w.moves())
}

func (w *window) freeCell() (row, col int) {
	p := w.position()
	for c := range p.Legal().ByBox() {
		return c.Row(), c.Col()
	}
	w.t.Fatal("no cell may be played")
	return 0, 0
}

func TestAProgramIsLedThroughTheMovesThatItDidNotSee(t *testing.T) {
	w := openProgram(t, "talk", "10")
	w.tapCell(5, 5)
	w.awaitMoves(2)
	w.does("undo 11")
	w.awaitMoves(2)
	w.tapCell(w.freeCell())
	w.awaitMoves(4)
	fail.Lacks(t, w.Session.Game.Now().Comment, "thought 2", "its second answer")
	for range 3 {
		w.key(keys.PageUp)
	}
	w.tapCell(w.freeCell())
	w.tapCell(w.freeCell())
	w.key("P")
	w.awaitMoves(4)
}

func TestAProgramThatDoesNotReadWhichMovesAreLegalLosesNoGameThatWentAnotherWay(t *testing.T) {
	w := openProgram(t, "deaf", "10")
	w.tapCell(5, 5)
	w.awaitMoves(2)
	w.does("PageUp 45")
	w.tapCell(w.freeCell())
	w.key("P")
	w.await("the end of the question", func() bool { return !w.places.game.Players.Thinks() })
	w.warns("it answered row 4, column 4")
	fail.If(t, !w.places.game.Players.Waits() || w.Session.Game.Ended(), "said %q", w.headline())
	w.tapCell(w.freeCell())
	fail.Unequal(t, w.moves(), 4, "its move cannot be taken over")
}

func TestEscapeStopsAProgramThatHangs(t *testing.T) {
	w := openProgram(t, "hang", "600")
	w.tapCell(5, 5)
	w.tasks.Clock.Advance(5 * time.Second)
	w.run("time.30") // the levels' time is nothing to a program
	w.await("more than the time since it would have been asked anew", func() bool {
		return strings.Contains(w.reason(), "5.") && strings.Contains(w.reason(), " of 600 s")
	})
	w.key(keys.Escape)
	fail.NowIf(t, w.places.game.Players.Thinks() || !w.places.game.Players.Waits(), "Escape does not stop it")
	w.run("askAgain")
	ended := make(chan struct{})
	go func() { w.places.game.Players.Close(); close(ended) }()
	select {
	case <-ended:
	case <-time.After(time.Minute):
		t.Error("the end waits for a program that is asked again")
	}
	w.key(keys.Escape)
	w.tapCell(w.freeCell())
	fail.Unequal(t, w.moves(), 2, "its move cannot be taken over")
	w.tapCell(w.freeCell())
	fail.Unless(t, w.places.game.Players.Thinks(), "it is not asked for its next move")
	w.run("computerO")
	w.awaitMoves(4)
}

package gui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
)

// openGame is a window with a game by the rules Open; the computer plays the given sides.
func openGame(t *testing.T, computer Seats, level string) *window {
	t.Helper()
	w := openWindow(t)
	w.run("rules.open")
	w.session.Settings.Level = level
	w.session.Settings.Computer = computer
	w.seatsChanged()
	return w
}

func (w *window) moves() int {
	p := w.position()
	return grid.Cells - p.Count(tictactoe.Empty)
}

func (w *window) awaitMoves(n int) {
	w.t.Helper()
	w.await("the computer's move", func() bool { return w.moves() >= n })
}

// idle runs what is posted for a while.
func (w *window) idle(d time.Duration) {
	deadline := time.After(d)
	for {
		select {
		case f := <-w.posted:
			f()
		case <-deadline:
			return
		}
	}
}

func TestSeats(t *testing.T) {
	for seats, want := range map[Seats][3]bool{
		{}: {}, {X: true}: {true, false, false}, {O: true}: {false, true, false}, {X: true, O: true}: {true, true, true},
	} {
		if got := [3]bool{seats.has(tictactoe.X), seats.has(tictactoe.O), seats.both()}; got != want || seats.has(tictactoe.Empty) {
			t.Errorf("%+v: %v", seats, got)
		}
	}
}

func TestUnknownSettingsFallBack(t *testing.T) {
	s := Settings{Level: "Godlike", Seconds: -1}
	if s.level() != search.Levels[defaultLevel] || s.thinkingTime() != defaultTime {
		t.Errorf("%v, %v", s.level(), s.thinkingTime())
	}
	s = Settings{Level: "Strongest", Seconds: 10}
	if limits, allowed := s.effort(1); limits.Nodes != 0 || allowed != 10*time.Second || limits.Threads < 1 {
		t.Errorf("%+v, %v", limits, allowed)
	}
}

func TestTheComputerAnswersAndUndoTakesBackToTheUsersOwnMove(t *testing.T) {
	w := openGame(t, Seats{O: true}, "Novice")
	w.tapCell(5, 5)
	if !w.computerThinks() || !strings.Contains(w.status.headline.Text, "thinking") || !w.can(w.byID("moveNow")) {
		t.Errorf("said %q", w.status.headline.Text)
	}
	w.awaitMoves(2)
	if p := w.position(); p.Turn() != tictactoe.X || w.computerThinks() {
		t.Fatal("it is not the user's turn")
	}
	after := w.position()
	w.run("undo")
	if w.moves() != 0 {
		t.Errorf("undo leaves %d moves", w.moves())
	}
	w.run("redo")
	if w.position() != after {
		t.Error("redo does not make the computer's answer again")
	}
	w.key(fyne.KeyPageUp)
	if w.moves() != 1 || w.computerThinks() {
		t.Error("a single step back is not one, or the computer moves while the user looks back")
	}
	if !strings.Contains(w.reason(), "P lets it go on") {
		t.Errorf("said %q", w.reason())
	}
	w.key(fyne.KeyP)
	w.awaitMoves(2)
}

func TestUndoOfTheComputersOpeningStopsAtTheStart(t *testing.T) {
	w := openGame(t, Seats{X: true}, "Novice")
	w.awaitMoves(1)
	w.run("undo")
	p := w.position()
	if w.moves() != 0 || p.Rules() != tictactoe.Open || w.computerThinks() {
		t.Errorf("%d moves, rules %s", w.moves(), p.Rules())
	}
}

func TestALateMoveForAnotherPositionIsDropped(t *testing.T) {
	w := openGame(t, Seats{O: true}, "Novice")
	w.tapCell(5, 5)
	thinking := w.opponent.thinking
	w.run("undo")
	if w.computerThinks() || w.moves() != 0 {
		t.Fatal("undo does not stop the computer")
	}
	w.idle(2 * pace)
	if w.moves() != 0 || thinking.over {
		t.Error("a late move was played")
	}
	w.tapCell(1, 1)
	w.run("new")
	w.idle(2 * pace)
	if w.moves() != 0 {
		t.Error("a late move was played on a new board")
	}
}

func TestEscapeStopsTheComputerAndMoveNowPlaysTheBest(t *testing.T) {
	w := openGame(t, Seats{O: true}, "Strongest")
	w.session.Settings.Seconds = 60
	w.tapCell(1, 1)
	w.tapCell(1, 2)
	if w.moves() != 1 || !w.said.warning {
		t.Error("the user can play for the computer while it thinks")
	}
	w.key(fyne.KeyEscape)
	if w.computerThinks() || !w.computerWaits() || w.moves() != 1 {
		t.Fatal("Escape does not stop the computer")
	}
	w.key(fyne.KeyP)
	if !w.computerThinks() {
		t.Fatal("P does not let it go on")
	}
	w.await("something found", func() bool { _, ok := w.opponent.thinking.found(); return ok })
	w.showThoughts()
	if !strings.Contains(w.reason(), "Best so far") || w.progress.fraction <= 0 {
		t.Errorf("said %q, progress %v", w.reason(), w.progress.fraction)
	}
	w.key(fyne.KeyN)
	w.awaitMoves(2)
	if w.progress.fraction != 0 {
		t.Error("the progress stands though nothing is under way")
	}
}

func TestAMoveByHandForAWaitingComputerLetsTheGameGoOn(t *testing.T) {
	w := openGame(t, Seats{O: true}, "Strongest")
	w.tapCell(5, 5)
	w.key(fyne.KeyEscape)
	w.tapCell(5, 4)
	if w.moves() != 2 || w.opponent.resting {
		t.Errorf("%d moves, resting %v", w.moves(), w.opponent.resting)
	}
}

func TestTheComputerPlaysItselfAndCanBePaused(t *testing.T) {
	w := openGame(t, Seats{X: true, O: true}, "Novice")
	w.awaitMoves(3)
	w.key(fyne.KeyP)
	stopped := w.moves()
	w.idle(3 * pace)
	if w.moves() != stopped {
		t.Error("it goes on while paused")
	}
	w.run("undo")
	if w.moves() != stopped-1 {
		t.Error("undo takes more than one move")
	}
	w.key(fyne.KeyP)
	w.awaitMoves(stopped)
}

func TestUnderJudgeTheComputerPlaysAtRandomAndSaysSo(t *testing.T) {
	w := openWindow(t)
	w.run("computerX")
	if !strings.Contains(w.reason(), "random") {
		t.Errorf("said %q", w.reason())
	}
	w.awaitMoves(1)
	if !strings.Contains(w.note(), "random") {
		t.Errorf("beside the board: %q", w.note())
	}
}

func TestTheSeatsAndTheLevelAreKept(t *testing.T) {
	w := openWindow(t)
	w.run("computerO")
	w.run("level.master")
	w.run("time.30")
	w.run("analysis")
	w.store.flush()
	again := openWindowIn(t, w.dir)
	s := again.session.Settings
	if s.Computer != (Seats{O: true}) || s.level().Name != "Master" || s.thinkingTime() != 30*time.Second || !s.Analysis {
		t.Errorf("%+v", s)
	}
	if !again.items["level.master"].Checked || !again.button("computerO").frame.Visible() {
		t.Error("the choices are not shown")
	}
}

func TestThePlaybarFitsTheSmallestWindow(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 480, Height: 520}, {Width: 480, Height: 900}, {Width: 1000, Height: 760}, {Width: 2000, Height: 1200}} {
		w := openWindow(t)
		w.window.Resize(size)
		for _, o := range w.playbar.objects() {
			right, bottom := o.Position().X+o.Size().Width, o.Position().Y+o.Size().Height
			min := o.MinSize()
			if o.Position().X < 0 || o.Position().Y < 0 || right > size.Width || bottom > size.Height {
				t.Errorf("%v: a tool at %v, %v", size, o.Position(), o.Size())
			}
			if o.Size().Width < min.Width-4 {
				t.Errorf("%v: a tool is %v wide and needs %v", size, o.Size().Width, min.Width)
			}
			board := w.board.Position()
			apart := right <= board.X || bottom <= board.Y+1 || o.Position().X >= board.X+w.board.Size().Width || o.Position().Y >= board.Y+w.board.Size().Height
			if !apart {
				t.Errorf("%v: a tool at %v lies on the board at %v, %v", size, o.Position(), board, w.board.Size())
			}
		}
	}
}

package gui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/tictactoe"
	"ninefold/gui/actions"
	"ninefold/gui/session"
)

// openGame is a window with a game by the rules Open; the computer plays the given sides.
func openGame(t *testing.T, sides, level string) *window {
	t.Helper()
	w := openWindow(t)
	w.run("rules.open")
	w.session.Settings.Sides.X.Level, w.session.Settings.Sides.O.Level = level, level
	for _, side := range sides {
		w.run("computer" + string(side))
	}
	return w
}

func (w *window) awaitMoves(n int) {
	w.t.Helper()
	w.await("the computer's move", func() bool { return w.moves() >= n })
}

func TestTheComputerAnswersAndUndoTakesBackToTheUsersOwnMove(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	if !w.features.players.Thinks() || !strings.Contains(w.headline(), "thinking") || !w.can("moveNow") {
		t.Errorf("said %q", w.headline())
	}
	w.awaitMoves(2)
	if p := w.position(); p.Turn() != tictactoe.X || w.features.players.Thinks() {
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
	if w.moves() != 1 || w.features.players.Thinks() {
		t.Error("a single step back is not one, or the computer moves while the user looks back")
	}
	if !strings.Contains(w.reason(), "P lets it go on") {
		t.Errorf("said %q", w.reason())
	}
	w.key(fyne.KeyP)
	w.awaitMoves(2)
}

func TestUndoOfTheComputersOpeningStopsAtTheStart(t *testing.T) {
	w := openGame(t, "X", "Novice")
	w.awaitMoves(1)
	w.run("undo")
	p := w.position()
	if w.moves() != 0 || p.Rules() != tictactoe.Open || w.features.players.Thinks() {
		t.Errorf("%d moves, rules %s", w.moves(), p.Rules())
	}
}

func TestALateMoveForAnotherPositionIsDropped(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	w.run("undo")
	if w.features.players.Thinks() || w.moves() != 0 {
		t.Fatal("undo does not stop the computer")
	}
	w.late()()
	if w.moves() != 0 {
		t.Error("a late move was played")
	}
	w.tapCell(1, 1)
	w.run("new")
	w.late()()
	if w.moves() != 0 {
		t.Error("a late move was played on a new board")
	}
}

func TestTheEyeCanFollowTheComputer(t *testing.T) {
	w := openGame(t, "O", "Novice")
	w.tapCell(5, 5)
	begun := w.tasks.Clock.Now()
	w.awaitMoves(2)
	if took := w.tasks.Clock.Now().Sub(begun); took < 300*time.Millisecond {
		t.Errorf("it answered after %v", took)
	}
}

func TestEscapeStopsTheComputerAndMoveNowPlaysTheBest(t *testing.T) {
	w := openGame(t, "O", "Strongest")
	w.session.Settings.Seconds = 60
	w.tapCell(1, 1)
	w.tapCell(1, 2)
	if w.moves() != 1 || !w.warned() {
		t.Error("the user can play for the computer while it thinks")
	}
	w.key(fyne.KeyEscape)
	if w.features.players.Thinks() || !w.features.players.Waits() || w.moves() != 1 {
		t.Fatal("Escape does not stop the computer")
	}
	w.key(fyne.KeyP)
	if !w.features.players.Thinks() {
		t.Fatal("P does not let it go on")
	}
	w.await("something found", func() bool { return strings.Contains(w.reason(), "Best so far") })
	w.await("progress", func() bool { return w.view().Progress > 0 })
	w.key(fyne.KeyN)
	w.awaitMoves(2)
	if w.view().Progress != 0 {
		t.Error("the progress stands though nothing is under way")
	}
}

func TestAMoveByHandForAWaitingComputerLetsTheGameGoOn(t *testing.T) {
	w := openGame(t, "O", "Strongest")
	w.tapCell(5, 5)
	w.key(fyne.KeyEscape)
	w.tapCell(5, 4)
	if w.moves() != 2 || w.checked("pause") {
		t.Errorf("%d moves, waits %v", w.moves(), w.checked("pause"))
	}
	w.tapCell(4, 1)
	if !w.features.players.Thinks() {
		t.Error("the computer does not answer the next move")
	}
}

func TestTheComputerPlaysItselfAndCanBePaused(t *testing.T) {
	w := openGame(t, "XO", "Novice")
	w.awaitMoves(3)
	w.key(fyne.KeyP)
	stopped := w.moves()
	w.late()()
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
	if !strings.Contains(w.badge(), "random") {
		t.Errorf("the badge says %q", w.badge())
	}
	w.run("newGame")
	w.tapButton("Begin")
	if p := w.position(); p.Rules() != tictactoe.Closed || w.badge() != "" {
		t.Errorf("by %s it says %q", p.Rules(), w.badge())
	}
}

func TestTheSidesAndTheLevelAreKept(t *testing.T) {
	w := openWindow(t)
	w.run("computerO")
	w.run("level.master")
	w.run("time.30")
	w.run("analysis")
	w.flush()
	again := openWindowIn(t, w.dir)
	s := again.session.Settings
	if !s.Sides.X.Person() || s.Sides.O.Player != session.Computer || s.Sides.O.OwnLevel().Name != "Master" || s.ThinkingTime() != 30*time.Second || !s.Analysis {
		t.Errorf("%+v", s)
	}
	if !again.checked("level.master") || !again.framed("computerO") {
		t.Error("the choices are not shown")
	}
}

func TestThePlayBarFitsTheSmallestWindow(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 480, Height: 520}, {Width: 480, Height: 900}, {Width: 1000, Height: 760}, {Width: 2000, Height: 1200}} {
		w := openWindow(t)
		w.window.Resize(size)
		for _, id := range w.idsIn(actions.PlayBar | actions.RulesSwitch) {
			o := w.tool(id).Object
			right, bottom := o.Position().X+o.Size().Width, o.Position().Y+o.Size().Height
			least := o.MinSize()
			if o.Position().X < 0 || o.Position().Y < 0 || right > size.Width || bottom > size.Height {
				t.Errorf("%v: %s is at %v, %v", size, id, o.Position(), o.Size())
			}
			const ground = 12 // units of those beside the words that may be missing
			if o.Size().Width < least.Width-ground {
				t.Errorf("%v: %s is %v wide and needs %v", size, id, o.Size().Width, least.Width)
			}
			board := w.parts.board.Position()
			apart := right <= board.X || bottom <= board.Y+1 || o.Position().X >= board.X+w.parts.board.Size().Width || o.Position().Y >= board.Y+w.parts.board.Size().Height
			if !apart {
				t.Errorf("%v: %s at %v lies on the board at %v, %v", size, id, o.Position(), board, w.parts.board.Size())
			}
		}
	}
}

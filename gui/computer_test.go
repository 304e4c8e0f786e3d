package gui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"ninefold/engine/tictactoe"
	"ninefold/gui/panel"
	"ninefold/gui/session"
)

// openGame is a window with a game by the rules Open; the computer plays the given sides.
func openGame(t *testing.T, sides, level string) *window {
	t.Helper()
	w := openWindow(t)
	w.run("rules.open")
	w.session.SetSides(session.Sides{X: session.Side{Level: level}, O: session.Side{Level: level}})
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
	if !w.features.players.Thinks() || !strings.Contains(w.reason(), "begun") || !w.can("moveNow") {
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
	if !strings.Contains(w.reason(), "Press P to let it go on") {
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
	thinking := func() panel.Thinking {
		card, _ := cardOf[panel.Players](w)
		return card.Players[1].Thinking
	}
	w.await("progress", func() bool { return thinking().Progress > 0 })
	w.key(fyne.KeyN)
	w.awaitMoves(2)
	if said := thinking(); said.Words != "" || said.Progress != 0 {
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
	w.run("rules.judge")
	w.run("computerX")
	if !strings.Contains(w.reason(), "random") {
		t.Errorf("said %q", w.reason())
	}
	w.awaitMoves(1)
	if !strings.Contains(w.beside(), "random") {
		t.Errorf("beside the board: %q", w.beside())
	}
	w.run("newGame")
	w.tapButton("Begin")
	if p := w.position(); p.Rules() != tictactoe.Closed || w.beside() == "" || strings.Contains(w.beside(), "random") {
		t.Errorf("by %s it says %q", p.Rules(), w.beside())
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
	s, sides := again.session.Settings, again.session.Game.Sides()
	if s.Players != sides || !sides.X.Person() || sides.O.Player != session.Computer ||
		sides.O.OwnLevel().Name != "Master" || s.ThinkingTime() != 30*time.Second || !s.Analysis {
		t.Errorf("%+v", s)
	}
	if !again.checked("level.master") || !again.checked("computerO") || !again.isOn("side.O.level.Master") ||
		!strings.Contains(again.players(), "O: Computer (Master)") {
		t.Errorf("the choices are not shown: %s", again.players())
	}
}

// TestWhoPlaysASideIsChosenOnTheCardOfThePlayers holds every choice that stands there.
func TestWhoPlaysASideIsChosenOnTheCardOfThePlayers(t *testing.T) {
	w := openWindow(t)
	w.run("rules.open")
	w.tapCell(5, 5)
	for _, step := range []struct {
		id   string
		want session.Sides
	}{
		{"side.X.level.Club", session.Sides{X: session.Side{Player: session.Computer, Level: "Club"}}},
		{"side.X.person", session.Sides{X: session.Side{Level: "Club"}}},
		{"side.O.level.Novice",
			session.Sides{X: session.Side{Level: "Club"}, O: session.Side{Player: session.Computer, Level: "Novice"}}},
	} {
		w.button(step.id)
		w.do(step.id)
		if sides := w.session.Game.Sides(); sides != step.want || !w.isOn(step.id) {
			t.Errorf("%s leads to %+v, shown as on: %v", step.id, sides, w.isOn(step.id))
		}
		if w.window.Canvas().Focused() != w.parts.board {
			t.Errorf("%s: the board did not get the keyboard back", step.id)
		}
	}
	w.awaitMoves(2)
	w.button("players")
	w.do("players")
	if !w.dialogs.Busy() {
		t.Error("the last choice does not open the dialog")
	}
}

// TestWhatTheComputerDoesIsSaidBesideItsNameAndStoppedThere clicks on what is offered there.
func TestWhatTheComputerDoesIsSaidBesideItsNameAndStoppedThere(t *testing.T) {
	w := openGame(t, "O", "Strongest")
	w.session.Settings.Seconds = 60
	w.tapCell(1, 1)
	thinking := func() panel.Thinking {
		card, _ := cardOf[panel.Players](w)
		if !card.Players[1].ToMove || card.Players[0].ToMove || card.Players[0].Thinking.Words != "" {
			t.Errorf("it is not O that is to move: %+v", card.Players)
		}
		return card.Players[1].Thinking
	}
	if said := thinking(); said.Words != "Strongest, thinks" || len(said.Offers) != 2 {
		t.Errorf("said is %+v", said)
	}
	w.click("Stop")
	if said := thinking(); w.features.players.Thinks() || said.Words != "Strongest, paused" || len(said.Offers) != 1 {
		t.Errorf("stopped: %+v", said)
	}
	w.click("Go on")
	w.await("something found", func() bool { return strings.Contains(w.reason(), "Best so far") })
	w.click("Move now")
	w.awaitMoves(2)
}

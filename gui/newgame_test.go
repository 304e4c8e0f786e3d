package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/tictactoe"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// wonByX is a record of a position in which X wins by 7 3.
const wonByX = "[X \"Anna\"]\n[O \"Robot\"]\n[Rules \"open\"]\n\nxxx ... ...\no.o ... ...\n... o.. ...\n\nxxx ... ...\no.o ... ...\n... ... ...\n\n" +
	"xx. ... ...\no.o ... ...\n... ... ...\n3 4\n\n1. 7 3\n"

func TestANewGameIsBegunByTheRulesAndThePlayersChosen(t *testing.T) {
	w := openWindow(t)
	w.run("newGame")
	w.typed("Anna")
	w.tapButton("Majority: as Closed, in the end more fields win")
	n := 0
	inDialog(w, "choice for O", func(*widgets.Select) bool { n++; return n == 2 }).SetSelected("Computer: Novice")
	w.key(fyne.KeyReturn)
	if p := w.position(); p.Rules() != tictactoe.Majority || w.dialogs.Busy() || len(w.parts.steps.Rows()) != 1 {
		t.Fatalf("rules %v, %d rows", p.Rules(), len(w.parts.steps.Rows()))
	}
	if beside := w.beside(); !strings.Contains(beside, "X: Anna. O: the computer, Novice.") {
		t.Errorf("beside the board: %q", beside)
	}
	w.tapCell(5, 5)
	w.awaitMoves(2)
	w.run("newGame")
	if chosen := w.dialogTexts(); !strings.Contains(chosen, "[x] Majority: as Closed, in the end more fields win") {
		t.Errorf("offered again: %q", chosen)
	}
	w.key(fyne.KeyEscape)
	if w.dialogs.Busy() || w.moves() != 2 {
		t.Error("Escape does not leave the dialog as if it had not been opened")
	}
}

func TestTheTimeOfTheStrongestLevelIsChosenWithIt(t *testing.T) {
	w := openWindow(t)
	w.run("newGame")
	inDialog(w, "choice for X", func(*widgets.Select) bool { return true }).SetSelected("Computer: Strongest")
	n := 0
	inDialog(w, "time", func(*widgets.Select) bool { n++; return n == 3 }).SetSelected("10 seconds")
	w.tapButton("Begin")
	if s := w.session.Settings; s.Seconds != 10 || s.Sides.X.OwnLevel().Name != "Strongest" || !w.features.players.Thinks() {
		t.Errorf("%+v", s)
	}
}

func TestAfterTheEndItIsOfferedWhatCanComeNext(t *testing.T) {
	w := openWindow(t)
	if w.can("rematch") || w.badge() != "" {
		t.Error("a rematch is offered before there was a game")
	}
	w.paste(wonByX)
	w.session.Settings.Sides.O = session.Side{Player: session.Computer, Level: "Novice"}
	w.key(fyne.KeyEnd)
	if !strings.HasPrefix(w.headline(), "Anna has won") {
		t.Fatalf("said %q", w.headline())
	}
	w.await("the badge", func() bool { return w.badge() != "" })
	w.run("rematch")
	p := w.position()
	if p != tictactoe.New(tictactoe.Open) || w.session.Game.Name(tictactoe.O) != "Anna" || w.session.Settings.Sides.X.Player != session.Computer {
		t.Errorf("rules %v, O is %s", p.Rules(), w.session.Game.Name(tictactoe.O))
	}
	w.awaitMoves(1)
}

func TestWhatIsOfferedAfterTheEndIsDoneByAClick(t *testing.T) {
	w := openWindow(t)
	w.paste("[Rules \"judge\"]\n\n1. 5 5\n")
	w.key(fyne.KeyEnd)
	session.Forfeit(w.session.Game, "no answer")
	w.commit()
	var offers []string
	for _, o := range test.LaidOutObjects(w.parts.badge) {
		if link, ok := o.(*widgets.Link); ok && link.Visible() {
			offers = append(offers, link.Text)
		}
	}
	if got := strings.Join(offers, ", "); got != "Rematch, New game…" {
		t.Errorf("offered: %s", got)
	}
	for _, o := range test.LaidOutObjects(w.parts.badge) {
		if link, ok := o.(*widgets.Link); ok && link.Text == "New game…" {
			test.TapAt(link, fyne.NewPos(link.Size().Width/2, link.Size().Height/2))
		}
	}
	if w.fields("Name") == nil {
		t.Error("the dialog is not opened")
	}
	if _, ok := w.window.Canvas().Focused().(*widgets.Field); !ok {
		t.Error("the dialog does not have the keyboard")
	}
}

func TestRulesChosenBeforeTheFirstMoveAreNoStep(t *testing.T) {
	w := openWindow(t)
	w.run("rules.closed")
	if rows := w.parts.steps.Rows(); len(rows) != 1 || w.can("undo") {
		t.Errorf("%+v", rows)
	}
	w.tapCell(5, 5)
	w.run("undo")
	w.run("rules.open")
	if p := w.position(); p.Rules() != tictactoe.Open || len(w.parts.steps.Rows()) != 1 {
		t.Errorf("rules %v, %+v", p.Rules(), w.parts.steps.Rows())
	}
	w.run("undo")
	if p := w.position(); p.Rules() != tictactoe.Closed {
		t.Errorf("the game that was begun is gone: rules %v", p.Rules())
	}
}

func TestTheDialogOfANewGameStaysInASmallWindow(t *testing.T) {
	w := openWindow(t)
	size := fyne.NewSize(480, 520-menuBar)
	w.window.Resize(size)
	w.run("newGame")
	inDialog(w, "choice for X", func(*widgets.Select) bool { return true }).SetSelected("A program…")
	n := 0
	inDialog(w, "choice for O", func(*widgets.Select) bool { n++; return n == 2 }).SetSelected("A program…")
	begin := inDialog(w, "button Begin", func(b *widgets.Button) bool { return b.Text == "Begin" })
	at := w.app.Driver().AbsolutePositionForObject(begin)
	if at.Y < 0 || at.Y+begin.Size().Height > size.Height {
		t.Errorf("the button is at %v in a window of %v", at, size)
	}
	if commands := w.fields("Command, such as python3 bot.py"); w.window.Canvas().Focused() != commands[1] {
		t.Error("the program's command is not where the keyboard is")
	}
}

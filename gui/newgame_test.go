package gui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/view"
	"ninefold/gui/widgets"
)

// wonByX is a record of a position in which X wins by 7 3.
const wonByX = "[X \"Anna\"]\n[O \"Robot\"]\n[Rules \"open\"]\n\n" +
	"xxx ... ...\no.o ... ...\n... o.. ...\n\nxxx ... ...\no.o ... ...\n... ... ...\n\n" +
	"xx. ... ...\no.o ... ...\n... ... ...\n3 4\n\n1. 7 3\n"

const majority = "Majority — as Closed, else most fields win (CodinGame)"

// choose chooses who plays a side in the dialog, and at which level.
func (w *window) choose(m tictactoe.Mark, options ...string) {
	w.t.Helper()
	for _, option := range options {
		n := -1
		inDialog(w, option+" for "+m.String(), func(s *widgets.Select) bool {
			if slices.Contains(s.Options, option) {
				n++
			}
			return n == int(m-tictactoe.X) && slices.Contains(s.Options, option)
		}).SetSelected(option)
	}
}

// focusName gives the keyboard to the name of X in the dialog.
func (w *window) focusName() { w.window.Canvas().Focus(w.fields("Name")[0]) }

func TestAtFirstANewGameIsClosedAndAgainstTheComputer(t *testing.T) {
	w := openWindow(t)
	w.run("newGame")
	w.key(fyne.KeyReturn)
	sides := w.session.Game.Sides()
	if p := w.position(); p.Rules() != tictactoe.Closed || !sides.X.Person() || sides.O.Player != session.Computer {
		t.Errorf("rules %v, %+v", p.Rules(), sides)
	}
	w.run("newGame") // and then what was chosen last
	w.choose(tictactoe.O, "Person")
	w.key(fyne.KeyReturn)
	w.run("newGame")
	w.key(fyne.KeyReturn)
	if sides := w.session.Game.Sides(); !sides.People() {
		t.Errorf("offered again are %+v", sides)
	}
}

func TestTheDialogOfANewGameIsAsHighAsItHasToBe(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1000, Height: 760}, {Width: 480, Height: 520}, {Width: 360, Height: 640}} {
		w := openWindow(t)
		w.window.Resize(size)
		w.run("newGame")
		begin := inDialog(w, "button Begin", func(b *widgets.Button) bool { return b.Text == "Begin" })
		form := inDialog(w, "form", func(*container.Scroll) bool { return true })
		at := func(o fyne.CanvasObject) fyne.Position { return w.app.Driver().AbsolutePositionForObject(o) }
		top := at(form)
		for _, kind := range []string{"Computer", "Strongest: 1 second a move", "Program", "Person"} {
			for _, m := range []tictactoe.Mark{tictactoe.X, tictactoe.O} {
				w.choose(m, kind)
				end := at(begin).Add(begin.Size())
				if at(form) != top || end.X > size.Width || end.Y > size.Height {
					t.Errorf("%v: with %s for %v the form is at %v, the button ends at %v", size, kind, m, at(form),
						end)
				}
				if cut := form.Content.MinSize().Height - form.Size().Height; cut > 0 && end.Y < size.Height-100 {
					t.Errorf("%v: with %s for %v, %v units are cut off", size, kind, m, cut)
				}
			}
		}
	}
}

func TestTabGoesFromWhoPlaysToWhatIsToBeSaidOfThem(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1000, Height: 760}, {Width: 480, Height: 520}, {Width: 360, Height: 640}} {
		w := openWindow(t)
		w.window.Resize(size)
		w.run("newGame")
		w.choose(tictactoe.X, "Program")
		canvas := w.window.Canvas()
		canvas.FocusNext()
		canvas.FocusNext()
		if field, ok := canvas.Focused().(*widgets.Field); !ok || field != w.fields(locale.Text("who.command"))[0] {
			t.Errorf("%v: Tab leads to a %T", size, canvas.Focused())
		}
	}
}

func TestANewGameIsBegunWhereverTheKeyboardIs(t *testing.T) {
	for tabs := range 10 {
		w := openWindow(t)
		w.run("newGame")
		for range tabs {
			w.window.Canvas().FocusNext()
		}
		at := w.window.Canvas().Focused()
		if b, ok := at.(*widgets.Button); ok && b.Text != "Begin" {
			continue
		}
		if w.key(fyne.KeyReturn); w.dialogs.Busy() || w.session.Settings.Rules == "" {
			t.Errorf("from a %T Enter does not begin", at)
		}
	}
}

func TestANewGameIsBegunByTheRulesAndThePlayersChosen(t *testing.T) {
	w := openWindow(t)
	w.run("newGame")
	w.fields("Name")[0].SetText("Anna")
	w.tapButton(majority)
	w.choose(tictactoe.O, "Computer", "Novice: for a first game")
	w.key(fyne.KeyReturn)
	if p := w.position(); p.Rules() != tictactoe.Majority || w.dialogs.Busy() || len(w.rows()) != 0 {
		t.Fatalf("rules %v, %d rows", p.Rules(), len(w.rows()))
	}
	if players := w.players(); players != "X: Anna (Person). O: Computer (Novice)." {
		t.Errorf("said is %q", players)
	}
	w.tapCell(5, 5)
	w.awaitMoves(2)
	w.run("newGame")
	if chosen := w.dialogTexts(); !strings.Contains(chosen, "[x] "+majority) {
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
	w.choose(tictactoe.X, "Computer", "Strongest: 10 seconds a move")
	w.tapButton("Begin")
	if s := w.session.Settings; s.Seconds != 10 || s.Players.X.OwnLevel().Name != "Strongest" ||
		!w.features.players.Thinks() {
		t.Errorf("%+v", s)
	}
}

func TestAfterTheEndItIsOfferedWhatCanComeNext(t *testing.T) {
	w := openWindow(t)
	if _, offered := w.buttons()["rematch"]; offered || w.can("rematch") {
		t.Error("a rematch is offered before there was a game")
	}
	w.paste(wonByX)
	w.session.SetSides(session.Sides{O: session.Side{Player: session.Computer, Level: "Novice"}})
	w.commit()
	if !strings.HasPrefix(w.headline(), "Anna wins") {
		t.Fatalf("said %q", w.headline())
	}
	if w.button("review").Disabled {
		t.Error("the game cannot be reviewed")
	}
	if card, _ := cardOf[view.Players](w); card.Players[0].Tag != "won" || card.Players[1].Tag != "" {
		t.Errorf("as the winner is shown %+v", card.Players)
	}
	w.press("rematch")
	p := w.position()
	if p != tictactoe.New(tictactoe.Open) || w.session.Game.Tag("O") != "Anna" ||
		w.session.Game.Sides().X.Player != session.Computer {
		t.Errorf("rules %v, O is %s", p.Rules(), w.session.Game.Tag("O"))
	}
	w.awaitMoves(1)
}

func TestRulesChosenBeforeTheFirstMoveAreNoStep(t *testing.T) {
	w := openWindow(t)
	w.run("rules.closed")
	if rows := w.rows(); len(rows) != 0 || w.can("undo") {
		t.Errorf("%+v", rows)
	}
	w.tapCell(5, 5)
	w.run("undo")
	w.run("rules.open")
	if p := w.position(); p.Rules() != tictactoe.Open || len(w.rows()) != 0 {
		t.Errorf("rules %v, %+v", p.Rules(), w.rows())
	}
	w.run("undo")
	if p := w.position(); p.Rules() != tictactoe.Closed {
		t.Errorf("the game that was begun is gone: rules %v", p.Rules())
	}
}

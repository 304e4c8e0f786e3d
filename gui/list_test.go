package gui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"ninefold/engine/tictactoe"
	"ninefold/gui/cards"
	"ninefold/gui/panel"
)

// threeBoards is a window with three boards, of which the last is shown.
func threeBoards(t *testing.T) *window {
	w := openWindow(t)
	for _, name := range []string{"Ann", "Bob", "Eve"} {
		w.session.Begin(tictactoe.Closed, name, "Carl")
		w.commit()
		w.tapCell(5, 5)
	}
	return w
}

// list opens the list of boards.
func (w *window) list() {
	w.run(panel.AllBoards)
	w.await("the list", w.dialogs.Busy)
}

// titles are the names of the boards, the latest first.
func (w *window) titles() string {
	var titles []string
	for _, e := range w.session.Boards(9) {
		titles = append(titles, e.X.Name)
	}
	return strings.Join(titles, " ")
}

func TestTheListOpensDeletesAndBringsBackABoard(t *testing.T) {
	w := threeBoards(t)
	w.list()
	w.key(fyne.KeyRight)
	w.key(fyne.KeyDelete)
	w.await("the board to be gone", func() bool { return w.titles() == "Eve Ann" })
	w.await("the word", func() bool { return strings.Contains(w.dialogTexts(), "“Bob – Carl” is deleted") })
	w.key(fyne.KeyReturn)
	if w.dialogs.Busy() || w.session.Game.Tag("X") != "Ann" {
		t.Fatalf("the board behind it is not opened, but that of %s", w.session.Game.Tag("X"))
	}
	w.list()
	w.click("Undo delete")
	w.await("the board to be back", func() bool { return strings.Contains(w.titles(), "Bob") })
	w.key(fyne.KeyEscape)
	if again := w.restart(); again.titles() != w.titles() || again.session.Game.Tag("X") != "Ann" {
		t.Errorf("after a restart there are %s", again.titles())
	}
}

func TestTheListFindsAndRenames(t *testing.T) {
	w := threeBoards(t)
	w.list()
	w.dialogField().SetText("ann CLOSED")
	w.click("Rename…")
	w.await("the question", func() bool { return strings.Contains(w.dialogTexts(), "called") })
	w.dialogField().SetText("Final")
	w.key(fyne.KeyReturn)
	w.await("the name", func() bool { return w.session.Boards(1)[0].Name == "Final" })
	w.dialogs.Close()
	if w.session.Game.Tag("X") != "Eve" {
		t.Error("what is shown has changed")
	}
}

func TestHomeShowsTheLastBoardsAndOpensThem(t *testing.T) {
	w := threeBoards(t)
	w.run("home")
	card, ok := cardOf[panel.Boards](w)
	if !ok || len(card.Boards) != 3 || card.Boards[2].Words != "Ann – Carl" {
		t.Fatalf("home shows %+v", card)
	}
	w.App.do(card.Boards[2].ID)
	if w.session.Game.Tag("X") != "Ann" || w.moves() != 1 || !strings.HasPrefix(card.Boards[2].ID, cards.BoardPrefix) {
		t.Errorf("the game of %s is shown", w.session.Game.Tag("X"))
	}
	w.run("undo")
	if w.run("undo"); !w.session.AtHome() || !strings.HasPrefix(w.reason(), "Back to") {
		t.Errorf("undo does not lead back home: %q", w.reason())
	}
}

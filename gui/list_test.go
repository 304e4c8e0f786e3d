package gui

import (
	"strings"
	"testing"
	"time"

	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/cards"
	"ninefold/gui/keys"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// threeBoards opens a window with three boards; the last is shown.
func threeBoards(t *testing.T) *window {
	w := openWindow(t)
	for _, name := range []string{"Ann", "Bob", "Eve"} {
		w.session.Begin(tictactoe.Closed, name, "Carl")
		w.commit()
		w.tapCell(5, 5)
		w.tasks.Clock.Advance(time.Hour)
	}
	return w
}

// list opens the list of boards.
func (w *window) list() {
	w.run(view.AllBoards)
	w.await("the list", w.App.boards.Shown)
}

// listed returns the boards in the list, and the words at its foot.
func (w *window) listed() (names, said string) {
	page := w.screen.Shown.Boards
	for i := range page.Number {
		name, _, _ := strings.Cut(page.At(i).Words, " – ")
		names += name + " "
	}
	return strings.TrimSpace(names), page.Foot
}

func TestTheFootOfTheListSaysWhatTheHeadlineWould(t *testing.T) {
	w := threeBoards(t)
	w.list()
	foot := func() string { return w.screen.Shown.Boards.Foot }
	about := foot()
	w.App.shown.warn("trouble")
	w.screen.Events.Tip("a tip")
	fail.If(t, foot() != "a tip" || w.screen.Shown.Boards.Warning, "at the foot there is %q", foot())
	w.screen.Events.Tip("")
	fail.If(t, foot() != "trouble" || !w.screen.Shown.Boards.Warning, "at the foot there is %q", foot())
	w.screen.Events.PickBoard(1)
	w.screen.Events.PickBoard(0)
	fail.If(t, foot() != about || about == "", "at the foot there is %q, and was %q", foot(), about)
}

func TestTheListFindsByWhatIsTypedAnywhere(t *testing.T) {
	w := threeBoards(t)
	w.list()
	w.typed("b")
	w.typed("ob CLOSED")
	if names, _ := w.listed(); names != "Bob" || w.screen.Shown.Boards.Find.Text != "bob CLOSED" {
		t.Errorf("found are %s by %q", names, w.screen.Shown.Boards.Find.Text)
	}
	w.key(keys.Escape)
	names, _ := w.listed()
	fail.If(t, names != "Eve Bob Ann" || !w.App.boards.Shown(), "after Escape there are %s", names)
	w.key(keys.Escape)
	fail.If(t, w.App.boards.Shown() || w.session.Game.Tag("X") != "Eve" || !w.screen.OnBoard,
		"Escape does not lead back to the board")
	w.list()
	w.typed("b")
	w.shortcut(keys.Alt(keys.Home))
	fail.If(t, w.App.boards.Shown() || !w.session.AtHome(),
		"while the field has the keyboard, Alt+Home does not lead home")
	w.list()
	w.screen.Events.PickBoard(1)
	w.screen.Events.Do("boards.open")
	fail.If(t, w.session.Game.Tag("X") != "Bob", "the game of %s is opened", w.session.Game.Tag("X"))
}

// TestNothingGoesOnBehindTheList: the computer waits while the list is shown, actions that show a board leave the list,
// and others do not.
func TestNothingGoesOnBehindTheList(t *testing.T) {
	w := openWindow(t)
	w.does("rules.open computerO 55")
	w.list()
	fail.If(t, w.features.players.Thinks() || w.screen.Shown.Boards == nil, "the computer thinks, or the board is seen")
	for i, id := range []string{
		"shortcuts", "appearance.dark", "language.zh", "language.en", // these do not leave the list
		view.AllBoards, "undo", "new", "home", "train", "board.crosshatch", "saveAs",
	} {
		if !w.App.boards.Shown() {
			w.session.Show(session.TicTacToe)
			w.commit()
			w.list()
		}
		w.run(id)
		w.escape()
		if stays := i < 4; w.App.boards.Shown() != stays || (w.screen.Shown.Boards != nil) != stays {
			t.Errorf("after %s the list is shown: %v", id, w.App.boards.Shown())
		}
	}
}

func TestHomeShowsTheLastBoardsAndOpensThem(t *testing.T) {
	w := threeBoards(t)
	w.run("home")
	card, ok := cardOf[view.Boards](w)
	fail.NowIf(t, !ok || len(card.Boards) != 3 || card.Boards[2].Words != "Ann – Carl", "home shows %+v", card)
	w.App.do(card.Boards[2].ID)
	fail.If(t, w.session.Game.Tag("X") != "Ann" || w.moves() != 1 ||
		!strings.HasPrefix(card.Boards[2].ID, cards.BoardPrefix), "the game of %s is shown", w.session.Game.Tag("X"))
	w.run("undo")
	w.run("undo") // says that the board begins here
	if w.run("undo"); !w.session.AtHome() || !strings.HasPrefix(w.reason(), "Back to") {
		t.Errorf("undo does not lead back home: %q", w.reason())
	}
}

func TestAMoveIsGradedByTypingOrByTheMenu(t *testing.T) {
	w := openWindow(t)
	w.typed("!")
	fail.Lacks(t, w.reason(), "are for moves", "at home it says")
	w.tapCell(5, 5)
	glyph := func() string {
		card, _ := cardOf[view.Moves](w)
		return card.Moves[len(card.Moves)-1].Glyph
	}
	w.typed("!?")
	fail.If(t, glyph() != "!?" || !w.checked("glyph.5"), "the glyph is %q", glyph())
	for _, step := range [...][2]string{{"glyph.4", "??"}, {"undo", "!?"}, {"undo", "!"}, {"redo", "!?"},
		{"glyph.7", ""}} {
		w.run(step[0])
		fail.If(t, glyph() != step[1], "after %s the glyph is %q", step[0], glyph())
	}
}

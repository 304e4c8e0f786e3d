package gui

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/cards"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/scene"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
)

func TestDigitsAreTypedIntoTheCellThatWasClicked(t *testing.T) {
	w := openAndDo(t, "board.crosshatch 34")
	w.pointTo(7, 7) // the pointer moves on
	w.typed("5")
	fail.NowIf(t, w.digitAt(3, 4) != 5 || w.digitAt(7, 7) != 0, "the digit is not where the click was")
	w.typed("5") // into the next cell
	fail.Unequal(t, screentest.Cells(w.screen.Shown.Diagram, alerted), "34 35", "conflicts")
	w.key(keys.Space)
	w.typed("5")
	w.key(keys.Backspace)
	fail.If(t, w.digitAt(3, 5) != 5 || w.digitAt(3, 6)+w.digitAt(3, 7) != 0, "Space goes not on, or Backspace not back")
	w.does("beginSudoku 36")
	for _, empty := range []func(){
		func() { w.typed("0") }, func() { w.typed(".") },
		func() { w.key(keys.Delete) }, func() { w.key(keys.Backspace) },
	} {
		w.typed("9")
		empty()
		fail.Unequal(t, w.digitAt(3, 6), 0, "the cell is not cleared")
	}
}

func TestDigitsOfAFrenchKeyboardNeedNoShiftOnTheBoard(t *testing.T) {
	w := openAndDo(t, "board.crosshatch 34")
	w.screen.Send(screen.Rune{Rune: '"', By: keys.Alone("3")})
	w.screen.Send(screen.Rune{Rune: '!', By: keys.Shortcut{Key: "1", Shift: true}})
	fail.If(t, w.digitAt(3, 4) != 3 || w.digitAt(3, 5) != 0, "typed are %d and %d", w.digitAt(3, 4), w.digitAt(3, 5))
	w.list()
	w.screen.Send(screen.Rune{Rune: 'é', By: keys.Alone("2")})
	fail.Unequal(t, w.screen.Shown.Boards.Find.Text, "é", "in the list is searched for")
}

func TestThePadPicksDigits(t *testing.T) {
	w := openSample(t, "crosshatch-2.in")
	w.screen.Send(screen.Pick(5))
	fail.NowIf(t, cardOf[deck.Digits](w).On != 5 || w.Session.Sudoku.Digits().Shown != 5 || !w.screen.OnBoard,
		"5 is not picked, or the board lost the keyboard")
	w.pointTo(1, 1)
	w.tapCell(1, 1)
	fail.Unequal(t, w.digitAt(1, 1), 5, "a click does not put it where it can go")
	w.screen.Send(screen.Pick(5))
	fail.Unequal(t, w.Session.Sudoku.Digits().Shown, 0, "5 is still picked")
}

// threeBoards opens a window with three boards; the last is shown.
func threeBoards(t *testing.T) *window {
	w := openWindow(t)
	for _, name := range []string{"Ann", "Bob", "Eve"} {
		w.Session.Begin(tictactoe.Closed, name, "Carl")
		w.settle()
		w.tapCell(5, 5)
		w.tasks.Clock.Advance(time.Hour)
	}
	return w
}

func (w *window) list() {
	w.run(deck.AllBoards)
	w.await("the list", func() bool {
		page := w.screen.Shown.Boards
		return page != nil && (page.Number > 0 || page.Hint != "")
	})
}

func (w *window) listed() string {
	var names []string
	for i := range w.screen.Shown.Boards.Number {
		name, _, _ := strings.Cut(w.screen.Shown.Boards.At(i).Words, " – ")
		names = append(names, name)
	}
	return strings.Join(names, " ")
}

// TestNothingGoesOnBehindTheList: the computer waits while the list is shown, actions on its board do nothing, those
// that show another leave the list, and others do not.
func TestNothingGoesOnBehindTheList(t *testing.T) {
	w := openAndDo(t, "rules.open computerO 55")
	w.list()
	fail.If(t, w.places.game.Players.Thinks() || w.screen.Shown.Boards == nil,
		"the computer thinks, or the board is seen")
	for i, id := range []string{
		"shortcuts", "appearance.dark", "scale.150", "scale.100", "language.zh", "language.en", // these stay
		"saveAs", "save", "new", "first", "back", "hint", "exportAnswer", // these are about a board, and do nothing
		deck.AllBoards, "home", "train", "board.crosshatch",
	} {
		if !w.listing() {
			w.Session.Show(w.Session.Game)
			w.settle()
			w.list()
		}
		w.run(id)
		w.escape()
		fail.Unequal(t, w.listing(), i < 13, "after %s the list is open", id)
		fail.Unequal(t, w.screen.Shown.Boards != nil, i < 13, "after %s the list is shown", id)
	}
}

// TestUndoInTheListIsAboutTheList, whatever could be undone or redone in the game behind it.
func TestUndoInTheListIsAboutTheList(t *testing.T) {
	w := threeBoards(t)
	w.does("56 undo")
	w.list()
	for key, want := range map[keys.Shortcut]string{
		keys.Ctrl("Z"): "to undo", keys.Ctrl("Y"): "redone", redoKeys[0]: "redone",
	} {
		w.shortcut(key)
		fail.Lacks(t, w.screen.Shown.Boards.Foot, want, "at the foot it says")
	}
	fail.If(t, w.table.Find("undo").Can() || w.table.Find("redo").Can() || w.moves() != 1 ||
		!w.Session.Board().CanRedo(),
		"the game is at move %d", w.moves())
	w.key(keys.Delete)
	w.await("the deletion", func() bool { return w.listed() == "Bob Ann" })
	w.shortcut(keys.Ctrl("Z"))
	w.await("the board deleted", func() bool { return w.listed() == "Eve Bob Ann" })
}

func TestHomeShowsTheLastBoardsAndOpensThem(t *testing.T) {
	w := threeBoards(t)
	w.run("home")
	boards := cardOf[deck.Boards](w).Boards
	fail.NowIf(t, len(boards) != 3 || boards[2].Words != "Ann – Carl", "home shows %+v", boards)
	w.screen.Send(screen.Do(boards[2].ID))
	fail.If(t, w.Session.Game.Tag("X") != "Ann" || w.moves() != 1 ||
		!strings.HasPrefix(boards[2].ID, cards.BoardPrefix), "the game of %s is shown", w.Session.Game.Tag("X"))
	w.run("lastBoard")
	fail.Unequal(t, w.Session.Game.Tag("X"), "Eve", "the last board is that of")
}

func TestAMoveIsGradedByTypingOrByTheMenu(t *testing.T) {
	w := openWindow(t)
	w.typed("!")
	fail.Lacks(t, w.reason(), "are for moves", "at home it says")
	w.tapCell(5, 5)
	glyph := func() string { return w.rows()[len(w.rows())-1].glyph }
	w.typed("!?")
	fail.If(t, glyph() != "!?" || !w.checked("glyph.5"), "the glyph is %q", glyph())
	for _, step := range [...][2]string{{"glyph.4", "??"}, {"glyph.4", ""}, {"glyph.1", "!"}, {"glyph.7", ""}} {
		w.run(step[0])
		fail.Unequal(t, glyph(), step[1], "the glyph after %s", step[0])
	}
}

// sudokusOf returns n Sudokus, a line each, which differ in one digit.
func sudokusOf(n int) string {
	var lines strings.Builder
	for i := range n {
		fmt.Fprintf(&lines, "%s%d%s\n", strings.Repeat(".", 40), i%9+1, strings.Repeat(".", 40))
	}
	return lines.String()
}

func TestAFileOfSeveralSudokusIsWalkedThrough(t *testing.T) {
	w := openWindow(t)
	w.openAll(w.file("twelve.txt", sudokusOf(12)))
	for number := 1; number <= 12; number++ {
		card := cardOf[deck.Progress](w)
		fail.Unequal(t, card.Place, fmt.Sprintf("%d of 12", number), "the place")
		fail.Unequal(t, w.digitAt(5, 5), (number-1)%9+1, "%d: shown", number)
		fail.Unequal(t, len(card.Buttons) > 0, (number < 12), "%d: another one is offered", number)
		if number == 6 {
			w = w.restart()
		}
		w.typed("n")
		w.key("N")
	}
}

func TestEnterGoesOnFromASudokuThatIsSolved(t *testing.T) {
	w, solved := openWindow(t), texttest.Sample(t, "crosshatch-2.in")
	w.openAll(w.file("two.txt", strings.ReplaceAll(solved, "\n", "")+"\n"+sudokusOf(1)))
	w.key(keys.Enter)
	fail.If(t, w.digitAt(5, 5) == 1, "before it is solved Enter goes on")
	w.deduceAll()
	fail.Unequal(t, cardOf[deck.Verdict](w).Buttons[0].Words, "Next: 2 of 2", "offered")
	w.key(keys.Enter)
	fail.If(t, w.Session.Sudoku.Place().Number != 2 || w.digitAt(5, 5) != 1, "Enter does not show the next one")
	w.paste(solved)
	w.deduceAll()
	w.key(keys.Enter)
	w.await("another one, where there is no next one", func() bool {
		return w.Session.Sudoku.Grade() == "easy" && !w.Session.Sudoku.Solved()
	})
}

func TestACellIsColouredByKeysAndByItsMenu(t *testing.T) {
	w := openSample(t, "crosshatch-1.in")
	w.does("44 Y")
	shade := func() sudoku.Shade { return w.screen.Shown.Diagram.Cells[grid.At(4, 4)].Shade }
	fail.If(t, shade() != 1 || !w.table.Find("shade.1").IsOn(), "Y does not colour it")
	w.run("undo")
	w.screen.Send(screen.Do("shade.1"))
	fail.If(t, shade() != 1, "the cell's menu does not colour it")
	menu := w.screen.Program.Menu(grid.At(7, 7))
	at, _ := w.Session.Sudoku.Selected()
	fail.If(t, at != grid.At(7, 7) || len(menu.Items) != 3, "there is no menu, or it is that of another cell")
}

// Time does not count while another board is shown, the window is not in front or the program is closed, nor after the
// Sudoku is solved.
func TestTheTimeOnASudokuIsCountedWhileItIsShown(t *testing.T) {
	w := openSample(t, "crosshatch-2.in")
	w.tasks.Clock.Advance(61 * time.Second)
	w.does("step board.tictactoe")
	w.tasks.Clock.Advance(time.Hour)
	w.run("board.crosshatch")
	w.screen.Send(screen.Front(false))
	w.tasks.Clock.Advance(time.Hour)
	w.settle()
	w.screen.Send(screen.Front(true))
	w.tasks.Clock.Advance(4 * time.Second)
	w.screen.Send(screen.Front(true)) // the window is at the front again
	w.tasks.Clock.Advance(2 * time.Second)
	w.quit()
	w = w.restart()
	fail.Unequal(t, w.Session.Sudoku.Spent(), 67*time.Second, "are kept when the program is left")
	w.tasks.Clock.Advance(4 * time.Second)
	w.run("run")
	for range 2 {
		fail.Lacks(t, cardOf[deck.Verdict](w).Words, "Time: 1:11.", "said")
		w.tasks.Clock.Advance(time.Hour)
		w.settle()
	}
	w.paste(texttest.Sample(t, "crosshatch-1.in"))
	fail.Unequal(t, w.Session.Sudoku.Spent(), 0, "another Sudoku begins")
}

func TestTheClockIsShownUntilItIsHidden(t *testing.T) {
	w := openSample(t, "crosshatch-2.in")
	clock := func() string { return cardOf[deck.Progress](w).Clock }
	w.tasks.Clock.Advance(3*time.Second - 100*time.Millisecond)
	w.await("0:03", func() bool { return clock() == "0:03" })
	w.run("clock")
	fail.If(t, clock() != "" || w.table.Find("clock").IsOn(), "it is not hidden")
	w = w.restart()
	fail.Unequal(t, clock(), "", "after a restart it is shown again")
	w.run("clock")
	fail.If(t, clock() == "", "it is not shown again")
	w.deduceAll()
	fail.Unequal(t, clock(), "", "it goes on where the Sudoku is solved")
}

// TestANewBoardOffersTheWayBack to the board shown before, until the user does something else. At home there is none.
func TestANewBoardOffersTheWayBack(t *testing.T) {
	w := openWindow(t)
	offered := func() view.Button { return w.screen.Shown.Headline.Offer }
	none := func(when string) {
		t.Helper()
		fail.If(t, offered() != view.Button{}, "%s it offers %+v", when, offered())
	}
	none("at home")
	w.paste(texttest.Sample(t, "tictactoe-1.in"))
	none("after a paste at home")
	position := w.Session.Game
	for _, arrives := range []func(){
		func() { w.paste(texttest.Sample(t, "crosshatch-2.in")) },
		func() { w.run("new") },
		func() { w.run("newGame"); w.screen.PressIn(language.Text("newGame.begin")) },
	} {
		arrives()
		fail.NowIf(t, w.Session.Board() == session.Board(position), "no other board is shown")
		fail.Unequal(t, offered().Words, "Back to "+scene.Title(position.Entry()), "it offers")
		w.screen.Send(screen.Do(offered().ID))
		fail.If(t, w.Session.Board() != session.Board(position), "the way back leads elsewhere")
		none("back there")
	}
	w.paste(texttest.Sample(t, "crosshatch-2.in"))
	w.answers("newGame", language.Text("newGame.begin"))
	fail.Unequal(t, offered().Words, "Back to "+scene.Title(w.Session.Sudoku.Entry()), "after a Sudoku it offers")
	w.tapCell(5, 5)
	none("after a move")
}

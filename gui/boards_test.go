package gui

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

func TestDigitsOfAFrenchKeyboardNeedNoShiftOnTheBoard(t *testing.T) {
	w := openAndDo(t, "board.crosshatch 34")
	w.screen.Send(screen.Rune{Rune: '"', By: keys.Alone("3")})
	w.screen.Send(screen.Rune{Rune: '!', By: keys.Shortcut{Key: "1", Shift: true}})
	fail.If(t, w.digitAt(3, 4) != 3 || w.digitAt(3, 5) != 0, "typed are %d and %d", w.digitAt(3, 4), w.digitAt(3, 5))
	w.list()
	w.screen.Send(screen.Rune{Rune: 'é', By: keys.Alone("2")})
	fail.Unequal(t, w.screen.Shown.Boards.Find.Text, "é", "in the list is searched for")
}

// beginThree begins three boards; the last is shown.
func (w *window) beginThree() {
	for _, name := range []string{"Ann", "Bob", "Eve"} {
		w.Session.Begin(tictactoe.Closed, name, "Carl")
		w.settle()
		w.tapCell(5, 5)
		w.tasks.Clock.Advance(time.Hour)
	}
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

// openAll opens a file of Sudokus and presses the button that opens all.
func (w *window) openAll(path string) {
	w.t.Helper()
	w.open(path)
	fail.NowIf(w.t, len(w.screen.Sheets()) != 1, "there is nothing to choose: %s", w.said())
	buttons := w.screen.Top().Buttons
	w.screen.PressIn(buttons[len(buttons)-1].Words)
	w.await("a Sudoku", func() bool { return !w.dialogs.Busy() })
}

// collect opens twelve Sudokus, of which the first is solved.
func (w *window) collect() {
	solved := texttest.Sample(w.t, "crosshatch-2.in")
	w.openAll(w.file("twelve.txt", strings.ReplaceAll(solved, "\n", "")+"\n"+sudokusOf(11)))
}

package gui

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/model/training"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/keys"
	"ninefold/gui/view/screen"
)

func TestClickingPlaysAndIllegalClicksChangeNothing(t *testing.T) {
	w := openAndDo(t, "55")
	p := w.position()
	fail.NowIf(t, w.mark(5, 5) != tictactoe.X || w.shownAt(5, 5).Symbol != diagram.Cross, "the click was not played")
	w.tapCell(1, 1)
	w.warns("field 5")
	fail.Unequal(t, w.position(), p, "after an illegal click")
	warnings := w.screen.Shown.Headline.Warnings
	w.tapCell(1, 1)
	fail.Unequal(t, w.screen.Shown.Headline.Warnings, warnings+1, "warnings, after the click was refused again")
	w.tapCell(4, 4)
	fail.If(t, w.warned(), "the warning stayed after a legal click")
}

func TestTheWholeProgramIsUsableWithoutAMouse(t *testing.T) {
	w := openWindow(t)
	for _, key := range []keys.Key{keys.Up, keys.Left, keys.Enter} {
		w.key(key)
	}
	fail.Unequal(t, w.last(), grid.At(5, 4), "the cursor starts in the middle and the first key shows it; played")
	w.typed("69")
	fail.Unequal(t, w.mark(6, 9), tictactoe.Empty, "typed into an illegal cell")
	w.typed("4")
	fail.Lacks(t, w.reason(), "Row 4", "after a row digit the status says")
	w.key(keys.Escape)
	w.typed("52")
	fail.Unequal(t, w.last(), grid.At(5, 2), "5 2 is typed, played")
	for _, step := range []struct {
		key  keys.Key
		want int
	}{{keys.Home, 0}, {keys.End, 2}, {"Unknown", 2}} {
		w.key(step.key)
		fail.Unequal(t, w.moves(), step.want, "moves after %s", step.key)
	}
}

func TestImportFromAFileIsOnePathForAll(t *testing.T) {
	for name, open := range map[string]func(w *window, path string){
		"named":   func(w *window, path string) { w.Open(path) },
		"dropped": func(w *window, path string) { w.screen.Send(screen.Drop([]string{path})) },
	} {
		w := openWindow(t)
		path := fail.Must(filepath.Abs("../engine/tictactoe/testdata/tictactoe-2.in"))(t)
		open(w, path)
		w.await(name, func() bool { return w.moves() > 0 })
		fail.If(t, string(w.Session.Board().Answer()) != texttest.Sample(t, "tictactoe-2.out"),
			"%s: the marked board is not the published one", name)
		recent := w.Session.Settings.Recent
		fail.If(t, len(recent) != 1 || string(recent[0]) != path, "%s: recent files %q", name, recent)
	}
}

func TestABadTextChangesNothingAndIsMendedOnTheSpot(t *testing.T) {
	w := openAndDo(t, "55")
	before, steps := w.position(), w.Session.Game.Len()
	bad := strings.Replace(texttest.Sample(t, "tictactoe-1.in"), "x..", "Q..", 1)
	w.paste(bad)
	entry := w.entry()
	fail.If(t, entry.Cursor.Line != 7 || entry.Cursor.Column != 5 || entry.Text != bad,
		"the cursor is at line %d, column %d", entry.Cursor.Line, entry.Cursor.Column)
	w.run("undo")
	fail.If(t, w.position() != before || w.Session.Game.Len() != steps, "a bad text, or a shortcut, changed something")
	entry.SetText(strings.Replace(bad, "Q", "x", 1))
	w.screen.PressIn("Import")
	fail.Unequal(t, string(w.Session.Board().Answer()), texttest.Sample(t, "tictactoe-1.out"), "mended it")
	fail.Unless(t, w.screen.OnBoard, "the board has not the keyboard")
	boards := w.Session.Count()
	w.paste(texttest.Sample(t, "tictactoe-1.in"))
	fail.Unequal(t, w.Session.Count(), boards, "the boards, after what was mended came again")
}

func TestWhatCanBeCopied(t *testing.T) {
	w := openAndDo(t, "copyText")
	fail.Unless(t, w.warned(), "a board without a last move has no judge text, and nobody said so")
	position, sudoku := texttest.Sample(t, "tictactoe-1.in"), texttest.Sample(t, "crosshatch-2.in")
	for _, copy := range []struct{ of, id, want string }{
		{position, "copyText", position}, {position, "copyAnswer", texttest.Sample(t, "tictactoe-1.out")},
		{sudoku, "copyGrid", sudoku}, {sudoku, "copySolution", texttest.Sample(t, "crosshatch-2.out")},
		{sudoku, "copyLine", strings.ReplaceAll(sudoku, "\n", "")},
	} {
		w.paste(copy.of)
		w.screen.Clipboard = ""
		fail.Unequal(t, w.copied(copy.id), copy.want, "%s copies", copy.id)
	}
	w.run("step")
	fail.Unequal(t, w.copied("copyGiven"), strings.ReplaceAll(sudoku, "\n", ""), "after a step copyGiven copies")
}

func (w *window) copied(id string) string { w.t.Helper(); w.run(id); return w.screen.Clipboard }

// TestEveryWayInIsOnTheCardAtTheStartUntilSomethingIsDone presses each of them.
func TestEveryWayInIsOnTheCardAtTheStartUntilSomethingIsDone(t *testing.T) {
	w := openWindow(t)
	ways := w.cards()[0].Presses()
	leads := map[string]func(*window) bool{
		"playComputer": func(w *window) bool { return w.Session.Game.Sides().Has(roster.Computer) },
		"newGame":      func(w *window) bool { return w.fields("Name") != nil },
		"import":       func(w *window) bool { return w.dialogs.Busy() },
		"test":         func(w *window) bool { return len(w.screen.Opened) == 1 },
		"daily":        func(w *window) bool { return w.checked("train") },
		"train":        func(w *window) bool { return w.checked("train") },
		"learn":        func(w *window) bool { return w.checked("learn") },
	}
	fail.If(t, len(ways) != len(leads) || w.dialogs.Busy(), "%d ways in: %+v", len(ways), ways)
	for _, way := range ways {
		w := openWindow(t)
		w.click(way.Button.Words)
		w.await(way.Button.Words, func() bool { return leads[way.Button.ID](w) })
		for _, other := range w.screen.Opened {
			other.Close()
		}
	}
	w.does("learn leave")
	fail.If(t, !shows[deck.Start](w), "having looked at the lessons once ends it")
	w.tapCell(5, 5)
	fail.If(t, shows[deck.Start](w) || !shows[deck.Moves](w), "when something is played there is still %q", w.beside())
}

// lost opens a window with a game that the computer has won with its last move.
func lost(t *testing.T) *window {
	t.Helper()
	w := openAndDo(t, "playComputer")
	sides := w.Session.Game.Sides()
	w.Session.SetSides(roster.Sides{})
	p := tictactoetest.LineIn(w.position(), tictactoe.O, 3, 4)
	p = p.WithMark(grid.At(4, 7), tictactoe.O).WithMark(grid.At(4, 8), tictactoe.O)
	for _, c := range []grid.Cell{grid.At(1, 1), grid.At(1, 9), grid.At(9, 9)} {
		p = p.WithMark(c, tictactoe.X)
	}
	p, _ = p.WithLast(grid.At(4, 8))
	w.Session.Game.Set(tictactoe.Edited, p)
	for _, c := range []grid.Cell{grid.At(1, 6), grid.At(1, 8), grid.At(2, 6), grid.At(4, 9)} {
		fail.OnError(t, w.Session.Game.Play(c))
	}
	w.Session.SetSides(sides)
	w.settle()
	fail.NowIf(t, !w.Session.Game.Ended(), "the game has not ended")
	return w
}

func TestAnEarlierStepOfAGameThatHasEndedIsNobodysTurn(t *testing.T) {
	w := lost(t)
	w.key(keys.PageUp)
	for _, mover := range []string{"O", "X"} {
		fail.Lacks(t, w.headline(), "Looking back: "+mover+" to move in", "said")
		fail.Unequal(t, w.reason(), "End returns to the end of the game. A click begins a variation.",
			"the reason")
		_, offered := w.buttons()["pause"]
		fail.If(t, offered != (mover == "O") || strings.Contains(w.beside(), "paused") ||
			strings.Contains(w.beside(), "Take back"), "beside the board is said\n%s", w.beside())
		w.key(keys.PageUp)
	}
	w.does("End undo")
	fail.Lacks(t, w.headline(), "Looking back: ", "after Undo")
}

func TestGoingAnotherWayKeepsTheOldOneInTheList(t *testing.T) {
	w := openAndDo(t, "55 56 undo 44")
	rows := w.rows()
	fail.NowIf(t, len(rows) != 3 || rows[1].words != "4,4" || rows[1].depth != 0 || rows[2].words != "5,6" ||
		rows[2].depth != 1, "rows %+v", rows)
	w.click("5,6")
	fail.If(t, w.last() != grid.At(5, 6) || !slices.Equal(w.rows(), rows) || !w.screen.OnBoard,
		"a click on the other way shows row %d and lists %+v", w.last().Row(), w.rows())
	w.click("4,4")
	w.run("deleteBranch")
	fail.If(t, w.last() != grid.At(5, 5) || len(w.rows()) != 2, "after deleting the way shown: %+v", w.rows())
	w.run("undo")
	fail.If(t, w.last() != grid.At(4, 4) || !slices.Equal(w.rows(), rows), "undo did not bring it back: %+v", w.rows())
	fail.If(t, w.can("makeMain"), "the game can be made the game")
	w.click("5,6")
	items := w.screen.Program.StepMenu(int(w.Session.Game.Current())).Items
	fail.Unless(t, slices.ContainsFunc(items, func(i view.MenuItem) bool { return i.Words == "Make this the game" }),
		"the menu of the move has %+v", items)
	w.run("makeMain")
	made := w.rows()
	fail.If(t, w.last() != grid.At(5, 6) || made[1].words != "5,6" || made[1].depth != 0 || made[2].depth != 1,
		"made the game: %+v", made)
	fail.Lacks(t, w.said(), "This line is the game now", "it says")
	w.run("undo")
	fail.If(t, w.last() != grid.At(5, 6) || !slices.Equal(w.rows(), rows), "undo did not put it back: %+v", w.rows())
}

// TestHomeIsCalm counts the words and the controls of the whole window at home: before anything was done, and when each
// of its places is taken.
func TestHomeIsCalm(t *testing.T) {
	w := openWindow(t)
	calm := func(when string) {
		t.Helper()
		words, controls := seenIn(&w.screen.Shown)
		fail.If(t, len(words) > 80, "%s there are %d words: %q", when, len(words), words)
		fail.If(t, controls > 26, "%s there are %d controls", when, controls)
	}
	calm("at first")
	sessiontest.Ended(t, w.Session, "Novice won", "Novice lost", "Casual won", "Casual lost", "Casual won")
	today := puzzle.Day(w.tasks.Clock.Now())
	w.Session.Settings.Training.Streak = training.Streak{Day: today, Days: 12}
	w.run("home")
	calm("after some games")
}

// seenIn returns the words and the number of controls of a window.
func seenIn(shown *view.Window) (words []string, controls int) {
	say := func(text string) {
		for _, word := range strings.Fields(text) {
			if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
				words = append(words, word)
			}
		}
	}
	press := func(text string) { say(text); controls++ }
	for _, m := range shown.Menus {
		press(m.Words)
	}
	for _, group := range append(shown.Toolbar.Groups, shown.Toolbar.Right) {
		controls += len(group)
	}
	for _, c := range shown.Toolbar.Switch.Choices {
		press(c.Words)
	}
	say(shown.Headline.Words)
	say(shown.Headline.Sentence)
	for _, card := range shown.Cards {
		card.Each(func(n view.Node) {
			switch n := n.(type) {
			case view.Text:
				say(n.Words)
			case view.Press:
				if n.Look != view.AsFace {
					say(n.Button.Words)
				}
				controls++
				view.CardView{Content: n.Face}.Each(func(n view.Node) {
					if text, ok := n.(view.Text); ok {
						say(text.Words)
					}
				})
			}
		})
	}
	return words, controls
}

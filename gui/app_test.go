package gui

import (
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/puzzle"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/model/training"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/screen"
	"ninefold/gui/view/screen/screentest"
)

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
	w, good := openAndDo(t, "55"), texttest.Sample(t, "tictactoe-1.in")
	bad := strings.Replace(good, "x..", "Q..", 1)
	w.paste(bad)
	fail.Unequal(t, w.entry().Text, bad, "to be mended is")
	w.does("cursor=7:5 undo moves=1 steps=2 boards=1")
	w.entry().SetText(good)
	w.does("press:Import is=keyboard copyAnswer clipboard=@tictactoe-1.out boards=2")
	w.does("paste:@tictactoe-1.in boards=2") // what was mended comes again
}

// TestEveryWayInIsOnTheCardAtTheStartUntilSomethingIsDone presses each of them.
func TestEveryWayInIsOnTheCardAtTheStartUntilSomethingIsDone(t *testing.T) {
	w := openWindow(t)
	ways := w.cards()[0].Presses()
	leads := map[string]func(*window) bool{
		"playComputer": func(w *window) bool { return w.Session.Game.Sides().Has(roster.Computer) },
		"newGame":      func(w *window) bool { return w.fields("Name") != nil },
		"import":       func(w *window) bool { return w.dialogs.Busy() },
		"test":         func(w *window) bool { return len(w.screen.Opened) == 1 },
		"daily":        func(w *window) bool { return w.checked("daily") },
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

// lose shows a game that the computer has won with its last move.
func (w *window) lose() {
	w.t.Helper()
	w.run("playComputer")
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
		fail.OnError(w.t, w.Session.Game.Play(c))
	}
	w.Session.SetSides(sides)
	w.settle()
	fail.NowIf(w.t, !w.Session.Game.Ended(), "the game has not ended")
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
	say(shown.Headline.Words + " " + shown.Headline.Sentence)
	for _, m := range shown.Menus {
		say(m.Words)
	}
	for _, c := range shown.Toolbar.Switch.Choices {
		say(c.Words)
	}
	for _, card := range shown.Cards {
		card.Each(func(n view.Node) {
			switch n := n.(type) {
			case view.Text:
				say(n.Words)
			case view.Press:
				controls++
				if n.Look != view.AsFace {
					say(n.Button.Words)
				}
				view.CardView{Content: n.Face}.Each(func(n view.Node) {
					if text, ok := n.(view.Text); ok {
						say(text.Words)
					}
				})
			}
		})
	}
	return words, controls + len(shown.Menus) + len(screentest.Pressable(shown.Toolbar))
}

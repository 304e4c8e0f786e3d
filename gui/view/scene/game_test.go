package scene

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/tictactoetest"
	"ninefold/gui/model/editor"
	"ninefold/gui/model/roster"
	"ninefold/gui/model/session"
	"ninefold/gui/model/session/sessiontest"
)

func TestEveryStateIsToldByShape(t *testing.T) {
	g, seen := boardOf(t, "tictactoe-1.in"), map[string]int{}
	for _, cell := range g.Diagram().Cells {
		seen[cell.Label]++
		fail.If(t, cell.Label == "", "a cell has no words for a screen reader")
	}
	fail.If(t, len(seen) != grid.Cells, "%d different labels for %d cells", len(seen), grid.Cells)
}

// TestWhoHasPlayedIsNamedWhereTheGameHasEnded, even though people play both sides now.
func TestWhoHasPlayedIsNamedWhereTheGameHasEnded(t *testing.T) {
	s := session.New()
	s.SetSides(roster.Sides{O: roster.Side{Player: roster.Computer}})
	s.Game.NoteMoved(tictactoe.O)
	s.SetSides(roster.Sides{})
	g := Game{s.Game}
	says(t, g, "X begins, anywhere", "")
	for winner, want := range map[tictactoe.Mark]string{tictactoe.X: "You win:", tictactoe.O: "Computer wins:"} {
		g.Set(tictactoe.Edited, tictactoetest.LineIn(tictactoe.New(tictactoe.Closed), winner, 0, 1, 2))
		says(t, g, want, "")
	}
}

// TestWhichFieldsAreContestedIsSaid beside the board, and of one that is pointed at.
func TestWhichFieldsAreContestedIsSaid(t *testing.T) {
	owned := Game{session.New().Game}
	owned.Set(tictactoe.Edited, tictactoetest.LineIn(tictactoe.New(tictactoe.Open), tictactoe.X, 0))
	fail.Unequal(t, strings.Join(owned.Notes(), ""), "", "of a field that is X's is said")
	g := withBothLines(t)
	notes := g.Notes()
	fail.If(t, len(notes) != 1 || !strings.Contains(notes[0], "in field 1,"), "%q", notes)
	said, ok := g.At(grid.At(3, 3))
	fail.If(t, !ok || !strings.Contains(said, "field 1"), "%q", said)
	said, ok = g.At(grid.At(9, 9))
	fail.If(t, ok, "another field says %q", said)
}

func TestAGameFromTheEmptyBoardSaysHowLongItWas(t *testing.T) {
	g := Game{session.New().Game}
	g.Set(tictactoe.RulesChanged, tictactoe.New(tictactoe.Closed))
	random, moves := rand.New(rand.NewPCG(1, 2)), 0
	for p := g.Position(); !p.Over(); p = g.Position() {
		fail.OnError(t, g.Play(p.RandomMove(random)))
		moves++
	}
	says(t, g, "", fmt.Sprintf("%d moves, Closed rules.", moves))
}

func TestAForfeitIsSaidWithTheNamesOfBoth(t *testing.T) {
	g := Game{session.New().Game}
	g.Forfeit("X timed out")
	g.SetTag("O", "Bob")
	says(t, g, "Bob has won, X has lost", "X timed out. ")
}

func TestWhatAnEditWasIsSaidInTheListOfSteps(t *testing.T) {
	g := boardOf(t, "tictactoe-1.in")
	edited(t, g, editor.PutX, grid.At(1, 1), grid.At(2, 5))
	edited(t, g, editor.Erase, grid.At(1, 1))
	edited(t, g, editor.SetLast, grid.At(6, 4), grid.At(2, 5))
	for _, to := range []func(tictactoe.Position) tictactoe.Position{
		tictactoe.Position.Swapped, editor.Rotated, editor.Mirrored, editor.Cleared,
	} {
		fail.NowIf(t, !(editor.Editor{Game: g.Game}).Edit(to), "nothing was changed")
	}
	want := []string{
		"Imported", "1,1 set to X", "2,5 set to X", "1,1 set to empty",
		"Last move unset", "Last move set to 2,5", "X and O swapped", "Board rotated", "Board flipped", "Board cleared",
	}
	if got := words(g.Rows(), g); strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("steps\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	both := withBothLines(t)
	edited(t, both, editor.SetOwner, grid.At(1, 1))
	steps := words(both.Rows(), both)
	fail.If(t, steps[len(steps)-1] != "Field 1 given to X", "saying whose a field is: %q", steps[len(steps)-1])
}

func TestAMoveIsItsRowAndColumnWhateverIsSaidOfIt(t *testing.T) {
	g := Game{session.New().Game}
	fail.OnError(t, g.Play(grid.At(7, 5)))
	g.SetComment(g.Current(), "bold")
	g.Undo()
	fail.OnError(t, g.Play(grid.At(1, 1)))
	got := words(g.Rows(), g)
	fail.If(t, strings.Join(got, "|") != "Empty board|1,1|7,5", "steps %q", got)
}

func TestAToolThatChangesNothingSaysWhy(t *testing.T) {
	g := boardOf(t, "tictactoe-1.in")
	for tool, want := range map[editor.Tool]string{
		editor.PutX: "is X already", editor.Erase: "is empty already", editor.SetLast: "is empty",
		editor.SetOwner: "Judge rules",
	} {
		c := grid.At(1, 1)
		if tool == editor.PutX {
			c = grid.At(6, 4)
		}
		err := (editor.Editor{Game: g.Game, Tool: tool}).Use(c)
		fail.If(t, err == nil || !strings.Contains(Error(err), want), "%v: %v, want %q in it", tool, err, want)
	}
	g.Set(tictactoe.RulesChanged, tictactoe.New(tictactoe.Open))
	err := (editor.Editor{Game: g.Game, Tool: editor.SetOwner}).Use(grid.At(1, 1))
	fail.If(t, err == nil || !strings.Contains(Error(err), "field 1 (top left) is not one"),
		"whose a field without lines is: %v", err)
}

func TestTheStatusSaysWhatAClickWillDo(t *testing.T) {
	s := sessiontest.OfSample(t, "tictactoe-1.in")
	s.SetSides(roster.Sides{O: roster.Side{Player: roster.Computer}}) // is not named while the board is edited
	g := Game{s.Game}
	for _, tool := range [...]editor.Tool{
		editor.PutX, editor.PutO, editor.Erase, editor.SetLast, editor.SetOwner,
	} {
		status := Edit{g, tool}.Status()
		fail.If(t, strings.Contains(status.Headline, "edit.now") ||
			!strings.Contains(status.Why, "O to move in field 7"), "%v: %+v", tool, status)
		for c := range grid.Cell(grid.Cells) {
			words := use(tool, g.Position(), c)
			fail.NowIf(t, words == "", "%v on cell %d: said %q", tool, c, words)
		}
	}
}

func TestBeforeAFieldIsGivenToSomebodyItIsSaidToWhom(t *testing.T) {
	g := withBothLines(t)
	for _, want := range []string{"X", "O", "X"} {
		fail.Lacks(t, use(editor.SetOwner, g.Position(), grid.At(3, 3)), want+" was first and owns it",
			"before a click that gives it to %s", want)
		edited(t, g, editor.SetOwner, grid.At(3, 3))
	}
}

func TestAfterAnImportTheStatusIsSaid(t *testing.T) {
	for _, name := range []string{"tictactoe-1.in", "crosshatch-2.in"} {
		s, reading := sessiontest.Imported(t, texttest.Sample(t, name))
		said := ImportedWords(s, name, reading)
		why := Of(s.Board()).Status().Why
		fail.If(t, !strings.Contains(said, name) || !strings.HasSuffix(said, why), "said %q", said)
	}
	s, reading := sessiontest.Imported(t, "?actions=x40o38x20")
	fail.Lacks(t, ImportedWords(s, "clipboard", reading), "uttt.ai", "of another program's text is said")
}

// FuzzShown: whatever a board's file contains can be shown.
func FuzzShown(f *testing.F) {
	start := session.New()
	f.Add(start.Game.Kept())
	f.Fuzz(func(_ *testing.T, board []byte) {
		s, _ := session.Open(sessiontest.Shelf{
			session.SettingsFile: []byte(`{"shown":{"kind":"tictactoe","id":1},"other":{"kind":"crosshatch","id":2}}`),
			"boards/1.ninefold":  board, "boards/2.sudoku": board,
		})
		game, sudoku := Game{s.Game}, Sudoku{s.Sudoku}
		for _, of := range [...]Scene{game, sudoku} {
			of.Diagram()
			of.Status()
			of.Notes()
		}
		words(s.Game.Rows(), game)
		words(s.Sudoku.Rows(), sudoku)
	})
}

func TestWhyABoardHasNoTextIsSaid(t *testing.T) {
	g := session.New().Game
	_, err := g.Text()
	fail.If(t, err == nil || !strings.Contains(Error(err), "play a move first"), "of the empty board is said %v", err)
	g.Set(tictactoe.Edited, tictactoe.New(tictactoe.Judge).WithMark(grid.At(1, 1), tictactoe.X))
	_, err = g.Text()
	fail.If(t, err == nil || !strings.Contains(Error(err), "press L"), "without a last move is said %v", err)
}

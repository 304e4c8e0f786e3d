package exchange

import (
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
	"ninefold/gui/files"
	"ninefold/gui/locale"
	"ninefold/gui/scene"
	"ninefold/gui/screen/screentest"
	"ninefold/gui/session"
	"ninefold/gui/tasks/taskstest"
	"ninefold/gui/view"
)

// twoSudokus holds two grids, which differ in their first cells.
var twoSudokus = "1" + strings.Repeat(".", 80) + "\n2" + strings.Repeat(".", 80) + "\n"

func TestOneOfSeveralBoardsIsChosenOrAll(t *testing.T) {
	for words, want := range map[string]int{
		locale.Text("grid.choice", locale.Args{"Number": 2, "Digits": 1}): 2,
		locale.Text("boards.openAll", locale.Args{"Number": 2}):           1,
		locale.Text("dialog.cancel"):                                      0,
	} {
		e, said := linking(t)
		e.PasteText(twoSudokus)
		screenOf(e).PressIn(words)
		s := e.Host.Session
		shown := s.Sudoku.Sheet()
		got := shown.Grid.At(grid.At(1, 1))
		fail.If(t, got != want || e.Dialogs.Busy() || (s.Shown == session.CrossHatching) != (want > 0),
			"%s: the first digit is %d, said %q", words, got, *said)
	}
}

func TestEachOfSeveralBoardsIsCalledByItsNumber(t *testing.T) {
	e, _ := linking(t)
	e.PasteText(twoSudokus)
	screenOf(e).PressIn(locale.Text("boards.openAll", locale.Args{"Number": 2}))
	now := e.Host.Session.Board()
	fail.Unequal(t, scene.InList(&now, time.Now()).Title, "Sudoku, no. 1", "the first is called")
}

func TestATextWithAnErrorIsMended(t *testing.T) {
	e, _ := linking(t)
	good := string(session.ExampleText("1-forced"))
	e.PasteText(strings.Replace(good, "x", "q", 1))
	on := screenOf(e)
	fail.NowIf(t, !strings.Contains(screentest.Words(on.Top()), `"q"`), "it says\n%s", screentest.Words(on.Top()))
	on.TypeIn("text", good)
	on.Enter()
	if p := e.Host.Session.Game.Position(); e.Dialogs.Busy() || p.Count(tictactoe.X) == 0 {
		t.Errorf("a dialog is open: %v; the board has %d X", e.Dialogs.Busy(), p.Count(tictactoe.X))
	}
}

func TestATextThatNoPersonWouldMendIsShownInPart(t *testing.T) {
	e, _ := linking(t)
	e.PasteText(strings.Repeat("\x00\x1b[31m", 2000))
	shown := screentest.Words(screenOf(e).Top())
	fail.If(t, len(shown) > 6000 || !strings.Contains(shown, "as it is") || strings.ContainsAny(shown, "\x00\x1b"),
		"%d bytes are shown: %.300q", len(shown), shown)
	_, edits := screentest.Find[view.Field](screenOf(e).Top())
	fail.If(t, edits, "it can be edited")
}

func TestWhatABrowserHandsOverIsImportedUnlessADialogIsOpen(t *testing.T) {
	e, said := linking(t)
	runner := taskstest.New()
	e.Host.Tasks = runner.Runner
	e.Files = &files.Files{Tasks: runner.Runner, Warn: e.Host.Warn}
	e.Upload("17.in", session.ExampleText("1-forced"), nil)
	runner.Next()()
	d, _ := e.Host.Session.Document()
	fail.If(t, d.Path != "" || !strings.Contains(*said, "17.in"), "the document is %+v, said %q", d, *said)
	text, _ := e.fileNames()
	fail.If(t, text != "17.in", "it is saved as %s", text)
	e.Compare()
	e.Upload("18.in", nil, nil)
	fail.If(t, runner.Begun() != 1, "it is read while a dialog is open")
}

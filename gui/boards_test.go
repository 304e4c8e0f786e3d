package gui

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/text"
)

func (w *window) imports(text string) {
	w.t.Helper()
	w.app.Clipboard().SetContent(text)
	w.run("paste")
}

// digitAt is the digit that the board draws in a cell.
func (w *window) digitAt(row, col int) int {
	cell := w.board.Shown().Cells[grid.At(row, col)]
	if cell.Symbol == diagram.Blank {
		return 0
	}
	return cell.Digit
}

func TestAnImportShowsTheBoardItIsFor(t *testing.T) {
	for _, shown := range [...]Kind{TicTacToe, CrossHatching} {
		s := NewSession()
		s.Shown = shown
		if err := s.Import([]byte(gridSample(t, "crosshatch-2.in"))); err != nil || s.Shown != CrossHatching || s.Sudoku.Len() != 2 {
			t.Errorf("from %s a grid shows %s, %v", shown, s.Shown, err)
		}
		if err := s.Import([]byte(sample(t, "tictactoe-2.in"))); err != nil || s.Shown != TicTacToe || s.Noughts.Len() != 2 {
			t.Errorf("from %s a position shows %s, %v", shown, s.Shown, err)
		}
	}
}

func TestWhenNeitherBoardCanReadATextTheErrorFurtherOnIsSaid(t *testing.T) {
	for name, c := range map[string]struct {
		text         string
		shown        Kind
		want         text.Want
		line, column int
	}{
		"a digit too few":              {strings.Repeat(strings.Repeat("1", 9)+"\n", 8) + "12345678", TicTacToe, text.WantDigit, 9, 9},
		"a mark too many":              {"x.. ... ...\n... ... ....", CrossHatching, text.WantLineEnd, 2, 12},
		"neither, tic-tac-toe shown":   {"?", TicTacToe, text.WantMark, 1, 1},
		"neither, cross-hatching":      {"?", CrossHatching, text.WantDigit, 1, 1},
		"empty, with tic-tac-toe":      {"", TicTacToe, text.WantMark, 1, 1},
		"empty, with cross-hatching":   {"\n\n", CrossHatching, text.WantDigit, 3, 1},
		"a grid with something behind": {strings.Repeat(strings.Repeat(".", 9)+"\n", 9) + "5 5", CrossHatching, text.WantOccupied, 10, 1},
	} {
		s := NewSession()
		s.Shown = c.shown
		err := s.Import([]byte(c.text))
		var at *text.Error
		if !errors.As(err, &at) || at.Want != c.want || at.Line != c.line || at.Column != c.column {
			t.Errorf("%s: %v, want line %d, column %d: %s", name, err, c.line, c.column, c.want)
		}
		if s.Shown != c.shown || s.Noughts.Len() != 1 || s.Sudoku.Len() != 1 {
			t.Errorf("%s: a bad text changed something", name)
		}
	}
}

// workedSession has a bit of everything on the grid.
func workedSession(t *testing.T) *Session {
	t.Helper()
	s := NewSession()
	if err := s.Import([]byte(gridSample(t, "crosshatch-2.in"))); err != nil {
		t.Fatal(err)
	}
	d := s.Sudoku
	d.Advance()
	d.Advance()
	d.Select(grid.At(1, 1))
	d.Type(5)
	d.Type(0)
	d.Type(6)
	d.Undo()
	d.Advance()
	d.Undo()
	d.Restart()
	d.Select(grid.At(9, 9))
	d.Type(1)
	d.Undo()
	d.Pick(3)
	d.counting = true
	return s
}

func TestBothBoardsComeBackWhole(t *testing.T) {
	s := workedSession(t)
	if err := s.Noughts.Tap(grid.At(5, 5)); err != nil {
		t.Fatal(err)
	}
	saved, err := s.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	again, err := UnmarshalSession(saved)
	if err != nil {
		t.Fatal(err)
	}
	if again.Shown != CrossHatching || again.Noughts.Len() != 2 || again.Sudoku.Len() != s.Sudoku.Len() ||
		again.Sudoku.picked != s.Sudoku.picked || !again.Sudoku.counting {
		t.Errorf("came back as %+v", again)
	}
	for s.Sudoku.Undo() {
		if !again.Sudoku.Undo() || again.Sudoku.Now() != s.Sudoku.Now() {
			t.Fatalf("step %d came back as %+v, want %+v", s.Sudoku.Current(), again.Sudoku.Now(), s.Sudoku.Now())
		}
	}
	again, _ = UnmarshalSession(saved)
	if twice, err := again.Marshal(); err != nil || !bytes.Equal(twice, saved) {
		t.Errorf("saved again it is\n%s, %v\nwant\n%s", twice, err, saved)
	}
}

func TestADamagedGridIsRefused(t *testing.T) {
	whole, err := workedSession(t).Marshal()
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string][2]string{
		"a deduction that does not follow": {`"deduced":[3,8,1]`, `"deduced":[3,8,3]`},
		"a deduction over a digit":         {`"deduced":[3,8,1]`, `"deduced":[1,4,1]`},
		"no cell":                          {`"entered":[1,1,5]`, `"entered":[1,10,5]`},
		"no digit":                         {`"entered":[1,1,5]`, `"entered":[1,1,10]`},
		"half a cell":                      {`"entered":[1,1,5]`, `"entered":[1]`},
		"a grid with a letter":             {`"grid":".`, `"grid":"x`},
		"half a grid":                      {`"grid":"`, `"grid":"..\\n`},
		"a digit picked that is none":      {`"picked":3`, `"picked":10`},
		"a negative one":                   {`"picked":3`, `"picked":-1`},
		"no such board":                    {`"shown":"crosshatch"`, `"shown":"chess"`},
	} {
		damaged := strings.Replace(string(whole), change[0], change[1], 1)
		if damaged == string(whole) {
			t.Errorf("%s: nothing was damaged in\n%s", name, whole)
		}
		if _, err := UnmarshalSession([]byte(damaged)); err == nil {
			t.Errorf("%s: was accepted", name)
		}
	}
}

func TestASessionFromBeforeTheGridIsRead(t *testing.T) {
	s, err := UnmarshalSession([]byte(`{"version":1,"shown":"tictactoe","game":{"current":0,"parents":[0],"steps":[{"position":` +
		`{"rules":"judge","marks":"` + strings.Repeat(".", 81) + `","owners":"........."}}]},"settings":{}}`))
	if err != nil || s.Sudoku.Len() != 1 {
		t.Error(err)
	}
}

func TestTheWindowTurnsToTheBoardOfWhatIsImported(t *testing.T) {
	w := openWindow(t)
	w.tapCell(5, 5)
	w.imports(gridSample(t, "crosshatch-2.in"))
	if w.digitAt(1, 4) != 1 || w.pad == nil {
		t.Fatal("the grid is not shown")
	}
	if w.window.Canvas().Focused() != w.board {
		t.Error("the keyboard is not on the new board")
	}
	w.run("copySolution")
	if got := w.app.Clipboard().Content(); got != gridSample(t, "crosshatch-2.out") {
		t.Errorf("copied %q", got)
	}
	w.run("copyGrid")
	if got := w.app.Clipboard().Content(); got != gridSample(t, "crosshatch-2.in") {
		t.Errorf("copied %q", got)
	}
	w.run("board.tictactoe")
	if w.pad != nil || w.board.Shown().Cells[grid.At(5, 5)].Symbol != diagram.Cross {
		t.Error("the other board is not as it was left")
	}
	w.run("board.crosshatch")
	if w.digitAt(1, 4) != 1 {
		t.Error("the grid is not as it was left")
	}
	w.imports(sample(t, "tictactoe-1.in"))
	if w.session.Shown != TicTacToe || w.pad != nil {
		t.Error("a position does not show the board for it")
	}
}

func TestTheKeysOfOneBoardDoNothingOnTheOther(t *testing.T) {
	w := openWindow(t)
	w.run("board.crosshatch")
	for _, key := range []fyne.KeyName{fyne.KeyE, fyne.KeyX, fyne.KeyO, fyne.KeyL, fyne.KeyG} {
		w.key(key)
	}
	if w.editing() || w.session.Noughts.Len() != 1 {
		t.Error("a key of tic-tac-toe was heard")
	}
}

func TestDigitsAreTypedIntoTheCellThatWasClicked(t *testing.T) {
	w := openWindow(t)
	w.run("board.crosshatch")
	w.tapCell(3, 4)
	w.board.Cell(grid.At(7, 7)).MouseIn(nil) // the pointer goes on
	w.typed("5")
	if w.digitAt(3, 4) != 5 || w.digitAt(7, 7) != 0 {
		t.Fatal("the digit is not where the click was")
	}
	w.key(fyne.KeyRight)
	w.typed("5")
	if cells := cellsWith(w.board.Shown(), alerted); cells != "34 35" || !strings.HasPrefix(w.status.headline.Text, "ERROR") {
		t.Errorf("conflicts at %q, said %q", cells, w.status.headline.Text)
	}
	w.typed("7")
	if w.digitAt(3, 5) != 7 || cellsWith(w.board.Shown(), alerted) != "" {
		t.Error("typing again does not replace the digit")
	}
	for _, clear := range []func(){
		func() { w.typed("0") }, func() { w.typed(".") },
		func() { w.key(fyne.KeyDelete) }, func() { w.key(fyne.KeyBackspace) },
	} {
		w.typed("9")
		clear()
		if w.digitAt(3, 5) != 0 {
			t.Error("the cell is not cleared")
		}
	}
	w.run("undo")
	if w.digitAt(3, 5) != 9 {
		t.Error("clearing cannot be undone")
	}
	w.key(fyne.KeyEscape)
	w.typed("4")
	if w.session.Sudoku.picked != 4 || w.digitAt(3, 5) != 9 {
		t.Error("with no cell selected a digit is not picked")
	}
}

func TestDeductionsAreSteppedThroughInTheWindow(t *testing.T) {
	w := openWindow(t)
	w.imports(gridSample(t, "crosshatch-2.in"))
	w.key(fyne.KeyPageDown)
	if w.digitAt(3, 8) != 1 || w.board.Shown().Boxes[2].Framed != true || len(w.steps.rows) != 2 {
		t.Error("the first deduction is not shown")
	}
	w.key(fyne.KeyPageUp)
	if w.digitAt(3, 8) != 0 {
		t.Error("the deduction is not taken back")
	}
	w.key(fyne.KeyEnd)
	if got, _ := w.session.Sudoku.Text(); string(got) != gridSample(t, "crosshatch-2.out") {
		t.Errorf("run to the end the grid is\n%s", got)
	}
	if len(w.steps.rows) != 52 {
		t.Errorf("%d rows in the list, want one for each of 51 steps and the start", len(w.steps.rows))
	}
	w.steps.list.Select(10)
	if !strings.HasPrefix(w.status.headline.Text, "Step 10:") {
		t.Errorf("the list leads to %q", w.status.headline.Text)
	}
	w.key(fyne.KeyHome)
	if w.digitAt(3, 8) != 0 || w.digitAt(1, 4) != 1 {
		t.Error("Home does not go back to what was given")
	}
}

func TestThePadPicksDigits(t *testing.T) {
	w := openWindow(t)
	w.imports(gridSample(t, "crosshatch-2.in"))
	test.Tap(w.pad.digits[4])
	if w.session.Sudoku.picked != 5 || w.window.Canvas().Focused() != w.board {
		t.Fatal("5 is not picked, or the board lost the keyboard")
	}
	w.board.Cell(grid.At(1, 1)).MouseIn(nil)
	w.tapCell(1, 1)
	if w.digitAt(1, 1) != 5 {
		t.Error("a click does not put it where it can go")
	}
	test.Tap(w.pad.digits[4])
	if w.session.Sudoku.picked != 0 {
		t.Error("5 is still picked")
	}
}

func TestAGridIsComparedWithAnAnswer(t *testing.T) {
	for name, c := range map[string]struct{ sample, answer, cells, said string }{
		"right":              {"crosshatch-2.in", gridSample(t, "crosshatch-2.out"), "", "right"},
		"a wrong digit":      {"crosshatch-2.in", strings.Replace(gridSample(t, "crosshatch-2.out"), "5", "4", 1), "11", "want 5, found 4"},
		"ERROR where is one": {"crosshatch-3.in", "ERROR", "", "right"},
		"ERROR for a grid":   {"crosshatch-2.in", "ERROR\n", "", "no contradiction"},
		"a grid for ERROR":   {"crosshatch-3.in", gridSample(t, "crosshatch-3.in"), "", "one word ERROR"},
		"too short":          {"crosshatch-2.in", "5241", "", "77 cells are missing"},
	} {
		w := openWindow(t)
		w.imports(gridSample(t, c.sample))
		w.key(fyne.KeyEscape)
		w.compareWith([]byte(c.answer))
		noted := cellsWith(w.board.Shown(), func(c diagram.Cell) bool { return c.Note != "" })
		if noted != c.cells || !strings.Contains(w.reason(), c.said) || w.said.warning != (c.said != "right") {
			t.Errorf("%s: cells %q, said %q", name, noted, w.reason())
		}
		if hatched := cellsWith(w.board.Shown(), func(c diagram.Cell) bool { return c.Hatch != 0 }); hatched != "" {
			t.Errorf("%s: hatching at %q makes the notes hard to read", name, hatched)
		}
		w.pointed(grid.At(9, 9))
		if name == "too short" && strings.Contains(w.reason(), "is right") {
			t.Errorf("of a cell that is missing is said %q", w.reason())
		}
		w.key(fyne.KeyDown) // selects a cell, which changes nothing
		if w.compared == nil {
			t.Errorf("%s: selecting a cell ends the comparison", name)
		}
	}
}

func TestTheGridSurvivesARestart(t *testing.T) {
	dir := t.TempDir()
	w := openWindowIn(t, dir)
	w.imports(gridSample(t, "crosshatch-2.in"))
	w.key(fyne.KeyPageDown)
	w.store.flush()
	again := openWindowIn(t, dir)
	if again.session.Shown != CrossHatching || again.digitAt(3, 8) != 1 || again.said.text != "" {
		t.Errorf("shows %s, said %q", again.session.Shown, again.said.text)
	}
}

// boardSquare is where the cells of the board begin in the window, and how wide and high they are together.
func (w *window) boardSquare() (fyne.Position, float32) {
	first, last := w.board.Cell(grid.At(1, 1)), w.board.Cell(grid.At(9, 9))
	return w.board.Position().Add(first.Position()), last.Position().X + last.Size().Width - first.Position().X
}

func TestThePadLeavesTheBoardSquareAndInView(t *testing.T) {
	w := openWindow(t)
	w.run("board.crosshatch")
	for _, size := range []fyne.Size{{Width: 480, Height: 520}, {Width: 480, Height: 900}, {Width: 1000, Height: 760}, {Width: 2000, Height: 1200}, {Width: 700, Height: 400}} {
		w.window.Resize(size)
		content := w.window.Content().Size()
		left, side := w.boardSquare()
		for _, o := range w.pad.objects {
			at := o.Position()
			if at.X < 0 || at.Y < 0 || at.X+o.Size().Width > content.Width || at.Y+o.Size().Height > content.Height {
				t.Errorf("%v: a button of the pad is at %v, outside %v", size, at, content)
			}
			if at.X < left.X+side && at.X+o.Size().Width > left.X && at.Y < left.Y+side && at.Y+o.Size().Height > left.Y {
				t.Errorf("%v: a button of the pad lies over the board", size)
			}
		}
		if side < 0.5*min(content.Width, content.Height) {
			t.Errorf("%v: the board is only %v wide", size, side)
		}
	}
}

func BenchmarkPickingADigit(b *testing.B) {
	a := New(test.NewApp(), b.TempDir(), func(f func()) { f() })
	b.Cleanup(a.store.flush)
	a.window.Resize(fyne.NewSize(1000, 760))
	if err := a.session.Import([]byte("1........\n" + strings.Repeat(".........\n", 8))); err != nil {
		b.Fatal(err)
	}
	a.changed()
	for b.Loop() {
		a.pick(2)
	}
}

func BenchmarkTurningToTheOtherBoard(b *testing.B) {
	a := New(test.NewApp(), b.TempDir(), func(f func()) { f() })
	b.Cleanup(a.store.flush)
	a.window.Resize(fyne.NewSize(1000, 760))
	for b.Loop() {
		a.showBoard(a.shown.other())
	}
}

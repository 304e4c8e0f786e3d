package gui

import (
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
)

// edited is the board after the tool was used on the cells, each of which must change something.
func edited(t *testing.T, n *noughts, tool editTool, cells ...grid.Cell) *noughts {
	t.Helper()
	for _, c := range cells {
		if err := n.Edit(tool, c); err != nil {
			t.Fatalf("%v on row %d column %d: %v", tool, c.Row(), c.Col(), err)
		}
	}
	return n
}

// withBothLines is a board under Open whose first field has a row of X and a row of O.
func withBothLines(t *testing.T) *noughts {
	t.Helper()
	n := newNoughts()
	n.Set(tictactoe.RulesChanged, tictactoe.New(tictactoe.Open))
	edited(t, n, putX, grid.At(1, 1), grid.At(1, 2), grid.At(1, 3))
	return edited(t, n, putO, grid.At(2, 1), grid.At(2, 2), grid.At(2, 3))
}

func TestEveryUseOfAToolIsOneStepThatUndoTakesBack(t *testing.T) {
	n := boardOf(t, "tictactoe-1.in")
	before, steps := n.Position(), n.Len()
	for _, use := range []struct {
		tool editTool
		cell grid.Cell
		want func(p tictactoe.Position) tictactoe.Position
	}{
		{putX, grid.At(1, 1), func(p tictactoe.Position) tictactoe.Position { return p.With(grid.At(1, 1), tictactoe.X) }},
		{putO, grid.At(1, 1), func(p tictactoe.Position) tictactoe.Position { return p.With(grid.At(1, 1), tictactoe.O) }},
		{erase, grid.At(1, 1), func(p tictactoe.Position) tictactoe.Position { return p.With(grid.At(1, 1), tictactoe.Empty) }},
		{setLast, grid.At(6, 4), tictactoe.Position.WithoutLast},
		{setLast, grid.At(6, 4), func(p tictactoe.Position) tictactoe.Position { p, _ = p.WithLast(grid.At(6, 4)); return p }},
	} {
		want := use.want(n.Position())
		edited(t, n, use.tool, use.cell)
		steps++
		if n.Position() != want || n.Len() != steps || n.Now().Kind != tictactoe.Edited {
			t.Errorf("%v: %d steps, want %d; the position is right: %v", use.tool, n.Len(), steps, n.Position() == want)
		}
	}
	for range 5 {
		n.Undo()
	}
	if n.Position() != before {
		t.Error("five undos do not take five edits back")
	}
}

func TestAToolThatChangesNothingSaysWhyAndIsNoStep(t *testing.T) {
	n := boardOf(t, "tictactoe-1.in")
	steps := n.Len()
	for tool, want := range map[editTool]string{
		putX: "is X already", erase: "is empty already", setLast: "is empty", setOwner: "rules Judge",
	} {
		c := grid.At(1, 1)
		if tool == putX {
			c = grid.At(6, 4)
		}
		if err := n.Edit(tool, c); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v, want %q in it", tool, err, want)
		}
	}
	n.Set(tictactoe.RulesChanged, tictactoe.New(tictactoe.Open))
	if err := n.Edit(setOwner, grid.At(1, 1)); err == nil || !strings.Contains(err.Error(), "no lines of both in field 1") {
		t.Errorf("whose a field without lines is: %v", err)
	}
	if n.Len() != steps+1 {
		t.Error("something that changed nothing became a step")
	}
	if n.Change(tictactoe.Position.Swapped) || n.Len() != steps+1 {
		t.Error("swapping on an empty board became a step")
	}
}

func TestAnyMarksAreAllowed(t *testing.T) {
	n := newNoughts()
	for c := range grid.Cell(grid.Cells) {
		edited(t, n, putX, c)
	}
	edited(t, n, setLast, grid.At(9, 9))
	if p := n.Position(); p.Count(tictactoe.X) != grid.Cells {
		t.Errorf("%d X on a board of 81", p.Count(tictactoe.X))
	}
	text, err := n.Text()
	if err != nil {
		t.Fatal(err)
	}
	again := newNoughts()
	if err := again.Import(text); err != nil || again.Position() != n.Position() {
		t.Errorf("81 X do not come back from their text: %v", err)
	}
}

func TestErasingTheLastMoveLeavesNoneAndExportSaysWhatIsMissing(t *testing.T) {
	n := boardOf(t, "tictactoe-1.in")
	edited(t, n, putO, grid.At(2, 5))
	edited(t, n, erase, grid.At(6, 4))
	p := n.Position()
	if _, ok := p.Last(); ok {
		t.Error("an empty cell is the last move")
	}
	if _, err := n.Text(); err == nil || !strings.Contains(err.Error(), "press L") {
		t.Errorf("the export says %v", err)
	}
	edited(t, n, setLast, grid.At(2, 5))
	if text, err := n.Text(); err != nil || !strings.HasSuffix(string(text), "\n2 5\n") {
		t.Errorf("with a last move set the text is %q, %v", text, err)
	}
	if _, err := newNoughts().Text(); err == nil || !strings.Contains(err.Error(), "play a move first") {
		t.Errorf("the export of an empty board says %v", err)
	}
}

func TestPlayGoesOnFromWhatWasEdited(t *testing.T) {
	n := newNoughts()
	edited(t, n, putX, grid.At(2, 2), grid.At(5, 5))
	edited(t, n, putO, grid.At(1, 9))
	edited(t, n, setLast, grid.At(1, 9))
	if err := n.Tap(grid.At(5, 4)); err == nil {
		t.Error("O's move to field 3 does not force X there")
	}
	if err := n.Tap(grid.At(3, 7)); err != nil {
		t.Error(err)
	}
	if got := strings.Join(n.Steps(), "\n"); !strings.HasSuffix(got, "Edited: last move 1 9\n1.  X 3 7, to field 7") {
		t.Errorf("the steps are\n%s", got)
	}
}

func TestAContestedFieldGoesToWhomTheUserSays(t *testing.T) {
	n := withBothLines(t)
	p := n.Position()
	if !p.Contested(0) || !anyDisputable(&p) {
		t.Fatal("lines of both do not contest the field")
	}
	for _, want := range []tictactoe.Mark{tictactoe.X, tictactoe.O, tictactoe.X} {
		if words, _ := setOwner.inWords(n.Position(), grid.At(3, 3)); !strings.Contains(words, "it is "+want.String()+"'s") {
			t.Errorf("before a click that gives it to %v: %q", want, words)
		}
		edited(t, n, setOwner, grid.At(3, 3))
		if p := n.Position(); p.Owner(0) != want {
			t.Errorf("the field is %v's, want %v", p.Owner(0), want)
		}
	}
	n.Undo()
	n.Undo()
	n.Undo()
	if p := n.Position(); !p.Contested(0) {
		t.Error("undo does not make it contested again")
	}
}

func TestWhatAnEditWasIsSaidInTheListOfSteps(t *testing.T) {
	n := boardOf(t, "tictactoe-1.in")
	edited(t, n, putX, grid.At(1, 1), grid.At(2, 5))
	edited(t, n, erase, grid.At(1, 1))
	edited(t, n, setLast, grid.At(6, 4), grid.At(2, 5))
	for _, to := range []func(tictactoe.Position) tictactoe.Position{
		tictactoe.Position.Swapped, rotated, mirrored, cleared,
	} {
		if !n.Change(to) {
			t.Fatal("nothing was changed")
		}
	}
	want := []string{
		"Start: imported", "Edited: row 1, column 1 X", "Edited: row 2, column 5 X", "Edited: row 1, column 1 empty",
		"Edited: no last move", "Edited: last move 2 5", "Edited: X and O swapped", "Edited: turned", "Edited: mirrored", "Edited: cleared",
	}
	if got := n.Steps(); strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("steps\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	both := withBothLines(t)
	edited(t, both, setOwner, grid.At(1, 1))
	if steps := both.Steps(); steps[len(steps)-1] != "Edited: field 1 is X's" {
		t.Errorf("saying whose a field is: %q", steps[len(steps)-1])
	}
}

// showing is the view of a board that is edited with a tool.
func showing(n *noughts, tool editTool) diagram.Diagram {
	view := n.View()
	tool.show(&view, n.Position())
	return view
}

func TestInTheEditModeNoCellIsShownAsPlayable(t *testing.T) {
	for _, tool := range editTools {
		for c, cell := range showing(boardOf(t, "tictactoe-1.in"), tool).Cells {
			if cell.Playable || strings.Contains(cell.Label, locale.Text("cell.playable")) {
				t.Errorf("%v: cell %d is shown as playable, labelled %q", tool, c, cell.Label)
			}
		}
	}
}

func TestACellShowsWhatAClickWouldMakeOfIt(t *testing.T) {
	n := boardOf(t, "tictactoe-1.in")
	p := n.Position()
	for tool, becomes := range map[editTool]diagram.Symbol{putX: diagram.Cross, putO: diagram.Ring, erase: diagram.Blank} {
		for c, cell := range showing(n, tool).Cells {
			if cell.Edits != (cell.Symbol != becomes) || cell.Edits && cell.Becomes != becomes || cell.Points {
				t.Errorf("%v: cell %d with %v: %+v", tool, c, cell.Symbol, cell)
			}
		}
	}
	for c, cell := range showing(n, setLast).Cells {
		at := grid.Cell(c)
		if cell.Edits != (cell.Symbol != diagram.Blank) || cell.Becomes != cell.Symbol {
			t.Errorf("the last move: cell %d shows %+v", c, cell)
		}
		last, _ := p.Last()
		if cell.Points != (cell.Edits && at != last) || cell.Points && cell.PointsTo != tictactoe.Target(at) {
			t.Errorf("the last move: cell %d points %v, to %d", c, cell.Points, cell.PointsTo)
		}
	}
	for c, cell := range showing(withBothLines(t), setOwner).Cells {
		if cell.Edits != (grid.Cell(c).Box() == 0) {
			t.Errorf("whose a field is: cell %d answers a click: %v", c, cell.Edits)
		}
	}
}

func TestTheStatusSaysWhatAClickWillDo(t *testing.T) {
	n := boardOf(t, "tictactoe-1.in")
	for _, tool := range editTools {
		status := tool.status(n.Status())
		if strings.Contains(status.Headline, "edit.now") || !strings.Contains(status.Why, "O to move in field 7") {
			t.Errorf("%v: %+v", tool, status)
		}
		for c := range grid.Cell(grid.Cells) {
			words, does := tool.inWords(n.Position(), c)
			if err := newCopy(n).Edit(tool, c); (err == nil) != does || words == "" {
				t.Fatalf("%v on cell %d: said %q, %v; did %v", tool, c, words, does, err)
			}
		}
	}
}

// newCopy is a board of its own with the same position.
func newCopy(n *noughts) *noughts {
	board := newNoughts()
	board.Set(tictactoe.Imported, n.Position())
	return board
}

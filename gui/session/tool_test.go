package session

import (
	"errors"
	"strings"
	"testing"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// tools are all tools.
var tools = []Tool{PutX, PutO, Erase, SetLast, SetOwner}

// use uses a tool on a cell and ends edit mode.
func use(g *Game, tool Tool, c grid.Cell) error {
	g.PickTool(tool)
	defer g.PickTool(NoTool)
	return g.Tap(c)
}

// edited returns the board after a tool was used on the cells. Each use must change something.
func edited(t *testing.T, g *Game, tool Tool, cells ...grid.Cell) *Game {
	t.Helper()
	for _, c := range cells {
		err := use(g, tool, c)
		fail.NowIf(t, err != nil, "%v on row %d column %d: %v", tool, c.Row(), c.Col(), err)
	}
	return g
}

// withBothLines returns a board under Open whose first field has a row of X and a row of O.
func withBothLines(t *testing.T) *Game {
	t.Helper()
	g := newGame(firstRules)
	edited(t, g, PutX, grid.At(1, 1), grid.At(1, 2), grid.At(1, 3))
	return edited(t, g, PutO, grid.At(2, 1), grid.At(2, 2), grid.At(2, 3))
}

func TestEveryUseOfAToolIsOneStepThatUndoTakesBack(t *testing.T) {
	g := importing(t, "tictactoe-1.in").Game
	before, steps := g.Position(), g.Len()
	for _, use := range []struct {
		tool Tool
		cell grid.Cell
		want func(p tictactoe.Position) tictactoe.Position
	}{
		{PutX, grid.At(1, 1),
			func(p tictactoe.Position) tictactoe.Position { return p.WithMark(grid.At(1, 1), tictactoe.X) }},
		{PutO, grid.At(1, 1),
			func(p tictactoe.Position) tictactoe.Position { return p.WithMark(grid.At(1, 1), tictactoe.O) }},
		{Erase, grid.At(1, 1),
			func(p tictactoe.Position) tictactoe.Position { return p.WithMark(grid.At(1, 1), tictactoe.Empty) }},
		{SetLast, grid.At(6, 4), tictactoe.Position.WithoutLast},
		{SetLast, grid.At(6, 4),
			func(p tictactoe.Position) tictactoe.Position { p, _ = p.WithLast(grid.At(6, 4)); return p }},
	} {
		want := use.want(g.Position())
		edited(t, g, use.tool, use.cell)
		steps++
		fail.If(t, g.Position() != want || g.Len() != steps || g.Now().Origin != tictactoe.Edited,
			"%v: %d steps, want %d; the position is right: %v", use.tool, g.Len(), steps, g.Position() == want)
	}
	for range 5 {
		g.Undo()
	}
	fail.Unequal(t, g.Position(), before, "five undos do not take five edits back")
}

func TestAToolThatChangesNothingSaysSoAndIsNoStep(t *testing.T) {
	g := importing(t, "tictactoe-1.in").Game
	steps := g.Len()
	for tool, c := range map[Tool]grid.Cell{PutX: grid.At(6, 4), Erase: 0, SetLast: 0, SetOwner: 0} {
		var idle *NoEffect
		err := use(g, tool, c)
		fail.If(t, !errors.As(err, &idle) || idle.Tool != tool || idle.Cell != c, "%v: %v", tool, err)
	}
	g.Set(tictactoe.RulesChanged, tictactoe.New(tictactoe.Open))
	err := use(g, SetOwner, 0)
	fail.If(t, err == nil, "somebody owns a field without lines")
	fail.If(t, g.Edit(tictactoe.Position.Swapped) || g.Len() != steps+1, "something that changed nothing became a step")
}

func TestAnyMarksAreAllowed(t *testing.T) {
	g := newGame(firstRules)
	for c := range grid.Cell(grid.Cells) {
		edited(t, g, PutX, c)
	}
	edited(t, g, SetLast, grid.At(9, 9))
	p := g.Position()
	fail.If(t, p.Count(tictactoe.X) != grid.Cells, "%d X on a board of 81", p.Count(tictactoe.X))
	text, err := g.Text()
	fail.OnError(t, err)
	again := New()
	again.Import(reading(t, string(text)))
	p = g.Position()
	fail.If(t, again.Game.Position() != p.WithRules(tictactoe.Judge), "81 X do not come back from their text")
}

func TestErasingTheLastMoveLeavesNoneAndExportSaysWhatIsMissing(t *testing.T) {
	g := importing(t, "tictactoe-1.in").Game
	edited(t, g, PutO, grid.At(2, 5))
	edited(t, g, Erase, grid.At(6, 4))
	p := g.Position()
	_, ok := p.Last()
	fail.If(t, ok, "an empty cell is the last move")
	_, err := g.Text()
	fail.If(t, err != tictactoe.ErrNoLast, "the export fails by %v", err)
	edited(t, g, SetLast, grid.At(2, 5))
	if text, err := g.Text(); err != nil || !strings.HasSuffix(string(text), "\n2 5\n") {
		t.Errorf("with a last move set the text is %q, %v", text, err)
	}
	_, err = newGame(firstRules).Text()
	fail.If(t, err != ErrEmpty, "the export of an empty board fails by %v", err)
}

func TestPlayGoesOnFromWhatWasEdited(t *testing.T) {
	g := newGame(firstRules)
	edited(t, g, PutX, grid.At(2, 2), grid.At(5, 5))
	edited(t, g, PutO, grid.At(1, 9))
	edited(t, g, SetLast, grid.At(1, 9))
	err := g.Tap(grid.At(5, 4))
	fail.If(t, err == nil, "O's move to field 3 does not force X there")
	err = g.Tap(grid.At(3, 7))
	fail.If(t, err != nil, "%v", err)
	rows := g.Rows()
	set, moved := rows[len(rows)-2], rows[len(rows)-1]
	fail.If(t, set.Kind != StepLast || set.Cell != grid.At(1, 9) || moved.Kind != StepMoved || moved.Number != 1 ||
		moved.Mark != tictactoe.X, "the last steps are %+v and %+v", set, moved)
}

func TestAContestedFieldGoesToWhomTheUserSays(t *testing.T) {
	g := withBothLines(t)
	p := g.Position()
	fail.NowIf(t, !p.Contested(0) || !anyDisputable(&p), "lines of both do not contest the field")
	for _, want := range []tictactoe.Mark{tictactoe.X, tictactoe.O, tictactoe.X} {
		edited(t, g, SetOwner, grid.At(3, 3))
		p := g.Position()
		fail.If(t, p.Owner(0) != want, "the field is %v's, want %v", p.Owner(0), want)
	}
	g.Undo()
	g.Undo()
	g.Undo()
	p = g.Position()
	fail.Unless(t, p.Contested(0), "undo does not make it contested again")
}

// showing returns the diagram of a board that is edited with a tool.
func showing(g *Game, tool Tool) diagram.Diagram {
	g.PickTool(tool)
	defer g.PickTool(NoTool)
	return g.Diagram()
}

func TestInTheEditModeNoCellIsShownAsPlayable(t *testing.T) {
	for _, tool := range tools {
		for c, cell := range showing(importing(t, "tictactoe-1.in").Game, tool).Cells {
			fail.If(t, cell.Playable, "%v: cell %d is shown as playable", tool, c)
		}
	}
}

func TestACellShowsWhatAClickWouldMakeOfIt(t *testing.T) {
	g := importing(t, "tictactoe-1.in").Game
	p := g.Position()
	for tool, becomes := range map[Tool]diagram.Symbol{PutX: diagram.Cross, PutO: diagram.Ring, Erase: diagram.Blank} {
		for c, cell := range showing(g, tool).Cells {
			fail.If(t, cell.Edits != (cell.Symbol != becomes) || cell.Edits && cell.Becomes != becomes || cell.Points,
				"%v: cell %d with %v: %+v", tool, c, cell.Symbol, cell)
		}
	}
	for c, cell := range showing(g, SetLast).Cells {
		at := grid.Cell(c)
		fail.If(t, cell.Edits != (cell.Symbol != diagram.Blank) || cell.Becomes != cell.Symbol,
			"the last move: cell %d shows %+v", c, cell)
		last, _ := p.Last()
		fail.If(t, cell.Points != (cell.Edits && at != last) || cell.Points && cell.PointsTo != tictactoe.Target(at),
			"the last move: cell %d points %v, to %d", c, cell.Points, cell.PointsTo)
	}
	for c, cell := range showing(withBothLines(t), SetOwner).Cells {
		fail.Unequal(t, cell.Edits, (grid.Cell(c).Box() == 0), "whose a field is: cell %d answers a click", c)
	}
}

func TestWhichToolsAreOfUse(t *testing.T) {
	unset := gameFrom(tictactoe.GameFrom(tictactoe.New(tictactoe.Judge).WithMark(grid.At(2, 2), tictactoe.X)))
	editing := newGame(firstRules)
	editing.PickTool(PutX)
	for name, test := range map[string]struct {
		game *Game
		want []Tool
	}{
		"played":           {importing(t, "tictactoe-1.in").Game, nil},
		"no last move":     {unset, []Tool{SetLast}},
		"edited":           {editing, []Tool{PutX, PutO, Erase, SetLast}},
		"lines of both":    {withBothLines(t), []Tool{SetLast, SetOwner}},
		"the empty board":  {newGame(firstRules), nil},
		"edited, disputed": {inUse(withBothLines(t), Erase), tools},
	} {
		var can []Tool
		for _, tool := range tools {
			if test.game.CanPickTool(tool) {
				can = append(can, tool)
			}
		}
		fail.Differ(t, can, test.want, "%s", name)
	}
}

func inUse(g *Game, tool Tool) *Game {
	g.PickTool(tool)
	return g
}

func TestEscapeForgetsATypedRowAndThenPutsTheToolAway(t *testing.T) {
	g := inUse(newGame(firstRules), PutX)
	g.Type('5', 0)
	for _, want := range []bool{true, false, false} {
		g.Release()
		fail.Unequal(t, g.Editing(), want, "editing")
	}
	fail.If(t, g.Release(), "there was something to let go of")
}

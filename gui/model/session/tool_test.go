package session

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

var tools = []Tool{PutX, PutO, Erase, SetLast, SetOwner}

// use uses a tool on a cell.
func use(g *Game, tool Tool, c grid.Cell) error { return Editor{g, tool}.Use(c) }

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
	g := newGame(firstRules)
	edited(t, g, PutX, grid.At(1, 1), grid.At(1, 2), grid.At(1, 3))
	return edited(t, g, PutO, grid.At(2, 1), grid.At(2, 2), grid.At(2, 3))
}

// showing returns the diagram of a board that is edited with a tool.
func showing(g *Game, tool Tool) diagram.Diagram {
	d, p := g.Diagram(), g.Position()
	tool.Show(&d, p)
	return d
}

func TestACellShowsWhatAClickWouldMakeOfIt(t *testing.T) {
	g := importing(t, "tictactoe-1.in").Game
	p := g.Position()
	for tool, becomes := range map[Tool]diagram.Symbol{PutX: diagram.Cross, PutO: diagram.Ring, Erase: diagram.Blank} {
		for c, cell := range showing(g, tool).Cells {
			fail.If(t, cell.Edits != (cell.Symbol != becomes) || cell.Edits && cell.Becomes != becomes || cell.Points ||
				cell.Playable, "%v: cell %d with %v: %+v", tool, c, cell.Symbol, cell)
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
	for name, test := range map[string]struct {
		Editor
		want []Tool
	}{
		"played":           {Editor{Game: importing(t, "tictactoe-1.in").Game}, nil},
		"no last move":     {Editor{Game: unset}, []Tool{SetLast}},
		"edited":           {Editor{newGame(firstRules), PutX}, []Tool{PutX, PutO, Erase, SetLast}},
		"lines of both":    {Editor{Game: withBothLines(t)}, []Tool{SetLast, SetOwner}},
		"the empty board":  {Editor{Game: newGame(firstRules)}, nil},
		"edited, disputed": {Editor{withBothLines(t), Erase}, tools},
	} {
		var can []Tool
		for _, tool := range tools {
			if test.CanPick(tool) {
				can = append(can, tool)
			}
		}
		fail.Differ(t, can, test.want, "%s", name)
	}
}

func TestOnlyPlayingMakesTheBoardFresh(t *testing.T) {
	s := New()
	g := s.Game
	for _, step := range []struct {
		name string
		do   func()
		want bool
	}{
		{"a move", func() { _ = g.Play(grid.At(5, 5)) }, true}, {"undo", func() { g.Undo() }, false},
		{"redo", func() { g.Redo() }, false}, {"another move", func() { _ = g.Play(grid.At(5, 6)) }, true},
		{"going to a step", func() { g.GoTo(1) }, false}, {"a new game", s.Restart, true},
		{"what was shown before", func() { s.Show(s.Last()) }, false},
		{"an import", func() { s.Import(reading(t, "[X \"Ann\"]\n\n1. 5 5\n")) }, false},
	} {
		step.do()
		fail.If(t, s.Game.MachineMayMove != step.want, "after %s: a machine goes on: %v", step.name,
			s.Game.MachineMayMove)
	}
}

func TestOfAHugeGameTheLineShownIsListed(t *testing.T) {
	g := newGame(tictactoe.Judge)
	for g.Len() <= mostListed {
		g.GoTo(0)
		for p := g.Position(); !p.Over() && g.Len() <= mostListed; p = g.Position() {
			legal := slices.Collect(p.Legal().ByBox())
			fail.OnError(t, g.Play(legal[g.Len()%len(legal)]))
		}
	}
	rows, line := g.Rows(), g.Line()
	fail.If(t, len(rows) != len(line) || rows[len(rows)-1].ID != line[len(line)-1] || rows[1].Step != 2 ||
		rows[1].Number != 1, "%d rows for a line of %d steps, the second is %+v", len(rows), len(line), rows[1])
}

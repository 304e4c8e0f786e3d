package editor

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

var tools = []Tool{PutX, PutO, Erase, SetLast, SetOwner}

// sample returns a game that begins with a published sample.
func sample(t *testing.T) *tictactoe.Game {
	t.Helper()
	return tictactoe.GameFrom(fail.Must(tictactoe.Parse([]byte(texttest.Sample(t, "tictactoe-1.in"))))(t))
}

// use uses a tool on a cell.
func use(g *tictactoe.Game, tool Tool, c grid.Cell) error { return Editor{g, tool}.Use(c) }

// edited returns the board after a tool was used on the cells. Each use must change something.
func edited(t *testing.T, g *tictactoe.Game, tool Tool, cells ...grid.Cell) *tictactoe.Game {
	t.Helper()
	for _, c := range cells {
		err := use(g, tool, c)
		fail.NowIf(t, err != nil, "%v on row %d column %d: %v", tool, c.Row(), c.Col(), err)
	}
	return g
}

// withBothLines returns a board under Open whose first field has a row of X and a row of O.
func withBothLines(t *testing.T) *tictactoe.Game {
	g := tictactoe.NewGame(tictactoe.Closed)
	edited(t, g, PutX, grid.At(1, 1), grid.At(1, 2), grid.At(1, 3))
	return edited(t, g, PutO, grid.At(2, 1), grid.At(2, 2), grid.At(2, 3))
}

// showing returns the diagram of a board that is edited with a tool.
func showing(g *tictactoe.Game, tool Tool) diagram.Diagram {
	p := g.Position()
	d := diagram.OfPosition(&p)
	tool.Show(&d, p)
	return d
}

func TestACellShowsWhatAClickWouldMakeOfIt(t *testing.T) {
	g := sample(t)
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
	unset := tictactoe.GameFrom(tictactoe.New(tictactoe.Judge).WithMark(grid.At(2, 2), tictactoe.X))
	for name, test := range map[string]struct {
		Editor
		want []Tool
	}{
		"played":           {Editor{Game: sample(t)}, nil},
		"no last move":     {Editor{Game: unset}, []Tool{SetLast}},
		"edited":           {Editor{tictactoe.NewGame(tictactoe.Closed), PutX}, []Tool{PutX, PutO, Erase, SetLast}},
		"lines of both":    {Editor{Game: withBothLines(t)}, []Tool{SetLast, SetOwner}},
		"the empty board":  {Editor{Game: tictactoe.NewGame(tictactoe.Closed)}, nil},
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

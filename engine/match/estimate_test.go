package match

import (
	"slices"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

func TestARemarkMaySayWhatAMoveIsWorth(t *testing.T) {
	after := tictactoe.New(tictactoe.Closed) // X has played the centre
	after.Push(grid.At(5, 5))
	cells := func(all ...grid.Cell) []grid.Cell { return all }
	for remark, want := range map[string]Estimate{
		"62%":                             {Permille: 620},
		"X 62%, depth 2, 100 positions":   {Permille: 620},
		"O 38%":                           {Permille: 620},
		"won 38.25 % of 100 playouts":     {Permille: 383},
		"0%":                              {Permille: 0},
		"100 % sure":                      {Permille: 1000},
		"55% line 3 3 1 1":                {Permille: 550, Line: cells(grid.At(4, 4), grid.At(2, 2))},
		"55% pv: 4 4, 3 3; 1 1 and so on": {Permille: 550, Line: cells(grid.At(4, 4), grid.At(2, 2))},
		"pv=3 3 8 8 55%":                  {Permille: 550, Line: cells(grid.At(4, 4))}, // 3 3 does not send to 8 8
		"55% line 9 9":                    {Permille: 550},
		"55% baseline 3 3":                {Permille: 550},
	} {
		e, ok := ParseEstimate(remark+" (0.021s)\n99%", after)
		fail.If(t, !ok || e.Permille != want.Permille || !slices.Equal(e.Line, want.Line),
			"%q: %+v, %v, want %+v", remark, e, ok, want)
	}
	for _, remark := range []string{"", "of 81", "101%", "-5%", "1.2.3%", "line 3 3 1 1", "depth 3, 1000 positions"} {
		e, ok := ParseEstimate(remark+" (0.021s)", after)
		fail.If(t, ok, "%q says %+v", remark, e)
	}
	e, ok := ParseEstimate("62% of people think so", after)
	fail.If(t, ok, "somebody's comment says %+v", e)
}

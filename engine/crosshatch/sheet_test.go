package crosshatch

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestAGameBeginsWithASheet(t *testing.T) {
	given := parse(t, read(t, "crosshatch-1.in"))
	open, filled := grid.At(9, 9), grid.At(1, 1)
	s := Sheet{Grid: given.WithDigit(filled, 7)}
	s.Entered.Add(filled)
	s.Pencil[open] = 1<<2 | 1<<5
	g := GameFrom(s)
	fail.NowIf(t, g.Len() != 1 || g.Sheet() != s || g.Given() != given || g.EnteredCells() != s.Entered,
		"%d states, the sheet is %+v", g.Len(), g.Sheet())
	g.Enter(filled, 0)
	entered := g.EnteredCells()
	fail.If(t, entered.Len() != 0 || g.Given() != given, "after clearing it, entered are %v", entered)
	g.Enter(filled, 8)
	fail.Unequal(t, g.EnteredCells(), s.Entered, "after entering another digit, entered")
	g.Enter(open, 5)
	if got := g.Sheet(); got.Pencil != (Pencil{}) || got.Entered.Len() != 2 {
		t.Errorf("under a digit the marks are %v, entered are %v", got.Pencil[open], got.Entered)
	}
}

func TestADeducedDigitOfASheetCountsAsEntered(t *testing.T) {
	g := GameFrom(Sheet{Grid: parse(t, read(t, "crosshatch-1.in"))})
	fail.NowIf(t, !g.Deduce(), "nothing follows")
	s := g.Sheet()
	g = GameFrom(s)
	if again := g.Sheet(); s.Deduced.Len() != 1 || again.Entered != s.Deduced || again.Deduced.Len() != 0 {
		t.Errorf("deduced are %v, of the sheet that was opened entered are %v", s.Deduced, again.Entered)
	}
}

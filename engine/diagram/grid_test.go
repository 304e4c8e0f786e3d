package diagram

import (
	"strings"
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
	"ninefold/engine/text/texttest"
)

// gridOf reads up to nine rows; missing rows are empty.
func gridOf(t *testing.T, rows ...string) crosshatch.Grid {
	t.Helper()
	for len(rows) < 9 {
		rows = append(rows, ".........")
	}
	g, err := crosshatch.Parse([]byte(strings.Join(rows, "\n")))
	fail.OnError(t, err)
	return g
}

// cellsWith lists the cells for which holds is true, as row and column.
func cellsWith(d *Diagram, holds func(*Cell) bool) string {
	var cells []string
	for c := range grid.Cell(grid.Cells) {
		if holds(&d.Cells[c]) {
			cells = append(cells, string([]byte{'0' + byte(c.Row()), '0' + byte(c.Col())}))
		}
	}
	return strings.Join(cells, " ")
}

func TestASolutionTellsDeducedDigitsFromGivenOnes(t *testing.T) {
	g := gridOf(t, "123456789", "456789.23", "789123456")
	d := OfSolution(&g)
	if got := cellsWith(&d, func(c *Cell) bool {
		return c.Symbol == Deduced
	}); got != "27" || d.Cells[grid.At(2, 7)].Digit != 1 {
		t.Errorf("deduced: %s", got)
	}
	if got := cellsWith(&d, func(c *Cell) bool { return c.Corner != "" }); len(strings.Fields(got)) != 54 {
		t.Errorf("cells with a count of candidates: %s", got)
	}
}

func TestTheSolutionsOfThePublishedGridsAreTheirAnswers(t *testing.T) {
	for _, name := range []string{"crosshatch-1", "crosshatch-2", "crosshatch-3", "crosshatch-4"} {
		g, err := crosshatch.Parse([]byte(texttest.Sample(t, name+".in")))
		fail.OnError(t, err)
		d := OfSolution(&g)
		want := strings.Join(strings.Fields(texttest.Sample(t, name+".out")), "")
		got := strings.Join(strings.Fields(string(d.AppendText(nil))), "")
		if wrong := want == "ERROR"; d.Alert.Shown != wrong || !wrong && got != want {
			t.Errorf("%s: %s, want %s, alert %v", name, got, want, d.Alert)
		}
	}
}

func TestADigitThatStandsTwiceIsAnAlert(t *testing.T) {
	g := gridOf(t, "1.......1")
	d := OfSolution(&g)
	fail.Unequal(t, cellsWith(&d, func(c *Cell) bool { return c.Alert }), "11 19", "alerts")
	fail.Unequal(t, d.Alert, (Area{From: grid.At(1, 1), To: grid.At(1, 9), Shown: true}), "the area")
}

func TestABoxWithoutAPlaceShowsWhatCrossesItOut(t *testing.T) {
	g := gridOf(t, "........2", "....1....", "1........", "......1..", ".........", ".........",
		".........", ".......1.")
	d := OfSolution(&g)
	fail.Unequal(t, d.Alert, (Area{From: grid.At(1, 7), To: grid.At(3, 9), Shown: true}), "the area")
	for place := range 9 {
		c := grid.Box(2).Cell(place)
		if cell := d.Cells[c]; cell.Symbol == Blank && (cell.Hatch == 0 || cell.Strong == 0) {
			t.Errorf("row %d column %d is not crossed out: %+v", c.Row(), c.Col(), cell)
		}
	}
}

func TestAStepShowsWhatCrossedTheOtherCellsOut(t *testing.T) {
	before := gridOf(t, ".........", "....4....", ".......4.", "4........", ".........", ".........", ".4.......")
	step, ok := before.Next()
	fail.NowIf(t, !ok || step.Digit != 4 || step.Cell != grid.At(1, 3), "the step is %+v", step)
	after := before.WithDigit(step.Cell, step.Digit)
	d := OfGrid(&after, crosshatch.CellSet{}, crosshatch.CellSet{})
	d.ShowStep(&after, &step, true)
	if got := cellsWith(&d, func(c *Cell) bool { return c.Last }); got != "13" || !d.Boxes[0].Framed {
		t.Errorf("the step's cell is %s", got)
	}
	fail.Unequal(t, cellsWith(&d, func(c *Cell) bool { return c.Marked }), "25 38 41 72", "the digit is marked in")
	for at, want := range map[grid.Cell]Cell{
		grid.At(2, 1): {Hatch: Across | Down, Strong: Across | Down},
		grid.At(2, 2): {Hatch: Across | Down, Strong: Across | Down},
		grid.At(2, 4): {Hatch: Across | Slant, Strong: Across},
		grid.At(2, 9): {Hatch: Across | Slant},
		grid.At(5, 2): {Hatch: Down | Slant, Strong: Down},
		grid.At(8, 1): {Hatch: Down | Slant},
		grid.At(1, 3): {},
	} {
		if got := d.Cells[at]; got.Hatch != want.Hatch || got.Strong != want.Strong {
			t.Errorf("row %d column %d: hatch %b, strong %b, want %b and %b",
				at.Row(), at.Col(), got.Hatch, got.Strong, want.Hatch, want.Strong)
		}
	}
}

func TestAPickedDigitIsPlayableWhereItIsNotCrossedOut(t *testing.T) {
	g := gridOf(t, "4........")
	d := OfGrid(&g, crosshatch.CellSet{}, crosshatch.CellSet{})
	d.ShowDigit(&g, 4)
	for c := range grid.Cell(grid.Cells) {
		cell := d.Cells[c]
		if open := g.At(c) == 0; cell.Playable != (open && cell.Hatch == 0) || cell.Playable && cell.Digit != 4 {
			t.Errorf("row %d column %d: %+v", c.Row(), c.Col(), cell)
		}
	}
	fail.Unequal(t, d.Preview, Given, "the preview")
}

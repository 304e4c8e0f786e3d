package diagram

import (
	"math/rand"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/quick"

	"ninefold/engine/grid"
	"ninefold/engine/notation/text/texttest"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/engine/tictactoe"
)

// TestAPlainDiagramHasNoHelp: each field is either kept or help.
func TestAPlainDiagramHasNoHelp(t *testing.T) {
	kept := strings.Fields(`Preview Alert Alerts Symbol Digit Edits Becomes Last Selected Lacking Note Label
		Owner Closed Contested Drawn InLine`)
	random := rand.New(rand.NewSource(1))
	for _, part := range []func(*Diagram) any{
		func(d *Diagram) any { return d }, func(d *Diagram) any { return &d.Cells[40] },
		func(d *Diagram) any { return &d.Boxes[4] },
	} {
		fields := reflect.TypeOf(part(new(Diagram))).Elem()
		for i := range fields.NumField() {
			var d Diagram
			field, name := reflect.ValueOf(part(&d)).Elem().Field(i), fields.Field(i).Name
			if field.Kind() == reflect.Array {
				continue // of the other parts
			}
			for field.IsZero() {
				some, _ := quick.Value(field.Type(), random)
				field.Set(some)
			}
			fail.Unequal(t, d.Plain() == d, slices.Contains(kept, name), "%s.%s is kept", fields.Name(), name)
		}
	}
}

func TestADigitStandsInTheText(t *testing.T) {
	d := Diagram{Cells: [grid.Cells]Cell{80: {Symbol: Deduced, Digit: 9}}}
	fail.Lacks(t, string(d.AppendText(nil)), "... ... ...\n\n... ... ...\n... ... ...\n... ... ..9\n", "it")
}

// gridOf reads up to nine rows; missing rows are empty.
func gridOf(t *testing.T, rows ...string) sudoku.Grid {
	t.Helper()
	for len(rows) < 9 {
		rows = append(rows, ".........")
	}
	return fail.Must(sudoku.Parse([]byte(strings.Join(rows, "\n"))))(t)
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
	fail.Unequal(t, cellsWith(&d, func(c *Cell) bool { return c.Symbol == Deduced }), "27", "deduced")
	fail.Unequal(t, d.Cells[grid.At(2, 7)].Digit, 1, "the digit")
	counted := cellsWith(&d, func(c *Cell) bool { return c.Corner != "" })
	fail.Unequal(t, len(strings.Fields(counted)), 54, "the number of cells with a count of candidates, %s", counted)
}

func TestADigitThatStandsTwiceIsAnAlert(t *testing.T) {
	g := gridOf(t, "1.......1")
	d := OfSolution(&g)
	fail.Unequal(t, cellsWith(&d, func(c *Cell) bool { return c.Alert }), "11 19", "alerts")
	fail.Unequal(t, d.Alerts, sudoku.Shared(grid.CellsOf(grid.At(1, 1), grid.At(1, 9))), "the houses")
}

func TestEveryBoxWithoutAPlaceIsFramed(t *testing.T) {
	g := gridOf(t, "4.......2", "...31....", "1.......3", "..3...1..", ".........", ".........",
		".........", ".3.....1.")
	d := OfSolution(&g)
	corners := sudoku.HousesOf(grid.At(1, 1)) | sudoku.HousesOf(grid.At(1, 9))
	fail.Unequal(t, d.Alerts, corners&sudoku.AllBoxes, "of 3 and of 1, the houses")
	fail.Unequal(t, d.Cells[grid.At(1, 2)].Strong, 0, "the box of 3, which is told second, is crossed by")
}

func TestABoxWithoutAPlaceShowsWhatCrossesItOut(t *testing.T) {
	g := gridOf(t, "........2", "....1....", "1........", "......1..", ".........", ".........",
		".........", ".......1.")
	d := OfSolution(&g)
	fail.Unequal(t, d.Alerts, sudoku.HousesOf(grid.At(1, 7))&sudoku.AllBoxes, "the houses")
	for place := range 9 {
		c := grid.Box(2).Cell(place)
		cell := d.Cells[c]
		fail.If(t, cell.Symbol == Blank && (cell.Hatch == 0 || cell.Strong == 0),
			"row %d column %d is not crossed out: %+v", c.Row(), c.Col(), cell)
	}
}

func TestAPickedDigitIsPlayableWhereItIsNotCrossedOut(t *testing.T) {
	g := gridOf(t, "4........")
	d := OfGrid(&g, grid.CellSet{}, grid.CellSet{})
	d.ShowDigit(&sudoku.State{Sheet: sudoku.Sheet{Grid: g}}, 4)
	for c := range grid.Cell(grid.Cells) {
		cell := d.Cells[c]
		want := g.At(c) == 0 && cell.Hatch == 0
		fail.If(t, cell.Playable != want || want && cell.Digit != 4, "row %d column %d: %+v", c.Row(), c.Col(), cell)
	}
	fail.Unequal(t, d.Preview, Given, "the preview")
}

func positionOf(t *testing.T, name string) tictactoe.Position {
	t.Helper()
	return fail.Must(tictactoe.Parse([]byte(texttest.Sample(t, name))))(t)
}

func TestThePublishedPositionsShowTheirAnswers(t *testing.T) {
	for _, name := range []string{"tictactoe-1", "tictactoe-2", "tictactoe-3"} {
		p := positionOf(t, name+".in")
		d := OfPosition(&p)
		got, want := string(d.AppendText(nil)), texttest.Sample(t, name+".out")
		fail.Differ(t, strings.Fields(got), strings.Fields(want), "%s", name)
		plain := d.Plain()
		text := string(plain.AppendText(nil))
		fail.If(t, strings.Contains(text, "!"), "%s: the plain one is\n%s", name, text)
	}
}

func TestAForcedBoxIsFramedAndItsCellsPoint(t *testing.T) {
	p := positionOf(t, "tictactoe-1.in")
	d := OfPosition(&p)
	fail.If(t, d.Whole || d.Preview != Ring, "whole %v, preview %v", d.Whole, d.Preview)
	for b := range grid.Box(grid.Boxes) {
		fail.Unequal(t, d.Boxes[b].Framed, (b == 6), "box %d framed", b.Number())
	}
	for c := range grid.Cell(grid.Cells) {
		cell := d.Cells[c]
		fail.If(t, cell.Playable != (c.Box() == 6) || cell.Last != (c == grid.At(6, 4)),
			"row %d column %d: %+v", c.Row(), c.Col(), cell)
		fail.If(t, cell.Points != cell.Playable || cell.Points && cell.PointsTo != grid.Box(c.Place()),
			"row %d column %d points to %d", c.Row(), c.Col(), cell.PointsTo)
	}
}

func TestAFreeChoiceFramesTheWholeBoard(t *testing.T) {
	for name, p := range map[string]tictactoe.Position{
		"the target is full": positionOf(t, "tictactoe-3.in"), "no move was made yet": tictactoe.New(tictactoe.Judge),
	} {
		d := OfPosition(&p)
		fail.Unless(t, d.Whole, "%s: the whole board is not framed", name)
		for b, box := range d.Boxes {
			fail.If(t, box.Framed, "%s: box %d is framed as well", name, b+1)
		}
	}
}

func TestAWonGameShowsItsLineAndNothingPlayable(t *testing.T) {
	p := tictactoe.New(tictactoe.Open)
	for col := 1; col <= 9; col++ {
		p = p.WithMark(grid.At(1, col), tictactoe.X)
	}
	d := OfPosition(&p)
	for c, cell := range d.Cells {
		fail.If(t, cell.Playable || cell.Points, "cell %d is playable after the end", c)
	}
	for b, box := range d.Boxes {
		fail.If(t, box.InLine != (b < 3) || (box.Owner == Cross) != (b < 3) || box.Framed, "box %d: %+v", b+1, box)
	}
	fail.If(t, d.Whole, "the whole board is framed")
}

// Under Open a won box is still played in until it is full.
func TestAnOwnersMarkIsInFrontWhereNobodyPlaysAnyMore(t *testing.T) {
	for _, rules := range tictactoe.AllRules {
		p := tictactoe.New(rules)
		for place := range 9 {
			p = p.WithMark(grid.Box(8).Cell(place), tictactoe.X)
		}
		for place := range 3 {
			p = p.WithMark(grid.Box(0).Cell(place), tictactoe.X)
		}
		d := OfPosition(&p)
		fail.If(t, d.Boxes[0].Closed != rules.Closes() || !d.Boxes[8].Closed || d.Boxes[4].Closed,
			"%s: %+v", rules, d.Boxes)
	}
}

// TestAPickedDigitHasAStrokeWhereATechniqueCrossedItOut, where nothing was noted by hand. With no digit picked only the
// count leaves it out, as filled pencil marks do: strokes alone would hide the counts, which a solver looks for next.
func TestAPickedDigitHasAStrokeWhereATechniqueCrossedItOut(t *testing.T) {
	c := grid.Cell(40)
	s := fail.Must(sudoku.OperationAt(c, sudoku.Eliminated, 1<<4).Apply(sudoku.State{}))(t)
	var unpicked, d Diagram
	unpicked.ShowCounts(s.EmptyCells())
	unpicked.ShowMarks(&s)
	cell := unpicked.Cells[c]
	fail.If(t, cell.Struck != 0 || cell.Corner != "×8", "with no digit picked it is %+v", cell)
	d.ShowDigit(&s, 4)
	d.ShowCounts(s.EmptyCells())
	d.ShowMarks(&s)
	cell = d.Cells[c]
	fail.If(t, cell.Playable || cell.Pencil != 1<<4 || cell.Struck != 1<<4 || cell.Corner != "", "it is %+v", cell)
	fail.If(t, !d.Cells[0].Playable || d.Cells[0].Pencil != 0 || d.Cells[0].Corner == "", "another is %+v", d.Cells[0])
}

package scene

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/sudoku"
	"ninefold/engine/sudoku/generator"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/session/sessiontest"
	"ninefold/gui/model/solver"
	"ninefold/gui/view/screen/screentest"
)

func TestAStepShowsDigitCrossedHousesBoxAndTheOneCellLeft(t *testing.T) {
	s := gridOf(t, "crosshatch-1.in")
	s.Advance()
	needed := s.Diagram()
	fail.Unequal(t, screentest.Cells(needed, func(c diagram.Cell) bool { return c.Hatch != 0 }),
		"12 21 22 23 31 32 33", "what the step needs is said to be")
	s.Hatches = true
	d := s.Diagram()
	if got := screentest.Cells(d, outlined); got != "11" || framed(d) != "1" {
		t.Errorf("outlined %q in box %q, want 4 in the first cell of box 1", got, framed(d))
	}
	cell := d.Cells[grid.At(1, 1)]
	fail.If(t, cell.Symbol != diagram.Deduced || cell.Digit != 4, "the cell shows %+v", cell)
	fail.Unequal(t, screentest.Cells(d, marked), "26 38 52", "the fours that cross out are said to be")
	for at, want := range map[grid.Cell]diagram.Cell{
		grid.At(2, 2): {Hatch: diagram.Across | diagram.Down, Strong: diagram.Across | diagram.Down},
		grid.At(4, 2): {Hatch: diagram.Down | diagram.Slant, Strong: diagram.Down}, grid.At(1,
			5): {Hatch: diagram.Slant},
		grid.At(9, 9): {}, grid.At(1, 3): {}, // holds 9
	} {
		got := d.Cells[at]
		fail.If(t, got.Hatch != want.Hatch || got.Strong != want.Strong, "row %d column %d: hatch %b, strong %b",
			at.Row(), at.Col(), got.Hatch, got.Strong)
	}
	says(t, s, "4 in row 1, column 1", "row 2 (4 in column 6), row 3 (4 in column 8) and column 2 (4 in row 5)")
}

func TestADigitThatStandsTwiceIsShownAndSaid(t *testing.T) {
	s := gridOf(t, "crosshatch-3.in")
	d := s.Diagram()
	fail.Unequal(t, screentest.Cells(d, alerted), "11 23", "conflicts")
	fail.Unequal(t, d.Alerts, sudoku.HousesOf(0)&sudoku.AllBoxes, "the houses")
	says(t, s, "Two 1s in box 1 (top left)", "row 1, column 1 and at row 2, column 3. To mend")
	fail.If(t, s.CanAdvance(), "a step is offered in spite of the contradiction")
}

func TestABoxWithoutAPlaceIsHatchedAndSaid(t *testing.T) {
	s := gridOf(t, "crosshatch-4.in")
	fail.Unequal(t, s.Diagram().Alerts, sudoku.HousesOf(grid.At(1, 7))&sudoku.AllBoxes, "the houses")
	says(t, s, "No place for 1 in box 3", "column 8 (1 in row 8)")
}

// deadEnd returns a grid without a contradiction that leads to one: 1 goes to row 1, column 3, its only cell in box 1,
// and crosses out the last cells in box 4.
func deadEnd(t *testing.T) Sudoku {
	g := sudoku.Grid{}
	for _, at := range [...]struct{ row, col, digit int }{
		{1, 1, 2}, {1, 2, 3}, {2, 4, 1}, {3, 7, 1}, {4, 1, 4}, {5, 1, 5}, {6, 1, 6}, {4, 2, 7}, {5, 2, 8}, {6, 2, 9},
	} {
		g = g.WithDigit(grid.At(at.row, at.col), at.digit)
	}
	return gridFrom(t, string(sudoku.AppendText(nil, &g)))
}

func TestAnErrorThatTurnsUpIsShownAfterTheStepThatMadeIt(t *testing.T) {
	s := deadEnd(t)
	fail.NowIf(t, string(s.Answer()) != "ERROR\n" || strings.HasPrefix(s.Status().Headline, "No place"),
		"no hidden contradiction: answer %q, said %q", s.Answer(), s.Status())
	s.Advance()
	status := s.Status()
	fail.If(t, !strings.HasPrefix(status.Headline, "Step 1") ||
		!strings.HasSuffix(status.Headline, "; then the grid contradicts itself") ||
		s.Diagram().Alerts != 0, "the step says %q", status)
	s.Advance()
	says(t, s, "No place for 1 in box 4", "")
	fail.If(t, s.CanAdvance() || s.Diagram().Alerts == 0, "yet another step is offered, or no house is framed")
	s.StepBack()
	says(t, s, "Step 1", "")
}

// TestWhereDeductionsStopTheSolutionsAreCounted: of a grid with several solutions nothing can follow.
func TestWhereDeductionsStopTheSolutionsAreCounted(t *testing.T) {
	s := gridOf(t, "crosshatch-1.in")
	s.SetGrade(s.Given(), solver.SeveralSolutions)
	s.Finish()
	fail.Unequal(t, s.Status().Why, "It has several solutions, so not every cell can be deduced.", "said")
	fail.Unequal(t, GradeName(s.Grade()), "several solutions", "its grade")
}

func TestWhereItStopsTheOpenCellsSayHowManyCandidatesTheyHave(t *testing.T) {
	s := gridOf(t, "crosshatch-1.in")
	fail.Unequal(t, screentest.Cells(s.Diagram(), counted), "", "before it stops there are counts")
	s.Finish()
	g, d := s.Grid(), s.Diagram()
	open := 0
	for c, candidates := range g.EmptyCells() {
		open++
		if want := "×" + string(rune('0'+candidates.Len())); d.Cells[c].Corner != want {
			t.Errorf("row %d column %d says %q, want %s", c.Row(), c.Col(), d.Cells[c].Corner, want)
		}
	}
	counts := screentest.Cells(d, counted)
	fail.If(t, len(strings.Fields(counts)) != open || open != 76, "%d cells are open, counts at %q", open, counts)
	says(t, s, "76", "16 with 7, 40 with 8 and 20 with 9")
}

// TestTheCountsCanBeSwitchedOffWhereItStops; cells with pencil marks have no counts to switch.
func TestTheCountsCanBeSwitchedOffWhereItStops(t *testing.T) {
	s := gridOf(t, "crosshatch-1.in")
	s.Finish()
	for _, want := range []bool{true, false, true} {
		got := screentest.Cells(s.Diagram(), counted) != ""
		fail.If(t, got != want || s.ShowsCounts() != want || !s.CanCount(),
			"they are shown: %v, want %v; they are said to be shown: %v", got, want, s.ShowsCounts())
		s.ToggleCounting()
	}
	if s.FillPencil(); s.ShowsCounts() || s.CanCount() {
		t.Error("pencil marks stand in the place of all counts, which can be switched on")
	}
}

func TestTheCandidatesOfACellAreToldWhileCountsAreShown(t *testing.T) {
	s := gridOf(t, "crosshatch-2.in")
	s.ToggleCounting()
	says(t, s, "", "how many digits can still go to a cell")
	s.ToggleCounting()
	g := s.Grid()
	for c := range g.EmptyCells() {
		s.Select(c)
		break
	}
	for _, counts := range []int{0, grid.Cells - g.Count()} {
		fail.Unequal(t, strings.Contains(s.Status().Why, "candidate"), counts > 0, "%q", s.Status().Why)
		fail.Unequal(t, len(strings.Fields(screentest.Cells(s.Diagram(), counted))), counts, "the counts shown")
		s.ToggleCounting()
	}
}

func TestThePictureOfASudokuTellsWhatIsEnteredFromWhatIsGiven(t *testing.T) {
	s := sessiontest.OfSample(t, "crosshatch-2.in")
	s.Sudoku.Enter(grid.At(1, 1), 5)
	d := InList(s.Board().Entry(), time.Now()).Picture
	for at, want := range map[grid.Cell]diagram.Symbol{
		grid.At(1, 1): diagram.Entered, grid.At(1, 8): diagram.Given, grid.At(4, 2): diagram.Blank,
	} {
		fail.Unequal(t, d.Cells[at].Symbol, want, "row %d, column %d shows", at.Row(), at.Col())
	}
}

func TestEveryHouseThatADigitBreaksIsNamedAtOnce(t *testing.T) {
	s := gridFrom(t,
		"5........\n.........\n.........\n........5\n.........\n.........\n.........\n.........\n.........\n")
	s.Enter(grid.At(1, 9), 5)
	fail.Unequal(t, s.Status().Headline, "Contradictions: two 5s in row 1 and column 9", "said")
	fail.Unequal(t, s.Diagram().Alerts, sudoku.HousesOf(grid.At(1, 9))&^sudoku.AllBoxes, "the framed houses")
	s.Enter(grid.At(7, 2), 3)
	s.Enter(grid.At(7, 3), 3)
	fail.Unequal(t, s.Status().Headline, "Contradictions: two 5s in row 1 and column 9; 2 more", "with more said")
	got := s.Grid().String()
	fail.If(t, len(got) != 81 || got[0] != '5' || got[8] != '5', "as a line it is %q", got)
}

// TestThePickedDigitLeavesOutWhatWasCrossedOut: such a cell is neither counted nor tinted, and a first click only
// selects it.
func TestThePickedDigitLeavesOutWhatWasCrossedOut(t *testing.T) {
	s := gridOf(t, "crosshatch-2.in")
	now := s.Now()
	digit := 7
	places := now.Places(digit)
	out := places.First()
	s.Game.Strike(out, digit)
	s.Pick(digit)
	d := s.Diagram()
	cell := d.Cells[out]
	says(t, s, fmt.Sprintf("7 can go to %d cells", places.Len()-1), "")
	fail.If(t, cell.Playable || !cell.Struck.Has(digit), "the cell is shown as %+v", cell)
	fail.OnError(t, s.Tap(out))
	g := s.Grid()
	fail.NowIf(t, g.At(out) != 0, "a first click enters what was crossed out")
	says(t, s, "", "7 was crossed out in row")
	fail.OnError(t, s.Tap(out))
	g = s.Grid()
	fail.Unequal(t, g.At(out), digit, "after a second click the cell holds")
}

func checked(t *testing.T, s Sudoku) string {
	check := solver.Checking(s.Game)(t.Context())
	return Checked(s, &check)
}

func TestACheckNamesTheFirstWrongStep(t *testing.T) {
	s := gridFrom(t, "200070038000006070300040600008020700100000006007030400004080009060400000910060002")
	s.Finish()
	given, wrong := s.Given(), s.Now()
	solution, _ := generator.Solve(t.Context(), &given)
	for c := range wrong.EmptyCells() {
		at := s.Current()
		s.Game.Strike(c, solution.At(c))
		want := fmt.Sprintf("The first wrong step: r%dc%d: %d crossed out.", c.Row(), c.Col(), solution.At(c))
		said := checked(t, s)
		fail.If(t, strings.Contains(said, "first"), "where nothing else is wrong it says %q", said)
		s.Sudoku.Finish()
		s.Sudoku.Finish()
		said = checked(t, s)
		fail.If(t, strings.HasPrefix(said, "The grid cannot") && !strings.HasSuffix(said, want),
			"it says %q, want %q", said, want)
		s.GoTo(at)
	}
}

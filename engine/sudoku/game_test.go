package sudoku

import (
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestEnteringWhatIsThereIsNoStep(t *testing.T) {
	g := NewGame()
	g.Enter(0, 0)
	g.Enter(0, 3)
	g.Enter(0, 3)
	fail.Unequal(t, g.Len(), 2, "states, want 2")
}

func TestDeducedCellsAreThoseNotEnteredSince(t *testing.T) {
	g := GameFrom(Sheet{Grid: sample(t, 2)})
	given := g.Grid()
	for g.Deduce() {
		step, ok := g.Step()
		fail.NowIf(t, !ok || step.Before.WithDigit(step.Cell, step.Digit) != g.Grid(), "the step is %+v", step)
	}
	full := g.Grid()
	g.Enter(grid.At(1, 1), 0)
	g.Enter(grid.At(1, 1), full.At(grid.At(1, 1)))
	deduced := g.Filled().Deduced
	for c := range grid.Cell(grid.Cells) {
		want := given.At(c) == 0 && c != grid.At(1, 1)
		fail.If(t, deduced.Has(c) != want, "cell %d is deduced: %v, want %v", c, deduced.Has(c), want)
	}
}

func TestPencilMarksAreStepsThatChangeNoDigit(t *testing.T) {
	g, at, marks := NewGame(), grid.At(2, 3), grid.Digits(0).Toggled(4).Toggled(7)
	g.Note(at, marks)
	g.Note(at, marks) // changes nothing
	fail.NowIf(t, g.Len() != 2 || g.Now().Origin != Pencilled || g.Now().Pencil[at] != marks || g.Grid() != (Grid{}),
		"%d states, %+v", g.Len(), g.Now())
	g.Enter(at, 4)
	g.Note(at, 0) // the cell holds a digit
	fail.If(t, g.Len() != 3 || g.Now().Pencil[at] != marks,
		"%d states, marks %b, want those that were before the digit", g.Len(), g.Now().Pencil[at])
	g.Note(grid.At(9, 9), marks)
	entered := g.Filled().Entered
	fail.If(t, entered.Len() != 1 || !entered.Has(at), "entered are %v", entered)
	g.Undo()
	g.Undo()
	g.Undo()
	fail.Unequal(t, g.Now().Pencil, (Pencil{}), "marks are left")
	g.Redo()
	fail.Unequal(t, g.Now().Pencil[at], marks, "redo does not bring the marks back")
}

func TestFillPencilNotesTheCandidatesOfEveryOpenCellInOneStep(t *testing.T) {
	given := sample(t, 1)
	g, wrong := GameFrom(Sheet{Grid: given}), grid.At(9, 9)
	g.Note(wrong, 1<<1|1<<9)
	g.FillPencil()
	marks := g.Now().Pencil
	for c := range grid.Cell(grid.Cells) {
		fail.If(t, marks[c] != given.Candidates(c),
			"cell %d has the marks %b, want %b", c, marks[c], given.Candidates(c))
	}
	fail.If(t, g.CanFillPencil(), "filled once more they would change")
	steps := g.Len()
	g.FillPencil()
	fail.If(t, g.Len() != steps || g.Grid() != given || g.Filled().Entered.Len()+g.Filled().Deduced.Len() != 0,
		"%d steps more, %+v", g.Len()-steps, g.Now())
	g.Undo()
	fail.If(t, g.Now().Pencil[wrong] != 1<<1|1<<9 || !g.CanFillPencil(),
		"undone, the marks are %b", g.Now().Pencil[wrong])
}

// What a technique has crossed out may not follow without a digit that goes.
func TestWhenADigitGoesOnlyWhatWasStruckByHandStaysCrossedOut(t *testing.T) {
	at, by, hand := grid.At(5, 5), grid.At(1, 1), grid.At(9, 9)
	g := NewGame()
	g.Do(OperationAt(by, Eliminated, 1<<3))
	g.Strike(hand, 4)
	g.Enter(at, 7)
	fail.Unequal(t, g.Now().Out[by], 1<<3, "while digits come, crossed out by a technique")
	for name, digit := range map[string]int{"cleared": 0, "replaced": 8} {
		g.GoTo(3)
		g.Enter(at, digit)
		s := g.Now()
		fail.Unequal(t, s.Out[by], 0, "%s: crossed out by a technique", name)
		fail.Unequal(t, s.Out[hand], 1<<4, "%s: crossed out by hand", name)
	}
}

func TestADigitTakesItsMarksFromTheCellsThatSeeIt(t *testing.T) {
	g := NewGame()
	g.FillPencil()
	at := grid.At(5, 5)
	g.Enter(at, 7)
	grid7, marks := g.Grid(), g.Now().Pencil
	for c := range grid.Cell(grid.Cells) {
		sees := c != at && HousesOf(c)&HousesOf(at) != 0
		fail.If(t, marks[c].Has(7) == sees || marks[c].Len() < 8,
			"cell %d, which sees it: %v, has the marks %b", c, sees, marks[c])
	}
	fail.If(t, g.CanFillPencil(), "the marks are not the candidates of\n%s", AppendText(nil, &grid7))
	g.Enter(at, 0)
	fail.Unequal(t, g.Now().Pencil, marks, "clearing the cell changes marks")
	g.Undo()
	g.Undo()
	fail.If(t, !g.Now().Pencil[grid.At(5, 1)].Has(7) || g.Grid() != (Grid{}),
		"one undo does not bring back the digit's marks with the cell")
}

func TestADeductionTakesItsMarksToo(t *testing.T) {
	g := GameFrom(Sheet{Grid: sample(t, 2)})
	g.FillPencil()
	for g.Deduce() {
		now := g.Grid()
		fail.NowIf(t, g.CanFillPencil(), "the marks are not the candidates of\n%s", AppendText(nil, &now))
	}
	solved := g.Grid()
	fail.Unequal(t, solved.Count(), grid.Cells, "the digits deduced")
}

func TestCandidatesAreCrossedOutByHandAndComeBack(t *testing.T) {
	g, at := NewGame(), grid.At(3, 3)
	g.Note(at, 1<<4|1<<7)
	g.Strike(at, 7)
	g.Strike(at, 8) // 8 is not noted
	now := g.Now()
	fail.NowIf(t, now.StruckIn(at) != 1<<7|1<<8 || now.Candidates(at).Has(7) || !now.Candidates(at).Has(4),
		"struck are %b, candidates %b", now.StruckIn(at), now.Candidates(at))
	fail.Unequal(t, g.Sheet().Pencil[at], 1<<4, "the marks that are exported")
	g.Strike(at, 8)
	g.Enter(grid.At(9, 9), 1)
	g.Enter(grid.At(9, 9), 0)
	g.FillPencil()
	now = g.Now()
	fail.If(t, now.StruckIn(at) != 1<<7 || now.Pencil[at].Len() != 9,
		"a digit entered and cleared, struck are %b of %b", now.StruckIn(at), now.Pencil[at])
	g.Note(at, 1<<4)
	now = g.Now()
	fail.If(t, now.Out[at] != 0, "of a mark that is erased %b stays crossed out", now.Out[at])
	g.Undo()
	now = g.Now()
	fail.If(t, now.StruckIn(at) != 1<<7, "undo does not strike it again")
	steps := g.Len()
	g.Enter(grid.At(3, 9), 2)
	g.Strike(at, 2) // the row crosses 2 out
	fail.Unequal(t, g.Len(), steps+1, "what is no candidate is crossed out")
}

func TestAShadeIsAStepThatStaysWithWhatFollows(t *testing.T) {
	g, at := GameFrom(Sheet{Grid: sample(t, 2)}), grid.At(2, 9)
	g.Shade(at, 2)
	g.Deduce()
	g.FillPencil()
	g.Reopen()
	g.Type(grid.At(9, 9), 3)
	g.Begin()
	fail.Unequal(t, g.Now().Shades[at], 2, "the shade")
	g.Shade(at, 1)
	g.Shade(at, 1)
	fail.Unequal(t, g.Now().Shades, (Shades{}), "given again, it stays")
	for g.Undo() {
	}
	fail.Unequal(t, g.Now().Shades, (Shades{}), "it was there at first")
}

func TestAGameBeginsWithASheet(t *testing.T) {
	given := sample(t, 1)
	open, filled := grid.At(9, 9), grid.At(1, 1)
	s := Sheet{Grid: given.WithDigit(filled, 7)}
	s.Entered.Add(filled)
	s.Pencil[open] = 1<<2 | 1<<5
	g := GameFrom(s)
	fail.NowIf(t, g.Len() != 1 || g.Sheet() != s || g.Given() != given || g.Filled().Entered != s.Entered,
		"%d states, the sheet is %+v", g.Len(), g.Sheet())
	g.Enter(filled, 0)
	entered := g.Filled().Entered
	fail.If(t, entered.Len() != 0 || g.Given() != given, "after clearing it, entered are %v", entered)
	g.Enter(filled, 8)
	fail.Unequal(t, g.Filled().Entered, s.Entered, "after entering another digit, entered")
	g.Enter(open, 5)
	got := g.Sheet()
	fail.If(t, got.Pencil != (Pencil{}) || got.Entered.Len() != 2,
		"under a digit the marks are %v, entered are %v", got.Pencil[open], got.Entered)
}

func TestADeducedDigitOfASheetCountsAsEntered(t *testing.T) {
	g := GameFrom(Sheet{Grid: sample(t, 1)})
	fail.NowIf(t, !g.Deduce(), "nothing follows")
	s := g.Sheet()
	again := GameFrom(s).Sheet()
	fail.If(t, s.Entered.Len() != 1 || again != s, "entered are %v, of the sheet that was opened %v", s.Entered,
		again.Entered)
}

// TestWhoPutADigitIsKnown: one of a technique beyond cross-hatching was deduced, too, and one that is entered over it
// is not.
func TestWhoPutADigitIsKnown(t *testing.T) {
	g, a, b := NewGame(), grid.At(2, 2), grid.At(3, 3)
	g.Begin()
	g.Do(OperationAt(a, Inferred, 1<<5))
	g.Do(OperationAt(b, Deduced, 1<<6))
	fail.If(t, g.Filled().Deduced != grid.CellsOf(a, b) || g.Filled().Entered.Len() > 0, "deduced are %v",
		g.Filled().Deduced)
	g.Enter(a, 7)
	fail.If(t, g.Filled().Deduced != grid.CellsOf(b) || g.Filled().Entered != grid.CellsOf(a), "entered are %v",
		g.Filled().Entered)
}

func TestARevealOfSeveralCellsIsInNone(t *testing.T) {
	g, a, b := NewGame(), grid.At(2, 2), grid.At(3, 3)
	g.Begin()
	one := g.Grid().WithDigit(a, 5)
	g.Reveal(&one)
	fail.Unequal(t, g.Now().Cell(), a, "of one the cell")
	three := one.WithDigit(b, 6).WithDigit(grid.At(4, 4), 7)
	g.Reveal(&three)
	fail.If(t, g.Now().Cell() != 0 || g.Now().Cells.Len() != 2, "of two the cell is %v", g.Now().Cell())
}

// TestDigitsBecomeGivenOnlyWhereNoneIs when the givens are to be changed.
func TestDigitsBecomeGivenOnlyWhereNoneIs(t *testing.T) {
	one := GameFrom(Sheet{Grid: Grid{}.WithDigit(grid.At(1, 1), 5)})
	one.Enter(grid.At(2, 2), 6)
	one.Reopen()
	given := one.Given()
	one.Type(grid.At(2, 2), 6) // as it is
	more := one.Given()
	fail.If(t, given.Count() != 1 || more.Count() != 2, "given are %d, then %d", given.Count(), more.Count())
}

func TestOfLinesThatCrossOutTheSameTheRowIsNamed(t *testing.T) {
	g := fail.Must(Parse([]byte(".12......\n3.4...9..\n567......\n" + strings.Repeat(".........\n", 5) +
		".9.......\n")))(t)
	for step := range g.Deductions {
		if step.Digit == 9 && step.Cell == 0 {
			crossings := step.Crossings()
			fail.If(t, len(crossings) != 1 || crossings[0].Line.Kind() != Row, "it is crossed out by %v", crossings)
			return
		}
	}
	t.Error("9 does not follow")
}

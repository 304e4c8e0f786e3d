package session

import (
	"errors"
	"strings"
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/test/fail"
	"ninefold/gui/model/solver"
)

// TestGivenDigitsStay: digits that were read can be typed over only after Reopen; digits that were typed, at any time.
func TestGivenDigitsStay(t *testing.T) {
	g := sudoku.Grid{}.WithDigit(grid.At(1, 1), 5).WithDigit(grid.At(9, 8), 7)
	s := New()
	s.ShowSudoku(g, "")
	u := s.Sudoku
	var given, open grid.Cell
	for c := range grid.Cell(grid.Cells) {
		if g.At(c) != 0 {
			given = c
		} else {
			open = c
		}
	}
	other := rune('0' + g.At(given)%9 + 1)
	u.Select(given)
	for name, try := range map[string]func() error{
		"typed over": func() error { return u.Type(other, given).Err },
		"zero":       func() error { return u.Type('0', given).Err },
		"cleared":    u.ClearCell,
	} {
		var fixed *FixedDigit
		err := try()
		fail.If(t, !errors.As(err, &fixed) || fixed.Cell != given || u.Grid() != g, "%s: %v", name, err)
	}
	u.Select(open)
	typed := u.Type('1', open)
	fail.If(t, typed.Err != nil || !typed.Changed, "an open cell: %+v", typed)
	fail.Unequal(t, u.ClearCell(), nil, "what was typed")
	u.Type('1', open)
	u.ToggleTyping()
	u.Select(given)
	fail.Unequal(t, u.Type(other, given).Err, nil, "where that is chosen")
	u.BeginSolving()
	fail.If(t, !u.Fixed(given) || u.Fixed(open), "what was typed is not given, or what was entered before is")
	s.ShowSudoku(g, "")
	fail.If(t, s.Sudoku.Typing() || !s.Sudoku.Fixed(given), "the next Sudoku's digits can be changed at first")
}

// TestASudokuIsTypedIn cell by cell; its digits are given from Begin on, and each digit is a step.
func TestASudokuIsTypedIn(t *testing.T) {
	s := New()
	s.TypeIn()
	u := s.Sudoku
	for _, r := range "53007" {
		u.Type(r, 0)
	}
	if typed := u.TypeBack(); typed.Cell != grid.At(1, 5) || u.Grid().String()[:9] != "53......." {
		t.Fatalf("%s, the cell is %v", u.Grid(), typed.Cell)
	}
	u.Undo()
	if given := u.Given(); given != u.Grid() || given.Count() != 3 || len(u.Rows()) != 1 || !u.Typing() {
		t.Fatalf("%s is typed, %d rows", u.Grid(), len(u.Rows()))
	}
	u.BeginSolving()
	open := grid.At(9, 9)
	u.Select(open)
	u.Type('1', 0)
	if given := u.Given(); given.Count() != 3 || !u.Fixed(0) || u.Fixed(open) || u.Filled().Entered.Len() != 1 {
		t.Errorf("of %s is given %d", u.Grid(), given.Count())
	}
	again, err := readSudoku(u.Kept())
	fail.NowIf(t, err != nil || again.Given() != u.Given() || again.Filled().Entered != u.Filled().Entered,
		"it is kept as %v, %v", again, err)
	u.ToggleTyping()
	given := u.Given()
	fail.If(t, given.Count() != 3 || !u.Typing(), "what was entered becomes given")
	u.Undo()
	u.Undo()
	u.Undo()
	fail.Unless(t, u.Typing(), "Begin cannot be undone")
	u.ClearTyped()
	fail.If(t, u.Grid().String() != strings.Repeat(".", 81), "something is left")
	u.Select(open)
	u.Type('1', 0) // in the last cell
	u.Select(1)
	fail.Unequal(t, u.TypeBack().Cell, 0, "from the second cell it goes back to")
	u.Select(open)
	fail.Unequal(t, u.TypeBack().Cell, open, "from the last cell, which is filled, it goes to")
	fail.Unequal(t, u.TypeBack().Cell, open-1, "from the last cell, which is empty, it goes back to")
}

// TestWhatWasEnteredInAnEmptyGridCanBecomeGiven by changing the givens.
func TestWhatWasEnteredInAnEmptyGridCanBecomeGiven(t *testing.T) {
	u := New().Sudoku
	u.Enter(0, 5)
	u.Enter(80, 7)
	u.ToggleTyping()
	u.BeginSolving()
	fail.If(t, !u.Fixed(0) || !u.Fixed(80) || u.Filled().Entered.Len() != 0, "it is not given")
}

// TestRewindGoesToTheDigitsThatWereTypedIn and no further: only Undo reverts Begin.
func TestRewindGoesToTheDigitsThatWereTypedIn(t *testing.T) {
	s := New()
	s.TypeIn()
	u := s.Sudoku
	u.Type('5', 0)
	u.BeginSolving()
	given := u.Current()
	u.Enter(40, 3)
	u.Enter(41, 4)
	u.Rewind()
	fail.If(t, u.Current() != given, "it shows step %d, want %d", u.Current(), given)
	u.Rewind()
	fail.If(t, u.CanRewind() || u.Current() != given, "from there it goes back to step %d", u.Current())
}

func TestPencilMarks(t *testing.T) {
	u, at := New().Sudoku, grid.At(4, 7)
	typed := func(digits string) {
		for _, digit := range digits {
			u.Type(digit, 0)
		}
	}
	u.Toggle(NoteMarks)
	u.Select(at)
	typed("2525") // the last two remove the first two
	typed("58")
	d := u.Diagram()
	cell := d.Cells[at]
	fail.If(t, cell.Pencil != 1<<5|1<<8 || cell.Digit != 0, "the cell shows %b", cell.Pencil)
	last := u.Rows()[len(u.Rows())-1]
	fail.If(t, last.Kind != StepPencilled || last.Pencil != 1<<5|1<<8, "the last row is %+v", last)
	fail.Lacks(t, string(u.PencilText()), " 58 ", "copied")
	u.Toggle(NoteMarks)
	typed("3") // the digit hides the marks
	d = u.Diagram()
	fail.If(t, d.Cells[at].Pencil != 0 || d.Cells[at].Digit != 3, "marks show under a digit")
	u.ClearCell()
	fail.If(t, u.Diagram().Cells[at].Pencil != 1<<5|1<<8 || !u.CanClear(), "the marks do not come back")
	u.ClearCell()
	fail.If(t, u.CanClear() || u.Now().Pencil[at] != 0, "clearing an open cell leaves its marks")
	u.Undo()
	fail.If(t, u.Now().Pencil[at] == 0, "undo does not bring the marks back")
}

func TestAPickedDigitBecomesAPencilMark(t *testing.T) {
	u := New().Sudoku
	u.Toggle(NoteMarks)
	u.Pick(6)
	at := grid.At(1, 1)
	u.Tap(at)
	fail.If(t, u.Now().Pencil[at] != 1<<6 || u.Grid() != New().Sudoku.Grid(), "marks %b", u.Now().Pencil[at])
	u.Tap(at)
	fail.If(t, u.Now().Pencil[at] != 0, "a second click does not take the mark away")
}

func TestPencilMarksThatWereFilledComeBack(t *testing.T) {
	s := importing(t, "crosshatch-2.in")
	u := s.Sudoku
	u.Advance()
	u.FillPencil()
	last := u.Rows()[len(u.Rows())-1]
	fail.If(t, last.Kind != StepFilled || last.Number != 0, "the last row is %+v", last)
	filled := u.Now().Pencil
	u.Advance()
	again := restarted(t, s)
	again.Board().Undo()
	marks := again.Sudoku.Now().Pencil
	fail.If(t, marks != filled || filled == u.Now().Pencil, "a deduction taken back, the marks are %v", marks)
	again.Board().Undo()
	fail.If(t, again.Sudoku.Now().Pencil != New().Sudoku.Now().Pencil, "marks are left")
}

func TestADigitIsReplacedAndClearedByClicks(t *testing.T) {
	typing, at := New(), grid.At(4, 4)
	typing.TypeIn()
	for name, u := range map[string]*Sudoku{
		"begun": New().Sudoku, "typed in": typing.Sudoku, "imported": importing(t, "crosshatch-1.in").Sudoku,
	} {
		for _, digit := range [...]int{3, 8} {
			u.Pick(digit)
			u.Tap(at)
			u.Tap(at)
			g := u.Grid()
			fail.NowIf(t, g.At(at) != digit, "%s: %d picked, the cell holds %d", name, digit, g.At(at))
		}
		fail.NowIf(t, !u.CanClear(), "%s: the eraser does nothing", name)
		u.ClearCell()
		g := u.Grid()
		fail.If(t, g.At(at) != 0, "%s: erased, the cell holds %d", name, g.At(at))
	}
}

func TestAClickReplacesNoGivenDigit(t *testing.T) {
	u := importing(t, "crosshatch-1.in").Sudoku
	before, at := u.Grid(), grid.At(1, 3)
	u.Pick(8)
	u.Tap(at)
	u.Tap(at)
	fail.Unequal(t, u.Grid(), before, "a given digit is replaced")
}

func TestCheckNamesWhatWasCrossedOutWrongly(t *testing.T) {
	u := importing(t, "crosshatch-2.in").Sudoku
	solution, _ := u.Grid().Solve()
	u.Toggle(StrikeOut)
	at, right := grid.Cell(0), 0
	for c, candidates := range u.Now().Grid.EmptyCells() {
		u.Select(c)
		for digit := range candidates.All() {
			if digit != solution.At(c) {
				u.Type('0'+rune(digit), 0)
			}
		}
		at, right = c, solution.At(c)
	}
	check := solver.Checking(u.Game)(t.Context())
	fail.If(t, check.Outcome != solver.Right, "what is crossed out rightly is blamed: %+v", check)
	u.Type('0'+rune(right), 0)
	check = solver.Checking(u.Game)(t.Context())
	fail.If(t, check.Outcome != solver.Struck || len(check.Wrong) != 1 || check.Wrong[0] != (solver.Digit{Cell: at,
		Digit: right}),
		"%+v, want %d in cell %d", check, right, at)
	fail.Unequal(t, len(check.StillWrong(u.Game)), 1, "still crossed out are")
	u.Type('0'+rune(right), 0)
	fail.Unequal(t, len(check.StillWrong(u.Game)), 0, "a candidate again, still crossed out are")
}

// TestADigitIsStillWrongAsLongAsWhatExcludesItStands: where the givens allow several solutions, other digits do too.
func TestADigitIsStillWrongAsLongAsWhatExcludesItStands(t *testing.T) {
	s := New()
	s.ShowSudoku(sudoku.Grid{}.WithDigit(grid.At(9, 9), 5), "")
	u := s.Sudoku
	first, second := grid.At(1, 1), grid.At(1, 2)
	u.Enter(first, 7)
	u.Enter(second, 7)
	check := solver.Checking(u.Game)(t.Context())
	fail.NowIf(t, len(check.Wrong) != 1, "one of two sevens is wrong: %+v", check)
	wrong, other := check.Wrong[0].Cell, first
	if wrong == first {
		other = second
	}
	u.Enter(grid.At(5, 5), 1)
	fail.Unequal(t, len(check.StillWrong(u.Game)), 1, "with another digit, still wrong are")
	u.Enter(other, 8)
	fail.Unequal(t, len(check.StillWrong(u.Game)), 0, "without the other seven, still wrong are")
	u.Undo()
	u.ToggleTyping()
	u.Select(grid.At(9, 1))
	u.Type('2', 0)
	fail.Unequal(t, len(check.StillWrong(u.Game)), 0, "with another given digit, still wrong are")
}

package session

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

func TestPencilMarks(t *testing.T) {
	s := New()
	s.Show(CrossHatching)
	u := s.Sudoku
	at := grid.At(4, 7)
	typed := func(digits string) {
		for _, digit := range digits {
			u.Type(digit, 0)
		}
	}
	ToggleNoting(u)
	u.Select(at)
	typed("2525") // the last two remove the first two
	typed("58")
	d := u.Diagram()
	cell := d.Cells[at]
	fail.If(t, cell.Pencil != 1<<5|1<<8 || cell.Digit != 0, "the cell shows %b", cell.Pencil)
	if rows := u.Rows(); rows[len(rows)-1].Kind != StepPencilled || rows[len(rows)-1].Pencil != 1<<5|1<<8 {
		t.Errorf("the last row is %+v", rows[len(rows)-1])
	}
	fail.Lacks(t, string(PencilText(u)), " 58 ", "copied")
	ToggleNoting(u)
	typed("3") // the digit hides the marks
	d = u.Diagram()
	fail.If(t, d.Cells[at].Pencil != 0 || d.Cells[at].Digit != 3, "marks show under a digit")
	u.ClearCell()
	d = u.Diagram()
	fail.If(t, d.Cells[at].Pencil != 1<<5|1<<8 || !u.CanClear(), "the marks do not come back")
	u.ClearCell()
	fail.If(t, u.CanClear() || u.Now().Pencil[at] != 0, "clearing an open cell leaves its marks")
	u.Undo()
	fail.If(t, u.Now().Pencil[at] == 0, "undo does not bring the marks back")
}

func TestAPickedDigitBecomesAPencilMark(t *testing.T) {
	u := New().Sudoku
	ToggleNoting(u)
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
	if rows := u.Rows(); rows[len(rows)-1].Kind != StepFilled || rows[len(rows)-1].Number != 0 {
		t.Errorf("the last row is %+v", rows[len(rows)-1])
	}
	filled := u.Now().Pencil
	u.Advance()
	again := restarted(t, s)
	if again.Undo(); again.Sudoku.Now().Pencil != filled || filled == u.Now().Pencil {
		t.Errorf("a deduction taken back, the marks are %v", again.Sudoku.Now().Pencil)
	}
	again.Undo()
	fail.If(t, again.Sudoku.Now().Pencil != New().Sudoku.Now().Pencil, "marks are left")
}

func TestChangesOfTheMarksOfOneCellAreOneRow(t *testing.T) {
	s := New()
	s.Show(CrossHatching)
	u := s.Sudoku
	ToggleNoting(u)
	u.Select(grid.At(1, 1))
	u.Type('2', 0)
	u.Type('5', 0)
	ToggleStriking(u)
	u.Type('5', 0)
	u.Select(grid.At(1, 2))
	u.Type('7', 0)
	rows := u.Rows()
	fail.NowIf(t, len(rows) != 3 || rows[1].Kind != StepStruck || rows[1].Pencil != 1<<5 ||
		rows[2].Cell != grid.At(1, 2), "%+v", rows)
	u.Undo()
	u.Undo()
	u.Undo() // between changes of the first cell
	rows = u.Rows()
	fail.If(t, len(rows) != 3 || rows[1].ID != u.Current(), "shown is %d of %+v", u.Current(), rows)
}

func TestWhatIsCrossedOutAndColouredIsKept(t *testing.T) {
	s := importing(t, "crosshatch-1.in")
	u := s.Sudoku
	ToggleStriking(u)
	at := grid.At(4, 4)
	u.Select(at)
	u.Type('5', 0)
	u.Type('2', 0)
	u.Type('2', 0)
	Shade(u, 1)
	fail.If(t, !HasShade(u, 1) || HasShade(u, 2), "the cell has another shade")
	again := restarted(t, s).Sudoku
	fail.If(t, again.Now() != u.Now() || again.Diagram().Cells[at].Shade != 1 ||
		again.Diagram().Cells[at].Struck != 1<<5, "kept is %+v", again.Diagram().Cells[at])
	for again.Undo() {
	}
	cell := again.Diagram().Cells[at]
	fail.If(t, cell.Shade != 0 || cell.Pencil != 0, "all taken back it shows %+v", cell)
}

func TestADigitIsReplacedAndClearedByClicks(t *testing.T) {
	s := importing(t, "crosshatch-1.in")
	at := grid.At(4, 4)
	for name, u := range map[string]*Sudoku{"typed in": New().Sudoku, "imported": s.Sudoku} {
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
	g := u.Grid()
	ToggleStriking(u)
	at, right := grid.Cell(0), 0
	for c, candidates := range g.EmptyCells() {
		u.Select(c)
		for digit := range candidates.All() {
			if digit != solution.At(c) {
				u.Type('0'+rune(digit), 0)
			}
		}
		at, right = c, solution.At(c)
	}
	check := u.Checking()(t.Context())
	fail.If(t, check.Verdict != CheckRight, "what is crossed out rightly is blamed: %+v", check)
	u.Type('0'+rune(right), 0)
	check = u.Checking()(t.Context())
	fail.If(t, check.Verdict != CheckStruck || len(check.Wrong) != 1 || check.Wrong[0] != (WrongDigit{at, right}),
		"%+v, want %d in cell %d", check, right, at)
}

package session

import (
	"errors"
	"strings"
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
	"ninefold/engine/test/fail"
)

// TestGivenDigitsStay: digits that were read can be typed over only after Reopen; digits that were typed, at any time.
func TestGivenDigitsStay(t *testing.T) {
	g := crosshatch.Grid{}.WithDigit(grid.At(1, 1), 5).WithDigit(grid.At(9, 8), 7)
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
	ToggleTyping(u)
	u.Select(given)
	fail.Unequal(t, u.Type(other, given).Err, nil, "where that is chosen")
	BeginSolving(u)
	fail.If(t, !Fixed(u, given) || Fixed(u, open), "what was typed is not given, or what was entered before is")
	s.ShowSudoku(g, "")
	fail.If(t, Typing(s.Sudoku) || !Fixed(s.Sudoku, given), "the next Sudoku's digits can be changed at first")
}

// TestASudokuIsTypedIn cell by cell; its digits are given from Begin on, and each digit is a step.
func TestASudokuIsTypedIn(t *testing.T) {
	s := New()
	s.TypeIn()
	u := s.Sudoku
	for _, r := range "53007" {
		u.Type(r, 0)
	}
	if typed := TypeBack(u); typed.Cell != grid.At(1, 5) || string(u.Line81()[:9]) != "53......." {
		t.Fatalf("%s, the cell is %v", u.Line81(), typed.Cell)
	}
	u.Undo()
	if given := u.Given(); given != u.Grid() || given.Count() != 3 || len(u.Rows()) != 1 || !Typing(u) {
		t.Fatalf("%s is typed, %d rows", u.Line81(), len(u.Rows()))
	}
	BeginSolving(u)
	open := grid.At(9, 9)
	u.Select(open)
	u.Type('1', 0)
	if given := u.Given(); given.Count() != 3 || !Fixed(u, 0) || Fixed(u, open) || u.EnteredCells().Len() != 1 {
		t.Errorf("of %s is given %d", u.Line81(), given.Count())
	}
	again, err := readSudoku(u.Kept())
	fail.NowIf(t, err != nil || again.Given() != u.Given() || again.EnteredCells() != u.EnteredCells(),
		"it is kept as %v, %v", again, err)
	ToggleTyping(u)
	given := u.Given()
	fail.If(t, given.Count() != 3 || !Typing(u), "what was entered becomes given")
	u.Undo()
	u.Undo()
	u.Undo()
	fail.Unless(t, Typing(u), "Begin cannot be undone")
	ClearTyped(u)
	fail.If(t, string(u.Line81()) != strings.Repeat(".", 81), "something is left")
}

// TestWhatWasEnteredInAnEmptyGridCanBecomeGiven by changing the givens.
func TestWhatWasEnteredInAnEmptyGridCanBecomeGiven(t *testing.T) {
	u := New().Sudoku
	u.Enter(0, 5)
	u.Enter(80, 7)
	ToggleTyping(u)
	BeginSolving(u)
	fail.If(t, !Fixed(u, 0) || !Fixed(u, 80) || u.EnteredCells().Len() != 0, "it is not given")
}

// TestRewindGoesToTheDigitsThatWereTypedIn and no further: only Undo reverts Begin.
func TestRewindGoesToTheDigitsThatWereTypedIn(t *testing.T) {
	s := New()
	s.TypeIn()
	u := s.Sudoku
	u.Type('5', 0)
	BeginSolving(u)
	given := u.Current()
	u.Enter(40, 3)
	u.Enter(41, 4)
	u.Rewind()
	fail.If(t, u.Current() != given, "it shows step %d, want %d", u.Current(), given)
	u.Rewind()
	fail.If(t, u.CanRewind() || u.Current() != given, "from there it goes back to step %d", u.Current())
}

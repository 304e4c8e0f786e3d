package session

import (
	"errors"
	"testing"

	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// TestGivenDigitsStay: what was read is typed over only once that is chosen; what was typed can be at any time.
func TestGivenDigitsStay(t *testing.T) {
	g := crosshatch.Grid{}.With(grid.At(1, 1), 5).With(grid.At(9, 8), 7)
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
		if err := try(); !errors.As(err, &fixed) || fixed.Cell != given || u.Grid() != g {
			t.Errorf("%s: %v", name, err)
		}
	}
	u.Select(open)
	if typed := u.Type('1', open); typed.Err != nil || !typed.Changed {
		t.Errorf("an open cell: %+v", typed)
	}
	if err := u.ClearCell(); err != nil {
		t.Errorf("what was typed: %v", err)
	}
	ToggleLock(u)
	u.Select(given)
	if typed := u.Type(other, given); typed.Err != nil {
		t.Errorf("where that is chosen: %v", typed.Err)
	}
	if ToggleLock(u); Fixed(u, given) {
		t.Error("a digit that was typed over a given one is given")
	}
	if s.ShowSudoku(g, ""); Unlocked(s.Sudoku) || !Fixed(s.Sudoku, given) {
		t.Error("the next Sudoku's digits can be changed at first")
	}
}

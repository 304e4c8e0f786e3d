package grid

import (
	"testing"

	"ninefold/engine/test/fail"
)

func TestEveryCellIsWhereItsBoxSaysItIs(t *testing.T) {
	seen := map[Cell]bool{}
	for b := Box(0); b < Boxes; b++ {
		for place := range 9 {
			c := b.Cell(place)
			fail.If(t, c.Box() != b || c.Place() != place,
				"box %d place %d is cell %d, which says box %d place %d", b, place, c, c.Box(), c.Place())
			fail.If(t, At(c.Row(), c.Col()) != c,
				"cell %d says row %d column %d, which is cell %d", c, c.Row(), c.Col(), At(c.Row(), c.Col()))
			seen[c] = true
		}
	}
	fail.If(t, len(seen) != Cells, "the boxes cover %d cells, want %d", len(seen), Cells)
}

func TestCornersAndCentre(t *testing.T) {
	for _, tc := range []struct {
		row, col int
		box      Box
		place    int
	}{{1, 1, 0, 0}, {1, 9, 2, 2}, {9, 1, 6, 6}, {9, 9, 8, 8}, {5, 5, 4, 4}, {6, 4, 4, 6}, {7, 4, 7, 0}} {
		c := At(tc.row, tc.col)
		fail.If(t, c.Box() != tc.box || c.Place() != tc.place,
			"row %d column %d: box %d place %d, want box %d place %d", tc.row, tc.col, c.Box(), c.Place(), tc.box,
			tc.place)
	}
}

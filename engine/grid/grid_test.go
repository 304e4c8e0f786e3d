package grid

import "testing"

func TestEveryCellIsWhereItsBoxSaysItIs(t *testing.T) {
	seen := map[Cell]bool{}
	for b := Box(0); b < Boxes; b++ {
		for place := range 9 {
			c := b.Cell(place)
			if c.Box() != b || c.Place() != place {
				t.Errorf("box %d place %d is cell %d, which says box %d place %d", b, place, c, c.Box(), c.Place())
			}
			if At(c.Row(), c.Col()) != c {
				t.Errorf("cell %d says row %d column %d, which is cell %d", c, c.Row(), c.Col(), At(c.Row(), c.Col()))
			}
			seen[c] = true
		}
	}
	if len(seen) != Cells {
		t.Errorf("the boxes cover %d cells, want %d", len(seen), Cells)
	}
}

func TestCornersAndCentre(t *testing.T) {
	for _, tc := range []struct {
		row, col int
		box      Box
		place    int
	}{{1, 1, 0, 0}, {1, 9, 2, 2}, {9, 1, 6, 6}, {9, 9, 8, 8}, {5, 5, 4, 4}, {6, 4, 4, 6}, {7, 4, 7, 0}} {
		c := At(tc.row, tc.col)
		if c.Box() != tc.box || c.Place() != tc.place {
			t.Errorf("row %d column %d: box %d place %d, want box %d place %d",
				tc.row, tc.col, c.Box(), c.Place(), tc.box, tc.place)
		}
	}
}

package grid

import (
	"slices"
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

// A set has the same members in both orders, whichever places of a box it is made of.
func TestACellSetAndThePlacesOfABox(t *testing.T) {
	for b := range Box(Boxes) {
		for places := range AllPlaces + 1 {
			cells := places.Cells(b)
			fail.Differ(t, slices.Collect(cells.All()), slices.Collect(cells.ByBox()), "in order, and by box")
			fail.NowIf(t, cells.In(b) != places || cells.Len() != places.Len(), "places %b of box %d: %v",
				places, b, cells)
			var byBox []Cell
			for i := range places.All() {
				byBox = append(byBox, b.Cell(i))
				fail.NowIf(t, !cells.Has(b.Cell(i)), "place %d of box %d is missing", i, b)
			}
			fail.Differ(t, slices.Collect(cells.ByBox()), byBox, "places %b of box %d, by box", places, b)
		}
	}
	all := slices.Collect(AllCells.All())
	fail.NowIf(t, len(all) != Cells || !slices.IsSorted(all), "all are %v", all)
	fail.Unequal(t, len(slices.Collect(AllCells.ByBox())), Cells, "all by box")
	c, only := CellsOf(At(9, 9)).Only()
	fail.NowIf(t, c != At(9, 9) || !only, "the only one is %v, %v", c, only)
	_, only = AllCells.Only()
	fail.NowIf(t, only, "of 81 there is an only one")
}

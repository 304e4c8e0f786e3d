package drawing

import (
	"testing"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/test/fail"
)

// TestTheWinnersLineGoesThroughItsThreeBoxes: two lines at once are both drawn; three boxes that are no line are not.
func TestTheWinnersLineGoesThroughItsThreeBoxes(t *testing.T) {
	for name, test := range map[string]struct {
		boxes []grid.Box
		lines int
	}{
		"a row": {[]grid.Box{3, 4, 5}, 1}, "a column": {[]grid.Box{1, 4, 7}, 1}, "rising": {[]grid.Box{2, 4, 6}, 1},
		"two": {[]grid.Box{0, 1, 2, 4, 8}, 2}, "no line": {[]grid.Box{0, 1, 5}, 0},
	} {
		for owner, colour := range map[diagram.Symbol]Colour{diagram.Cross: X, diagram.Ring: O} {
			d := diagram.Diagram{}
			for _, i := range test.boxes {
				d.Boxes[i] = diagram.Box{Owner: owner, InLine: true, Closed: true}
			}
			long := 0
			for _, s := range shapesOf(&d, nil) {
				if s.Form == Stroke && max(s.W, -s.W, s.H) > 2*layout.Box {
					long++
					fail.If(t, !s.IsMark() || s.Ink.Colour != colour, "%s has the ink %+v", name, s.Ink)
					fail.If(t, min(s.X, s.X+s.W) < layout.X || max(s.Y, s.Y+s.H) > layout.Y+layout.Side,
						"%s leaves the board: %+v", name, s)
				}
			}
			fail.Unequal(t, long, test.lines, "lines for %s", name)
		}
	}
}

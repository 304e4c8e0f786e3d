package diagram

import "ninefold/engine/grid"

// Box is what one box shows besides its cells.
type Box struct {
	Framed    bool   // a thick frame: here the next move must be made
	Owner     Symbol // a large mark behind the cells; Blank for none
	Contested bool   // a question mark behind the cells
	InLine    bool   // a double frame: one of three in a row that have won
}

// lines are the eight lines of three boxes.
var lines = [...][3]grid.Box{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}

// WonLines is the lines of three boxes that have won: those of one owner that are all InLine. A stroke goes through each.
func (d *Diagram) WonLines() [][3]grid.Box {
	var won [][3]grid.Box
	for _, line := range lines {
		a, b, c := &d.Boxes[line[0]], &d.Boxes[line[1]], &d.Boxes[line[2]]
		if a.InLine && b.InLine && c.InLine && a.Owner == b.Owner && b.Owner == c.Owner {
			won = append(won, line)
		}
	}
	return won
}

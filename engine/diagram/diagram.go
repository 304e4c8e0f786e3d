// Package diagram is what a board shows, as plain data without colour or size, made from a position of tictactoe or a
// grid of crosshatch. The window and the pictures draw the same diagram. Each thing it can show has a shape of its own,
// so that whoever draws it need not rely on colour.
package diagram

import "ninefold/engine/grid"

// Diagram is all that a board shows. It is a value; == compares it. The zero Diagram is a blank board.
type Diagram struct {
	Cells   [grid.Cells]Cell
	Boxes   [grid.Boxes]Box
	Whole   bool   // a frame round the whole board: anything may be played, or all is filled as it should be
	Preview Symbol // what a playable cell shows while the pointer or the cursor is on it
	Alert   Area   // in a red frame: something is wrong in here
}

// Plain is the diagram without what is shown to help: what may be played, and what is crossed out and counted. What
// stands on the board, the last move and what is wrong stay.
func (d Diagram) Plain() Diagram {
	d.Whole = false
	for i := range d.Cells {
		c := &d.Cells[i]
		c.Playable, c.Marked, c.Hatch, c.Strong, c.Corner = false, false, 0, 0, ""
		c.Best, c.Ghost, c.Order, c.Pencil = false, Blank, 0, 0
	}
	for i := range d.Boxes {
		d.Boxes[i].Framed = false
	}
	return d
}

// AppendText appends the diagram in characters and returns the extended buffer: nine rows of x, o, digits, ! where it
// may be played, and . for other empty cells, in groups of three as the judge's texts have them.
func (d *Diagram) AppendText(dst []byte) []byte {
	for c := range grid.Cell(grid.Cells) {
		dst = append(dst, d.Cells[c].letter())
		switch {
		case c.Col() == 9:
			dst = append(dst, '\n')
			if c.Row() == 3 || c.Row() == 6 {
				dst = append(dst, '\n')
			}
		case c.Col()%3 == 0:
			dst = append(dst, ' ')
		}
	}
	return dst
}

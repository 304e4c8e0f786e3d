// Package diagram is what a board shows, as plain data without colour or size, made from a position of tictactoe or a
// grid of crosshatch. The window and the pictures draw the same diagram. Each thing it can show has a shape of its own,
// so that whoever draws it need not rely on colour.
package diagram

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// Diagram is everything that a board shows. It is a value that == compares. The zero Diagram is a blank board.
type Diagram struct {
	Cells   [grid.Cells]Cell
	Boxes   [grid.Boxes]Box
	Lines   crosshatch.Houses // rows and columns in a thick frame: a deduction is about them
	Whole   bool              // a frame round the whole board: anything may be played, or all is filled as it should be
	Preview Symbol            // what a playable cell shows while the pointer or the cursor is on it
	Alert   Area              // in a red frame: something is wrong in here
}

// Plain returns the diagram without help: legal moves, crossed-out cells and counts. Marks, digits, the last move and
// alerts stay.
func (d Diagram) Plain() Diagram {
	d.Whole, d.Lines = false, 0
	for i := range d.Cells {
		c := &d.Cells[i]
		c.Playable, c.Marked, c.Hatch, c.Strong, c.Corner = false, false, 0, 0, ""
		c.Best, c.Ghost, c.Order, c.Pencil = false, Blank, 0, 0
		c.Key, c.Out, c.Struck, c.Shade = 0, 0, 0, 0
	}
	for i := range d.Boxes {
		d.Boxes[i].Framed = false
	}
	return d
}

// AppendText appends the diagram in characters and returns the extended buffer: nine rows of x, o, digits, ! for a
// playable cell and . for another empty one, in groups of three as in the judge's texts.
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

package diagram

import (
	"ninefold/engine/crosshatch"
	"ninefold/engine/grid"
)

// Cell is what one cell shows.
type Cell struct {
	Symbol   Symbol
	Digit    int               // 1..9, with the symbols Given and Deduced, in the cell or as its preview
	Playable bool              // a tint and a dot
	Edits    bool              // a click makes Becomes of Symbol, which shows while the pointer or the cursor is here
	Becomes  Symbol            // meaningful with Edits only
	Last     bool              // an outline
	Selected bool              // the frame of the keyboard's cursor, wherever the pointer is
	Marked   bool              // a ring round the symbol: it is what is spoken of
	Best     bool              // brackets in the corners: the best there is to play
	Ghost    Symbol            // faint in an empty cell: a move that is proposed
	Order    int               // which move of a line the ghost is, 1 for the first; 0 for none
	Points   bool              // while the pointer or the cursor is here, the box PointsTo is outlined
	PointsTo grid.Box          // meaningful with Points only
	Alert    bool              // a red frame with a wedge in the corner: something is wrong here
	Hatch    Hatch             // lines across the ground
	Strong   Hatch             // one heavy line across the ground
	Note     string            // a few characters at the foot of the cell
	Sign     Sign              // a shape before the note
	Corner   string            // a small figure in the lower right corner
	Pencil   crosshatch.Digits // small in an empty cell, each at its place in three rows of three
	Label    string            // the cell in words, for a screen reader; this package leaves it empty
}

// letter is the cell as one character of AppendText.
func (c *Cell) letter() byte {
	switch {
	case c.Symbol == Cross:
		return 'x'
	case c.Symbol == Ring:
		return 'o'
	case c.Symbol != Blank:
		return '0' + byte(c.Digit)
	case c.Playable:
		return '!'
	}
	return '.'
}

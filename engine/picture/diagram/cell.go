package diagram

import (
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
)

// Cell holds all that the board shows in a cell.
type Cell struct {
	Symbol   Symbol
	Digit    int          // 1..9, used if Symbol, or Becomes while it is shown, is a digit
	Playable bool         // a move may be made here: a dot
	Edits    bool         // a click changes Symbol to Becomes, which is shown while the cell is pointed at
	Becomes  Symbol       // used with Edits only
	Last     bool         // the last move was made here: a tint
	Selected bool         // the keyboard's cursor is here: a frame, wherever the pointer is
	Marked   bool         // the words beside the board are about this cell: a ring around the symbol
	Best     bool         // this is the best move: a dashed box, and the note in bold
	Ghost    Symbol       // a proposed move, drawn faintly in an empty cell
	Order    int          // the number of the ghost's move in its line, from 1; 0 for none
	Points   bool         // the box PointsTo is outlined while the pointer or the cursor is here
	PointsTo grid.Box     // used with Points only
	Alert    bool         // something is wrong here: a red frame with a wedge in the corner
	Lacking  bool         // an answer lacks a mark here: a ring of dots
	Hatch    Hatch        // fine lines across the cell, one for each direction
	Strong   Hatch        // heavy lines in place of the fine ones
	Note     string       // a few characters in an empty cell, or at the foot of a filled one
	Corner   string       // a small figure on a ground of its own in the lower right corner
	Pencil   grid.Digits  // pencil marks: small digits in an empty cell, each at its place in three rows of three
	Key      grid.Digits  // pencil marks from which a deduction follows: bold
	Out      grid.Digits  // pencil marks that the deduction crosses out: with a stroke through each
	Struck   grid.Digits  // pencil marks crossed out before: with a faint stroke
	Round    grid.Digits  // pencil marks of one colour of a chain: in a ring
	Square   grid.Digits  // pencil marks of the other colour: in a frame
	Link     grid.Digits  // pencil marks joined to those of LinkTo: a line
	LinkTo   grid.Cell    // used with Link only
	Weak     bool         // the link is weak: a dashed line; used with Link only
	Number   int          // the place in a chain or a trial, from 1: a figure on a ground of its own; 0 for none
	Shade    sudoku.Shade // the user's shade: a ground and a bar at an edge
	Label    string       // the cell in words for a screen reader; this package leaves it empty
}

// letter returns the character of the cell in AppendText.
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

package gui

import "ninefold/engine/grid"

// BoardView is all that the board draws, as plain data. Everything in it is told in shape as well as in colour.
type BoardView struct {
	Cells   [grid.Cells]CellView
	Boxes   [grid.Boxes]BoxView
	Whole   bool   // a frame round the whole board: anything may be played
	Preview Symbol // what a playable cell shows while the pointer or the cursor is on it
	Alert   Area   // in a red frame: something is wrong in here
}

// Area is a rectangle of cells, from the top left one to the bottom right one; none unless Shown.
type Area struct {
	From, To grid.Cell
	Shown    bool
}

// CellView is one cell.
type CellView struct {
	Symbol   Symbol
	Digit    int      // 1..9, with the symbols Given and Placed, in the cell or as its preview
	Playable bool     // a tint and a dot
	Edits    bool     // a click makes Becomes of Symbol, which shows while the pointer or the cursor is here
	Becomes  Symbol   // meaningful with Edits only
	Last     bool     // an outline
	Selected bool     // the frame of the keyboard's cursor, wherever the pointer is
	Marked   bool     // a ring round the symbol: it is what is spoken of
	Points   bool     // while the pointer or the cursor is here, the box PointsTo is outlined
	PointsTo grid.Box // meaningful with Points only
	Alert    bool     // a red frame with a wedge in the corner: something is wrong here
	Hatch    Hatch    // lines across the ground
	Strong   Hatch    // one heavy line across the ground
	Note     string   // a few characters at the foot of the cell
	Sign     Sign     // a shape before the note
	Corner   string   // a small figure in the lower right corner
	Label    string   // the cell in words, for a screen reader
}

// Symbol is what stands in a cell.
type Symbol uint8

// The symbols.
const (
	Blank Symbol = iota
	Cross
	Ring
	Given  // a digit of the puzzle
	Placed // a digit that was deduced
)

// Hatch is a set of directions in which lines cross a cell out.
type Hatch uint8

// The directions.
const (
	Across Hatch = 1 << iota // by its row
	Down                     // by its column
	Slant                    // by its box
)

// Sign is a small shape that says how a value is meant.
type Sign uint8

// The signs.
const (
	NoSign Sign = iota
	Winning
	Even
	Losing
)

// BoxView is one box.
type BoxView struct {
	Framed    bool   // a thick frame: here the next move must be made
	Owner     Symbol // a large mark behind the cells
	Contested bool   // a question mark behind the cells
	InLine    bool   // one of three in a row that have won: a frame, and a stroke through those with the same owner
}

// Package picture draws the nine-board on paper: as SVG, and as PNG. It is given plain data and makes one list of shapes
// of it, which both formats write, so they cannot disagree. It knows no rules and needs no display.
package picture

import "ninefold/engine/grid"

// Board is all that a picture shows. Each thing it can show has a shape of its own, so that all of them are told apart
// where there are no colours.
type Board struct {
	Cells   [grid.Cells]Cell
	Boxes   [grid.Boxes]Box
	Whole   bool // a frame round the whole board: anything may be played
	Alert   Area // in a red frame with a wedge in each corner: something is wrong in here
	Palette Palette
	// Font is one in the OpenType format for those characters of notes that Go's own font, which has Latin, Greek and
	// Cyrillic ones, lacks; nil for none.
	Font []byte
}

// Area is a rectangle of cells, from the top left one to the bottom right one; none unless Shown.
type Area struct {
	From, To grid.Cell
	Shown    bool
}

// Cell is one cell.
type Cell struct {
	Symbol   Symbol
	Digit    int    // 1..9; meaningful with Given and Placed only
	Playable bool   // a tint and a dot
	Last     bool   // an outline
	Marked   bool   // a ring round the symbol
	Alert    bool   // a red frame with a wedge in the corner
	Hatch    Hatch  // lines across the ground
	Strong   Hatch  // one heavy line across the ground
	Sign     Sign   // a shape before the note
	Note     string // a few characters at the foot of the cell
	Corner   string // a small figure in the lower right corner
}

// Symbol is what stands in a cell.
type Symbol uint8

// The symbols.
const (
	Blank Symbol = iota
	Cross
	Ring
	Given  // an upright digit
	Placed // a slanted digit
)

// Hatch is a set of directions in which lines cross a cell.
type Hatch uint8

// The directions.
const (
	Across Hatch = 1 << iota
	Down
	Slant
)

// Sign is a small shape.
type Sign uint8

// The signs.
const (
	NoSign  Sign = iota
	Winning      // a triangle that points up
	Even         // a square
	Losing       // a triangle that points down
)

// Box is one box.
type Box struct {
	Framed    bool   // a thick frame
	Owner     Symbol // a large mark behind the cells, and a stroke through three in a row with the same
	Contested bool   // a question mark behind the cells
	InLine    bool   // a double frame: one of three in a row that have won
}

// Plain is the board without what is drawn to help: what may be played, and what is crossed out and counted. What stands
// on it, the last move and what is wrong stay.
func (b Board) Plain() Board {
	b.Whole = false
	for i := range b.Cells {
		c := &b.Cells[i]
		c.Playable, c.Marked, c.Hatch, c.Strong, c.Corner = false, false, 0, 0, ""
	}
	for i := range b.Boxes {
		b.Boxes[i].Framed = false
	}
	return b
}

// AppendText appends the picture in characters and returns the extended buffer: nine rows of x, o, digits, ! where it
// may be played, and . for other empty cells, in groups of three as the judge's texts have them.
func (b *Board) AppendText(dst []byte) []byte {
	for c := range grid.Cell(grid.Cells) {
		dst = append(dst, b.Cells[c].letter())
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

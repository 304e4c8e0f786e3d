// Package diagram describes what a board shows, as plain data without colour or size. It makes a diagram of a position
// of tictactoe or a grid of crosshatch, which the window and the pictures draw alike. Everything it can show has a
// shape of its own, so that a drawing need not rely on colour.
package diagram

import (
	"ninefold/engine/grid"
	"ninefold/engine/sudoku"
	"ninefold/engine/tictactoe"
)

// Diagram is everything that a board shows. It is a value that == compares. The zero Diagram is a blank board.
type Diagram struct {
	Cells   [grid.Cells]Cell
	Boxes   [grid.Boxes]Box
	Lines   sudoku.Houses // rows and columns in a thick frame, because a deduction is about them
	Whole   bool          // a frame around the board: the choice is free, or all cells are filled correctly
	Preview Symbol        // shown in a playable cell while the pointer or the cursor is on it; Blank for none
	Alerts  sudoku.Houses // in a red frame each: something is wrong inside
	Awaited Symbol        // who is to move, but not the reader: frames in its colour, no dots; Blank for nobody
}

// Plain returns the diagram without help, that is without legal moves, crossed-out cells and counts. Marks, digits, the
// last move and alerts stay.
func (d Diagram) Plain() Diagram {
	d.Whole, d.Lines, d.Awaited = false, 0, Blank
	for i := range d.Cells {
		c := &d.Cells[i]
		*c = Cell{Symbol: c.Symbol, Digit: c.Digit, Last: c.Last, Alert: c.Alert, Lacking: c.Lacking, Note: c.Note,
			Edits: c.Edits, Becomes: c.Becomes, Selected: c.Selected, Label: c.Label}
	}
	for i := range d.Boxes {
		d.Boxes[i].Framed = false
	}
	return d
}

// Inert returns the diagram of a board on which another is to move: a cell pointed at shows nothing.
func (d Diagram) Inert() Diagram {
	d.Awaited, d.Preview = d.Preview, Blank
	for i := range d.Cells {
		d.Cells[i].Points = false
	}
	return d
}

// AppendText appends the diagram in characters and returns the extended buffer. It has nine rows in groups of three as
// in the judge's texts: x, o or a digit for a filled cell, ! for a playable one and . for any other empty one.
func (d *Diagram) AppendText(dst []byte) []byte {
	return grid.AppendRows(dst, func(c grid.Cell) byte { return d.Cells[c].letter() })
}

// Box holds what a box shows besides its cells.
type Box struct {
	Framed    bool   // a thick frame: the next move must be made here
	Owner     Symbol // a large mark and a tint; Blank for none
	Closed    bool   // nobody may play here any more: the large mark stands over the cells instead of behind them
	Contested bool   // a question mark behind the cells
	Drawn     bool   // full, and nobody owns it: a grey ground
	InLine    bool   // part of a winning line of three: a stronger tint and a thicker mark
}

// Symbol is a mark or a digit in a cell.
type Symbol uint8

const (
	Blank   Symbol = iota
	Cross          // X
	Ring           // O
	Given          // a digit of the puzzle, bold
	Deduced        // a digit that was deduced, light
	Entered        // a digit that a person entered, light and underlined
)

// SymbolOf returns the symbol of a mark.
func SymbolOf(m tictactoe.Mark) Symbol {
	return [...]Symbol{tictactoe.Empty: Blank, tictactoe.X: Cross, tictactoe.O: Ring}[m]
}

// Hatch is a set of directions of the lines that cross out a cell.
type Hatch uint8

const (
	Across Hatch = 1 << iota // crossed out by the row
	Down                     // crossed out by the column
	Slant                    // crossed out by the box
)

// HatchOf returns the direction in which a house crosses out its cells.
func HatchOf(h sudoku.House) Hatch {
	return [...]Hatch{sudoku.Row: Across, sudoku.Column: Down, sudoku.Box: Slant}[h.Kind()]
}

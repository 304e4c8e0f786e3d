// Package board is the nine-board on the screen: it draws a diagram and reports what was done to it.
package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
)

const minCell = 18 // units, the smallest cell that can still be read and hit

// Board is the nine-board: a 3×3 grid of 3×3 grids of cell buttons, always square, with the coordinates of the judge's
// text on its edges. It draws what it is given and reports what was done to it; it knows no rules.
type Board struct {
	widget.BaseWidget
	OnTap    func(grid.Cell)                // a cell was clicked, or chosen with Enter
	OnPoint  func(grid.Cell)                // the pointer or the cursor has come to a cell
	OnLeave  func()                         // the pointer and the cursor have left the board
	OnMenu   func(grid.Cell, fyne.Position) // a cell was clicked with the other button, at a place of the window
	OnDrag   func([]grid.Cell)              // several cells were dragged over, in this order
	OnScroll func(steps int)                // the wheel was turned, forwards if positive
	OnKey    func(*fyne.KeyEvent)           // a key that the board itself does not use, with the keyboard on the board
	OnRune   func(rune)                     // likewise a character
	Label    string                         // the board in words, for a screen reader

	view     diagram.Diagram
	cells    [grid.Cells]*Cell
	pointed  grid.Cell // where the pointer or the cursor is
	by       pointing  // which of them that is
	focused  bool
	still    bool        // the keyboard passes it by
	drag     []grid.Cell // that the drag under way has gone over
	scrolled float32     // units that the wheel has turned and that are no whole step yet
}

// pointing is how a cell is pointed at.
type pointing uint8

const (
	byNothing pointing = iota
	byPointer
	byCursor
)

var (
	_ fyne.Focusable   = (*Board)(nil)
	_ fyne.Disableable = (*Board)(nil)
	_ fyne.Accessible  = (*Board)(nil)
)

// New is an empty board.
func New() *Board {
	b := &Board{
		pointed: grid.At(5, 5), OnTap: func(grid.Cell) {}, OnPoint: func(grid.Cell) {}, OnLeave: func() {},
		OnMenu: func(grid.Cell, fyne.Position) {}, OnDrag: func([]grid.Cell) {}, OnScroll: func(int) {},
		OnKey: func(*fyne.KeyEvent) {}, OnRune: func(rune) {},
	}
	for i := range b.cells {
		b.cells[i] = newCell(b, grid.Cell(i))
	}
	b.ExtendBaseWidget(b)
	return b
}

// NewPicture is a board that shows a diagram and nothing can be done to.
func NewPicture(d diagram.Diagram) *Board {
	b := New()
	b.Disable()
	b.Draw(d)
	return b
}

// Draw shows a diagram.
func (b *Board) Draw(d diagram.Diagram) {
	b.view = d
	b.Refresh()
}

// Shown is the diagram that the board shows.
func (b *Board) Shown() diagram.Diagram { return b.view }

// Cell is the button of a cell.
func (b *Board) Cell(c grid.Cell) *Cell { return b.cells[c] }

// MoveCursor moves the keyboard's cursor by rows and columns, round the edges, and shows it. It starts at the selected
// cell, or else where the pointer is.
func (b *Board) MoveCursor(rows, cols int) {
	from, shown := b.Pointed()
	if selected, ok := b.selected(); ok {
		from, shown = selected, true
	}
	row, col := from.Row()-1, from.Col()-1
	if shown {
		row, col = (row+rows+9)%9, (col+cols+9)%9
	}
	b.PutCursor(grid.At(row+1, col+1))
}

// selected is the cell that the view shows as selected, and false when there is none.
func (b *Board) selected() (grid.Cell, bool) {
	for i := range b.view.Cells {
		if b.view.Cells[i].Selected {
			return grid.Cell(i), true
		}
	}
	return 0, false
}

// PutCursor moves the keyboard's cursor to a cell and shows it.
func (b *Board) PutCursor(c grid.Cell) { b.point(c, byCursor) }

// HideCursor takes the cursor from the board, but remembers where it was.
func (b *Board) HideCursor() {
	if b.by == byNothing {
		return
	}
	b.by = byNothing
	b.Refresh()
	b.OnLeave()
}

// Cursor is the cell that the keyboard's cursor is on, and false while it is not shown.
func (b *Board) Cursor() (grid.Cell, bool) { return b.pointed, b.by == byCursor }

// Pointed is the cell that the pointer or the cursor is on, and false when neither is on the board.
func (b *Board) Pointed() (grid.Cell, bool) { return b.pointed, b.by != byNothing }

func (b *Board) Enable()                                { b.still = false }
func (b *Board) Disable()                               { b.still = true }
func (b *Board) Disabled() bool                         { return b.still }
func (b *Board) FocusGained()                           { b.focused = true }
func (b *Board) FocusLost()                             { b.focused = false; b.HideCursor() }
func (b *Board) TypedKey(key *fyne.KeyEvent)            { b.OnKey(key) }
func (b *Board) TypedRune(r rune)                       { b.OnRune(r) }
func (b *Board) AccessibilityLabel() string             { return b.Label }
func (b *Board) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

func (b *Board) tapped(c grid.Cell) {
	if canvas := fyne.CurrentApp().Driver().CanvasForObject(b); canvas != nil {
		canvas.Focus(b)
	}
	b.OnTap(c)
}

// pointAt is the pointer coming to a cell, at which a picture shows nothing.
func (b *Board) pointAt(c grid.Cell) {
	if !b.still {
		b.point(c, byPointer)
	}
}

func (b *Board) pointAway(c grid.Cell) {
	if b.by == byPointer && b.pointed == c {
		b.HideCursor()
	}
}

func (b *Board) point(c grid.Cell, by pointing) {
	b.pointed, b.by = c, by
	b.Refresh()
	b.OnPoint(c)
}

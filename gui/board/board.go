// Package board draws a diagram as the nine-board on the screen, and reports what the user does to it.
package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
)

const minCell = 18 // units, the smallest cell that can still be read and hit

// Board is the nine-board, always square, with the coordinates of the judge's text on its edges. It draws what it is
// given and reports what the user does. It knows no rules.
type Board struct {
	widget.BaseWidget
	OnTap    func(grid.Cell)                // a cell was clicked or Enter was pressed on it
	OnPoint  func(grid.Cell)                // the pointer or the cursor has come to a cell
	OnLeave  func()                         // the pointer and the cursor have left the board
	OnMenu   func(grid.Cell, fyne.Position) // a cell was clicked with the other button, at a place of the window
	OnDrag   func([]grid.Cell)              // several cells were dragged over, in this order
	OnScroll func(steps int)                // the wheel was turned, forwards if positive
	OnKey    func(*fyne.KeyEvent)           // a key was typed while the board had the focus
	OnRune   func(rune)                     // likewise a character
	Label    string                         // the board in words, for a screen reader

	view     diagram.Diagram
	cells    [grid.Cells]*Cell
	pointed  grid.Cell // where the pointer or the cursor is
	by       pointing  // which of them that is
	focused  bool
	still    bool        // the board cannot be focused
	drag     []grid.Cell // the cells of the present drag
	scrolled float32     // units of a step of the wheel that is not complete
}

// pointing says how a cell is pointed at.
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

// New returns an empty board.
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

// NewPicture returns a board that only shows a diagram.
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

// Shown returns the diagram that the board shows.
func (b *Board) Shown() diagram.Diagram { return b.view }

// Cell returns the button of a cell.
func (b *Board) Cell(c grid.Cell) *Cell { return b.cells[c] }

// MoveCursor moves the keyboard's cursor by rows and columns, wrapping round the edges, and shows it. It starts at the
// selected cell, or else at the pointer.
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

// selected returns the cell that is shown as selected, and false if there is none.
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

// HideCursor hides the cursor. The board remembers its place.
func (b *Board) HideCursor() {
	if b.by == byNothing {
		return
	}
	b.by = byNothing
	b.Refresh()
	b.OnLeave()
}

// Cursor returns the cell of the keyboard's cursor, and false if it is not shown.
func (b *Board) Cursor() (grid.Cell, bool) { return b.pointed, b.by == byCursor }

// Pointed returns the cell that the pointer or the cursor is on, and false if there is none.
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

// pointAt handles the pointer coming to a cell. A picture ignores it.
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

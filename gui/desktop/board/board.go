// Package board draws a diagram as the nine-board and reports what the user does to it.
package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
)

const minCell = 18 // units; a smaller cell cannot be read or hit

// Board is a widget that draws the diagram it is given, always square, with the coordinates of the judge's text on its
// edges. It reports what the user does and knows no rules.
type Board struct {
	widget.BaseWidget
	OnTap    func(grid.Cell)                // a cell was clicked
	OnPoint  func(grid.Cell)                // the pointer has come to a cell
	OnLeave  func()                         // the pointer has left the board, or the keyboard with its cursor
	OnFocus  func()                         // the keyboard has come to the board
	OnMenu   func(grid.Cell, fyne.Position) // a cell was clicked with the right button, at a position in the window
	OnDrag   func([]grid.Cell)              // these cells were dragged over, in this order
	OnScroll func(steps int)                // the wheel was turned; positive is forwards
	OnWheel  func(*fyne.ScrollEvent) bool   // gets the wheel's turns before OnScroll, and reports whether it used one
	OnKey    func(*fyne.KeyEvent)           // a key was typed while the board had the focus
	OnRune   func(rune)                     // likewise a typed character
	Label    string                         // the board in words, for a screen reader

	view       diagram.Diagram
	cells      [grid.Cells]*Cell
	hovered    grid.Cell // the cell under the pointer, or the last one
	hovering   bool      // the pointer is on the board
	cursor     grid.Cell // the cell of the keyboard's cursor, if that is shown
	cursorOn   bool
	still      bool        // the board cannot be focused
	drag       []grid.Cell // the cells of the drag under way
	dragInside bool        // the pointer was on a cell when it was last dragged
	scrolled   float32     // units of an incomplete step of the wheel
}

var (
	_ fyne.Focusable   = (*Board)(nil)
	_ fyne.Disableable = (*Board)(nil)
	_ fyne.Accessible  = (*Board)(nil)
)

// New returns an empty board.
func New() *Board {
	b := &Board{
		OnTap: func(grid.Cell) {}, OnPoint: func(grid.Cell) {}, OnLeave: func() {}, OnFocus: func() {},
		OnMenu: func(grid.Cell, fyne.Position) {}, OnDrag: func([]grid.Cell) {}, OnScroll: func(int) {},
		OnKey: func(*fyne.KeyEvent) {}, OnRune: func(rune) {},
	}
	for i := range b.cells {
		b.cells[i] = newCell(b, grid.Cell(i))
	}
	b.ExtendBaseWidget(b)
	return b
}

// NewPicture returns a board that shows a diagram and takes no input.
func NewPicture(d diagram.Diagram) *Board {
	b := New()
	b.Disable()
	b.Draw(d)
	return b
}

// Draw shows a diagram. Only what differs from the last one is painted.
func (b *Board) Draw(d diagram.Diagram) {
	b.view = d
	b.Refresh()
}

// Shown returns the diagram that the board shows.
func (b *Board) Shown() diagram.Diagram { return b.view }

// Cell returns the button of a cell.
func (b *Board) Cell(c grid.Cell) *Cell { return b.cells[c] }

// SetCursor shows the keyboard's cursor on a cell, or hides it.
func (b *Board) SetCursor(c grid.Cell, shown bool) {
	if shown != b.cursorOn || shown && c != b.cursor {
		b.cursor, b.cursorOn = c, shown
		b.Refresh()
	}
}

// pointing returns the cell that is pointed at: by the cursor while it is shown, otherwise by the pointer.
func (b *Board) pointing() drawing.Pointing {
	if b.cursorOn {
		return drawing.Pointing{At: b.cursor, Shown: true, Cursor: true, Drag: b.drag}
	}
	return drawing.Pointing{At: b.hovered, Shown: b.hovering, Drag: b.drag}
}

func (b *Board) Enable()                                { b.still = false }
func (b *Board) Disable()                               { b.still = true }
func (b *Board) Disabled() bool                         { return b.still }
func (b *Board) TypedKey(key *fyne.KeyEvent)            { b.OnKey(key) }
func (b *Board) TypedRune(r rune)                       { b.OnRune(r) }
func (b *Board) AccessibilityLabel() string             { return b.Label }
func (b *Board) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// tapped handles a click. After the keyboard's cursor was used, the pointer is what points again, though it may not
// have moved.
func (b *Board) tapped(c grid.Cell) {
	if b.cursorOn {
		b.OnPoint(c)
	}
	if canvas := fyne.CurrentApp().Driver().CanvasForObject(b); canvas != nil {
		canvas.Focus(b)
	}
	b.OnTap(c)
}

// pointAt handles the pointer's arrival at a cell. A picture ignores it.
func (b *Board) pointAt(c grid.Cell) {
	if b.still {
		return
	}
	b.hovered, b.hovering = c, true
	b.Refresh()
	b.OnPoint(c)
}

func (b *Board) pointAway(c grid.Cell) {
	if !b.hovering || b.hovered != c {
		return
	}
	b.hovering = false
	b.Refresh()
	if !b.cursorOn {
		b.OnLeave()
	}
}

// FocusGained reports that the board has the keyboard.
func (b *Board) FocusGained() { b.OnFocus() }

// FocusLost reports that the cursor has left the board, if it was shown.
func (b *Board) FocusLost() {
	if b.cursorOn {
		b.OnLeave()
	}
}

package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
)

// Cell is one button of the board. It draws its diagram.Cell and tells the board of taps and of the pointer.
type Cell struct {
	widget.BaseWidget
	board   *Board
	at      grid.Cell
	view    diagram.Cell
	pointed bool           // the pointer or the cursor is here
	preview diagram.Symbol // what to show then
	sheer   bool           // through the cell's ground, what its box shows is seen
}

var (
	_ fyne.Tappable          = (*Cell)(nil)
	_ fyne.SecondaryTappable = (*Cell)(nil)
	_ desktop.Hoverable      = (*Cell)(nil)
	_ desktop.Cursorable     = (*Cell)(nil)
	_ fyne.Accessible        = (*Cell)(nil)
)

func newCell(board *Board, at grid.Cell) *Cell {
	c := &Cell{board: board, at: at}
	c.ExtendBaseWidget(c)
	return c
}

func (c *Cell) Tapped(*fyne.PointEvent)                { c.board.tapped(c.at) }
func (c *Cell) TappedSecondary(e *fyne.PointEvent)     { c.board.OnMenu(c.at, e.AbsolutePosition) }
func (c *Cell) MouseIn(*desktop.MouseEvent)            { c.board.pointAt(c.at) }
func (c *Cell) MouseMoved(*desktop.MouseEvent)         {}
func (c *Cell) MouseOut()                              { c.board.pointAway(c.at) }
func (c *Cell) MinSize() fyne.Size                     { return fyne.NewSquareSize(minCell) }
func (c *Cell) AccessibilityLabel() string             { return c.view.Label }
func (c *Cell) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

func (c *Cell) Cursor() desktop.Cursor {
	if c.view.Playable || c.view.Edits {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// show sets what the cell draws and draws it if that is anything new.
func (c *Cell) show(view diagram.Cell, pointed bool, preview diagram.Symbol, sheer bool) {
	if c.view == view && c.pointed == pointed && c.preview == preview && c.sheer == sheer {
		return
	}
	c.view, c.pointed, c.preview, c.sheer = view, pointed, preview, sheer
	c.Refresh()
}

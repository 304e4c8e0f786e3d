package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
)

// Cell is a button over a cell. It draws nothing, and passes taps and the pointer on to the board.
type Cell struct {
	widget.BaseWidget
	board *Board
	at    grid.Cell
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
func (c *Cell) AccessibilityLabel() string             { return c.view().Label }
func (c *Cell) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer draws nothing.
func (c *Cell) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

func (c *Cell) view() *diagram.Cell { return &c.board.view.Cells[c.at] }

func (c *Cell) Cursor() desktop.Cursor {
	if c.view().Playable || c.view().Edits {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

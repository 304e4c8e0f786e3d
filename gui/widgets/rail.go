package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

const (
	railSide = 38 // units, the width of a tool in the rail
	railRow  = 24 // the height from which on its words can be read
)

// wantsRail reports whether all tools stand in a rail at the right of the board: where the side panel is in the place of the
// board and a toolbar above the board would make that smaller, or would be cut.
func (l *WindowLayout) wantsRail(size fyne.Size) bool {
	toolbar, height := l.Toolbar.MinSize(), l.railHeight(size)
	if toolbar.Width > size.Width {
		return true
	}
	below := height - toolbar.Height
	small := size.Width-sideWidth < enoughBoard && below+l.badgeHeight(size.Width) < enoughBoard
	return small && l.railRow(size) >= railRow && size.Width-l.railWidth(size) > below
}

// railHeight is the height of the board and the rail.
func (l *WindowLayout) railHeight(size fyne.Size) float32 {
	return size.Height - l.Status.heightFor(size.Width) - l.badgeHeight(size.Width)
}

// railBlocks are the toolbar and what can stand below it: what is beside the board elsewhere, or the tools of the edit mode.
func (l *WindowLayout) railBlocks(size fyne.Size) (bar, beside, tools block) {
	columns := blockColumns(size.Width - l.railHeight(size) - 2*theme.Padding())
	return blockOf(l.Toolbar.Objects, columns), l.Beside.block(columns), blockOf(l.EditBar.Objects, columns)
}

// railWidth is the width of the rail, with the gaps at its sides.
func (l *WindowLayout) railWidth(size fyne.Size) float32 {
	bar, beside, _ := l.railBlocks(size)
	width := float32(bar.columns) * railSide
	return max(bar.widthOf(width), beside.widthOf(width)) + theme.Padding()
}

// railRow is the height of the rail's rows. It is the same in the edit mode, so that the toolbar does not move.
func (l *WindowLayout) railRow(size fyne.Size) float32 {
	bar, beside, tools := l.railBlocks(size)
	height := l.railHeight(size) - theme.Padding()
	return min(padSide, rowsOf(height, bar, beside), rowsOf(height, bar, tools))
}

// layoutRail gives the board the whole height over the status, and the rail what the board leaves at the right.
func (l *WindowLayout) layoutRail(size fyne.Size) {
	pad, height, row := theme.Padding(), l.railHeight(size), l.railRow(size)
	bar, beside, tools := l.railBlocks(size)
	editing := l.EditBar.Visible()
	l.showBeside(!editing)
	width := l.railWidth(size) - pad
	x, y := size.Width-width-pad/2, pad/2
	place(l.Toolbar, x, y, width, bar.height(row))
	y += bar.height(row) + pad
	if editing {
		place(l.EditBar, x, y, width, tools.height(row))
	} else {
		beside.place(x, y, width, row)
	}
	board := area{0, 0, x - pad/2, height}
	placeIn(l.Board, board)
	placeIn(l.Side, board)
	SetVisible(l.Side, l.Paneled)
	SetVisible(l.Board, !l.Paneled)
	status := l.Status.heightFor(size.Width)
	place(l.Status, 0, height, size.Width, status)
	l.placeTab(true)
	place(l.Progress, 0, height-progressHeight/2, size.Width, progressHeight)
	place(l.Badge, 0, height+status, size.Width, l.badgeHeight(size.Width))
}

package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

const (
	phoneWidth  = 300 // units, the least that the window needs on a phone
	phoneHeight = 270
	narrow      = 480 // the width, or the height, below which a window is a phone's
	leastColumn = 300 // the width of what stands at the right of the board
	touchSide   = 44  // the height of a button for a finger
	touchWidth  = 40  // its least width, where there is room
	widestTouch = 96
	enoughOf    = 0.92 // how much of its width the board keeps if the toolbar gets a second row
	enoughSide  = 72   // the height from which on the side panel is shown
)

// isPhones reports whether the window is laid out for a phone. On a desktop that is one as narrow and as tall.
func (l *WindowLayout) isPhones(size fyne.Size) bool {
	const tall = 1.4 // times as high as wide
	return l.Phone && min(size.Width, size.Height) < narrow || size.Width < narrow && size.Height >= tall*size.Width
}

// layoutPhone stacks the toolbar, the status, the tools of play or of the edit mode, and the side panel: on a phone that is
// held upright over its width, with the board below the toolbar; on one that lies at the right of the board, which has the
// whole height. Where nothing is left for the side panel it can be shown in the place of the board.
func (l *WindowLayout) layoutPhone(size fyne.Size) {
	pad := theme.Padding()
	board, column, wanted := area{}, area{0, 0, size.Width, size.Height}, size.Width // wanted by the board of the column
	if size.Width > size.Height {
		side := min(size.Height, size.Width-leastColumn)
		board = area{0, (size.Height - side) / 2, side, side}
		column, wanted = area{side, 0, size.Width - side, size.Height}, 0
	}
	const rows = 2 * touchSide
	status, badge := l.Status.heightFor(column.width), l.badgeHeight(column.width)
	bar, left := touchHeight(l.Toolbar, column.width), column.height-status-badge-rows-2*pad
	if left-bar < enoughOf*wanted {
		bar = touchSide
	}
	placeIn(l.Toolbar, column.cut(bar))
	if wanted > 0 {
		board = column.cut(min(wanted, left-bar))
	}
	placeIn(l.Board, board)
	said := column.cut(status)
	place(l.Progress, said.x, said.y-progressHeight/2, said.width, progressHeight)
	placeIn(l.Badge, column.cut(badge))
	editing := l.EditBar.Visible()
	l.showBeside(!editing)
	if editing {
		placeIn(l.EditBar, column.cut(touchHeight(l.EditBar, column.width)))
	} else {
		column = l.Beside.placeRows(area{column.x + pad/2, column.y, column.width - pad, column.height}, touchSide)
	}
	small := column.height < enoughSide
	placeIn(l.Status, said)
	l.placeTab(small)
	SetVisible(l.Board, !small || !l.Paneled)
	SetVisible(l.Side, !small || l.Paneled)
	if small {
		column = board
	}
	placeIn(l.Side, column)
}

// cut takes so much from the top of an area.
func (a *area) cut(height float32) area {
	top := area{a.x, a.y, a.width, height}
	a.y, a.height = a.y+height, a.height-height
	return top
}

func placeIn(o fyne.CanvasObject, a area) { place(o, a.x, a.y, a.width, a.height) }

// touchHeight is how high a toolbar is for fingers: one row, or two where the buttons of one would be too narrow.
func touchHeight(bar *fyne.Container, width float32) float32 {
	if float32(len(toolsOf(bar.Objects)))*touchWidth > width {
		return 2 * touchSide
	}
	return touchSide
}

// toolsOf are the tools of a toolbar without the lines between them.
func toolsOf(objects []fyne.CanvasObject) []fyne.CanvasObject {
	return slices.Concat(blockOf(objects, 1).groups...)
}

// placeForTouch shares the rows of a toolbar evenly among its tools.
func placeForTouch(objects []fyne.CanvasObject, size fyne.Size) {
	tools := toolsOf(objects)
	rows := max(1, int(size.Height/touchSide))
	each := (len(tools) + rows - 1) / rows
	for i := 0; len(tools) > 0; i++ {
		n := min(each, len(tools))
		width := min(size.Width, float32(each)*max(widestTouch, tools[0].MinSize().Width))
		placeRowOf(tools[:n], 0, float32(i)*touchSide, width*float32(n)/float32(each), touchSide)
		tools = tools[n:]
	}
	hideLines(objects)
}

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
	enoughSide  = 72  // the height from which on the side panel is shown
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
	board, column := area{}, area{0, 0, size.Width, size.Height}
	if size.Width > size.Height {
		side := min(size.Height, size.Width-leastColumn)
		board = area{0, (size.Height - side) / 2, side, side}
		column = area{side, 0, size.Width - side, size.Height}
	}
	placeIn(l.Toolbar, column.cut(touchSide))
	status, badge := l.Status.heightFor(column.width), l.badgeHeight(column.width)
	if board.width == 0 {
		const rows = 2 * touchSide
		board = column.cut(min(size.Width, column.height-status-badge-rows-2*pad))
	}
	placeIn(l.Board, board)
	said := column.cut(status)
	place(l.Progress, said.x, said.y-progressHeight/2, said.width, progressHeight)
	placeIn(l.Badge, column.cut(badge))
	editing := l.EditBar.Visible()
	l.showBeside(!editing)
	if editing {
		placeIn(l.EditBar, column.cut(touchSide+2*pad))
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

// placeEvenly shares a row of a toolbar among its tools. The lines between them are nowhere.
func placeEvenly(objects []fyne.CanvasObject, width float32) {
	hideLines(objects)
	placeRowOf(slices.Concat(blockOf(objects, 1).groups...), 0, 0, width, touchSide)
}

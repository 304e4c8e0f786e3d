package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

const (
	phoneWidth  = 300 // units, the least that the window needs on a phone
	phoneHeight = 300
	narrow      = 480 // the width below which a window is a phone's that is held upright
	touchSide   = 44  // the height of a button for a finger
	enoughSide  = 72  // the height from which on the side panel is shown
)

// isNarrow reports whether the window is a phone's that is held upright.
func (l *WindowLayout) isNarrow(size fyne.Size) bool {
	return l.Phone && size.Width < narrow && size.Width < size.Height
}

// layoutNarrow stacks everything over the window's width: the toolbar, the board, the status, the tools of play or of the
// edit mode, and the side panel in what is left.
func (l *WindowLayout) layoutNarrow(size fyne.Size) {
	l.Board.Show()
	l.placeTab(false, 0, 0)
	pad := theme.Padding()
	status, badge := l.Status.heightFor(size.Width), l.badgeHeight(size.Width)
	const rows = 2 * touchSide
	place(l.Toolbar, 0, 0, size.Width, touchSide)
	board := min(size.Width, size.Height-touchSide-status-badge-rows-2*pad)
	y := float32(touchSide)
	place(l.Board, 0, y, size.Width, board)
	y += board
	place(l.Progress, 0, y-progressHeight/2, size.Width, progressHeight)
	place(l.Status, 0, y, size.Width, status)
	y += status
	place(l.Badge, 0, y, size.Width, badge)
	y += badge
	editing := l.EditBar.Visible()
	l.showBeside(!editing)
	rest := l.Beside.placeRows(area{pad / 2, y, size.Width - pad/2, size.Height - y}, touchSide)
	if editing {
		place(l.EditBar, 0, y+pad, size.Width, touchSide)
		rest = area{0, y + touchSide + 2*pad, size.Width, size.Height - y - touchSide - 2*pad}
	}
	SetVisible(l.Side, rest.height >= enoughSide)
	place(l.Side, 0, rest.y, size.Width, rest.height)
}

// placeEvenly shares a row of a toolbar among its tools. The lines between them are nowhere.
func placeEvenly(objects []fyne.CanvasObject, width float32) {
	var tools []fyne.CanvasObject
	for _, o := range objects {
		if _, line := o.(*widget.Separator); line {
			place(o, 0, 0, 0, 0)
		} else {
			tools = append(tools, o)
		}
	}
	placeRowOf(tools, 0, 0, width, touchSide)
}

package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// deskLayout lays the window out: the toolbar above, the status under the board, and the side panel where there is
// room for it: at the right of a wide window, at the foot of a tall one, nowhere in a small one. The tools of the edit
// mode are beside the toolbar, or else beside the board, whichever has room, otherwise between them. The badge is below
// the status.
type deskLayout struct {
	toolbar, board fyne.CanvasObject
	status         *statusBar
	side, editbar  fyne.CanvasObject
	badge          *badge
	flank          flank
	progress       fyne.CanvasObject // a line over the status
}

// flank is what stands at the board's side: over the side panel if that is at the right, otherwise beside the board.
type flank interface {
	// placeOver places it at the top of a column and returns what is left of that.
	placeOver(column area) area
	// placeBeside places it beside the board and returns what is left of their common part of the window.
	placeBeside(board area) area
	// minSize is what the board needs with it.
	minSize(board fyne.Size) fyne.Size
}

const (
	sideWidth   = 280 // units
	sideHeight  = 200
	enoughBoard = 440 // the board's width from which on the side panel may take some of the window
)

func (l *deskLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	toolbar, board, status := l.toolbar.MinSize(), l.flank.minSize(l.board.MinSize()), l.status.MinSize()
	width := max(toolbar.Width, board.Width, status.Width, l.editbar.MinSize().Width)
	return fyne.NewSize(width, toolbar.Height+board.Height+status.Height+l.badgeHeight(width))
}

func (l *deskLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	pad := theme.Padding()
	main := size
	if size.Width-sideWidth >= enoughBoard {
		main.Width -= sideWidth
	}
	toolbar, status := l.toolbar.MinSize().Height, l.status.heightFor(main.Width)
	place(l.toolbar, 0, 0, size.Width, toolbar)
	badge := l.badgeHeight(main.Width)
	toolbar += l.placeEditbar(size.Width, main.Width, size.Height-toolbar-status-badge)
	room := size.Height - toolbar - status - badge
	board := area{0, toolbar, main.Width, room}
	switch {
	case main.Width < size.Width:
		l.side.Show()
		side := l.flank.placeOver(area{main.Width, toolbar, sideWidth - pad, size.Height - toolbar - pad})
		place(l.side, side.x, side.y, side.width, side.height)
	case room-sideHeight >= min(size.Width, enoughBoard):
		room -= sideHeight
		l.side.Show()
		place(l.side, pad, size.Height-sideHeight, size.Width-2*pad, sideHeight-pad)
		board = l.flank.placeBeside(area{0, toolbar, main.Width, room})
	default:
		l.side.Hide()
		board = l.flank.placeBeside(board)
	}
	place(l.board, board.x, board.y, board.width, board.height)
	place(l.status, 0, toolbar+room, main.Width, status)
	place(l.progress, 0, toolbar+room-progressHeight/2, main.Width, progressHeight)
	place(l.badge, 0, toolbar+room+status, main.Width, badge)
}

func (l *deskLayout) badgeHeight(width float32) float32 {
	if !l.badge.Visible() {
		return 0
	}
	return l.badge.heightFor(width)
}

// placeEditbar places the tools of the edit mode in a window of the given width, below whose toolbar the board is in the
// middle of a room, and returns how much of the room's height they take.
func (l *deskLayout) placeEditbar(window, width, height float32) float32 {
	toolbar, bar := l.toolbar.MinSize(), l.editbar.MinSize()
	block := blockOf(l.editbar)
	margin := (width - height) / 2
	switch {
	case !l.editbar.Visible():
	case toolbar.Width+bar.Width <= window:
		place(l.editbar, window-bar.Width, 0, bar.Width, bar.Height)
	case block.Width <= margin && block.Height <= height:
		place(l.editbar, (margin-block.Width)/2, toolbar.Height+(height-block.Height)/2, block.Width, block.Height)
	default:
		place(l.editbar, 0, toolbar.Height, bar.Width, bar.Height)
		return bar.Height
	}
	return 0
}

func place(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}

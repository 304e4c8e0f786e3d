package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// deskLayout lays the window out: the toolbar above, the status under the board, and the side panel where there is
// room for it: at the right of a wide window, at the foot of a tall one, nowhere in a small one. The tools of the edit
// mode are beside the toolbar where there is room, otherwise in the place of what stands beside the board, so that the
// board does not move. The badge is below the status.
type deskLayout struct {
	toolbar, board fyne.CanvasObject
	status         *statusBar
	side, editbar  fyne.CanvasObject
	badge          *badge
	flank          flank
	flanking       []fyne.CanvasObject // what the flank places
	progress       fyne.CanvasObject   // a line over the status
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
	place(l.toolbar, 0, 0, l.toolbar.MinSize().Width, toolbar)
	badge := l.badgeHeight(main.Width)
	placeBeside, taken := l.placeEditbar(size.Width, main.Width < size.Width)
	toolbar += taken
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
		board = placeBeside(area{0, toolbar, main.Width, room})
	default:
		l.side.Hide()
		board = placeBeside(board)
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

// placeEditbar finds a place for the tools of the edit mode. It returns how to place what then stands beside the board,
// and how much of the window's height the tools take below the toolbar.
func (l *deskLayout) placeEditbar(width float32, sideAtRight bool) (placeBeside func(board area) area, taken float32) {
	bar := l.editbar.MinSize()
	fits := l.toolbar.MinSize().Width+bar.Width <= width
	instead := l.editbar.Visible() && !fits && !sideAtRight
	for _, o := range l.flanking {
		if o.Visible() == instead {
			setVisible(o, !instead)
		}
	}
	switch {
	case instead:
		return l.placeEditbarBeside, 0
	case fits || !l.editbar.Visible():
		place(l.editbar, width-bar.Width, 0, bar.Width, bar.Height)
		return l.flank.placeBeside, 0
	}
	place(l.editbar, 0, l.toolbar.MinSize().Height, bar.Width, bar.Height)
	return l.flank.placeBeside, bar.Height
}

// placeEditbarBeside puts the tools at the right of the board, in a block, where there is room for that without the
// board getting smaller, and otherwise in a row above it. It returns what is left to the board.
func (l *deskLayout) placeEditbarBeside(board area) area {
	gap := theme.Padding()
	block, row := blockOf(l.editbar), l.editbar.MinSize()
	if board.width-board.height >= block.Width+2*gap && board.height >= block.Height {
		x, y := board.x+board.width-block.Width-gap, board.y+(board.height-block.Height)/2
		place(l.editbar, x, y, block.Width, block.Height)
		return area{board.x, board.y, board.width - block.Width - 2*gap, board.height}
	}
	place(l.editbar, board.x+(board.width-row.Width)/2, board.y, row.Width, row.Height)
	return area{board.x, board.y + row.Height, board.width, board.height - row.Height}
}

func setVisible(o fyne.CanvasObject, visible bool) {
	if visible {
		o.Show()
	} else {
		o.Hide()
	}
}

func place(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}

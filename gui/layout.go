package gui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// deskLayout lays the window out: the toolbar above, the status under the board, and the side panel where there is
// room for it: at the right of a wide window, at the foot of a tall one, nowhere in a small one.
type deskLayout struct {
	toolbar, board fyne.CanvasObject
	status         *statusBar
	side           fyne.CanvasObject
}

const (
	sideWidth   = 280 // units
	sideHeight  = 200
	enoughBoard = 440 // the board's width from which on the side panel may take some of the window
)

func (l *deskLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	toolbar, board, status := l.toolbar.MinSize(), l.board.MinSize(), l.status.MinSize()
	return fyne.NewSize(max(toolbar.Width, board.Width, status.Width), toolbar.Height+board.Height+status.Height)
}

func (l *deskLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	pad := theme.Padding()
	main := size
	if size.Width-sideWidth >= enoughBoard {
		main.Width -= sideWidth
	}
	toolbar, status := l.toolbar.MinSize().Height, l.status.heightFor(main.Width)
	room := size.Height - toolbar - status
	switch {
	case main.Width < size.Width:
		l.side.Show()
		place(l.side, main.Width, toolbar, sideWidth-pad, size.Height-toolbar-pad)
	case room-sideHeight >= min(size.Width, enoughBoard):
		room -= sideHeight
		l.side.Show()
		place(l.side, pad, size.Height-sideHeight, size.Width-2*pad, sideHeight-pad)
	default:
		l.side.Hide()
	}
	place(l.toolbar, 0, 0, size.Width, toolbar)
	place(l.board, 0, toolbar, main.Width, room)
	place(l.status, 0, toolbar+room, main.Width, status)
}

func place(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}

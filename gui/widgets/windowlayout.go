package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// WindowLayout lays the window out: the toolbar above, the status under the board, and the side panel where there is room for it:
// at the right of a wide window, where it takes what the board cannot use; at the foot of a tall one; and in a small one in
// the place of the board while Paneled. The tools of the edit mode are beside the toolbar where there is room, otherwise in
// the place of what stands beside the board, so that the board does not move. The badge is below the status. A phone's
// window has a layout of its own.
type WindowLayout struct {
	Toolbar, EditBar *fyne.Container
	Board, Side      fyne.CanvasObject
	Status           *StatusBar
	Badge            *Badge
	Beside           Beside
	Progress         fyne.CanvasObject // a line over the status
	Phone            bool              // the window may be as small as a phone
	Tab              fyne.CanvasObject // the button that switches Paneled, in a small window
	Paneled          bool              // a small window shows the side panel in the place of the board
}

// Objects are all that the layout places.
func (l *WindowLayout) Objects() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{l.Toolbar, l.Board, l.Status, l.Side, l.EditBar, l.Badge, l.Progress, l.Tab}, l.Beside.Objects()...)
}

// area is a part of the window.
type area struct{ x, y, width, height float32 }

// Beside is what stands at the board's side: over the side panel if that is at the right, otherwise beside the board.
type Beside interface {
	Objects() []fyne.CanvasObject
	// placeOver places it at the top of a column and returns what is left of that.
	placeOver(column area) area
	// placeBeside places it beside the board and returns what is left of their common part of the window.
	placeBeside(board area) area
	// placeRows places it in rows of a height at the top of a column and returns what is left of that.
	placeRows(column area, height float32) area
	// block is it as a block of so many columns, or of another number that suits it better.
	block(columns int) block
}

const (
	sideWidth   = 280 // units
	sideHeight  = 200
	enoughBoard = 440 // the board's width from which on the side panel may take some of the window
	leastWidth  = 400 // of which the menus have need
	leastHeight = 340
)

func (l *WindowLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	if l.Phone {
		return fyne.NewSize(phoneWidth, phoneHeight)
	}
	return fyne.NewSize(leastWidth, leastHeight)
}

func (l *WindowLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if l.isPhones(size) {
		l.layoutPhone(size)
		return
	}
	if l.wantsRail(size) {
		l.layoutRail(size)
		return
	}
	pad := theme.Padding()
	main, toolbar := size, l.Toolbar.MinSize().Height
	if size.Width-sideWidth >= enoughBoard {
		main.Width -= l.sideWidth(size)
	}
	status := l.Status.heightFor(main.Width)
	place(l.Toolbar, 0, 0, l.Toolbar.MinSize().Width, toolbar)
	badge := l.badgeHeight(main.Width)
	placeBeside, taken := l.placeEditbar(size.Width, main.Width < size.Width)
	toolbar += taken
	room := size.Height - toolbar - status - badge
	board, small := area{0, toolbar, main.Width, room}, false
	switch {
	case main.Width < size.Width:
		l.Side.Show()
		side := l.Beside.placeOver(area{main.Width, toolbar, size.Width - main.Width - pad, size.Height - toolbar - pad})
		place(l.Side, side.x, side.y, side.width, side.height)
	case room-sideHeight >= min(size.Width, enoughBoard):
		room -= sideHeight
		l.Side.Show()
		place(l.Side, pad, size.Height-sideHeight, size.Width-2*pad, sideHeight-pad)
		board = placeBeside(area{0, toolbar, main.Width, room})
	default:
		board = placeBeside(board)
		SetVisible(l.Side, l.Paneled)
		place(l.Side, board.x+pad, board.y, board.width-2*pad, board.height)
		small = true
	}
	SetVisible(l.Board, !small || !l.Paneled)
	place(l.Board, board.x, board.y, board.width, board.height)
	place(l.Status, 0, toolbar+room, main.Width, status)
	l.placeTab(small)
	place(l.Progress, 0, toolbar+room-progressHeight/2, main.Width, progressHeight)
	place(l.Badge, 0, toolbar+room+status, main.Width, badge)
}

// sideWidth is how wide the side panel is at the right of the board: what is left of the window beside a square board, but
// neither so little that its words are cut, nor more than a list can use. Whether there is a badge does not change it.
func (l *WindowLayout) sideWidth(size fyne.Size) float32 {
	const most = 0.42 // of the window
	board := max(wideEnough, size.Height-l.Toolbar.MinSize().Height-l.Status.heightFor(wideEnough))
	return max(sideWidth, min(size.Width-board, most*size.Width))
}

// placeTab puts the button that switches to the side panel at the right end of the status's headline, when that has its place.
func (l *WindowLayout) placeTab(shown bool) {
	SetVisible(l.Tab, shown)
	l.Status.SetCorner(0)
	if shown {
		width := l.Tab.MinSize().Width
		l.Status.SetCorner(width)
		at := l.Status.Position().AddXY(l.Status.Size().Width-width, 0)
		place(l.Tab, at.X, at.Y, width, l.Status.headlineHeight())
	}
}

func (l *WindowLayout) badgeHeight(width float32) float32 {
	if !l.Badge.Visible() {
		return 0
	}
	return l.Badge.heightFor(width)
}

// placeEditbar finds a place for the tools of the edit mode. It returns how to place what then stands beside the board,
// and how much of the window's height the tools take below the toolbar.
func (l *WindowLayout) placeEditbar(width float32, sideAtRight bool) (placeBeside func(board area) area, taken float32) {
	if !l.EditBar.Visible() { // nor made, which measuring it would do
		l.showBeside(true)
		return l.Beside.placeBeside, 0
	}
	bar := l.EditBar.MinSize()
	fits := l.Toolbar.MinSize().Width+bar.Width <= width
	instead := !fits && !sideAtRight
	l.showBeside(!instead)
	switch {
	case instead:
		return l.placeEditbarBeside, 0
	case fits:
		place(l.EditBar, width-bar.Width, 0, bar.Width, bar.Height)
		return l.Beside.placeBeside, 0
	}
	place(l.EditBar, 0, l.Toolbar.MinSize().Height, bar.Width, bar.Height)
	return l.Beside.placeBeside, bar.Height
}

// showBeside shows what stands beside the board, or hides it.
func (l *WindowLayout) showBeside(visible bool) {
	for _, o := range l.Beside.Objects() {
		if o.Visible() != visible {
			SetVisible(o, visible)
		}
	}
}

// placeEditbarBeside puts the tools at the right of the board, in a block, where there is room for that without the
// board getting smaller, and otherwise in a row above it. It returns what is left to the board.
func (l *WindowLayout) placeEditbarBeside(board area) area {
	gap, row := theme.Padding(), l.EditBar.MinSize()
	width, height := float32(2*railSide), blockOf(l.EditBar.Objects, 2).height(padSide)
	if board.width-board.height >= width+2*gap && board.height >= height {
		x, y := board.x+board.width-width-gap, board.y+(board.height-height)/2
		place(l.EditBar, x, y, width, height)
		return area{board.x, board.y, board.width - width - 2*gap, board.height}
	}
	place(l.EditBar, board.x+(board.width-row.Width)/2, board.y, row.Width, row.Height)
	return area{board.x, board.y + row.Height, board.width, board.height - row.Height}
}

// SetVisible shows an object or hides it.
func SetVisible(o fyne.CanvasObject, visible bool) {
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

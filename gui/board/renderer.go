package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"ninefold/engine/drawing"
	"ninefold/engine/grid"
	"ninefold/gui/theme"
)

// Edge is how far the frame of a board is from the left of the square that it is in, of a side.
func Edge(side float32) float32 {
	l := drawing.LayoutIn(side, side)
	return l.X - l.Thick
}

// CreateRenderer draws the board where it is: Fyne drops the renderer of what it has not painted for a minute, makes
// another when it paints it again, and lays that out only when its size changes.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	r := &renderer{board: b}
	for _, c := range b.cells {
		r.objects = append(r.objects, c)
	}
	if size := b.Size(); !size.IsZero() {
		r.Layout(size)
	}
	return r
}

// renderer keeps a figure for each shape that the board shows, and draws anew only those that differ.
type renderer struct {
	board   *Board
	layout  drawing.Layout
	palette *drawing.Palette
	shapes  []drawing.Shape // shown, in the order in which they are drawn
	before  []drawing.Shape // what was shown before, whose room is used again
	figures figures
	objects []fyne.CanvasObject // the cells, which draw nothing, and those of the figures
	motion  *fyne.Animation     // of moves; nil before the first
	moves   []move
}

func (r *renderer) Destroy()                     {}
func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *renderer) MinSize() fyne.Size           { return fyne.NewSquareSize(minCell * 10.5) }

func (r *renderer) Layout(size fyne.Size) {
	layout := drawing.LayoutIn(size.Width, size.Height)
	if layout == r.layout {
		return
	}
	r.layout = layout
	for i, c := range r.board.cells {
		c.Move(fyne.NewPos(layout.CellAt(grid.Cell(i))))
		c.Resize(fyne.NewSquareSize(layout.Cell))
	}
	r.draw()
}

func (r *renderer) Refresh() {
	if r.draw() {
		canvas.Refresh(r.board)
		r.start(movesOf(r.before, r.shapes, r.figures.missing))
	}
}

// draw shows what the board shows now, and reports whether that is anything new.
func (r *renderer) draw() bool {
	if r.layout.Cell == 0 { // nobody has said where the board is
		return false
	}
	if palette := theme.Palette(); palette != r.palette {
		r.palette, r.shapes = palette, r.shapes[:0]
		r.figures.clear()
	}
	b := r.board
	pointing := drawing.Pointing{At: b.pointed, Shown: b.by != byNothing, Cursor: b.by == byCursor, Drag: b.drag}
	r.before, r.shapes = r.shapes, drawing.Shapes(r.before[:0], &b.view, &r.layout, &pointing)
	if !r.figures.show(r.before, r.shapes, r.palette) {
		return false
	}
	r.objects = r.figures.appendObjects(r.objects[:grid.Cells])
	return true
}

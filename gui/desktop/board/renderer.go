package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"ninefold/engine/grid"
	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/theme"
)

// Edge returns the distance of a board's frame from the left of its square, whose side is given; both in units.
func Edge(side float32) float32 {
	l := drawing.LayoutIn(side, side)
	return l.X - l.Thick
}

// CreateRenderer lays out at once: Fyne drops a renderer that was not painted for a minute, and calls Layout on a new
// one only if the size changes.
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

// renderer keeps a figure for each shape and redraws only those that change.
type renderer struct {
	board   *Board
	layout  drawing.Layout
	palette *drawing.Palette
	shapes  []drawing.Shape // shown, in drawing order
	before  []drawing.Shape // the shapes shown last; the memory is reused
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

// draw draws what the board shows now and reports whether anything changed.
func (r *renderer) draw() bool {
	if r.layout.Cell == 0 { // the board has no size yet
		return false
	}
	if palette := theme.Palette(); palette != r.palette {
		r.palette, r.shapes = palette, r.shapes[:0]
		r.figures.clear()
	}
	b := r.board
	pointing := b.pointing()
	r.before, r.shapes = r.shapes, drawing.Shapes(r.before[:0], &b.view, &r.layout, &pointing)
	if !r.figures.show(r.before, r.shapes, r.palette) {
		return false
	}
	r.objects = r.figures.appendObjects(r.objects[:grid.Cells])
	return true
}

package drawing

import (
	"math"

	"ninefold/engine/grid"
)

// Layout is the geometry of a board in a rectangle, in whole units so that lines stay sharp.
type Layout struct {
	X, Y   float32 // the upper left corner of the first cell
	Side   float32 // the length of nine cells with the lines between them
	Cell   float32 // the side of a cell
	Box    float32 // the side of a box
	Thin   float32 // the line between cells; 0 for none, with pale lines between boxes
	Thick  float32 // the line between boxes and around the board
	Margin float32 // the room for the coordinates, at the left and above
}

// LayoutIn returns the largest board with coordinates that fits into a rectangle, in its middle.
func LayoutIn(width, height float32) Layout {
	side := min(width, height)
	l := Layout{Thin: 1, Thick: max(2, round(side*0.005)), Margin: max(12, round(side*0.043))}
	const edge = 1 // units to the right of the board and below it
	l.Cell = max(1, floor((side-l.Margin-edge-4*l.Thick-6*l.Thin)/9))
	l.Box = 3*l.Cell + 2*l.Thin
	l.Side = 3*l.Box + 2*l.Thick
	whole := l.Margin + l.Side + 2*l.Thick + edge
	l.X = floor((width-whole)/2) + l.Margin + l.Thick
	l.Y = floor((height-whole)/2) + l.Margin + l.Thick
	return l
}

// ThumbnailIn returns the largest board without coordinates that fits into a square. All its lines are thin; in a
// square below 100 units, where lines would take a large part of the cells, none are between cells.
func ThumbnailIn(side float32) Layout {
	const small = 100
	l := Layout{Thin: 1, Thick: 1}
	if side < small {
		l.Thin = 0
	}
	l.Cell = max(1, floor((side-4*l.Thick-6*l.Thin)/9))
	l.Box = 3*l.Cell + 2*l.Thin
	l.Side = 3*l.Box + 2*l.Thick
	l.X = floor((side - l.Side) / 2)
	l.Y = l.X
	return l
}

// small reports whether the board is so small that symbols can be seen but hardly read.
func (l *Layout) small() bool { return l.Thin == 0 }

// pen returns the thickness of the strokes of a mark in a square, in half units, so that marks do not become much
// heavier from one size to the next: 1 on a small board, else at least 2.
func (l *Layout) pen(square float32) float32 {
	if l.small() {
		return 1
	}
	return max(2, round(square*0.19)/2)
}

// CellAt returns the upper left corner of a cell.
func (l *Layout) CellAt(c grid.Cell) (x, y float32) {
	return l.X + l.offset(c.Col()-1), l.Y + l.offset(c.Row()-1)
}

// offset returns the distance of the i-th row or column, 0..8, from the board's edge.
func (l *Layout) offset(i int) float32 {
	return float32(i/3)*(l.Box+l.Thick) + float32(i%3)*(l.Cell+l.Thin)
}

// share returns a part of a cell's side in whole units, but not less than least.
func (l *Layout) share(of, least float32) float32 { return max(least, round(l.Cell*of)) }

// centred returns a part of a length in whole units, such that half the rest is whole too.
func centred(of, length float32) float32 {
	part := round(of * length)
	if int(length-part)%2 != 0 {
		part++
	}
	return part
}

func round(v float32) float32 { return float32(math.Round(float64(v))) }
func floor(v float32) float32 { return float32(math.Floor(float64(v))) }

package drawing

import (
	"math"

	"ninefold/engine/grid"
)

// Layout is the geometry of a board in a rectangle, in whole units so that lines stay sharp.
type Layout struct {
	X, Y   float32 // of the first cell
	Side   float32 // of all the cells together
	Cell   float32 // of a cell
	Box    float32 // of a box
	Thin   float32 // between cells; 0 for no lines there, and pale ones between boxes
	Thick  float32 // between boxes and round the board
	Margin float32 // for the coordinates, at the left and above
}

// LayoutIn returns the largest board with coordinates that fits into a rectangle, in its middle.
func LayoutIn(width, height float32) Layout {
	side := min(width, height)
	l := Layout{Thin: 1, Thick: max(2, round(side*0.005)), Margin: max(12, round(side*0.043))}
	const edge = 1 // right of the board and below it
	l.Cell = max(1, floor((side-l.Margin-edge-4*l.Thick-6*l.Thin)/9))
	l.Box = 3*l.Cell + 2*l.Thin
	l.Side = 3*l.Box + 2*l.Thick
	whole := l.Margin + l.Side + 2*l.Thick + edge
	l.X = floor((width-whole)/2) + l.Margin + l.Thick
	l.Y = floor((height-whole)/2) + l.Margin + l.Thick
	return l
}

// ThumbnailIn returns the largest board without coordinates that fits into a square. All its lines are thin; where one
// between cells would be a large part of them there is none.
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

// small reports whether the board is so small that one sees where something stands but hardly what.
func (l *Layout) small() bool { return l.Thin == 0 }

// pen returns the thickness of a mark's strokes: thin, but at least 2, or 1 in a small board.
func (l *Layout) pen(thin float32) float32 {
	if l.small() {
		return 1
	}
	return max(2, thin)
}

// CellAt returns the upper left corner of a cell.
func (l *Layout) CellAt(c grid.Cell) (x, y float32) {
	return l.X + l.offset(c.Col()-1), l.Y + l.offset(c.Row()-1)
}

// offset returns the distance of the i-th row or column, 0..8, from the board's edge.
func (l *Layout) offset(i int) float32 {
	return float32(i/3)*(l.Box+l.Thick) + float32(i%3)*(l.Cell+l.Thin)
}

// share returns a part of a cell's side in whole units, but at least least.
func (l *Layout) share(of, least float32) float32 { return max(least, round(l.Cell*of)) }

// centred returns a part of a length in whole units, such that the rest can be halved into whole units.
func centred(of, length float32) float32 {
	part := round(of * length)
	if int(length-part)%2 != 0 {
		part++
	}
	return part
}

func round(v float32) float32 { return float32(math.Round(float64(v))) }
func floor(v float32) float32 { return float32(math.Floor(float64(v))) }

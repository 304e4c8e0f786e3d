package board

import (
	"fyne.io/fyne/v2"

	"ninefold/engine/grid"
)

// measure is how the board's parts share a square of the window, in whole units so that lines stay sharp.
type measure struct {
	origin fyne.Position // of the first cell
	side   float32       // of all the cells together
	cell   float32
	box    float32
	thin   float32 // between cells
	thick  float32 // between boxes
	frame  float32 // thickness of the frame round what may be played
	margin float32 // for the coordinates
}

func measureBoard(size fyne.Size) measure {
	side := min(size.Width, size.Height)
	m := measure{thin: 1, thick: max(2, floor(side*0.008)), margin: max(12, floor(side*0.042))}
	m.frame = m.thick + 2
	m.cell = max(1, floor((side-2*m.margin-4*m.thick-6*m.thin)/9))
	m.box = 3*m.cell + 2*m.thin
	m.side = 3*m.box + 2*m.thick
	m.origin = fyne.NewPos(floor((size.Width-m.side)/2), floor((size.Height-m.side)/2))
	return m
}

func floor(v float32) float32 { return float32(int(v)) }

func (m measure) cellAt(c grid.Cell) fyne.Position {
	along := func(i int) float32 {
		return float32(i/3)*(m.box+m.thick) + float32(i%3)*(m.cell+m.thin)
	}
	return m.origin.AddXY(along(c.Col()-1), along(c.Row()-1))
}

package drawing

import (
	"strconv"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/sudoku"
)

// addGrounds draws the coordinates and the grounds of the board, its boxes and its cells.
func (b *builder) addGrounds() {
	b.addCoordinates()
	b.bar(inkOf(Ground), b.X, b.Y, b.Side, b.Side)
	for i := range b.boxes {
		box := grid.Box(i)
		if b.boxes[i] = b.boxGround(box); b.boxes[i] != Ground {
			x, y := b.CellAt(box.Cell(0))
			b.bar(inkOf(b.boxes[i]), x, y, b.Box, b.Box)
		}
	}
	for i := range b.cells {
		c := grid.Cell(i)
		cell, ground := &b.diagram.Cells[c], b.cellGround(c)
		b.cells[i] = Surface{ground, cell.Last}
		x, y := b.CellAt(c)
		switch {
		case cell.Last:
			b.bar(Ink{ground.laid(), Laid, Surface{Colour: ground}}, x, y, b.Cell, b.Cell)
			b.add(Shape{
				Form: Frame, Ink: Ink{ground.laid(), Edge, Surface{Colour: ground}}, X: x, Y: y, W: b.Cell, H: b.Cell,
				Pen: b.share(0.033, 2),
			})
		case ground != b.boxes[c.Box()]:
			b.bar(inkOf(ground), x, y, b.Cell, b.Cell)
		}
		b.addShade(cell.Shade, x, y)
	}
}

// addShade draws a bar: at the left edge of a cell for the first shade, at the foot for the second.
func (b *builder) addShade(shade sudoku.Shade, x, y float32) {
	pen := b.share(0.06, 2)
	switch shade {
	case 1:
		b.bar(inkOf(Muted), x, y, pen, b.Cell)
	case 2:
		b.bar(inkOf(Muted), x, y+b.Cell-pen, b.Cell, pen)
	}
}

func (b *builder) addCoordinates() {
	if b.Margin == 0 {
		return
	}
	const least = 11 // units, of a figure that is read easily
	left, top, size := b.X-b.Thick-b.Margin/2, b.Y-b.Thick-b.Margin/2, max(least, b.Margin*0.48)
	for i := range 9 {
		middle := b.offset(i) + b.Cell/2
		b.write(inkOf(Muted), Regular, strconv.Itoa(i+1), b.X+middle, top, size, b.Cell)
		b.write(inkOf(Muted), Regular, strconv.Itoa(i+1), left, b.Y+middle, size, b.Margin)
	}
}

// boxGround returns the ground of a box: a tint where the next move may be made, else a tint in the owner's colour, or
// grey if it is drawn.
func (b *builder) boxGround(i grid.Box) Colour {
	box := &b.diagram.Boxes[i]
	if box.Framed || b.diagram.Whole && b.playableIn(i) {
		return Tint
	}
	won := [...][2]Colour{diagram.Cross: {WonByX, LineOfX}, diagram.Ring: {WonByO, LineOfO}}[box.Owner]
	switch {
	case box.InLine:
		return won[1]
	case box.Drawn && box.Owner == diagram.Blank:
		return Drawn
	}
	return won[0]
}

func (b *builder) playableIn(i grid.Box) bool {
	for place := range 9 {
		if b.diagram.Cells[i.Cell(place)].Playable {
			return true
		}
	}
	return false
}

// cellGround returns the ground of a cell, without the tint of the last move.
func (b *builder) cellGround(c grid.Cell) Colour {
	cell := &b.diagram.Cells[c]
	switch {
	case (cell.Playable || cell.Edits) && b.pointed(c):
		return Hover
	case cell.Shade != 0:
		return Shade1 + Colour(cell.Shade-1)
	case cell.Playable || sudoku.HousesOf(c)&b.diagram.Lines != 0:
		return Tint
	}
	return b.boxes[c.Box()]
}

func (b *builder) addLines() {
	for i := range 9 {
		if i%3 != 0 && !b.small() {
			at := b.offset(i) - b.Thin
			b.bar(inkOf(Line), b.X+at, b.Y, b.Thin, b.Side)
			b.bar(inkOf(Line), b.X, b.Y+at, b.Side, b.Thin)
		}
	}
}

// addBoxLines draws the lines between the boxes and the frame around the board.
func (b *builder) addBoxLines() {
	colour := BoxLine
	if b.small() {
		colour = Line
	}
	for _, i := range [...]int{3, 6} {
		at := b.offset(i) - b.Thick
		b.bar(inkOf(colour), b.X+at, b.Y, b.Thick, b.Side)
		b.bar(inkOf(colour), b.X, b.Y+at, b.Side, b.Thick)
	}
	b.addFrame(colour, b.X, b.Y, b.Side, b.Side, b.Thick, b.Thick)
}

func (b *builder) addFrames() {
	pen := b.Thick + 1
	if b.small() {
		pen = b.Thick
	}
	colour := map[diagram.Symbol]Colour{diagram.Blank: Playable, diagram.Cross: X, diagram.Ring: O}[b.diagram.Awaited]
	if b.diagram.Whole {
		b.addFrame(colour, b.X, b.Y, b.Side, b.Side, b.Thick, pen)
	}
	for i := range b.diagram.Boxes {
		if b.diagram.Boxes[i].Framed {
			x, y := b.CellAt(grid.Box(i).Cell(0))
			b.addFrame(colour, x, y, b.Box, b.Box, b.Thick, pen)
		}
	}
	for h := range b.diagram.Lines.All() {
		x, y := b.CellAt(h.Cell(0))
		right, bottom := b.CellAt(h.Cell(8))
		b.addFrame(Playable, x, y, right+b.Cell-x, bottom+b.Cell-y, b.Thick, pen)
	}
}

// addFrame draws a frame around a part of the board. outside is how much of pen, in units, lies beyond that part.
func (b *builder) addFrame(c Colour, x, y, w, h, outside, pen float32) {
	b.add(Shape{
		Form: Frame, Ink: inkOf(c), X: x - outside, Y: y - outside, W: w + 2*outside, H: h + 2*outside,
		Pen: pen, Round: b.share(0.12, 3),
	})
}

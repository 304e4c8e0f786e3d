package drawing

import (
	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/sudoku"
)

// addBehind draws what a box shows behind its cells' marks: its owner's mark, faintly, while the box is open.
func (b *builder) addBehind(i grid.Box) {
	box := &b.diagram.Boxes[i]
	x, y := b.CellAt(i.Cell(0))
	if !box.Closed {
		b.addOwner(box, x, y, Behind, Surface{Colour: b.boxes[i]})
	}
	if box.Contested {
		ink := Ink{Hatch, Soft, Surface{Colour: b.boxes[i]}}
		b.write(ink, Regular, "?", x+b.Box/2, y+b.Box/2, b.Box*0.6, b.Box)
	}
}

// addOver draws the owner's mark over the cells of a closed box.
func (b *builder) addOver(i grid.Box) {
	if box := &b.diagram.Boxes[i]; box.Closed {
		x, y := b.CellAt(i.Cell(0))
		b.addOwner(box, x, y, Full, Surface{})
	}
}

// addOwner draws the large mark of a box, with a thicker pen if the box is in the winning line.
func (b *builder) addOwner(box *diagram.Box, x, y float32, strength Strength, ground Surface) {
	pen := centred(0.071, b.Box)
	if box.InLine {
		pen = centred(0.09, b.Box)
	}
	switch box.Owner {
	case diagram.Cross:
		b.addCross(inkOver(X, strength, ground), x, y, b.Box, 0.56, pen)
	case diagram.Ring:
		b.addRing(inkOver(O, strength, ground), x, y, b.Box, 0.68, pen)
	}
}

// boxLines are the lines of three boxes, each in its order on the board.
var boxLines = [...][3]grid.Box{
	{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6},
}

// addWonLines draws a stroke through three boxes in a row that are in the winner's line.
func (b *builder) addWonLines() {
	const overhang = 0.3 // of a box, beyond the middles of the outer ones
	for _, line := range boxLines {
		first, middle, last := &b.diagram.Boxes[line[0]], &b.diagram.Boxes[line[1]], &b.diagram.Boxes[line[2]]
		if !first.InLine || !middle.InLine || !last.InLine || first.Owner != middle.Owner || first.Owner != last.Owner {
			continue
		}
		x, y := b.CellAt(line[0].Cell(0))
		toX, toY := b.CellAt(line[2].Cell(0))
		w, h := toX-x, toY-y
		reach := overhang * b.Box / max(w, h, -w)
		b.add(Shape{
			Form: Stroke, Ink: inkOf(map[diagram.Symbol]Colour{diagram.Cross: X, diagram.Ring: O}[first.Owner]),
			X: x + b.Box/2 - reach*w, Y: y + b.Box/2 - reach*h, W: w * (1 + 2*reach), H: h * (1 + 2*reach),
			Pen: centred(0.035, b.Box),
		})
	}
}

// addCross draws an X in the middle of a square. Its strokes, without their round ends, span the given part of the
// side.
func (b *builder) addCross(ink Ink, x, y, side, part, pen float32) {
	reach := centred(part, side)
	edge := (side - reach) / 2
	b.add(Shape{Form: Stroke, Ink: ink, X: x + edge, Y: y + edge, W: reach, H: reach, Pen: pen})
	b.add(Shape{Form: Stroke, Ink: ink, X: x + edge + reach, Y: y + edge, W: -reach, H: reach, Pen: pen})
}

// addRing draws a ring in the middle of a square. Its width is the given part of the side.
func (b *builder) addRing(ink Ink, x, y, side, part, pen float32) {
	width := centred(part, side)
	b.add(Shape{Form: Ring, Ink: ink, X: x + (side-width)/2, Y: y + (side-width)/2, W: width, Pen: pen})
}

// addAlertHouse draws a frame around a house in which something is wrong. The frame has wedges in its corners, unless
// cells have wedges of their own.
func (b *builder) addAlertHouse(h sudoku.House) {
	x, y := b.CellAt(h.Cell(0))
	right, bottom := b.CellAt(h.Cell(8))
	right, bottom = right+b.Cell, bottom+b.Cell
	ink, pen, leg := inkOf(Alert), b.Thick+1, b.share(0.22, 4)
	b.add(Shape{
		Form: Frame, Ink: ink, X: x - b.Thick, Y: y - b.Thick, W: right - x + 2*b.Thick,
		H: bottom - y + 2*b.Thick, Pen: pen,
	})
	if b.alerts {
		return
	}
	for _, corner := range [...][4]float32{
		{x, y, leg, leg}, {right, y, -leg, leg}, {x, bottom, leg, -leg}, {right, bottom, -leg, -leg},
	} {
		b.add(Shape{Form: Wedge, Ink: ink, X: corner[0], Y: corner[1], W: corner[2], H: corner[3]})
	}
}

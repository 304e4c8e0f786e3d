package drawing

import (
	"math"
	"strconv"
	"unicode/utf8"

	"ninefold/engine/grid"
	"ninefold/engine/picture/diagram"
)

// ringRadius is the radius of the ring around a digit, as a share of the cell's side.
const ringRadius = 0.345

// addCell draws everything in a cell.
func (b *builder) addCell(c grid.Cell) {
	cell := &b.diagram.Cells[c]
	x, y := b.CellAt(c)
	if cell.Marked {
		b.addMarked(cell, x, y)
	}
	b.addSymbol(c, x, y)
	symbol, strength := b.symbol(c)
	if cell.Playable && b.diagram.Awaited == diagram.Blank && symbol == diagram.Blank && cell.Note == "" &&
		cell.Pencil == 0 && !cell.Lacking && !b.small() {
		side := centred(0.105, b.Cell)
		b.add(Shape{Form: Disc, Ink: inkOf(Playable), X: x + (b.Cell-side)/2, Y: y + (b.Cell-side)/2, W: side})
	}
	if cell.Best {
		b.addDashes(cell, x, y)
	}
	if cell.Pencil != 0 && strength != Foreseen { // a preview takes the room of the pencil marks
		b.addPencil(c)
	}
	if cell.Number != 0 {
		b.addNumber(c)
	}
	if cell.Corner != "" {
		b.addCorner(cell.Corner, x, y)
	}
	if cell.Lacking {
		b.addDotRing(x, y)
	}
	if cell.Alert {
		leg := b.share(0.22, 4)
		b.alerts = true
		b.add(Shape{Form: Frame, Ink: inkOf(Alert), X: x, Y: y, W: b.Cell, H: b.Cell, Pen: b.share(0.05, 2)})
		b.add(Shape{Form: Wedge, Ink: inkOf(Alert), X: x + b.Cell, Y: y, W: -leg, H: leg})
	}
}

// addDotRing draws a ring of dots where a mark is missing.
func (b *builder) addDotRing(x, y float32) {
	const dots, radius = 10, 0.28 // radius as a share of the cell's side
	side := centred(0.085, b.Cell)
	for i := range dots {
		down, right := math.Sincos(2 * math.Pi * float64(i) / dots)
		b.add(Shape{Form: Disc, Ink: inkOf(Alert), W: side, X: x + (b.Cell-side)/2 + b.Cell*radius*float32(right),
			Y: y + (b.Cell-side)/2 + b.Cell*radius*float32(down)})
	}
}

// addMarked draws a disc and a ring behind a digit, or a larger ring around a mark or a note.
func (b *builder) addMarked(cell *diagram.Cell, x, y float32) {
	pen, part := b.share(0.042, 1.5), float32(2*ringRadius)
	switch {
	case cell.Note != "" || cell.Symbol == diagram.Cross || cell.Symbol == diagram.Ring:
		part = 0.96
	default:
		width := centred(part, b.Cell)
		b.add(Shape{Form: Disc, Ink: inkOf(Ground), X: x + (b.Cell-width)/2, Y: y + (b.Cell-width)/2, W: width})
	}
	b.addRing(inkOf(Ray), x, y, b.Cell, part, pen)
}

// addSymbol draws what stands in a cell, what a click would put there, or a proposed move.
func (b *builder) addSymbol(c grid.Cell, x, y float32) {
	cell := &b.diagram.Cells[c]
	symbol, strength := b.symbol(c)
	side := b.Cell
	if cell.Note != "" && symbol != diagram.Blank { // the note needs the foot of the cell
		side = round(b.Cell * 0.74)
	}
	square := side
	if strength == Proposed {
		square = round(side * 0.8)
	}
	if symbol > diagram.Ring {
		b.clearAround(c, x+b.Cell/2, y+b.Cell/2, b.Cell*0.3)
	}
	x, y = x+floor((b.Cell-square)/2), y+floor((side-square)/2)
	ground := b.cells[c]
	switch symbol {
	case diagram.Cross:
		b.addCross(inkOver(X, strength, ground), x, y, square, 0.5, b.pen(square))
	case diagram.Ring:
		b.addRing(inkOver(O, strength, ground), x, y, square, 0.6, b.pen(square))
	case diagram.Given:
		b.writeDigit(inkOver(Letters, strength, ground), Bold, cell.Digit, x, y, square)
	case diagram.Deduced:
		b.writeDigit(inkOver(Accent, strength, ground), Regular, cell.Digit, x, y, square)
	case diagram.Entered:
		ink := inkOver(Letters, strength, ground)
		b.writeDigit(ink, Regular, cell.Digit, x, y, square)
		if b.small() {
			break
		}
		wide := centred(0.26, square)
		b.bar(ink, x+(square-wide)/2, y+round(square*0.72), wide, max(1, round(square*0.025)))
	}
	if cell.Order > 0 {
		b.write(inkOf(Letters), Bold, strconv.Itoa(cell.Order), x+square/2, y+square/2, square*0.36, square)
	}
}

// writeDigit writes a digit in a square, or draws a dot on a board too small to read digits.
func (b *builder) writeDigit(ink Ink, face Face, digit int, x, y, square float32) {
	if b.small() {
		side := centred(0.4, square)
		b.add(Shape{Form: Disc, Ink: ink, X: x + (square-side)/2, Y: y + (square-side)/2, W: side})
		return
	}
	b.write(ink, face, strconv.Itoa(digit), x+square/2, y+square/2, square*0.43, square)
}

// symbol returns the symbol that a cell shows and its strength.
func (b *builder) symbol(c grid.Cell) (diagram.Symbol, Strength) {
	cell, box := &b.diagram.Cells[c], &b.diagram.Boxes[c.Box()]
	pointed := b.pointed(c)
	switch {
	case pointed && cell.Symbol == diagram.Blank && cell.Playable && b.diagram.Preview != diagram.Blank:
		return b.diagram.Preview, Foreseen
	case pointed && cell.Edits && cell.Symbol != diagram.Blank && (cell.Becomes == diagram.Blank || !b.dragged(c)):
		return cell.Symbol, Foreseen // a click would take it away
	case pointed && cell.Edits && cell.Becomes != cell.Symbol:
		return cell.Becomes, Foreseen
	case cell.Symbol == diagram.Blank && cell.Ghost != diagram.Blank:
		return cell.Ghost, Proposed
	case box.Closed && box.Owner != diagram.Blank:
		return cell.Symbol, Faded
	}
	return cell.Symbol, Full
}

// addNote writes the note in the middle of an empty cell, or at the foot of a filled one.
func (b *builder) addNote(c grid.Cell) {
	cell := &b.diagram.Cells[c]
	if cell.Note == "" {
		return
	}
	x, y := b.CellAt(c)
	ink, face := inkOf(Letters), Regular
	if cell.Best {
		ink, face = inkOf(Playable), Bold
	}
	middle, size := y+b.Cell/2, b.Cell*0.25
	if symbol, _ := b.symbol(c); symbol != diagram.Blank {
		middle, size = y+b.Cell*0.8, b.Cell*0.22
	}
	b.write(ink, face, cell.Note, x+b.Cell/2, middle, size, b.Cell*0.94)
}

// addDashes draws a dashed box with round corners in a cell, around its pencil marks if it has any.
func (b *builder) addDashes(cell *diagram.Cell, x, y float32) {
	side := centred(0.8, b.Cell)
	if cell.Pencil != 0 {
		side = centred(0.96, b.Cell)
	}
	x, y = x+(b.Cell-side)/2, y+(b.Cell-side)/2
	pen, bend, ink := b.share(0.033, 1.5), b.share(0.13, 3), inkOf(Playable)
	const dashes = 5
	period := (side - 2*bend) / (dashes - 0.4)
	for i := range dashes {
		at, long := round(bend+float32(i)*period), round(period*0.6)
		b.bar(ink, x+at, y, long, pen)
		b.bar(ink, x+at, y+side-pen, long, pen)
		b.bar(ink, x, y+at, pen, long)
		b.bar(ink, x+side-pen, y+at, pen, long)
	}
	near, far := bend*0.15, bend*0.6 // distances from the corner to the ends of its slanted dash
	for _, corner := range [...][4]float32{{0, 0, 1, 1}, {side, 0, -1, 1}, {0, side, 1, -1}, {side, side, -1, -1}} {
		cx, cy, right, down := x+corner[0], y+corner[1], corner[2], corner[3]
		b.add(Shape{Form: Stroke, Ink: ink, X: cx + right*near, Y: cy + down*far, W: right * (far - near),
			H: down * (near - far), Pen: pen})
	}
}

// addPencil writes the pencil marks, each digit at its place in three rows of three.
func (b *builder) addPencil(c grid.Cell) {
	cell, third := &b.diagram.Cells[c], b.Cell/3
	for digit := range cell.Pencil.All() {
		x, y := b.markAt(c, digit)
		b.clearAround(c, x, y, third/2)
		b.addColours(cell, digit, x, y)
		ink, face, size := inkOf(Muted), Regular, b.Cell*0.19
		switch {
		case cell.Out.Has(digit):
			ink = inkOf(Alert)
			b.addStroke(ink, x, y, third)
		case (cell.Key | cell.Round | cell.Square).Has(digit):
			ink, face, size = inkOf(Ray), Bold, b.Cell*0.24
		case cell.Struck.Has(digit):
			b.addStroke(ink, x, y, third)
		}
		b.write(ink, face, strconv.Itoa(digit), x, y, size, third)
	}
}

// addStroke draws a stroke through a pencil mark at x, y. A mark has a third of the cell's side.
func (b *builder) addStroke(ink Ink, x, y, third float32) {
	half := third / 3
	b.add(Shape{Form: Stroke, Ink: ink, X: x - half, Y: y + half, W: 2 * half, H: -2 * half, Pen: b.share(0.025, 1)})
}

// addCorner writes a few characters on a chip in the lower right corner.
func (b *builder) addCorner(text string, x, y float32) {
	size := b.Cell * 0.17
	high := b.share(0.25, 10)
	wide := min(b.Cell, high+round(float32(utf8.RuneCountInString(text)-1)*size*0.7))
	right, foot := x+b.Cell-b.share(0.04, 1), y+b.Cell-b.share(0.04, 1)
	b.add(Shape{Form: Bar, Ink: inkOf(Chip), X: right - wide, Y: foot - high, W: wide, H: high, Round: floor(high / 2)})
	b.write(inkOf(Muted), Regular, text, right-wide/2, foot-high/2, size, wide)
}

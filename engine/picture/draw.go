package picture

import (
	"image/color"
	"strconv"

	"golang.org/x/image/font/sfnt"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
)

// Side is how wide and high a picture is, in units: the pixels of a PNG that is not enlarged.
const Side = 640

// How the parts of the board share the picture, in whole units so that lines stay sharp; as in the window.
const (
	thin   = 1 // between cells
	thick  = 5 // between boxes
	heavy  = 7 // of the frame round what may be played
	margin = 26
	cell   = 62
	box    = 3*cell + 2*thin
	board  = 3*box + 2*thick
	origin = (Side - board) / 2
)

// along is where the i-th row or column begins.
func along(i int) float64 { return float64(origin + i/3*(box+thick) + i%3*(cell+thin)) }

func cellAt(c grid.Cell) point { return point{along(c.Col() - 1), along(c.Row() - 1)} }

// drawing is a list of shapes in the making.
type drawing struct {
	fonts
	ink    *Palette
	shapes []shape
}

// shapesOf is what a diagram looks like in a style. The error is that of the style's font.
func shapesOf(b *diagram.Diagram, style *Style) ([]shape, error) {
	fonts, err := loadFonts(style.Font)
	if err != nil {
		return nil, err
	}
	d := &drawing{fonts: fonts, ink: &style.Palette}
	d.add(d.ink.Cell, bar{0, 0, Side, Side, 0})
	d.add(d.ink.BoxGrid, bar{origin - thick, origin - thick, board + 2*thick, board + 2*thick, 1.5 * thick})
	d.addCoordinates()
	for i := range b.Boxes {
		d.addBox(cellAt(grid.Box(i).Cell(0)), &b.Boxes[i])
	}
	for i := range b.Cells {
		of := &b.Boxes[grid.Cell(i).Box()]
		d.addCell(cellAt(grid.Cell(i)), &b.Cells[i], of.Owner != diagram.Blank || of.Contested)
	}
	for i := range b.Boxes {
		d.addFrames(cellAt(grid.Box(i).Cell(0)), &b.Boxes[i])
	}
	if b.Whole {
		d.add(d.ink.Playable, frame{bar{origin, origin, board, board, heavy / 2.}, heavy})
	}
	if b.Alert.Shown {
		d.addArea(&b.Alert)
	}
	d.addLines(b)
	return d.shapes, nil
}

func (d *drawing) add(ink color.NRGBA, f form) { d.shapes = append(d.shapes, shape{f, ink}) }

// write puts words in the middle of a point, no wider than width.
func (d *drawing) write(ink color.NRGBA, face *sfnt.Font, words string, at point, size, width float64) {
	letters, wide := d.text(face, words, size)
	if wide > width {
		size *= width / wide
		letters, wide = d.text(face, words, size)
	}
	for _, l := range letters {
		l.at.x += at.x - wide/2
		l.at.y += at.y + size*capHeight/2
		d.add(ink, l)
	}
}

func (d *drawing) addCoordinates() {
	const edge = origin - thick - margin/2
	for i := range 9 {
		middle := along(i) + cell/2
		d.write(d.ink.Ink, d.regular, strconv.Itoa(i+1), point{middle, edge}, margin*0.6, cell)
		d.write(d.ink.Ink, d.regular, strconv.Itoa(i+1), point{edge, middle}, margin*0.6, cell)
	}
}

// addBox draws what is behind the cells of a box.
func (d *drawing) addBox(at point, b *diagram.Box) {
	d.add(d.ink.Cell, bar{at.x, at.y, box, box, 0})
	for i := range 2 {
		offset := float64((i+1)*cell + i*thin)
		d.add(d.ink.Grid, bar{at.x + offset, at.y, thin, box, 0})
		d.add(d.ink.Grid, bar{at.x, at.y + offset, box, thin, 0})
	}
	const inset = box * 0.12
	const faint = 0x70
	d.addSymbol(b.Owner, 0, point{at.x + inset, at.y + inset}, box-2*inset, faint)
	if b.Contested {
		d.write(d.ink.Hatch, d.regular, "?", point{at.x + box/2, at.y + box/2}, box*0.7, box)
	}
}

// addFrames draws what is over the cells of a box.
func (d *drawing) addFrames(at point, b *diagram.Box) {
	if b.InLine {
		const inset, fine = heavy * 1.2, 2
		d.add(d.ink.Ink, frame{bar{at.x, at.y, box, box, heavy / 2.}, heavy})
		d.add(d.ink.Ink, frame{bar{at.x + inset, at.y + inset, box - 2*inset, box - 2*inset, 0}, fine})
	}
	if b.Framed {
		d.add(d.ink.Playable, frame{bar{at.x, at.y, box, box, heavy / 2.}, heavy})
	}
}

func (d *drawing) addArea(a *diagram.Area) {
	from, to := cellAt(a.From), cellAt(a.To)
	right, bottom := to.x+cell, to.y+cell
	d.add(d.ink.Conflict, frame{bar{from.x, from.y, right - from.x, bottom - from.y, heavy / 2.}, heavy})
	const side = cell * 0.2
	d.addWedge(from, side, side)
	d.addWedge(point{right, from.y}, -side, side)
	d.addWedge(point{from.x, bottom}, side, -side)
	d.addWedge(point{right, bottom}, -side, -side)
}

// addLines draws a stroke through each three boxes that have won, some way beyond the middles of the outer two.
func (d *drawing) addLines(b *diagram.Diagram) {
	const beyond, pen, alpha = 0.18, cell * 0.3, 0xc0
	inks := [...]color.NRGBA{diagram.Cross: d.ink.Cross, diagram.Ring: d.ink.Ring}
	for _, three := range b.WonLines() {
		from, to := middle(three[0]), middle(three[2])
		dx, dy := (to.x-from.x)*beyond, (to.y-from.y)*beyond
		d.add(withAlpha(inks[b.Boxes[three[0]].Owner], alpha), line{from.x - dx, from.y - dy, to.x + dx, to.y + dy, pen})
	}
}

// middle is the middle of a box.
func middle(b grid.Box) point {
	at := cellAt(b.Cell(0))
	return point{at.x + box/2, at.y + box/2}
}

// addWedge fills a corner, so far along the axes.
func (d *drawing) addWedge(corner point, x, y float64) {
	d.add(d.ink.Conflict, polygon{{corner.x + x, corner.y}, corner, {corner.x, corner.y + y}})
}

// addCell draws a cell. If it is translucent, what its box shows is seen through its tint.
func (d *drawing) addCell(at point, c *diagram.Cell, translucent bool) {
	middle := point{at.x + cell/2, at.y + cell/2}
	if c.Playable {
		tint := d.ink.Tint
		if translucent {
			tint = withAlpha(tint, 0x80)
		}
		d.add(tint, bar{at.x, at.y, cell, cell, 0})
	}
	d.addHatch(at, c)
	if c.Marked {
		const pen = cell * 0.05
		radius := cell * 0.48 // round the note, too
		if c.Note == "" {
			radius = cell * 0.4
			d.add(d.ink.Cell, disc{middle.x, middle.y, radius})
		}
		d.add(d.ink.Pointed, ring{disc{middle.x, middle.y, radius - pen/2}, pen})
	}
	if c.Playable && c.Note == "" && c.Pencil == 0 {
		d.add(d.ink.Playable, disc{middle.x, middle.y, cell * 0.06})
	}
	corner, side := point{at.x + cell*0.22, at.y + cell*0.22}, cell*0.56
	if c.Note != "" { // which needs the foot of the cell
		corner, side = point{at.x + cell*0.29, at.y + cell*0.14}, cell*0.42
	}
	d.addSymbol(c.Symbol, c.Digit, corner, side, 0xff)
	d.addProposal(at, c, corner, side)
	d.addNote(at, c)
	d.addPencil(at, c)
	if c.Corner != "" {
		const size = cell * 0.2
		_, width := d.text(d.regular, c.Corner, size)
		foot := point{at.x + cell*0.94 - width/2, at.y + cell*0.93 - size*capHeight/2}
		d.write(withAlpha(d.ink.Ink, 0xb0), d.regular, c.Corner, foot, size, cell)
	}
	if c.Last {
		const inset, pen = cell * 0.075, cell * 0.05
		d.add(d.ink.Ink, frame{bar{at.x + inset, at.y + inset, cell - 2*inset, cell - 2*inset, cell * 0.1}, pen})
	}
	if c.Alert {
		const pen = cell * 0.06
		d.add(d.ink.Conflict, frame{bar{at.x + pen/2, at.y + pen/2, cell - pen, cell - pen, 0}, pen})
		d.addWedge(point{at.x + cell, at.y}, -cell*0.3, cell*0.3)
	}
}

// addSymbol draws a symbol in a square with the given upper left corner.
func (d *drawing) addSymbol(s diagram.Symbol, digit int, at point, side float64, alpha uint8) {
	middle := point{at.x + side/2, at.y + side/2}
	pen := side * 0.17
	switch s {
	case diagram.Cross:
		d.add(withAlpha(d.ink.Cross, alpha), crossOutline(middle, side/2, pen))
	case diagram.Ring:
		d.add(withAlpha(d.ink.Ring, alpha), ring{disc{middle.x, middle.y, side*0.56 - pen/2}, pen})
	case diagram.Given:
		d.write(withAlpha(d.ink.Ink, alpha), d.bold, strconv.Itoa(digit), middle, side, side)
	case diagram.Deduced:
		d.write(withAlpha(d.ink.Deduced, alpha), d.italic, strconv.Itoa(digit), middle, side, side)
	case diagram.Entered:
		d.write(withAlpha(d.ink.Ink, alpha), d.regular, strconv.Itoa(digit), middle, side, side)
		d.add(withAlpha(d.ink.Ink, alpha), bar{at.x + side*0.2, at.y + side*1.02, side * 0.6, side * 0.05, 0})
	}
}

// crossOutline is the outline of an X: two crossing strokes, whose middle lines end half to each side of the middle. As it
// is one shape, it is not darker where the strokes cross when it is transparent.
func crossOutline(middle point, half, pen float64) polygon {
	const diagonal = 0.7071067811865476
	p := pen * diagonal // a stroke's thickness along an axis, halved
	var outline polygon
	for _, turn := range [4][2]float64{{0, -1}, {1, 0}, {0, 1}, {-1, 0}} { // up, right, down, left
		// Along this direction and to the right of it: the inner corner, then the two corners at the end of a stroke.
		ahead := point{turn[0], turn[1]}
		right := point{-turn[1], turn[0]}
		for _, at := range [3]point{{p, 0}, {half + p/2, half - p/2}, {half - p/2, half + p/2}} {
			outline = append(outline, point{
				middle.x + ahead.x*at.x + right.x*at.y, middle.y + ahead.y*at.x + right.y*at.y,
			})
		}
	}
	return outline
}

// addHatch draws the lines that cross a cell out, so that they go on in the next cell, and a heavy line, which leaves a
// gap for a symbol.
func (d *drawing) addHatch(at point, c *diagram.Cell) {
	stroke := func(ink color.NRGBA, pen, x1, y1, x2, y2 float64) {
		d.add(ink, line{at.x + x1*cell, at.y + y1*cell, at.x + x2*cell, at.y + y2*cell, pen})
	}
	ink, pen := withAlpha(d.ink.Hatch, 0x90), cell*0.02
	for _, i := range [...]float64{1. / 6, 3. / 6, 5. / 6} {
		if c.Hatch&diagram.Across != 0 {
			stroke(ink, pen, 0, i, 1, i)
		}
		if c.Hatch&diagram.Down != 0 {
			stroke(ink, pen, i, 0, i, 1)
		}
	}
	for _, i := range [...]float64{0.5, 1, 1.5} {
		if c.Hatch&diagram.Slant != 0 {
			stroke(ink, pen, max(0, i-1), min(1, i), min(1, i), max(0, i-1))
		}
	}
	ends := [...][2]float64{{0, 0.5}, {0.5, 1}}
	if c.Symbol != diagram.Blank {
		ends = [...][2]float64{{0, 0.2}, {0.8, 1}}
	}
	for _, end := range ends {
		if c.Strong&diagram.Across != 0 {
			stroke(d.ink.Pointed, cell*0.06, end[0], 0.5, end[1], 0.5)
		}
		if c.Strong&diagram.Down != 0 {
			stroke(d.ink.Pointed, cell*0.06, 0.5, end[0], 0.5, end[1])
		}
	}
}

// addNote writes the note at the foot of the cell, or in the middle of an empty one, with its sign before it.
func (d *drawing) addNote(at point, c *diagram.Cell) {
	if c.Note == "" {
		return
	}
	const size, room = cell * 0.26, cell * 0.94
	mark := 0.0
	if c.Sign != diagram.NoSign {
		mark = size
	}
	_, wide := d.text(d.regular, c.Note, size)
	wide = min(wide, room-mark)
	y := at.y + cell*0.78
	if c.Symbol == diagram.Blank {
		y = at.y + cell/2
	}
	left := at.x + (cell-wide-mark)/2
	d.addSign(c.Sign, point{left + mark*0.375, y}, mark*0.375)
	d.write(d.ink.Ink, d.regular, c.Note, point{left + mark + wide/2, y}, size, wide)
}

// addSign draws a sign round a point.
func (d *drawing) addSign(s diagram.Sign, at point, radius float64) {
	const high, wide = 0.5, 0.8660254037844386 // the sine and the cosine of 30 degrees
	switch s {
	case diagram.Winning:
		d.add(d.ink.Playable, polygon{{at.x, at.y - radius}, {at.x + radius*wide, at.y + radius*high}, {at.x - radius*wide, at.y + radius*high}})
	case diagram.Even:
		side := radius * 1.4
		d.add(d.ink.Hatch, bar{at.x - side/2, at.y - side/2, side, side, 0})
	case diagram.Losing:
		d.add(d.ink.Conflict, polygon{{at.x, at.y + radius}, {at.x - radius*wide, at.y - radius*high}, {at.x + radius*wide, at.y - radius*high}})
	}
}

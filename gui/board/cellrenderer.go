package board

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/diagram"
	"ninefold/gui/theme"
)

func (c *Cell) CreateRenderer() fyne.WidgetRenderer {
	r := &cellRenderer{
		cell: c, ground: canvas.NewRectangle(color.Transparent), dot: canvas.NewCircle(color.Transparent),
		ring: canvas.NewCircle(color.Transparent), corner: canvas.NewText("", color.Transparent),
		outline: canvas.NewRectangle(color.Transparent), alert: canvas.NewRectangle(color.Transparent),
		symbol: newSymbolShape(), order: canvas.NewText("", color.Transparent), note: canvas.NewText("", color.Transparent), sign: canvas.NewRegularPolygon(3, color.Transparent),
		wedge: canvas.NewArbitraryPolygon([]fyne.Position{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 1}}, color.Transparent),
	}
	r.wedge.NormalizedPoints = true
	r.Refresh()
	return r
}

// cellRenderer keeps one shape for each thing a cell can show, and lists those that it does show.
type cellRenderer struct {
	cell    *Cell
	size    fyne.Size
	ground  *canvas.Rectangle
	hatch   []*canvas.Line
	dot     *canvas.Circle
	outline *canvas.Rectangle
	alert   *canvas.Rectangle
	wedge   *canvas.ArbitraryPolygon
	ring    *canvas.Circle // round the symbol
	symbol  *symbolShape
	order   *canvas.Text // over the ghost
	best    [8]*canvas.Line
	note    *canvas.Text
	corner  *canvas.Text
	pencil  [9]*canvas.Text // made when first shown
	sign    *canvas.RegularPolygon
	objects []fyne.CanvasObject
}

func (r *cellRenderer) Destroy()                     {}
func (r *cellRenderer) MinSize() fyne.Size           { return fyne.NewSquareSize(minCell) }
func (r *cellRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *cellRenderer) Layout(size fyne.Size) {
	if r.size != size {
		r.size = size
		r.arrange()
	}
}

func (r *cellRenderer) Refresh() {
	r.arrange()
	canvas.Refresh(r.cell)
}

// arrange places, sizes and colours what the view asks for.
func (r *cellRenderer) arrange() {
	view, side := r.cell.view, r.size.Width
	r.objects = r.objects[:0]
	if name, ok := r.groundColor(); ok {
		r.ground.FillColor = fynetheme.Color(name)
		if r.cell.sheer {
			r.ground.FillColor = faded(fynetheme.Color(name), 0x80)
		}
		r.add(r.ground, 0, 0, side)
	}
	r.addHatch(side)
	if view.Marked {
		r.addRing(side)
	}
	if view.Playable && !r.cell.pointed && view.Note == "" && view.Ghost == diagram.Blank && view.Pencil == 0 {
		r.dot.FillColor = fynetheme.Color(theme.ColorPlayable)
		r.add(r.dot, side*0.44, side*0.44, side*0.12)
	}
	r.addSymbol(side)
	r.addNote(side)
	r.addPencil(side)
	if view.Best {
		r.addBest(side)
	}
	if view.Corner != "" {
		r.addCorner(side)
	}
	if view.Last {
		r.outline.StrokeColor = fynetheme.Color(theme.ColorInk)
		r.outline.StrokeWidth = max(1.5, side*0.05)
		r.outline.CornerRadius = side * 0.12
		r.add(r.outline, side*0.05, side*0.05, side*0.9)
	}
	if view.Alert {
		r.addAlert(side)
	}
}

// groundColor is the colour of the cell's own ground; without one the ground of its box shows.
func (r *cellRenderer) groundColor() (fyne.ThemeColorName, bool) {
	switch {
	case (r.cell.view.Playable || r.cell.view.Edits) && r.cell.pointed:
		return theme.ColorHover, true
	case r.cell.view.Playable:
		return theme.ColorTint, true
	}
	return "", false
}

func (r *cellRenderer) add(o fyne.CanvasObject, x, y, side float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSquareSize(side))
	r.objects = append(r.objects, o)
}

// addSymbol draws what stands in the cell, or a preview of what a move would put there.
func (r *cellRenderer) addSymbol(side float32) {
	view := r.cell.view
	symbol, alpha := view.Symbol, uint8(0xff)
	if symbol == diagram.Blank && view.Ghost != diagram.Blank {
		symbol, alpha = view.Ghost, ghostAlpha
	}
	ghost := alpha == ghostAlpha
	if view.Symbol == diagram.Blank && r.cell.pointed && view.Playable {
		symbol, alpha, ghost = r.cell.preview, previewAlpha, false
	}
	if r.cell.pointed && view.Edits && view.Becomes != symbol {
		alpha = previewAlpha
		if view.Becomes != diagram.Blank { // otherwise what is to go shows as going
			symbol = view.Becomes
		}
	}
	inset, y := side*0.22, side*0.22
	if view.Note != "" { // which needs the foot of the cell
		inset, y = side*0.29, side*0.14
	}
	if ghost {
		inset, y = inset+side*0.05, y+side*0.05
	}
	r.objects = r.symbol.appendTo(r.objects, symbol, view.Digit, inset, y, side-2*inset, alpha)
	if view.Order > 0 {
		r.addOrder(y, side-2*inset, side)
	}
}

// How strongly a symbol shows that a move would put into a cell, and one that is proposed.
const (
	previewAlpha = 0x70
	ghostAlpha   = 0x58
)

// addOrder writes the number of a ghost in the middle of the symbol.
func (r *cellRenderer) addOrder(y, symbol, side float32) {
	r.order.Text, r.order.TextSize = strconv.Itoa(r.cell.view.Order), symbol*0.7
	r.order.TextStyle, r.order.Color = fyne.TextStyle{Bold: true}, fynetheme.Color(theme.ColorInk)
	size := r.order.MinSize()
	r.order.Move(fyne.NewPos((side-size.Width)/2, y+(symbol-size.Height)/2))
	r.order.Resize(size)
	r.objects = append(r.objects, r.order)
}

// addBest draws brackets in the corners.
func (r *cellRenderer) addBest(side float32) {
	inset, arm, pen := side*0.1, side*0.22, max(2, side*0.06)
	n := 0
	line := func(x1, y1, x2, y2 float32) {
		if r.best[n] == nil {
			r.best[n] = canvas.NewLine(color.Transparent)
		}
		l := r.best[n]
		n++
		l.StrokeColor, l.StrokeWidth = fynetheme.Color(theme.ColorPointed), pen
		l.Position1, l.Position2 = fyne.NewPos(x1, y1), fyne.NewPos(x2, y2)
		r.objects = append(r.objects, l)
	}
	for _, x := range [...]float32{1, -1} {
		for _, y := range [...]float32{1, -1} {
			left, top := side/2-x*(side/2-inset), side/2-y*(side/2-inset)
			line(left-x*pen/2, top, left+x*arm, top)
			line(left, top, left, top+y*arm)
		}
	}
}

// minNote is the smallest size of a note that can still be read, in units.
const minNote = 8

func (r *cellRenderer) addNote(side float32) {
	view := r.cell.view
	if view.Note == "" {
		return
	}
	r.note.Text = view.Note
	r.note.TextSize = max(minNote, side*0.26)
	r.note.Color = fynetheme.Color(theme.ColorInk)
	size := r.note.MinSize()
	mark := float32(0)
	if view.Sign != diagram.NoSign {
		mark = r.note.TextSize
	}
	x, y := (side-size.Width-mark)/2, side*0.6
	if view.Symbol == diagram.Blank && !(r.cell.pointed && view.Playable) { // a preview needs the room
		y = (side - size.Height) / 2
	}
	r.addSign(view.Sign, x, y+(size.Height-mark*0.75)/2, mark*0.75)
	r.note.Move(fyne.NewPos(x+mark, y))
	r.note.Resize(size)
	r.objects = append(r.objects, r.note)
}

// addCorner writes a small figure in the lower right corner.
func (r *cellRenderer) addCorner(side float32) {
	r.corner.Text, r.corner.TextSize = r.cell.view.Corner, max(9, side*0.2)
	r.corner.Color = faded(fynetheme.Color(theme.ColorInk), 0xb0)
	size := r.corner.MinSize()
	r.corner.Move(fyne.NewPos(side*0.94-size.Width, side-size.Height))
	r.corner.Resize(size)
	r.objects = append(r.objects, r.corner)
}

// addSign draws a triangle that points up for a win and down for a loss, and a square for neither.
func (r *cellRenderer) addSign(sign diagram.Sign, x, y, side float32) {
	if sign == diagram.NoSign {
		return
	}
	r.sign.Sides, r.sign.Angle, r.sign.FillColor = 3, 0, fynetheme.Color(theme.ColorPlayable)
	switch sign {
	case diagram.Even:
		r.sign.Sides, r.sign.FillColor = 4, fynetheme.Color(theme.ColorHatch)
	case diagram.Losing:
		r.sign.Angle, r.sign.FillColor = 180, fynetheme.Color(theme.ColorConflict)
	}
	r.add(r.sign, x, y, side)
}

// addRing draws a ring for the symbol to stand in.
func (r *cellRenderer) addRing(side float32) {
	r.ring.FillColor = fynetheme.Color(theme.ColorCell)
	r.ring.StrokeColor, r.ring.StrokeWidth = fynetheme.Color(theme.ColorPointed), max(1.5, side*0.05)
	if r.cell.view.Note != "" {
		r.ring.FillColor = color.Transparent
		r.add(r.ring, side*0.02, side*0.02, side*0.96)
		return
	}
	r.add(r.ring, side*0.1, side*0.1, side*0.8)
}

// addHatch draws lines across the cell for each direction in which it is crossed out, so that they go on in the next cell,
// and a heavy line, which leaves a gap for a symbol.
func (r *cellRenderer) addHatch(side float32) {
	n := 0
	line := func(ink color.Color, width, x1, y1, x2, y2 float32) {
		if n == len(r.hatch) {
			r.hatch = append(r.hatch, canvas.NewLine(color.Transparent))
		}
		l := r.hatch[n]
		n++
		l.StrokeColor, l.StrokeWidth = ink, width
		l.Position1, l.Position2 = fyne.NewPos(x1*side, y1*side), fyne.NewPos(x2*side, y2*side)
		r.objects = append(r.objects, l)
	}
	view := r.cell.view
	ink, thin := faded(fynetheme.Color(theme.ColorHatch), 0x90), max(1, side*0.02)
	for _, at := range [...]float32{1. / 6, 3. / 6, 5. / 6} {
		if view.Hatch&diagram.Across != 0 {
			line(ink, thin, 0, at, 1, at)
		}
		if view.Hatch&diagram.Down != 0 {
			line(ink, thin, at, 0, at, 1)
		}
	}
	for _, at := range [...]float32{0.5, 1, 1.5} {
		if view.Hatch&diagram.Slant != 0 {
			line(ink, thin, max(0, at-1), min(1, at), min(1, at), max(0, at-1))
		}
	}
	ends := [...][2]float32{{0, 0.5}, {0.5, 1}}
	if view.Symbol != diagram.Blank {
		ends = [...][2]float32{{0, 0.2}, {0.8, 1}}
	}
	strong, thick := fynetheme.Color(theme.ColorPointed), max(2, side*0.06)
	for _, end := range ends {
		if view.Strong&diagram.Across != 0 {
			line(strong, thick, end[0], 0.5, end[1], 0.5)
		}
		if view.Strong&diagram.Down != 0 {
			line(strong, thick, 0.5, end[0], 0.5, end[1])
		}
	}
}

// addAlert draws a red frame and a wedge in the upper right corner.
func (r *cellRenderer) addAlert(side float32) {
	red := fynetheme.Color(theme.ColorConflict)
	r.alert.StrokeColor, r.alert.StrokeWidth = red, max(2, side*0.06)
	r.add(r.alert, 0, 0, side)
	r.wedge.FillColor = red
	r.add(r.wedge, side*0.7, 0, side*0.3)
}

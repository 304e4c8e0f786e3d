package board

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/theme"
)

func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	r := &boardRenderer{board: b, back: canvas.NewRectangle(color.Transparent), whole: newFrame(), alert: newFrame(), pointed: newFrame(), cursor: newFrame()}
	for i := range r.edges {
		r.edges[i] = canvas.NewText(strconv.Itoa(i%9+1), color.Transparent)
		r.edges[i].Alignment = fyne.TextAlignCenter
	}
	for i := range r.boxes {
		r.boxes[i] = newBoxShapes()
	}
	r.Refresh()
	return r
}

// boardRenderer draws what is around, behind and over the cells.
type boardRenderer struct {
	board   *Board
	size    fyne.Size
	measure measure
	back    *canvas.Rectangle
	edges   [18]*canvas.Text // columns above, then rows at the left
	boxes   [grid.Boxes]*boxShapes
	whole   frame
	alert   frame
	pointed frame
	cursor  frame
	lines   []*canvas.Line // through three boxes in a row
	objects []fyne.CanvasObject
}

// boxShapes are what a box shows behind and over its cells.
type boxShapes struct {
	ground *canvas.Rectangle
	rules  [4]*canvas.Rectangle // the thin lines between its cells
	owner  *symbolShape
	doubt  *canvas.Text
	frame  frame
	won    frame
}

func newBoxShapes() *boxShapes {
	s := &boxShapes{
		ground: canvas.NewRectangle(color.Transparent), owner: newSymbolShape(),
		doubt: canvas.NewText("?", color.Transparent), frame: newFrame(), won: newFrame(),
	}
	s.doubt.Alignment = fyne.TextAlignCenter
	for i := range s.rules {
		s.rules[i] = canvas.NewRectangle(color.Transparent)
	}
	return s
}

func (r *boardRenderer) Destroy()                     {}
func (r *boardRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *boardRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(minCell * 10.5) }

func (r *boardRenderer) Layout(size fyne.Size) {
	r.size = size
	r.measure = measureBoard(size)
	for i, c := range r.board.cells {
		at := grid.Cell(i)
		c.Move(r.measure.cellAt(at))
		c.Resize(fyne.NewSquareSize(r.measure.cell))
	}
	r.arrange()
}

func (r *boardRenderer) Refresh() {
	r.arrange()
	canvas.Refresh(r.board)
}

// arrange places, sizes and colours all but the cells, and puts everything in the order in which it is drawn.
func (r *boardRenderer) arrange() {
	m, view := r.measure, &r.board.view
	r.objects = r.objects[:0]
	r.back.FillColor = fynetheme.Color(theme.ColorBoxGrid)
	r.add(r.back, m.origin.SubtractXY(m.thick, m.thick), m.side+2*m.thick)
	r.back.CornerRadius = m.thick * 1.5
	r.addEdges()
	for b := range grid.Box(grid.Boxes) {
		r.addBoxGround(b, view.Boxes[b])
	}
	for _, c := range r.board.cells {
		r.objects = append(r.objects, c)
	}
	for b := range grid.Box(grid.Boxes) {
		r.addBoxFrames(b, view.Boxes[b])
	}
	if view.Whole {
		r.addFrame(&r.whole, theme.ColorPlayable, m.origin, m.side, m.frame)
	}
	if view.Alert.Shown {
		from := m.cellAt(view.Alert.From)
		to := m.cellAt(view.Alert.To).AddXY(m.cell, m.cell)
		r.objects = r.alert.appendTo(r.objects, fynetheme.Color(theme.ColorConflict), from, fyne.NewSize(to.X-from.X, to.Y-from.Y), m.frame)
	}
	r.addLines(view)
	r.addPointed()
}

// addLines draws a stroke through each three boxes in a row that have won.
func (r *boardRenderer) addLines(view *diagram.Diagram) {
	m := r.measure
	middle := func(b grid.Box) fyne.Position { return m.cellAt(b.Cell(0)).AddXY(m.box/2, m.box/2) }
	for i, line := range view.WonLines() {
		if i == len(r.lines) {
			r.lines = append(r.lines, canvas.NewLine(color.Transparent))
		}
		from, to, l := middle(line[0]), middle(line[2]), r.lines[i]
		const beyond = 0.18 // of its length, at each end
		dx, dy := (to.X-from.X)*beyond, (to.Y-from.Y)*beyond
		l.StrokeColor, l.StrokeWidth = faded(fynetheme.Color(symbolColor(view.Boxes[line[0]].Owner)), 0xc0), m.cell*0.3
		l.Position1, l.Position2 = from.SubtractXY(dx, dy), to.AddXY(dx, dy)
		r.objects = append(r.objects, l)
	}
}

func (r *boardRenderer) add(o fyne.CanvasObject, at fyne.Position, side float32) {
	o.Move(at)
	o.Resize(fyne.NewSquareSize(side))
	r.objects = append(r.objects, o)
}

// addFrame draws a frame of the given thickness round a square, outside it by half.
func (r *boardRenderer) addFrame(f *frame, name fyne.ThemeColorName, at fyne.Position, side, thick float32) {
	r.objects = f.appendTo(r.objects, fynetheme.Color(name), at, fyne.NewSquareSize(side), thick)
}

func (r *boardRenderer) addEdges() {
	m := r.measure
	for i, t := range r.edges {
		c := grid.At(1, i%9+1)
		if i >= 9 {
			c = grid.At(i%9+1, 1)
		}
		t.Color, t.TextSize = fynetheme.Color(fynetheme.ColorNameForeground), m.margin*0.55
		height := t.MinSize().Height
		at := m.cellAt(c)
		if i < 9 {
			t.Move(fyne.NewPos(at.X, m.origin.Y-m.thick-(m.margin+height)/2))
			t.Resize(fyne.NewSize(m.cell, height))
		} else {
			t.Move(fyne.NewPos(m.origin.X-m.thick-m.margin, at.Y+(m.cell-height)/2))
			t.Resize(fyne.NewSize(m.margin, height))
		}
		r.objects = append(r.objects, t)
	}
}

func (r *boardRenderer) addBoxGround(b grid.Box, view diagram.Box) {
	m, s := r.measure, r.boxes[b]
	at := m.cellAt(b.Cell(0))
	s.ground.FillColor = fynetheme.Color(theme.ColorCell)
	r.add(s.ground, at, m.box)
	for i, rule := range s.rules {
		rule.FillColor = fynetheme.Color(theme.ColorGrid)
		offset := m.cell*float32(i/2+1) + m.thin*float32(i/2)
		if i%2 == 0 {
			rule.Move(at.AddXY(offset, 0))
			rule.Resize(fyne.NewSize(m.thin, m.box))
		} else {
			rule.Move(at.AddXY(0, offset))
			rule.Resize(fyne.NewSize(m.box, m.thin))
		}
		r.objects = append(r.objects, rule)
	}
	inset := m.box * 0.12
	r.objects = s.owner.appendTo(r.objects, view.Owner, 0, at.X+inset, at.Y+inset, m.box-2*inset, ownerAlpha)
	if view.Contested {
		s.doubt.Color, s.doubt.TextSize = fynetheme.Color(theme.ColorHatch), m.box*0.7
		height := s.doubt.MinSize().Height
		s.doubt.Move(at.AddXY(0, (m.box-height)/2))
		s.doubt.Resize(fyne.NewSize(m.box, height))
		r.objects = append(r.objects, s.doubt)
	}
}

func (r *boardRenderer) addBoxFrames(b grid.Box, view diagram.Box) {
	m, s := r.measure, r.boxes[b]
	at := m.cellAt(b.Cell(0))
	if view.InLine {
		r.addFrame(&s.won, theme.ColorInk, at, m.box, m.frame)
	}
	if view.Framed {
		r.addFrame(&s.frame, theme.ColorPlayable, at, m.box, m.frame)
	}
}

// addPointed draws the keyboard's cursor, or else the frame of the selected cell, and the outline of the box that a move
// in the pointed cell would point to.
func (r *boardRenderer) addPointed() {
	m := r.measure
	c, ok := r.board.Pointed()
	if cell := r.board.view.Cells[c]; ok && cell.Points {
		inset := m.frame * 0.9
		at := m.cellAt(cell.PointsTo.Cell(0)).AddXY(inset, inset)
		r.addFrame(&r.pointed, theme.ColorPointed, at, m.box-2*inset, max(2, m.frame*0.6))
	}
	c, ok = r.board.Cursor()
	if !ok {
		c, ok = r.board.selected()
	}
	if ok {
		r.addFrame(&r.cursor, fynetheme.ColorNamePrimary, m.cellAt(c), m.cell, max(2, m.cell*0.07))
	}
}

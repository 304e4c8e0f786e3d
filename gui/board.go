package gui

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/diagram"
	"ninefold/engine/grid"
	"ninefold/gui/theme"
)

// ownerAlpha is how strongly a box's large mark shows: enough to be seen, too little to be taken for a cell's.
const ownerAlpha = 0x50

const minCell = 18 // units, the smallest cell that can still be read and hit

// Board is the nine-board: a 3×3 grid of 3×3 grids of cell buttons, always square, with the coordinates of the judge's
// text on its edges. It draws what it is given and reports what was done to it; it knows no rules.
type Board struct {
	widget.BaseWidget
	OnTap   func(grid.Cell)      // a cell was clicked, or chosen with Enter
	OnPoint func(grid.Cell)      // the pointer or the cursor has come to a cell
	OnKey   func(*fyne.KeyEvent) // a key that the board itself does not use, with the keyboard on the board
	OnRune  func(rune)           // likewise a character
	Label   string               // the board in words, for a screen reader

	view    diagram.Diagram
	cells   [grid.Cells]*cell
	pointed grid.Cell // where the pointer or the cursor is
	by      pointing  // which of them that is
	focused bool
}

// pointing is how a cell is pointed at.
type pointing uint8

const (
	byNothing pointing = iota
	byPointer
	byCursor
)

var (
	_ fyne.Focusable  = (*Board)(nil)
	_ fyne.Accessible = (*Board)(nil)
)

// NewBoard is an empty board.
func NewBoard() *Board {
	b := &Board{pointed: grid.At(5, 5)}
	for i := range b.cells {
		b.cells[i] = newCell(b, grid.Cell(i))
	}
	b.ExtendBaseWidget(b)
	return b
}

// What a board that is a picture only does with a tap, a key and a character.
func ignoreTap(grid.Cell)      {}
func ignoreKey(*fyne.KeyEvent) {}
func ignoreRune(rune)          {}

// Draw shows a view.
func (b *Board) Draw(view diagram.Diagram) {
	b.view = view
	b.update()
}

// MoveCursor moves the keyboard's cursor by rows and columns, round the edges, and shows it. It starts at the selected
// cell, or else where the pointer is.
func (b *Board) MoveCursor(rows, cols int) {
	from, shown := b.Pointed()
	if selected, ok := b.selected(); ok {
		from, shown = selected, true
	}
	row, col := from.Row()-1, from.Col()-1
	if shown {
		row, col = (row+rows+9)%9, (col+cols+9)%9
	}
	b.PutCursor(grid.At(row+1, col+1))
}

// selected is the cell that the view shows as selected, and false when there is none.
func (b *Board) selected() (grid.Cell, bool) {
	for i := range b.view.Cells {
		if b.view.Cells[i].Selected {
			return grid.Cell(i), true
		}
	}
	return 0, false
}

// PutCursor moves the keyboard's cursor to a cell and shows it.
func (b *Board) PutCursor(c grid.Cell) { b.point(c, byCursor) }

// HideCursor takes the cursor from the board, but remembers where it was.
func (b *Board) HideCursor() {
	b.by = byNothing
	b.update()
}

// Cursor is the cell that the keyboard's cursor is on, and false while it is not shown.
func (b *Board) Cursor() (grid.Cell, bool) { return b.pointed, b.by == byCursor }

// Pointed is the cell that the pointer or the cursor is on, and false when neither is on the board.
func (b *Board) Pointed() (grid.Cell, bool) { return b.pointed, b.by != byNothing }

func (b *Board) FocusGained()                           { b.focused = true }
func (b *Board) FocusLost()                             { b.focused = false; b.HideCursor() }
func (b *Board) TypedKey(key *fyne.KeyEvent)            { b.OnKey(key) }
func (b *Board) TypedRune(r rune)                       { b.OnRune(r) }
func (b *Board) AccessibilityLabel() string             { return b.Label }
func (b *Board) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

func (b *Board) tapped(c grid.Cell) {
	if canvas := fyne.CurrentApp().Driver().CanvasForObject(b); canvas != nil {
		canvas.Focus(b)
	}
	b.OnTap(c)
}

func (b *Board) pointAt(c grid.Cell) { b.point(c, byPointer) }

func (b *Board) pointAway(c grid.Cell) {
	if b.by == byPointer && b.pointed == c {
		b.HideCursor()
	}
}

func (b *Board) point(c grid.Cell, by pointing) {
	b.pointed, b.by = c, by
	b.update()
	if b.OnPoint != nil {
		b.OnPoint(c)
	}
}

// update hands every cell its part of the view and redraws what lies over the cells.
func (b *Board) update() {
	for i, c := range b.cells {
		pointed := b.by != byNothing && b.pointed == grid.Cell(i)
		box := &b.view.Boxes[grid.Cell(i).Box()]
		c.show(b.view.Cells[i], pointed, b.view.Preview, box.Owner != diagram.Blank || box.Contested)
	}
	b.Refresh()
}

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
	whole   *canvas.Rectangle
	alert   *canvas.Rectangle
	pointed *canvas.Rectangle
	cursor  *canvas.Rectangle
	lines   []*canvas.Line // through three boxes in a row
	objects []fyne.CanvasObject
}

// boxShapes are what a box shows behind and over its cells.
type boxShapes struct {
	ground *canvas.Rectangle
	rules  [4]*canvas.Rectangle // the thin lines between its cells
	owner  *symbolShape
	doubt  *canvas.Text
	frame  *canvas.Rectangle
	won    *canvas.Rectangle
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

func newFrame() *canvas.Rectangle { return canvas.NewRectangle(color.Transparent) }

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
		r.addFrame(r.whole, theme.ColorPlayable, m.origin, m.side, m.frame)
	}
	if view.Alert.Shown {
		from := m.cellAt(view.Alert.From)
		to := m.cellAt(view.Alert.To).AddXY(m.cell, m.cell)
		r.addFrameRound(r.alert, theme.ColorConflict, from, fyne.NewSize(to.X-from.X, to.Y-from.Y), m.frame)
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

// symbolColor is the colour of X or O.
func symbolColor(s diagram.Symbol) fyne.ThemeColorName {
	if s == diagram.Ring {
		return theme.ColorRing
	}
	return theme.ColorCross
}

func (r *boardRenderer) add(o fyne.CanvasObject, at fyne.Position, side float32) {
	o.Move(at)
	o.Resize(fyne.NewSquareSize(side))
	r.objects = append(r.objects, o)
}

// addFrame draws a frame of the given thickness round a square, outside it by half.
func (r *boardRenderer) addFrame(frame *canvas.Rectangle, name fyne.ThemeColorName, at fyne.Position, side, thick float32) {
	r.addFrameRound(frame, name, at, fyne.NewSquareSize(side), thick)
}

// addFrameRound draws a frame of the given thickness round a rectangle, outside it by half.
func (r *boardRenderer) addFrameRound(frame *canvas.Rectangle, name fyne.ThemeColorName, at fyne.Position, size fyne.Size, thick float32) {
	frame.StrokeColor, frame.StrokeWidth, frame.CornerRadius = fynetheme.Color(name), thick, thick
	frame.Move(at.SubtractXY(thick/2, thick/2))
	frame.Resize(size.AddWidthHeight(thick, thick))
	r.objects = append(r.objects, frame)
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
		r.addFrame(s.won, theme.ColorInk, at, m.box, m.frame)
	}
	if view.Framed {
		r.addFrame(s.frame, theme.ColorPlayable, at, m.box, m.frame)
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
		r.addFrame(r.pointed, theme.ColorPointed, at, m.box-2*inset, max(2, m.frame*0.6))
	}
	c, ok = r.board.Cursor()
	if !ok {
		c, ok = r.board.selected()
	}
	if ok {
		r.addFrame(r.cursor, fynetheme.ColorNamePrimary, m.cellAt(c), m.cell, max(2, m.cell*0.07))
	}
}

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

package page

import (
	"fmt"
	"strconv"
	"strings"

	"ninefold/engine/grid"
	"ninefold/engine/picture"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
	"ninefold/gui/view"
	"ninefold/gui/view/screen"
)

// boardPainter remembers what the page shows of the board.
type boardPainter struct {
	diagram  diagram.Diagram
	side     float32
	pointed  view.Cell
	pointing drawing.Pointing
	shapes   map[drawing.Shape]bool // those drawn last; nil before the first
	stale    bool                   // the board must be drawn anew
}

// paintBoard posts what has changed of the board and its cursor. Of the 81 buttons in the page only the labels change.
func (p *Page) paintBoard(w *view.Window) {
	if w.Boards != nil {
		return
	}
	labels, cursor := make([]string, grid.Cells), -1
	for i := range labels {
		labels[i] = w.Diagram.Cells[i].Label
	}
	if w.Cursor.Any {
		cursor = int(w.Cursor.Cell)
	}
	p.region("label", w.Label)
	p.region("cells", strings.Join(labels, "\n"))
	p.region("cursor", strconv.Itoa(cursor))
	p.drawBoard(&w.Diagram)
}

// drawBoard draws the board for its size in the page, so that lines fall on pixels.
func (p *Page) drawBoard(d *diagram.Diagram) {
	b, side := &p.board, float32(p.state.Side)
	if !b.stale && *d == b.diagram && side == b.side {
		return
	}
	b.diagram, b.side, b.stale = *d, side, false
	layout := drawing.LayoutIn(side, side)
	shapes := drawing.Shapes(nil, d, &layout, &b.pointing)
	before := b.shapes
	b.shapes = make(map[drawing.Shape]bool, len(shapes))
	for _, s := range shapes {
		b.shapes[s] = true
	}
	isNew := func(s *drawing.Shape) bool { return before != nil && s.IsMark() && !before[*s] }
	p.change("board", drawn(shapes, isNew), number(side), number(layout.X), number(layout.Side))
}

// point moves the pointer to a cell, or off the board.
func (p *Page) point(at view.Cell) {
	b := &p.board
	if at == b.pointed {
		return
	}
	b.pointed, b.pointing.At, b.pointing.Shown = at, at.Cell, at.Any
	b.stale, p.dirty = true, true
	p.program.Send(screen.Point(at))
}

// dragOver shows what the drag under way would do to its cells.
func (p *Page) dragOver(cells []grid.Cell) {
	p.board.pointing.Drag = cells
	p.board.stale, p.dirty = true, true
}

// EmptyBoard returns the SVG of the board at the start, which the page shows until the program is loaded.
func EmptyBoard() string {
	const side = 640 // in the units of its SVG in web/index.html
	d := diagram.Diagram{Whole: true}
	for i := range d.Cells {
		d.Cells[i].Playable = true
	}
	layout := drawing.LayoutIn(side, side)
	return drawn(drawing.Shapes(nil, &d, &layout, nil), nil)
}

// Cells returns the 81 buttons over the board, row by row, in the roles of a grid.
func Cells() string {
	const header = `<span role="%sheader" class="unseen">%d</span>`
	var b strings.Builder
	b.WriteString(`<div role="row" class="unseen">`)
	for n := range 9 {
		fmt.Fprintf(&b, header, "column", n+1)
	}
	for c := range grid.Cell(grid.Cells) {
		if c.Col() == 1 {
			fmt.Fprintf(&b, `</div><div role="row">`+header, "row", c.Row())
		}
		tab := -1
		if c == grid.At(5, 5) {
			tab = 0
		}
		fmt.Fprintf(&b, `<div role="gridcell"><button type="button" data-cell="%d" tabindex="%d" aria-label="%d, %d"`+
			` disabled="disabled"></button></div>`, c, tab, c.Row(), c.Col())
	}
	b.WriteString("</div>")
	return b.String()
}

// drawn returns shapes as the inside of an SVG element. An ink is a class, which has its colour in Palette. isNew
// reports whether a shape was not shown before; nil for none.
func drawn(shapes []drawing.Shape, isNew func(*drawing.Shape) bool) string {
	return string(picture.AppendShapes(nil, shapes, func(s *drawing.Shape) string {
		class := inkClass(s.Ink)
		if s.IsLine() {
			class = "l " + class
		}
		if s.Face == drawing.Bold {
			class += " b"
		}
		if isNew != nil && isNew(s) {
			class += " new"
		}
		return `class="` + class + `"`
	}))
}

// thumbnail returns a small picture of a board, side pixels wide.
func thumbnail(d *diagram.Diagram, side float32) string {
	l, size := drawing.ThumbnailIn(side), number(side)
	return `<svg class="thumbnail" viewBox="0 0 ` + size + " " + size + `" aria-hidden="true">` +
		drawn(picture.OnPaper(d, &l, side, side), nil) + "</svg>"
}

// inkClass returns the classes of an ink: its colour and, unless it is full, its strength and the colour below it.
func inkClass(i drawing.Ink) string {
	class := "c" + strconv.Itoa(int(i.Colour))
	if i.Strength == drawing.Full {
		return class
	}
	class += " s" + strconv.Itoa(int(i.Strength)) + " g" + strconv.Itoa(int(i.Over.Colour))
	if i.Over.Last {
		class += " last"
	}
	return class
}

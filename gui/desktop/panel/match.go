package panel

import (
	"math"
	"slices"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

var _ = kind(func(n view.Picture) pictureElement { return pictureElement{n} })

// pictureElement is a board with a title, or with words and buttons below it.
type pictureElement struct{ view.Picture }

func (pictureElement) natural() float32 { return wholeLine }

const (
	leastPicture = 160 // the least side of a board on a card
	linesBelow   = 5   // of words below a board
)

// around returns the height of a picture's card without the board.
func (d pictureElement) around() float32 {
	if d.Title == "" {
		return theme.Inset + theme.Gap + linesBelow*caption.line() + theme.Gap + theme.ButtonHeight + theme.Inset
	}
	return cardInset + titleHeight + theme.Gap + cardInset
}

func (d pictureElement) least(float32) float32 { return d.around() + leastPicture }

func (d pictureElement) lay(width float32, _ string) placed {
	return placed{height: d.around() + width - 2*theme.Inset, draw: d.draw}
}

// draw draws the board as large as fits. A board without a title has coordinates.
func (d pictureElement) draw(p *pen, a area) {
	side := min(a.height-d.around(), a.width-2*theme.Inset)
	a = a.within(theme.Inset)
	if d.Title == "" {
		a.cutTop(theme.Inset)
	} else {
		a.cutTop(cardInset)
		p.title(&a, d.Title, d.Summary, caption)
		a.cutTop(theme.Gap)
	}
	square := a.cutTop(side)
	square.x, square.width = round(a.x+(a.width-side)/2), side
	if d.Title == "" {
		p.board(square, d.Board)
		d.drawBelow(p, a)
	} else {
		p.picture(square, d.Board, nil)
	}
}

// drawBelow draws the buttons at the card's foot, and between them and the board the words and the legend.
func (d pictureElement) drawBelow(p *pen, a area) {
	a.cutTop(theme.Gap)
	a.cutBottom(theme.Inset)
	buttons := newRow(view.InRows(d.Buttons)).lay(a.width, "")
	buttons.draw(p, a.cutBottom(max(theme.ButtonHeight, buttons.height)))
	a.cutBottom(theme.Gap)
	var lines []drawing
	for _, words := range strong.wrap(d.Headline, a.width, math.MaxInt) {
		lines = append(lines, nodeLine{view.Text{Words: words, Style: view.Strong}})
	}
	for _, words := range caption.wrap(d.Words, a.width, math.MaxInt) {
		lines = append(lines, nodeLine{view.Text{Words: words, Style: view.Small}})
	}
	legend := view.Row{Gap: 2 * theme.Gap}
	for _, s := range d.Legend {
		legend.Nodes = append(legend.Nodes, s.Row())
	}
	inLine := 1
	if widthOf(legend) <= a.width {
		inLine = max(1, len(d.Legend))
	}
	for some := range slices.Chunk(legend.Nodes, inLine) {
		lines = append(lines, nodeLine{view.Row{Gap: legend.Gap, Nodes: some}})
	}
	p.scrolled(a, d.Headline+d.Words, lines)
}

// nodeLine is a node in the middle of a line.
type nodeLine struct{ view.Node }

func (d nodeLine) lay(width float32, tab string) placed {
	content := elementOf(d.Node).lay(width, tab)
	return placed{draw: func(p *pen, a area) { content.inMiddle(p, a) }}
}

// scrolled draws lines of small words, in a scroller if they do not fit. Its name tells it from that of other lines.
func (p *pen) scrolled(a area, name string, lines []drawing) {
	height := caption.line()
	if float32(len(lines))*height <= a.height {
		for _, l := range lines {
			line := a.cutTop(height)
			l.lay(a.width, "").draw(p, line)
		}
		return
	}
	g := keep(p, name, func() *grid { return newGrid(p.options) })
	g.draw = func(i int, _ bool) drawing { return lines[i] }
	g.lay(len(lines), 1, a.width, even(height))
	a.height = g.whole(a.height)
	p.put(g.scroll, a)
	g.refresh()
}

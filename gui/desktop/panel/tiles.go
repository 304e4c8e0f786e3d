package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// boardsHead is the head of the page of all boards: its title, with the kinds beside it or, if there is little room,
// below it.
type boardsHead struct {
	Title string
	Kinds view.Options
	Room  float32 // the width available for both
}

const boardsHeadLine = 9 * theme.Unit

func (d boardsHead) titleWidth() float32 { return title.width(d.Title) }

func (d boardsHead) lay(float32, string) placed {
	const gap, kinds = 5 * theme.Unit, switchHeight
	title, width := view.Text{Words: d.Title, Style: view.Large}, segments(d.Kinds).width()
	below := d.titleWidth()+gap+width > d.Room
	height := boardsHeadLine
	if below {
		height += theme.Gap + kinds
	}
	return placed{height: height, draw: func(p *pen, a area) {
		line := a.cutTop(boardsHeadLine)
		textElement{title}.lay(d.titleWidth(), "").inMiddle(p, line.cutLeft(d.titleWidth()))
		line.cutLeft(gap)
		if below {
			a.cutTop(theme.Gap)
			line = a.top(kinds)
		}
		line = line.middle(kinds)
		p.choices(line.cutLeft(min(line.width, width)), d.Kinds.Choices)
	}}
}

// tile is a picture of a board in the list, whose grid takes the clicks.
type tile struct {
	view.Board
	On      bool // it is chosen
	Focused bool // it has the keyboard
}

// tileMargin is the free space at each side of a tile.
const tileMargin = theme.Inset / 2

// tileSize returns the size of a tile, `width` wide without margins: a square picture and two lines.
func tileSize(width float32) fyne.Size {
	return fyne.NewSize(width+2*tileMargin, width+2*tileMargin+42)
}

func (d tile) lay(float32, string) placed {
	return placed{draw: func(p *pen, a area) {
		p.box(a, look{fill: theme.ColorGround})
		a = a.inset(tileMargin)
		outline := look{fill: theme.ColorCard, stroke: theme.ColorHairline, radius: theme.CardRadius}
		switch {
		case d.Focused:
			outline.stroke, outline.thick = theme.ColorPrimary, 2
		case d.On:
			outline.fill, outline.stroke = theme.ColorAccentTint, theme.ColorPrimary
		}
		p.box(a, outline)
		a = a.inset(theme.Inset)
		p.picture(a.cutTop(a.width), d.Picture, p.options.Post)
		a.cutTop(theme.Unit)
		p.text(a.cutTop(plain.line()), d.Words, strong)
		a = a.cutTop(caption.line())
		a.cutRight(p.text(a, d.When, caption.right()) + theme.Gap)
		words := d.Short
		if caption.width(words) > a.width {
			words = d.Shortest
		}
		p.text(a, words, caption)
	}}
}

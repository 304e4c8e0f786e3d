package panel

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/aria"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

// BoardsHead is the head of the page of all boards: its title, and their kinds beside it, or below it where these have
// too little room there.
type BoardsHead struct {
	Title string
	Kinds view.Switch
	Room  float32 // for both beside each other
}

// BoardsHeadLine is the height of a line of the head.
const BoardsHeadLine = 9 * theme.Unit

// TitleWidth is how wide the title is.
func (d BoardsHead) TitleWidth() float32 { return title.width(d.Title) }

func (d BoardsHead) paint(p *pen, a area) float32 {
	const gap = 5 * theme.Unit
	top := a.y
	line := a.cutTop(BoardsHeadLine)
	words := line.cutLeft(d.TitleWidth())
	if p.teller != nil {
		p.teller.add(aria.Element{Role: aria.Heading, Name: d.Title})
	} else {
		p.text(words, d.Title, title, fyne.TextAlignLeading)
	}
	line.cutLeft(gap)
	width, height := segments(d.Kinds).width(), p.touchable(switchHeight)
	if words.width+gap+width > d.Room {
		a.cutTop(theme.Gap)
		line = a.cutTop(height)
	}
	line = line.middle(height)
	p.choices(line.cutLeft(min(line.width, width)), d.Kinds.Choices)
	return a.y - top
}

// BoardsFoot is the foot of that page: what can be done with the chosen board, and what it is, above that where there
// is little room beside it.
type BoardsFoot struct {
	Buttons []view.Button
	Words   string
	Warning bool // the words are one
}

func (d BoardsFoot) paint(p *pen, a area) float32 {
	const (
		leastWords  float32 = 300
		inset               = theme.Gap
		wide, wider         = 2 * 9, 2 * 19 // that a button and the primary one have besides what they need
	)
	top := a.y
	s := caption
	if d.Warning {
		s = s.in(fynetheme.ColorNameWarning)
	}
	needs := float32(-buttonGap)
	width := func(b view.Button) float32 {
		if b.Primary {
			return wordButton{Button: b}.width() + wider
		}
		return wordButton{Button: b}.width() + wide
	}
	for _, b := range d.Buttons {
		needs += width(b) + buttonGap
	}
	p.box(a, look{fill: theme.ColorCard, stroke: theme.ColorHairline, radius: theme.CardRadius})
	a.cutTop(inset)
	inner := a.within(inset)
	if inner.width-needs < leastWords {
		p.text(inner.cutTop(caption.line()).within(theme.Unit), d.Words, s, fyne.TextAlignLeading)
		inner.cutTop(theme.Unit)
	}
	if needs > inner.width {
		return inner.y - top + p.buttons(inner, d.Buttons, p.touchable(theme.ButtonHeight)) + inset
	}
	line := inner.cutTop(p.touchable(theme.ButtonHeight))
	for _, b := range d.Buttons {
		p.button(line.cutLeft(width(b)), b)
		line.cutLeft(buttonGap)
	}
	if line.width >= leastWords {
		p.text(line.within(theme.Gap), d.Words, s, fyne.TextAlignTrailing)
	}
	return inner.y - top + inset
}

// Tile is a board in a list of pictures, which the list itself lets be chosen.
type Tile struct {
	view.Board
	On      bool // it is chosen
	Focused bool // the keyboard is on it
}

// TileMargin is what a tile leaves free at each side, which covers what Fyne draws under the one that is pointed at.
const TileMargin = theme.Unit

// TileSize is how large a tile is that is so wide without its margins: a square picture, and two lines below it.
func TileSize(width float32) fyne.Size {
	return fyne.NewSize(width+2*TileMargin, width+2*TileMargin+42)
}

func (d Tile) paint(p *pen, a area) float32 {
	height := a.height
	p.box(a, look{fill: fynetheme.ColorNameBackground})
	a = a.inset(TileMargin)
	outline := look{fill: theme.ColorCard, stroke: theme.ColorHairline, radius: theme.CardRadius}
	switch {
	case d.Focused:
		outline.stroke, outline.thick = fynetheme.ColorNamePrimary, 2
	case d.On:
		outline.fill, outline.stroke = theme.ColorAccentTint, fynetheme.ColorNamePrimary
	}
	p.box(a, outline)
	a = a.inset(theme.Inset)
	p.picture(a.cutTop(a.width), d.Picture)
	a.cutTop(theme.Unit)
	p.text(a.cutTop(plain.line()), d.Words, strong, fyne.TextAlignLeading)
	a = a.cutTop(caption.line())
	a.cutRight(p.text(a, d.When, caption, fyne.TextAlignTrailing) + theme.Gap)
	p.text(a, d.Sentence, caption, fyne.TextAlignLeading)
	return height
}

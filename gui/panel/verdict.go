package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type verdict view.Verdict

// colourOfAnswer returns the colour of an answer's tag.
func colourOfAnswer(a view.Answer) fyne.ThemeColorName {
	return [...]fyne.ThemeColorName{theme.ColorMuted, theme.ColorPlayable, theme.ColorRing, theme.ColorConflict,
		theme.ColorWarning, theme.ColorPrimary, theme.ColorMuted}[a]
}

const signSide = 14 // units

func (d verdict) paint(p *pen, a *area) {
	const most = 8 // lines
	a.inCard()
	d.drawTitle(p, a)
	a.cutTop(theme.Unit)
	p.paragraph(a, d.Words, plain, most)
	for _, s := range d.Legend {
		a.cutTop(theme.Unit)
		line := a.cutTop(caption.line())
		p.icon(line.cutLeft(signSide).middle(signSide), s.Icon, theme.ColorConflict)
		line.cutLeft(theme.Gap)
		p.text(line, s.Words, caption)
	}
	if len(d.Buttons) > 0 {
		a.cutTop(theme.Gap)
		p.buttons(a, d.Buttons)
	}
	a.cutTop(cardInset)
}

// drawTitle writes the title with the tag at its right or, if there is no room, below it.
func (d verdict) drawTitle(p *pen, a *area) {
	line := a.cutTop(tagHeight)
	tag := line
	if label.width(capital(d.Title))+theme.Gap+tagWidth(d.Tag) > line.width {
		tag = a.cutTop(tagHeight)
		tag.width = min(tag.width, tagWidth(d.Tag))
	}
	p.tag(&tag, d.Tag, colourOfAnswer(d.Answer))
	if tag.y == line.y {
		line = tag
	}
	p.label(line, d.Title)
}

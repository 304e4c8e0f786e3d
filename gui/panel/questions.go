package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type questions view.Questions

func (d questions) paint(p *pen, a *area) {
	const height, lines = 6, 3
	a.inCard()
	p.title(a, d.Title, d.Summary, caption)
	a.cutTop(6)
	for i, part := range a.cutTop(height).columns(len(d.Answers), 6) {
		p.box(part, look{fill: d.colour(i), stroke: theme.ColorHairline, radius: height / 2})
	}
	if d.Words != "" {
		a.cutTop(theme.Gap)
		p.paragraph(a, d.Words, muted, lines)
	}
	a.cutTop(cardInset)
}

// colour returns the colour of question i in the bar.
func (d questions) colour(i int) fyne.ThemeColorName {
	switch {
	case d.Answers[i] != view.Unknown:
		return colourOfAnswer(d.Answers[i])
	case i == d.Current:
		return theme.ColorPrimary
	}
	return theme.ColorTrack
}

package panel

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/theme"
)

// Headline is what is the case, and why, under the board. Its height does not change with what it says.
type Headline struct {
	Icon     fyne.ThemeIconName // such as the mark of the side to move; empty for none
	Words    string
	Sentence string
	Warning  bool    // the sentence is one
	Progress float32 // of what is being found out, of 1; 0 for nothing
}

const (
	headlineIcon   = 18
	headlineHeight = 24
	narrowHeadline = 360 // the width below which the sentence has three lines instead of two
)

func (d Headline) lines(width float32) int {
	if width < narrowHeadline {
		return 3
	}
	return 2
}

func (d Headline) paint(p *pen, a area) float32 {
	height := headlineHeight + float32(d.lines(a.width))*muted.line()
	if d.Progress > 0 {
		done := area{a.x, a.y, round(a.width * min(d.Progress, 1)), 2}
		p.box(done, look{fill: fynetheme.ColorNamePrimary, radius: 1})
	}
	line := a.cutTop(headlineHeight)
	if d.Icon != "" {
		p.icon(line.cutLeft(headlineIcon), d.Icon, colourOf(d.Icon, fynetheme.ColorNameForeground))
		line.cutLeft(theme.Gap)
	}
	p.text(line, d.Words, headline, fyne.TextAlignLeading)
	s := muted
	if d.Warning {
		s.colour = fynetheme.ColorNameWarning
		sign := area{a.x, a.y, muted.line(), muted.line()}
		p.icon(sign.inset(1), theme.LineWarning, s.colour)
		a.cutLeft(sign.width + theme.Unit)
	}
	p.paragraph(&a, d.Sentence, s, d.lines(a.width))
	return height
}

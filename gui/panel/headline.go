package panel

import (
	"ninefold/gui/icon"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type statusLine view.Headline

const (
	headlineIcon = 18
	titleLine    = 24  // height of the headline's first line
	narrow       = 360 // the width below which the sentence has three lines
)

// headlineHeight returns the height of a headline whose sentence has this many lines.
func headlineHeight(lines int) float32 { return titleLine + float32(lines)*muted.line() }

// linesIn returns how many lines the sentence has in a headline of a width.
func linesIn(width float32) int {
	if width < narrow {
		return 3
	}
	return 2
}

// paint draws as many lines of the sentence as fit.
func (d statusLine) paint(p *pen, a *area) {
	lines := int((a.height - titleLine) / muted.line())
	if p.measuring {
		lines = linesIn(a.width)
	}
	if d.Progress > 0 {
		done := area{a.x, a.y, round(a.width * min(d.Progress, 1)), 2}
		p.box(done, look{fill: theme.ColorPrimary, radius: 1})
	}
	line := a.cutTop(titleLine)
	if d.Icon != "" {
		colour := colourOf(d.Icon, theme.ColorText)
		if d.Icon == icon.Check { // something has been solved
			colour = theme.ColorPlayable
		}
		p.icon(line.cutLeft(headlineIcon), d.Icon, colour)
		line.cutLeft(theme.Gap)
	}
	p.text(line, d.Words, headline)
	s := muted
	if d.Warning {
		s.colour = theme.ColorWarning
		sign := area{a.x, a.y, muted.line(), muted.line()}
		p.icon(sign.inset(1), icon.Warning, s.colour)
		a.cutLeft(sign.width + theme.Unit)
	}
	sentence := a.cutTop(float32(lines) * muted.line())
	p.paragraph(&sentence, d.Sentence, s, lines)
}

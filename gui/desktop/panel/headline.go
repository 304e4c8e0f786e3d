package panel

import (
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

var _ = kind(func(n view.Headline) statusLine { return statusLine{n} })

type statusLine struct{ view.Headline }

func (statusLine) natural() float32 { return wholeLine }

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

// paint draws the words, on further lines if they need them, and as many lines of the sentence as fit below: at least
// one.
func (d statusLine) lay(width float32, _ string) placed {
	return placed{height: headlineHeight(linesIn(width)), draw: d.draw}
}

func (d statusLine) draw(p *pen, a area) {
	if d.Progress > 0 {
		done := area{a.x, a.y, round(a.width * min(d.Progress, 1)), 2}
		p.box(done, look{fill: theme.ColorPrimary, radius: 1})
	}
	first, s := a.top(titleLine), muted
	if d.Icon != "" {
		colour := colourOf(d.Icon, theme.ColorText)
		if d.Icon == icon.Check { // something has been solved
			colour = theme.ColorPlayable
		}
		p.icon(first.cutLeft(headlineIcon), d.Icon, colour)
		first.cutLeft(theme.Gap)
	}
	most := max(1, int((a.height-s.line())/headline.line()))
	if lines := headline.wrap(d.Words, first.width, most); len(lines) < 2 {
		p.text(first, d.Words, headline)
		a.cutTop(titleLine)
	} else {
		p.lines(&first, lines, headline)
		a.cutTop(float32(len(lines)) * headline.line())
	}
	if d.Warning {
		s.colour = theme.ColorWarning
		sign := area{a.x, a.y, s.line(), s.line()}
		p.icon(sign.inset(1), icon.Warning, s.colour)
		a.cutLeft(sign.width + theme.Unit)
	}
	p.paragraph(&a, d.Sentence, s, max(1, int(a.height/s.line())))
}

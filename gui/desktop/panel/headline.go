package panel

import (
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

var _ = kind(func(n view.Headline) statusLine { return statusLine{Headline: n} })

type statusLine struct {
	ownLine
	view.Headline
}

const (
	headlineIcon = 18
	titleLine    = 24  // height of the headline's first line
	narrow       = 360 // the width below which the sentence has three lines
	widestOffer  = 0.6 // of the line's width
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
	beside := area{} // the room beside words on one line
	if lines := headline.wrap(d.Words, first.width, most); len(lines) < 2 {
		beside = first
		beside.cutLeft(p.text(first, d.Words, headline) + theme.Gap)
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
	d.say(p, a, beside, s, max(1, int(a.height/s.line())))
}

// say writes the sentence on at most `most` lines, and what it offers: behind its last word, on the next line, beside
// the words above or, if it has no room there either, in place of the sentence's end.
func (d statusLine) say(p *pen, a, beside area, s style, most int) {
	lines := s.wrap(d.Sentence, a.width, most)
	if d.Offer.ID == "" {
		p.lines(&a, lines, s)
		return
	}
	f := link{words: d.Offer.Words, style: strong.in(theme.ColorPrimary), inset: theme.Unit}
	width := min(a.width*widestOffer, f.style.width(shorten(f.words))+2*f.inset)
	last, n := "", len(lines)
	switch room := a.width - width; {
	case n > 0 && s.width(lines[n-1]) <= room, n == most && beside.width < width:
		lines, last = lines[:n-1], s.fit(lines[n-1], room)
	case n == most:
		p.lines(&a, lines, s)
		d.offer(p, beside.cutLeft(width), f)
		return
	}
	p.lines(&a, lines, s)
	line := a.top(s.line())
	if last == "" {
		line.x -= f.inset
	}
	line.cutLeft(p.text(line, last, s))
	d.offer(p, line.cutLeft(width), f)
}

func (d statusLine) offer(p *pen, a area, f face) { p.press(a, f, func() { p.options.Do(d.Offer.ID) }) }

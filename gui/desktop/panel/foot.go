package panel

import (
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// foot is the foot of a dialog, a page or a window: buttons, and words beside or, if there is little room, above them.
type foot struct {
	Buttons []view.Button
	Words   string
	Warning bool // the words are a warning
	framed  bool // as a card, with the buttons at the left
}

func (d foot) paint(p *pen, a *area) {
	if !d.framed {
		d.draw(p, a)
		return
	}
	p.box(*a, look{fill: theme.ColorCard, stroke: theme.ColorHairline, radius: theme.CardRadius})
	a.cutTop(theme.Gap)
	*a = a.within(theme.Gap)
	d.draw(p, a)
	a.cutTop(theme.Gap)
}

// words returns the style of the words, and the least width that they need beside the buttons.
func (d foot) words() (s style, least float32) {
	s, least = caption, 180
	warning := theme.ColorConflict
	if d.framed {
		least, warning = 300, theme.ColorWarning
	}
	if d.Warning {
		s = s.in(warning)
	}
	return s, least
}

func (d foot) draw(p *pen, a *area) {
	const most = 24 // lines of the words
	s, beside := d.words()
	needs := float32(-formGap)
	for _, b := range d.Buttons {
		needs += d.width(b) + formGap
	}
	room := a.width - needs - 2*theme.Gap
	if d.Words != "" && room < beside {
		p.paragraph(a, d.Words, s, most)
		a.cutTop(theme.Gap)
		room = 0
	}
	if needs > a.width {
		p.flow(view.InRows(d.Buttons), a)
		return
	}
	var lines []string
	if room > 0 {
		lines = s.wrap(d.Words, room, most)
	}
	height := float32(len(lines)) * s.line()
	least := s.line()
	if len(d.Buttons) > 0 {
		least = theme.ButtonHeight
	}
	line := a.cutTop(max(least, height))
	words := area{line.x, line.y, room, line.height}.middle(height)
	if d.framed {
		words.x += needs + theme.Gap
		s = s.right()
	} else {
		line.cutLeft(line.width - needs)
	}
	p.lines(&words, lines, s)
	line = line.middle(theme.ButtonHeight)
	for _, b := range d.Buttons {
		f := wordButton{Button: b}
		p.control(b.ID, line.cutLeft(d.width(b)), f, func() { p.options.Do(b.ID) }, nil)
		line.cutLeft(formGap)
	}
}

// width returns a button's width. As a card, the foot has a wide primary one.
func (d foot) width(b view.Button) float32 {
	width := wordButton{Button: b}.width() + 2*buttonRoom
	if d.framed && b.Primary {
		width += 2 * buttonRoom
	}
	return width
}

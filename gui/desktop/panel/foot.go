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

func (d foot) lay(width float32, _ string) placed {
	if !d.framed {
		return d.content(width)
	}
	content := d.content(width - 2*theme.Gap)
	return grounded(placed{height: content.height + 2*theme.Gap, draw: func(p *pen, a area) {
		content.draw(p, a.inset(theme.Gap))
	}})
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

// content lays out the words and the buttons.
func (d foot) content(width float32) placed {
	const most = 24 // lines of the words
	s, beside := d.words()
	needs := float32(-formGap)
	for _, b := range d.Buttons {
		needs += d.width(b) + formGap
	}
	room, over := width-needs-2*theme.Gap, float32(0)
	var above, lines []string
	switch {
	case d.Words == "":
	case room < beside:
		above = s.wrap(d.Words, width, most)
		over = float32(len(above))*s.line() + theme.Gap
	default:
		lines = s.wrap(d.Words, room, most)
	}
	buttons := d.line(lines, s, needs, room)
	if needs > width {
		buttons = newRow(view.InRows(d.Buttons)).lay(width, "")
	}
	return placed{height: over + buttons.height, draw: func(p *pen, a area) {
		words := a.cutTop(over)
		p.lines(&words, above, s)
		buttons.draw(p, a)
	}}
}

// line lays out lines of words, a room wide, beside the buttons.
func (d foot) line(lines []string, s style, needs, room float32) placed {
	words, least := float32(len(lines))*s.line(), s.line()
	if len(d.Buttons) > 0 {
		least = theme.ButtonHeight
	}
	height := max(least, words)
	return placed{height: height, draw: func(p *pen, a area) {
		line := a.top(height)
		beside := area{line.x, line.y, room, height}.middle(words)
		if d.framed {
			beside.x += needs + theme.Gap
			s = s.right()
		} else {
			line.cutLeft(line.width - needs)
		}
		p.lines(&beside, lines, s)
		line = line.middle(theme.ButtonHeight)
		for _, b := range d.Buttons {
			f := wordButton{Button: b}
			p.control(b.ID, line.cutLeft(d.width(b)), f, func() { p.options.Do(b.ID) }, nil)
			line.cutLeft(formGap)
		}
	}}
}

// width returns a button's width. As a card, the foot has a wide primary one.
func (d foot) width(b view.Button) float32 {
	width := wordButton{Button: b}.width() + 2*buttonRoom
	if d.framed && b.Primary {
		width += 2 * buttonRoom
	}
	return width
}

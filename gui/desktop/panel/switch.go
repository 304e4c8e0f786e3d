package panel

import (
	"cmp"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

var _ = kind(switchLeaf)

type segments view.Switch

const (
	switchHeight = 30
	tabHeight    = 36
)

func switchLeaf(n view.Switch) leaf {
	return leaf{width: segments(n).width(), height: cmp.Or(n.Height, tabHeight),
		draws: func(p *pen, a area) { p.choices(a, n.Choices) }}
}

// width returns the width of the switch, as if each choice were on, so that it never changes.
func (d segments) width() float32 {
	width := float32(0)
	for _, c := range d.Choices {
		width += strong.width(shorten(c.Words)) + 2*theme.Inset
	}
	return width
}

// choices draws choices side by side: as wide as their words need, or equally wide if these do not fit.
func (p *pen) choices(a area, choices []view.Choice) {
	if len(choices) == 0 {
		return
	}
	natural := segments{Choices: choices}.width()
	even := a.width > natural+1 || a.width < natural-1
	rest := a
	for i, c := range choices {
		width := strong.width(shorten(c.Words)) + 2*theme.Inset
		if even {
			width = a.width / float32(len(choices))
		}
		f := segment{Choice: c, first: i == 0, last: i == len(choices)-1}
		p.press(rest.cutLeft(width), f, func() { p.options.Do(c.ID) })
	}
	p.box(a, look{stroke: theme.ColorStrongLine, radius: theme.ButtonRadius})
}

type segment struct {
	view.Choice
	first, last bool
}

func (f segment) traits() traits {
	return traits{label: menuRow(f.Choice).traits().label, on: f.On, disabled: f.Disabled, radius: theme.ButtonRadius}
}

func (f segment) draw(p *pen, a area) {
	s, sub := muted, caption
	if f.On {
		s, sub = strong, caption.in(theme.ColorText)
		f.drawGround(p, a)
	}
	if !f.first {
		p.box(area{a.x, a.y, 1, a.height}, look{fill: theme.ColorStrongLine})
	}
	a = a.within(theme.Unit)
	if f.Sentence != "" {
		p.twoLines(a, f.Words, f.Sentence, s.centred(), sub.centred())
		return
	}
	p.text(a, f.Words, s.centred())
}

// drawGround fills the segment, with round corners only at the ends of the switch.
func (f segment) drawGround(p *pen, a area) {
	p.box(a, look{fill: theme.ColorAccentTint, radius: theme.ButtonRadius})
	inner := a
	if f.first {
		inner.cutLeft(theme.ButtonRadius)
	}
	if f.last {
		inner.cutRight(theme.ButtonRadius)
	}
	p.box(inner, look{fill: theme.ColorAccentTint})
}

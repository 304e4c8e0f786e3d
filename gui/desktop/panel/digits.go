package panel

import (
	"strconv"

	"ninefold/gui/desktop/theme"
)

const digitRadius = 7

type digit struct {
	digit, missing int
	meaning        string
	on             bool
}

func (f digit) traits() traits {
	return traits{label: f.meaning, tip: f.meaning, radius: digitRadius, on: f.on, filled: f.on}
}

func (f digit) draw(p *pen, a area) {
	big := style{size: theme.SizeHeadline, bold: f.on, colour: theme.ColorText}
	small := style{size: theme.SizeLabel, colour: theme.ColorMuted}
	l := look{stroke: theme.ColorStrongLine, radius: digitRadius}
	switch {
	case f.on:
		l = look{fill: theme.ColorPrimary, radius: digitRadius}
		big.colour, small.colour = theme.ColorOnPrimary, theme.ColorOnPrimary
	case f.missing == 0:
		l.stroke, big.colour = theme.ColorHairline, theme.ColorDisabled
	}
	p.box(a, l)
	p.text(area{a.x, a.y - 3, a.width, a.height}, strconv.Itoa(f.digit), big.centred())
	if f.missing > 0 {
		foot := a.cutBottom(small.line())
		foot.cutRight(4)
		p.text(foot, strconv.Itoa(f.missing), small.right())
	}
}

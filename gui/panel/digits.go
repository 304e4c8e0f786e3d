package panel

import (
	"strconv"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

func (c *cardPen) Digits(d view.Digits) {
	const height = 38
	c.digits(d, c.next(height).columns(padCells, theme.Unit))
}

const padCells = 10 // the digits and the eraser

func (p *pen) digits(d view.Digits, cells []area) {
	for i, missing := range d.Missing {
		f := digit{i + 1, missing, d.Meaning(i + 1), d.On == i+1}
		p.press(cells[i], f, func() { p.options.Pick(f.digit) })
	}
	p.press(cells[padCells-1], iconButton{d.Erase, true}, func() { p.options.Do(d.Erase.ID) })
}

// Pad shows the digits, one below the other, beside a board with no room for the panel.
type Pad view.Digits

func (d Pad) paint(p *pen, a *area) {
	height := a.height
	var cells []area
	for range padCells {
		cells = append(cells, a.cutTop((height-(padCells-1)*theme.Unit)/padCells))
		a.cutTop(theme.Unit)
	}
	p.digits(view.Digits(d), cells)
}

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

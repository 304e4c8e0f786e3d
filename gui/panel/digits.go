package panel

import (
	"strconv"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type digits view.Digits

func (d digits) paint(p *pen, a *area) {
	const inset = theme.Gap + 2
	a.cutTop(inset)
	*a = a.within(inset)
	d.drawCells(p, a.cutTop(38).columns(padCells, theme.Unit))
	if len(d.Buttons) > 0 {
		a.cutTop(theme.Gap)
		p.buttons(a, d.Buttons)
	}
	a.cutTop(inset)
}

const padCells = 10 // the digits and the eraser

func (d digits) drawCells(p *pen, cells []area) {
	for i, missing := range d.Missing {
		f := digit{digit: i + 1, missing: missing, on: d.On == i+1}
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
	digits(d).drawCells(p, cells)
}

// digitRadius is the corner radius of a digit's button.
const digitRadius = 7

type digit struct {
	digit, missing int
	on             bool
}

func (f digit) traits() traits {
	words := locale.Text("digit.pick", locale.Args{"Digit": f.digit})
	if f.missing == 0 {
		words = locale.Sentences(words, locale.Text("digit.done"))
	} else {
		words = locale.Sentences(words, locale.Plural("digit.missing", f.missing))
	}
	return traits{label: words, tip: words, radius: digitRadius, on: f.on, filled: f.on}
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

package panel

import (
	"cmp"
	"math"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type report view.Report

const (
	countHeight = 20
	thinBar     = 4
	spinnerDots = 8
	countDot    = 8
	countGap    = 6 // between a dot and its words
)

func (d report) paint(p *pen, a *area) {
	line := a.cutTop(countHeight)
	if d.Busy > 0 {
		drawSpinner(p, line.cutLeft(countHeight), d.Busy)
		line.cutLeft(theme.Gap)
	}
	for i, words := range d.counts(line.width) {
		p.box(line.cutLeft(countDot).middle(countDot),
			look{fill: colourOfAnswer(d.Counts[i].Answer), radius: countDot / 2})
		line.cutLeft(countGap)
		line.cutLeft(p.text(line, words, counted) + 2*theme.Gap)
	}
	s := caption.right()
	if d.Busy > 0 {
		s = caption
	}
	if caption.width(d.Summary) <= line.width {
		p.text(line, d.Summary, s)
	} else { // too long for one line, but it must not be cut
		p.paragraph(a, d.Summary, caption, summaryLines)
	}
	if bar := a.cutTop(thinBar); d.Share > 0 {
		p.bar(bar, d.Share, theme.ColorPrimary)
	}
}

// counts returns the words of the counts; their short forms if the summary would not fit after the long ones.
func (d report) counts(width float32) (words []string) {
	for _, c := range d.Counts {
		words = append(words, c.Words)
		width -= countDot + countGap + counted.width(c.Words) + 2*theme.Gap
	}
	if width < caption.width(d.Summary) {
		for i, c := range d.Counts {
			words[i] = cmp.Or(c.Short, c.Words)
		}
	}
	return words
}

// drawSpinner draws a ring of dots with one coloured, which each step moves by one.
func drawSpinner(p *pen, a area, step int) {
	const dot = 4
	radius := (a.width - dot) / 2
	for i := range spinnerDots {
		down, right := math.Sincos(2 * math.Pi * float64(i) / spinnerDots)
		at := area{a.x + radius*(1+float32(right)), a.y + (a.height-a.width)/2 + radius*(1+float32(down)), dot, dot}
		colour := theme.ColorTrack
		if i == step%spinnerDots {
			colour = theme.ColorPrimary
		}
		p.box(at, look{fill: colour, radius: dot / 2})
	}
}

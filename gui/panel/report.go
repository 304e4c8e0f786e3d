package panel

import (
	"math"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type report view.Report

const (
	countHeight = 20
	thinBar     = 4
	spinnerDots = 8
)

func (d report) paint(p *pen, a area) float32 {
	const most = 3 // lines
	top := a.y
	line := a.cutTop(countHeight)
	if d.Busy > 0 {
		drawSpinner(p, line.cutLeft(countHeight), d.Busy)
		line.cutLeft(theme.Gap)
	}
	summary := line
	for _, c := range d.Counts {
		const dot = 8
		p.box(line.cutLeft(dot).middle(dot), look{fill: colourOfAnswer(c.Answer), radius: dot / 2})
		line.cutLeft(6)
		bold := caption.in(fynetheme.ColorNameForeground)
		bold.bold = true
		line.cutLeft(p.text(line, c.Words, bold, fyne.TextAlignLeading) + 2*theme.Gap)
	}
	align := fyne.TextAlignTrailing
	if d.Busy > 0 {
		align = fyne.TextAlignLeading
	}
	if len(d.Counts) > 0 {
		summary = line
	}
	p.text(summary, d.Summary, caption, align)
	a.cutTop(theme.Unit)
	if bar := a.cutTop(thinBar); d.Share > 0 {
		p.bar(bar, d.Share, fynetheme.ColorNamePrimary)
	}
	if d.Remarks != "" {
		a.cutTop(theme.Unit)
		p.paragraph(&a, d.Remarks, caption, most)
	}
	if d.Warning != "" {
		a.cutTop(theme.Unit)
		p.paragraph(&a, d.Warning, plain.in(fynetheme.ColorNameWarning), most)
	}
	return a.y - top
}

// drawSpinner draws a ring of dots, of which one step goes ahead.
func drawSpinner(p *pen, a area, step int) {
	const dot = 4
	radius := (a.width - dot) / 2
	for i := range spinnerDots {
		down, right := math.Sincos(2 * math.Pi * float64(i) / spinnerDots)
		at := area{a.x + radius*(1+float32(right)), a.y + (a.height-a.width)/2 + radius*(1+float32(down)), dot, dot}
		colour := theme.ColorTrack
		if i == step%spinnerDots {
			colour = fynetheme.ColorNamePrimary
		}
		p.box(at, look{fill: colour, radius: dot / 2})
	}
}

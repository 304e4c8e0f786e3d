package panel

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

type (
	titled view.Picture
	trend  view.Trend
)

const leastPicture = 160 // the least side of a board on a card

// head returns the height of a picture's card without the board.
func (d titled) head() float32 {
	if d.Title == "" {
		return 2 * theme.Inset
	}
	return cardInset + titleHeight + theme.Gap + cardInset
}

func (d titled) least() float32 { return d.head() + leastPicture }

// paint draws the board as large as fits. A board without a title has coordinates.
func (d titled) paint(p *pen, a *area) {
	needs := d.head() + a.width - 2*theme.Inset
	if p.measuring {
		a.cutTop(needs)
		return
	}
	side := a.height - d.head()
	*a = a.within(theme.Inset)
	side = min(side, a.width)
	if d.Title == "" {
		a.cutTop(theme.Inset)
	} else {
		a.cutTop(cardInset)
		p.title(a, d.Title, d.Summary, caption)
		a.cutTop(theme.Gap)
	}
	square := area{round(a.x + (a.width-side)/2), a.y, side, side}
	if d.Title == "" {
		p.board(square, d.Board)
	} else {
		p.picture(square, d.Board, nil)
	}
}

const trendHeight = 96

func (d trend) paint(p *pen, a *area) {
	a.inCard()
	line := *a
	p.title(a, d.Title, d.Interval, muted)
	if d.Interval != "" {
		line.cutRight(muted.width(d.Interval) + theme.Gap)
	}
	p.text(line.cutTop(titleHeight), d.Number, strong.right())
	a.cutTop(6)
	graph := a.cutTop(trendHeight)
	if len(d.Bands) > 0 {
		p.image(graph, d.svg(fyne.NewSize(graph.width, graph.height), p.scale()))
	}
	if d.Words != "" {
		a.cutTop(6)
		p.paragraph(a, d.Words, caption, 2)
	}
	a.cutTop(cardInset)
}

// svg returns the number and its interval as a picture, over the line of 0.
func (d trend) svg(size fyne.Size, scale float32) fyne.Resource {
	step := size.Width / float32(max(1, len(d.Bands)-1))
	at := func(i int, value float32) string {
		const margin = 2
		return fmt.Sprintf("%.1f %.1fL", step*float32(i), margin+(1-value)*(size.Height-2*margin))
	}
	var value, high, low string
	for i, b := range d.Bands {
		value, high, low = value+at(i, b.Value), high+at(i, b.High), at(i, b.Low)+low
	}
	return svgImage("trend", size, fmt.Sprintf(`<path d="M%sZ" fill="%s" fill-opacity="0.14"/>`,
		strings.TrimSuffix(high+low, "L"), hexOf(theme.ColorCross))+
		fmt.Sprintf(`<path d="M0 %gH%g" stroke="%s" stroke-width="%g" fill="none"/>`, size.Height/2, size.Width,
			hexOf(theme.ColorStrongLine), scale)+
		fmt.Sprintf(`<path d="M%s" stroke="%s" stroke-width="%g" stroke-linejoin="round" fill="none"/>`,
			strings.TrimSuffix(value, "L"), hexOf(theme.ColorCross), 2*scale))
}

package panel

import (
	"cmp"
	"math"

	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

var _ = kind(func(b view.Bar) element {
	if b.Fill == view.Turning {
		const side = 20
		return leaf(side, side, func(p *pen, a area) { p.ring(a, b.Share) })
	}
	const usual = 10
	e := leaf(0, cmp.Or(b.Height, usual), func(p *pen, bar area) { fillings[b.Fill](p, bar, b.Share) })
	e.soft, e.widens = true, spaceWidens
	return e
})

// fillings has how each filling of a bar is drawn.
var fillings = [...]func(p *pen, bar area, share float32){
	view.Sides:    (*pen).shareBar,
	view.Done:     func(p *pen, bar area, share float32) { p.bar(bar, share, theme.ColorPlayable) },
	view.Accented: func(p *pen, bar area, share float32) { p.bar(bar, share, theme.ColorPrimary) },
	view.Nothing:  func(p *pen, bar area, _ float32) { p.bar(bar, 0, "") },
	view.Working: func(p *pen, bar area, share float32) {
		bar.width *= share
		p.box(bar, look{fill: theme.ColorPrimary, radius: bar.height / 2})
	},
}

// ring draws a ring of dots, one of which is lit, as far round as a share says.
func (p *pen) ring(a area, share float32) {
	const dot, dots = 4, 8
	radius := (a.height - dot) / 2
	for i := range dots {
		down, right := math.Sincos(2 * math.Pi * float64(i) / dots)
		at := area{a.x + radius*(1+float32(right)), a.y + radius*(1+float32(down)), dot, dot}
		colour := theme.ColorTrack
		if i == int(share*dots) {
			colour = theme.ColorPrimary
		}
		p.box(at, look{fill: colour, radius: dot / 2})
	}
}

// shareBar draws X's share and O's, with a mark in the middle.
func (p *pen) shareBar(a area, share float32) {
	radius := a.height / 2
	p.box(a, look{fill: theme.ColorRing, radius: radius})
	if x := (area{a.x, a.y, round(a.width * min(max(share, 0), 1)), a.height}); x.width > 0 {
		p.box(x, look{fill: theme.ColorCross, radius: radius, straightRight: x.width <= a.width-radius})
	}
	p.box(area{round(a.x+a.width/2) - 1, a.y - 2, 2, a.height + 4}, look{fill: theme.ColorCard})
}

// bar draws a share as a bar. The empty part has an outline, to tell it from the filled one where there are few
// colours.
func (p *pen) bar(a area, share float32, filled fyne.ThemeColorName) {
	radius := a.height / 2
	p.box(a, look{fill: theme.ColorTrack, stroke: theme.ColorHairline, thick: 1, radius: radius})
	if share > 0 {
		a.width = max(a.height, round(a.width*min(share, 1)))
		p.box(a, look{fill: filled, radius: radius})
	}
}

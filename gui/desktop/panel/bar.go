package panel

import (
	"cmp"
	"math"

	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

var _ = kind(func(b view.Bar) element {
	share := min(max(b.Share, 0), 1)
	if b.Fill == view.Turning {
		const side = 20
		return leaf(side, side, func(p *pen, a area) { p.ring(a, share) })
	}
	const usual = 10
	e := leaf(0, cmp.Or(b.Height, usual), func(p *pen, a area) { p.bar(a, share, b.Fill) })
	e.soft, e.widens = true, spaceWidens
	return e
})

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

// fillings has the colour of each filling of a bar, and that of the rest if another side has it.
var fillings = [...]struct{ share, rest fyne.ThemeColorName }{
	view.Done: {share: theme.ColorPlayable}, view.Nothing: {}, view.Working: {share: theme.ColorPrimary},
	view.Accented: {share: theme.ColorPrimary},
	view.Sides:    {theme.ColorCross, theme.ColorRing}, view.Score: {theme.ColorPrimary, theme.ColorConflict},
}

// bar draws a share as a bar. The empty part has an outline, to tell it from the filled one where there are few
// colours. Between two sides is a mark in the middle.
func (p *pen) bar(a area, share float32, fill view.Filling) {
	radius, part, middle := a.height/2, a, a.x+a.width/2
	part.width = round(a.width * share)
	rest, filled := fillings[fill].rest, look{fill: fillings[fill].share, radius: radius}
	switch {
	case fill == view.Working:
	case rest != "":
		p.box(a, look{fill: rest, radius: radius})
		filled.straightRight = part.width <= a.width-radius
	default:
		p.box(a, look{fill: theme.ColorTrack, stroke: theme.ColorHairline, radius: radius})
		part.width = max(a.height, part.width)
	}
	if share > 0 && filled.fill != "" {
		p.box(part, filled)
	}
	if rest != "" {
		p.box(area{round(middle) - 1, a.y - 2, 2, a.height + 4}, look{fill: theme.ColorCard})
	}
}

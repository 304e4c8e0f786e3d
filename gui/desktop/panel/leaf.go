package panel

import (
	"cmp"
	"math"

	"fyne.io/fyne/v2"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

var (
	_ = kind(iconElement)
	_ = kind(fillElement)
	_ = kind(pictureElement)
)

func iconElement(n view.Icon) element {
	return leaf(n.Side, n.Side, func(p *pen, a area) {
		if n.Icon == icon.Program {
			p.image(a, fyne.CurrentApp().Icon())
			return
		}
		p.icon(a, n.Icon, cmp.Or(p.over, colourOf(n.Icon, inks[cmp.Or(n.Ink, view.InkText)])))
	})
}

// colourOf returns the colour of an icon: that of a mark, or else the other.
func colourOf(name icon.Name, other drawing.Colour) drawing.Colour {
	switch name {
	case icon.Cross:
		return drawing.X
	case icon.Ring:
		return drawing.O
	}
	return other
}

// fillElement returns a coloured box, which without a height fills its room.
func fillElement(n view.Fill) element {
	e := leaf(n.Width, n.Height, func(p *pen, a area) {
		l := look{fill: inks[n.Ink]}
		switch {
		case n == view.Line():
			p.line(a)
			return
		case n.Width > 0:
			a.width = n.Width
		default: // beside others
			l.stroke = drawing.Hairline
		}
		l.radius = cmp.Or(n.Radius, min(a.width, a.height)/2)
		p.box(a, l)
	})
	e.stretches = n.Width > 0 && n.Height == 0
	return e
}

const leastPicture = 160 // the side of a board that becomes smaller

// pictureElement returns a board, of a size or as large as its room.
func pictureElement(n view.Picture) element {
	if n.Side > 0 {
		return leaf(n.Side, n.Side, func(p *pen, a area) {
			p.picture(area{a.x, a.y, n.Side, n.Side}, n.Board, p.options.Post)
		})
	}
	return element{
		natural: func() float32 { return 0 },
		least:   func(float32) float32 { return leastPicture },
		lay: func(width float32) placed {
			return placed{height: width, draw: func(p *pen, a area) {
				side := min(a.width, a.height)
				square := area{round(a.x + (a.width-side)/2), a.y, side, side}
				if n.Numbered {
					p.board(square, n.Board)
				} else {
					p.picture(square, n.Board, nil)
				}
			}}
		},
	}
}

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
		colour := drawing.Track
		if i == int(share*dots) {
			colour = drawing.Accent
		}
		p.box(at, look{fill: colour, radius: dot / 2})
	}
}

// fillings has the colour of each filling of a bar, and that of the rest if another side has it.
var fillings = [...]struct{ share, rest drawing.Colour }{
	view.Done: {share: drawing.Playable}, view.Nothing: {}, view.Working: {share: drawing.Accent},
	view.Accented: {share: drawing.Accent},
	view.Sides:    {drawing.X, drawing.O}, view.Score: {drawing.Accent, drawing.Alert},
}

// bar draws a share as a bar. The empty part has an outline, to tell it from the filled one where there are few
// colours. Between two sides is a mark in the middle.
func (p *pen) bar(a area, share float32, fill view.Filling) {
	radius, part, middle := a.height/2, a, a.x+a.width/2
	part.width = round(a.width * share)
	rest, filled := fillings[fill].rest, look{fill: fillings[fill].share, radius: radius}
	switch {
	case fill == view.Working:
	case rest != none:
		p.box(a, look{fill: rest, radius: radius})
		filled.straightRight = part.width <= a.width-radius
	default:
		p.box(a, look{fill: drawing.Track, stroke: drawing.Hairline, radius: radius})
		part.width = max(a.height, part.width)
	}
	if share > 0 && filled.fill != none {
		p.box(part, filled)
	}
	if rest != none {
		p.box(area{round(middle) - 1, a.y - 2, 2, a.height + 4}, look{fill: drawing.Card})
	}
}

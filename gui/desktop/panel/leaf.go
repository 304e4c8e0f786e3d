package panel

import (
	"cmp"

	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
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
func colourOf(name icon.Name, other fyne.ThemeColorName) fyne.ThemeColorName {
	switch name {
	case icon.Cross:
		return theme.ColorCross
	case icon.Ring:
		return theme.ColorRing
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
			l.stroke = theme.ColorHairline
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

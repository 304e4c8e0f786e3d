package panel

import (
	"cmp"

	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

var (
	_ = kind(iconLeaf)
	_ = kind(func(n view.Fill) fillElement { return fillElement{n} })
)

func iconLeaf(n view.Icon) leaf {
	return leaf{width: n.Side, height: n.Side, draws: func(p *pen, a area) {
		if n.Icon == icon.Program {
			p.image(a, fyne.CurrentApp().Icon())
			return
		}
		p.icon(a, n.Icon, cmp.Or(p.over, colourOf(n.Icon, inks[cmp.Or(n.Ink, view.InkText)])))
	}}
}

// fillElement is a coloured box, which without a height fills its room.
type fillElement struct{ view.Fill }

func (f fillElement) natural() float32 { return f.Width }

func (f fillElement) lay(float32, string) placed {
	return placed{height: f.Height, draw: func(p *pen, a area) {
		l := look{fill: inks[f.Ink]}
		switch {
		case f.Ink == view.InkLine:
			p.line(a)
			return
		case f.Width > 0:
			a.width = f.Width
		default: // beside others
			l.stroke = theme.ColorHairline
		}
		a.height = cmp.Or(f.Height, max(0, a.height))
		l.radius = cmp.Or(f.Radius, min(a.width, a.height)/2)
		p.box(a, l)
	}}
}

package panel

import (
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

var _ = kind(func(n view.Toolbar) toolbar { return toolbar{Toolbar: n} })

type toolbar struct {
	ownLine
	view.Toolbar
}

const (
	toolbarHeight = 44
	toolSide      = 32
	toolGap       = 2
	groupGap      = 4 * theme.Unit

	leastToolbar = 2*(toolSide+toolGap) + theme.Gap // the width of the tools beside a headline, with a gap
)

// paint draws the toolbar. One that is higher has a headline over it, and only its first buttons. What does not fit is
// in the menus.
func (d toolbar) lay(float32, string) placed {
	return placed{draw: func(p *pen, a area) {
		p.box(a, look{fill: theme.ColorBackground}) // the background of the menus above
		p.line(area{a.x, a.y + a.height - 1, a.width, 1})
		bar := a.within(theme.Edge)
		if a.height > toolbarHeight {
			d.drawGroups(p, bar.cutLeft(leastToolbar-theme.Gap))
			return
		}
		choices := bar.cutRight(min(bar.width/2, segments(d.Switch).width())).middle(switchHeight)
		bar.cutRight(theme.Gap)
		right := bar.cutRight(float32(len(d.Right)) * toolSide)
		bar.cutRight(theme.Gap)
		d.drawGroups(p, bar) // in the order of the Tab key
		for _, b := range d.Right {
			p.tool(right.cutLeft(toolSide), b)
		}
		p.choices(choices, d.Switch.Choices)
	}}
}

// drawGroups draws the groups, as many buttons as fit.
func (d toolbar) drawGroups(p *pen, a area) {
	for i, group := range d.Groups {
		for j, b := range group {
			if first := j == 0 && i > 0; first {
				line := a.cutLeft(groupGap).middle(20)
				if a.width >= toolSide {
					p.box(area{line.x + groupGap/2 - 1, line.y, 1, line.height}, look{fill: theme.ColorHairline})
				}
			}
			if a.width < toolSide {
				return
			}
			p.tool(a.cutLeft(toolSide), b)
			a.cutLeft(toolGap)
		}
	}
}

func (p *pen) tool(a area, b view.Button) {
	p.press(a.middle(toolSide), iconButton{Button: b}, func() { p.options.Do(b.ID) })
}

type iconButton struct {
	view.Button
	framed bool
}

func (f iconButton) traits() traits {
	return traits{label: f.Words, tip: f.Tip(), on: f.On, disabled: f.Disabled, radius: theme.ButtonRadius}
}

func (f iconButton) draw(p *pen, a area) {
	const side = 18
	l := look{radius: theme.ButtonRadius}
	switch {
	case f.On:
		l.fill, l.stroke = theme.ColorAccentTint, theme.ColorPrimary
	case f.framed && f.Disabled:
		l.stroke = theme.ColorHairline
	case f.framed:
		l.stroke = theme.ColorStrongLine
	}
	p.box(a, l)
	p.icon(a.middle(side), f.Icon, colourOf(f.Icon, colourOfState(f.Button)))
}

package panel

import (
	"slices"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

type toolbar view.Toolbar

const (
	toolbarHeight = 44
	toolSide      = 32
	toolGap       = 2
	groupGap      = 4 * theme.Unit

	leastToolbar = 2*(toolSide+toolGap) + theme.Gap // the width of the tools beside a headline, with a gap
)

// paint draws the toolbar. One that is higher has a headline over it, and all but its first button are in its menu.
func (d toolbar) paint(p *pen, a *area) {
	p.box(*a, look{fill: theme.ColorBackground}) // the background of the menus above
	p.line(area{a.x, a.y + a.height - 1, a.width, 1})
	bar := a.within(theme.Edge)
	if a.height > toolbarHeight {
		d.drawGroups(p, bar.cutLeft(leastToolbar-theme.Gap), slices.Concat(d.Switch.Choices, choicesOf(d.Right)))
		return
	}
	choices := bar.cutRight(min(bar.width/2, segments(d.Switch).width())).middle(switchHeight)
	bar.cutRight(theme.Gap)
	right := bar.cutRight(float32(len(d.Right)) * toolSide)
	bar.cutRight(theme.Gap)
	d.drawGroups(p, bar, nil) // in the order of the Tab key
	for _, b := range d.Right {
		p.tool(right.cutLeft(toolSide), b)
	}
	p.choices(choices, d.Switch.Choices)
}

// drawGroups draws the groups, as many buttons as fit. The others are in a menu, after which are more choices.
func (d toolbar) drawGroups(p *pen, a area, more []view.Choice) {
	needs := float32(len(d.Groups)-1) * groupGap
	for _, group := range d.Groups {
		needs += float32(len(group)) * (toolSide + toolGap)
	}
	fits := needs <= a.width
	if !fits {
		a.width -= toolSide + toolGap
	}
	var hidden []view.Choice
	for i, group := range d.Groups {
		if i > 0 && len(hidden) == 0 {
			line := a.cutLeft(groupGap).middle(20)
			p.box(area{line.x + groupGap/2 - 1, line.y, 1, line.height}, look{fill: theme.ColorHairline})
		}
		for _, b := range group {
			if len(hidden) > 0 || a.width < toolSide {
				hidden = append(hidden, choicesOf([]view.Button{b})...)
				continue
			}
			p.tool(a.cutLeft(toolSide), b)
			a.cutLeft(toolGap)
		}
	}
	if hidden = append(hidden, more...); len(hidden) > 0 {
		f := iconButton{Button: view.Button{Words: language.Text("panel.more"), Icon: icon.More}}
		p.opener(a.cutLeft(toolSide).middle(toolSide), f, hidden)
	}
}

// choicesOf returns buttons as the choices of a menu.
func choicesOf(buttons []view.Button) (choices []view.Choice) {
	for _, b := range buttons {
		choices = append(choices, view.Choice{ID: b.ID, Words: b.Tip(), On: b.On, Disabled: b.Disabled})
	}
	return choices
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

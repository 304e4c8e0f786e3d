package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
)

// wordButton is a button with words and perhaps an icon.
type wordButton struct {
	view.Button
	small bool
	tool  bool // its words keep their colour while it is on
}

const (
	buttonInset = 6
	buttonIcon  = 16
	iconGap     = 6
)

func (f wordButton) traits() traits {
	t := traits{
		label: f.Words, on: f.On, disabled: f.Disabled, radius: theme.ButtonRadius, filled: f.Primary,
	}
	if f.Keys != "" {
		t.tip = f.Tip()
	}
	return t
}

func (f wordButton) style() style {
	s := plain
	if f.small {
		s = small
	}
	s.bold = f.Primary || f.On
	if !f.tool || f.Disabled {
		s.colour = colourOfState(f.Button)
	}
	return s
}

func colourOfState(b view.Button) fyne.ThemeColorName {
	switch {
	case b.Disabled:
		return theme.ColorDisabled
	case b.Primary:
		return theme.ColorOnPrimary
	case b.On:
		return theme.ColorPrimary
	}
	return theme.ColorText
}

// width returns the least width of the button, which is the same whether it is on or off, and whichever of its words it
// says, so that it keeps its place.
func (f wordButton) width() float32 {
	s := f.style()
	s.bold = f.Primary || f.Room != ""
	return max(s.width(f.Words), s.width(f.Room)) + 2*buttonInset + f.iconRoom()
}

func (f wordButton) draw(p *pen, a area) {
	l := look{stroke: theme.ColorStrongLine, radius: theme.ButtonRadius}
	switch {
	case f.Disabled:
		l.stroke = theme.ColorHairline
	case f.Primary:
		l.fill, l.stroke = theme.ColorPrimary, ""
	case f.On:
		l.fill, l.stroke = theme.ColorAccentTint, theme.ColorPrimary
	}
	p.box(a, l)
	s := f.style()
	wide := min(a.width-theme.Unit, s.width(f.Words)+f.iconRoom())
	a = area{round(a.x + (a.width-wide)/2), a.y, wide, a.height}
	if f.Icon != "" {
		p.icon(a.cutLeft(buttonIcon).middle(buttonIcon), f.Icon, colourOf(f.Icon, s.colour))
		a.cutLeft(iconGap)
	}
	p.text(a, f.Words, s)
}

func (f wordButton) iconRoom() float32 {
	if f.Icon == "" {
		return 0
	}
	return buttonIcon + iconGap
}

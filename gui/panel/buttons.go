package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/theme"
	"ninefold/gui/view"
)

const buttonGap = 6

// buttons draws buttons from the top of an area, in rows whose width they fill, and cuts these off.
func (p *pen) buttons(a *area, buttons []view.Button) {
	for i, row := range rowsOf(buttons, a.width) {
		if i > 0 {
			a.cutTop(buttonGap)
		}
		line := a.cutTop(theme.ButtonHeight)
		used := float32(len(row)-1) * buttonGap
		for _, b := range row {
			used += wordButton{Button: b}.width()
		}
		spare := (a.width - used) / float32(len(row))
		for _, b := range row {
			p.button(line.cutLeft(wordButton{Button: b}.width()+spare), b)
			line.cutLeft(buttonGap)
		}
	}
}

func (p *pen) button(a area, b view.Button) {
	p.press(a, wordButton{Button: b}, func() { p.options.Do(b.ID) })
}

// rowsOf divides buttons among rows of a width. If one row is not enough, primary buttons at the beginning have rows of
// their own. Each other row takes as many as fit, primary or not, so that a button that becomes primary stays.
func rowsOf(buttons []view.Button, width float32) (rows [][]view.Button) {
	all := float32(-buttonGap)
	for _, b := range buttons {
		all += wordButton{Button: b}.width() + buttonGap
	}
	if all <= width {
		return [][]view.Button{buttons}
	}
	left, first := float32(-1), true
	for _, b := range buttons {
		needs := wordButton{Button: b}.width()
		if left < needs {
			rows, left = append(rows, nil), width
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], b)
		left -= needs + buttonGap
		if first = first && b.Primary; first {
			left = -1
		}
	}
	return rows
}

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

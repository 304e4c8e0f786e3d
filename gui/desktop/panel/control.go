package panel

import (
	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
	"ninefold/gui/view/icon"
)

// control draws a control of a form that can be pressed, and keeps it by its name. keys takes keys before the control:
// as a rule Enter, which then confirms the sheet.
func (p *pen) control(name string, a area, f face, do func(), keys func(*fyne.KeyEvent) bool) *pressable {
	b := keep(p, name, func() *pressable { return newPressable(p) })
	b.keys = keys
	b.show(f, do)
	p.put(b.surface, a)
	return b
}

// passEnter passes Enter on, which confirms the sheet, and reports whether the key was Enter.
func (p *pen) passEnter(key *fyne.KeyEvent) bool {
	if !isEnter(key) {
		return false
	}
	passOn(p.owner, key)
	return true
}

const formGap = theme.Gap // between controls

const buttonRoom = 10 // at each side of the content of a button in a form

type checkBox view.Button

const checkSide = 18

func (f checkBox) width() float32 {
	return checkSide + theme.Gap + plain.width(shorten(f.Words)) + 2*theme.Unit
}

func (f checkBox) traits() traits { return traits{label: f.Words, on: f.On, radius: theme.Unit} }

func (f checkBox) draw(p *pen, a area) {
	a.cutLeft(theme.Unit)
	box := a.cutLeft(checkSide).middle(checkSide)
	l := look{stroke: theme.ColorInputBorder, radius: theme.Unit, thick: 2}
	if f.On {
		l = look{fill: theme.ColorPrimary, radius: theme.Unit}
	}
	p.box(box, l)
	if f.On {
		p.icon(box.inset(2), icon.Check, theme.ColorOnPrimary)
	}
	a.cutLeft(theme.Gap)
	p.text(a, f.Words, plain)
}

// focus gives a canvas's keyboard to the widget of a name, and reports whether there is one that takes it.
func (p *pen) focus(name string, c fyne.Canvas) bool {
	n := p.named[name]
	if n == nil || c == nil {
		return false
	}
	f, ok := n.widget.(fyne.Focusable)
	if within, is := n.widget.(interface{ target() fyne.Focusable }); is {
		f = within.target()
	}
	if ok {
		c.Focus(f)
	}
	return ok
}

package panel

import (
	"reflect"

	"fyne.io/fyne/v2"

	"ninefold/gui/desktop/theme"
)

// face is the look of something that can be pressed, as plain data that can be compared.
type face interface {
	draw(p *pen, a area)
	traits() traits
}

// traits are the part that all faces have.
type traits struct {
	label    string // for a screen reader
	tip      string // said while the pointer or the keyboard is on it; empty for none
	on       bool   // a switch that is on
	disabled bool
	radius   float32 // of the corners
	filled   bool    // with the accent colour, in which a focus ring of that colour would be invisible
}

// pressable can be pressed by the pointer, Enter or Space. A ring shows that it has the keyboard.
type pressable struct {
	*surface
	parent  *pen
	face    face
	do      func()
	keys    func(key *fyne.KeyEvent) bool // takes a key first; nil for none
	hovered bool
}

func newPressable(parent *pen) *pressable {
	b := &pressable{parent: parent}
	b.surface = newSurface(b, parent.options)
	return b
}

func (b *pressable) show(f face, do func()) {
	b.do = do
	if !reflect.DeepEqual(b.face, f) {
		b.face = f
		b.redraw()
	}
}

func (b *pressable) redraw() {
	if b.face == nil || isEmpty(b.Size()) {
		return
	}
	b.pen.draw(func() {
		a, t := areaOf(b.Size()), b.face.traits()
		b.face.draw(&b.pen, a)
		ring := theme.ColorPrimary
		if t.filled {
			ring = theme.ColorOnPrimary
		}
		b.pen.ground(a, states{false, b.hovered && !t.disabled, b.focused}, "", ring, t.radius)
	})
}

func (b *pressable) tapped(*fyne.PointEvent) {
	if b.isDisabled() {
		return
	}
	if b.face.traits().tip != "" {
		b.pen.options.Tip("") // what pressing it leads to is said instead
	}
	b.do()
}

func (b *pressable) typed(key *fyne.KeyEvent) bool {
	switch {
	case b.keys != nil && b.keys(key):
	case b.parent.keys != nil && b.parent.keys(key):
	case isEnter(key) || key.Name == fyne.KeySpace:
		b.tapped(nil)
	default:
		return false
	}
	return true
}

func (b *pressable) focus() {
	b.say(b.focused)
	if b.focused {
		b.pen.options.reveal(b.surface)
	}
}

func (b *pressable) pointed(_ fyne.Position, on bool) {
	if on {
		b.pen.options.over = b
	}
	if b.hovered != on {
		b.hovered = on
		b.say(on)
	}
}

// say redraws it after the keyboard or the pointer has come or gone, and shows or clears its tip.
func (b *pressable) say(on bool) {
	b.redraw()
	if b.face == nil || b.face.traits().tip == "" {
		return
	}
	words := ""
	if on {
		words = b.face.traits().tip
	}
	b.pen.options.Tip(words)
}

func (b *pressable) isDisabled() bool          { return b.face.traits().disabled }
func (b *pressable) label() string             { return shorten(b.face.traits().label) }
func (b *pressable) role() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

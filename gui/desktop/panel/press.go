package panel

import (
	"reflect"

	"fyne.io/fyne/v2"
)

// face is the look of something that can be pressed, as plain data that can be compared.
type face struct {
	grounded
	label    string // for a screen reader
	tip      string // said while the pointer or the keyboard is on it; empty for none
	isOn     bool   // a switch that is on
	disabled bool
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

// press draws something that can be pressed, and keeps it by a name.
func (p *pen) press(name string, a area, f face) *pressable {
	b := keep(p, name, func() *pressable {
		b := &pressable{parent: p}
		b.surface = newSurface(b, p.options)
		return b
	})
	if !reflect.DeepEqual(b.face, f) {
		b.face = f
		b.redraw()
	}
	p.put(b.surface, a)
	return b
}

func (b *pressable) redraw() {
	if isEmpty(b.Size()) {
		return
	}
	b.pen.draw(func() {
		f := b.face.grounded
		f.hovered, f.focused = b.hovered && !b.face.disabled, b.focused
		f.element().lay(b.Size().Width).draw(&b.pen, areaOf(b.Size()))
	})
}

func (b *pressable) tapped(*fyne.PointEvent) {
	if b.face.disabled {
		return
	}
	if b.face.tip != "" {
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
	if b.hovered != on {
		b.hovered = on
		b.say(on)
	}
}

// say redraws it after the keyboard or the pointer has come or gone, and shows or clears its tip.
func (b *pressable) say(on bool) {
	b.redraw()
	if b.face.tip == "" {
		return
	}
	words := ""
	if on {
		words = b.face.tip
	}
	b.pen.options.Tip(words)
}

func (b *pressable) isDisabled() bool          { return b.face.disabled }
func (b *pressable) label() string             { return shorten(b.face.label) }
func (b *pressable) role() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

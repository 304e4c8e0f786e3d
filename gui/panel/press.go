package panel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// face is how something that can be pressed looks, as plain data that can be compared.
type face interface {
	draw(p *pen, a area)
	traits() traits
}

// traits are what all faces have.
type traits struct {
	label    string // for a screen reader
	tip      string // said while the pointer or the keyboard is on it; empty for nothing
	keys     string // that do the same; empty for none
	on       bool   // it is a switch that is on
	disabled bool
	radius   float32 // of its corners
	filled   bool    // with the accent, on which a ring in the accent would not be seen
}

// pressable is what can be pressed, by the pointer or by Enter or Space. A ring shows where the keyboard is.
type pressable struct {
	widget.BaseWidget
	pen              pen
	parent           *pen
	face             face
	do               func()
	keys             func(key *fyne.KeyEvent) bool // takes a key before it does; nil for nothing
	hovered, focused bool
}

var (
	_ fyne.Focusable    = (*pressable)(nil)
	_ fyne.Tappable     = (*pressable)(nil)
	_ fyne.Disableable  = (*pressable)(nil)
	_ fyne.Accessible   = (*pressable)(nil)
	_ desktop.Hoverable = (*pressable)(nil)
)

func newPressable(parent *pen) *pressable {
	b := &pressable{parent: parent}
	b.pen = pen{owner: b, options: parent.options}
	b.ExtendBaseWidget(b)
	return b
}

func (b *pressable) show(f face, do func()) {
	b.do = do
	if b.face != f {
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
		if b.hovered && !t.disabled {
			b.pen.box(a, look{fill: fynetheme.ColorNameHover, radius: t.radius})
		}
		if b.focused {
			ring := look{stroke: fynetheme.ColorNamePrimary, thick: 2, radius: t.radius - 2}
			if t.filled {
				ring.stroke = fynetheme.ColorNameForegroundOnPrimary
			}
			b.pen.box(a.inset(2), ring)
		}
	})
}

// leave is called when the widget is no longer drawn: the keyboard and the pointer are no longer on it.
func (b *pressable) leave() {
	unfocus(b, b.focused)
	if b.hovered {
		b.MouseOut()
	}
}

func (b *pressable) Tapped(*fyne.PointEvent) {
	if !b.Disabled() {
		b.do()
	}
}

func (b *pressable) TypedKey(key *fyne.KeyEvent) {
	switch {
	case b.keys != nil && b.keys(key):
	case b.parent.keys != nil && b.parent.keys(key):
	case isEnter(key) || key.Name == fyne.KeySpace:
		b.Tapped(nil)
	default:
		passOn(b, key)
	}
}

// TypedRune gives characters to the window, as if the keyboard were nowhere: they choose cells.
func (b *pressable) TypedRune(r rune) { passRuneOn(b, r) }

func (b *pressable) FocusGained() {
	b.point(&b.focused, true)
	b.pen.options.reveal(b)
}

func (b *pressable) FocusLost() { b.point(&b.focused, false) }

func (b *pressable) MouseIn(*desktop.MouseEvent)    { b.point(&b.hovered, true) }
func (b *pressable) MouseMoved(*desktop.MouseEvent) {}
func (b *pressable) MouseOut()                      { b.point(&b.hovered, false) }

// point changes whether the keyboard or the pointer is on it, and says its tip while one of them is.
func (b *pressable) point(by *bool, on bool) {
	*by = on
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

// Disabled reports whether it can do nothing now. Its face says so; Enable and Disable change nothing.
func (b *pressable) Disabled() bool { return b.face.traits().disabled }
func (b *pressable) Enable()        {}
func (b *pressable) Disable()       {}

func (b *pressable) AccessibilityLabel() string             { return shorten(b.face.traits().label) }
func (b *pressable) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

func (b *pressable) CreateRenderer() fyne.WidgetRenderer { return &penRenderer{&b.pen, b.redraw, nil} }

// penRenderer is the renderer of what a pen draws.
type penRenderer struct {
	pen   *pen
	draw  func()
	least func() fyne.Size // nil for none
}

func (r *penRenderer) Destroy()                     {}
func (r *penRenderer) Layout(fyne.Size)             { r.draw() }
func (r *penRenderer) Refresh()                     { r.draw() }
func (r *penRenderer) Objects() []fyne.CanvasObject { return r.pen.objects }

func (r *penRenderer) MinSize() fyne.Size {
	if r.least == nil {
		return fyne.Size{}
	}
	return r.least()
}

func canvasOf(o fyne.CanvasObject) fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(o) }

func passRuneOn(o fyne.CanvasObject, r rune) {
	if c := canvasOf(o); c != nil && c.OnTypedRune() != nil && r != ' ' {
		c.OnTypedRune()(r)
	}
}

// passOn gives a key that a control does not use to its window. The control must be the outermost widget, because an
// embedded one has no canvas.
func passOn(control fyne.CanvasObject, key *fyne.KeyEvent) {
	if c := canvasOf(control); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(key)
	}
}

// isEnter reports whether a key is Return or Enter.
func isEnter(key *fyne.KeyEvent) bool { return key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter }

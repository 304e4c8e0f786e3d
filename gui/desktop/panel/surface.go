package panel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// surface is what Fyne sees of a pressable, a list, a grid or a graph: a widget that a pen draws and that takes input.
type surface struct {
	widget.BaseWidget
	pen     pen
	owner   surfaceOwner
	focused bool // it has the keyboard
}

// surfaceOwner is the owner of a surface: it draws, and handles input. The surface itself has the default answers.
type surfaceOwner interface {
	redraw()
	tapped(*fyne.PointEvent)
	tappedSecondary(*fyne.PointEvent)
	pointed(at fyne.Position, on bool) // the pointer has come to a position or, if not on, has left
	typed(*fyne.KeyEvent) bool         // handles a key and reports whether it used it
	focus()                            // called when the keyboard has come or gone
	isDisabled() bool                  // it never has the keyboard, or can do nothing now
	least() fyne.Size
	label() string // for a screen reader
	role() fyne.AccessibleRole
}

var (
	_ fyne.Focusable         = (*surface)(nil)
	_ fyne.Tappable          = (*surface)(nil)
	_ fyne.SecondaryTappable = (*surface)(nil)
	_ fyne.Disableable       = (*surface)(nil)
	_ fyne.Accessible        = (*surface)(nil)
	_ desktop.Hoverable      = (*surface)(nil)
)

func newSurface(owner surfaceOwner, options *Options) *surface {
	s := &surface{owner: owner}
	s.pen = pen{owner: s, options: options}
	s.ExtendBaseWidget(s)
	return s
}

func (s *surface) focus()                           { s.owner.redraw() }
func (s *surface) tappedSecondary(*fyne.PointEvent) {}
func (s *surface) isDisabled() bool                 { return false }
func (s *surface) least() fyne.Size                 { return fyne.Size{} }
func (s *surface) label() string                    { return "" }
func (s *surface) role() fyne.AccessibleRole        { return fyne.AccessibleRoleContainer }

// target returns the widget that has the keyboard.
func (s *surface) target() fyne.Focusable { return s }

// leave takes the keyboard and the pointer from the surface. It is called when the surface is no longer drawn.
func (s *surface) leave() {
	unfocus(s, s.focused)
	s.owner.pointed(fyne.Position{}, false)
}

func (s *surface) Tapped(e *fyne.PointEvent)          { s.owner.tapped(e) }
func (s *surface) TappedSecondary(e *fyne.PointEvent) { s.owner.tappedSecondary(e) }
func (s *surface) MouseIn(e *desktop.MouseEvent)      { s.MouseMoved(e) }
func (s *surface) MouseOut()                          { s.owner.pointed(fyne.Position{}, false) }

func (s *surface) MouseMoved(e *desktop.MouseEvent) {
	s.pen.options.top().over = s.owner
	s.owner.pointed(e.Position, true)
}

func (s *surface) FocusGained() { s.focused = true; s.owner.focus() }
func (s *surface) FocusLost()   { s.focused = false; s.owner.focus() }

func (s *surface) TypedKey(key *fyne.KeyEvent) {
	s.pen.options.Unpoint()
	if !s.owner.typed(key) {
		passOn(s, key)
	}
}

// TypedRune passes characters on to the window, where they choose cells. Space is a key of the surface's own.
func (s *surface) TypedRune(r rune) {
	if c := canvasOf(s); c != nil && c.OnTypedRune() != nil && r != ' ' {
		c.OnTypedRune()(r)
	}
}

// Disabled reports whether it can do nothing now. Enable and Disable change nothing.
func (s *surface) Disabled() bool { return s.owner.isDisabled() }
func (s *surface) Enable()        {}
func (s *surface) Disable()       {}

func (s *surface) AccessibilityLabel() string             { return s.owner.label() }
func (s *surface) AccessibilityRole() fyne.AccessibleRole { return s.owner.role() }

func (s *surface) CreateRenderer() fyne.WidgetRenderer {
	return s.pen.renderer(s.owner.redraw, s.owner.least)
}

// renderer is the renderer of a widget that lays out or draws its objects itself.
type renderer struct {
	objects func() []fyne.CanvasObject
	lay     func(fyne.Size)
	refresh func()
	least   func() fyne.Size
}

func (r *renderer) Destroy()                     {}
func (r *renderer) Layout(size fyne.Size)        { r.lay(size) }
func (r *renderer) Refresh()                     { r.refresh() }
func (r *renderer) MinSize() fyne.Size           { return r.least() }
func (r *renderer) Objects() []fyne.CanvasObject { return r.objects() }

// renderer returns a renderer for what draw draws with the pen.
func (p *pen) renderer(draw func(), least func() fyne.Size) *renderer {
	return &renderer{func() []fyne.CanvasObject { return p.objects }, func(fyne.Size) { draw() }, draw, least}
}

// unfocus takes the keyboard from a widget that has it.
func unfocus(o fyne.CanvasObject, focused bool) {
	if c := canvasOf(o); focused && c != nil {
		c.Unfocus()
	}
}

func canvasOf(o fyne.CanvasObject) fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(o) }

// passOn passes a key that a control does not use on to its window. The control must be the outermost widget, because
// an embedded one has no canvas.
func passOn(control fyne.CanvasObject, key *fyne.KeyEvent) {
	if c := canvasOf(control); c != nil && c.OnTypedKey() != nil {
		c.OnTypedKey()(key)
	}
}

func isEnter(key *fyne.KeyEvent) bool { return key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter }

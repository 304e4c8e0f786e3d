package panel

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/language"
	"ninefold/gui/view"
)

// Options are the functions that the widgets call. Functions that no widget needs may be nil.
type Options struct {
	Do     func(id string)                // something with this ID was pressed
	Choose func(id int)                   // a move or a step was chosen
	Menu   func(id int, at fyne.Position) // such a step was right-clicked, there in the window; nil for no menu
	Pick   func(digit int)                // a digit was picked
	GoTo   func(step int)                 // a step of the graph was chosen
	Point  func(step int)                 // the pointer is on a step of the graph; -1 when it leaves
	Tip    func(words string)             // words for what the pointer or the keyboard is on; "" for nothing
	Left   func()                         // a menu was closed without a choice
	Type   func(id, text string)          // the user has typed in a field
	Browse func(address string)           // opens a web page
	Paste  func(use func(text string))    // reads the clipboard for a field
	Reveal func(fyne.CanvasObject)        // scrolls what has got the keyboard into view; nil for nothing
	Scroll func(*fyne.ScrollEvent) bool   // scrolls what is around a list or a board, or reports false; nil for nothing
	Post   func(func())                   // draws boards one after another, so that many do not block; nil: at once
	// Popup opens a menu with a button, there in the window.
	Popup func(b view.Button, at fyne.Position)

	over  surfaceOwner // what the pointer came to last; nil for none
	outer *Options     // those of what is around; nil for none
}

// top returns the options of the outermost part.
func (o *Options) top() *Options {
	for o.outer != nil {
		o = o.outer
	}
	return o
}

// Unpoint lets nothing look pointed at until the pointer moves. It is called when a key is used, and when another
// program's window is.
func (o *Options) Unpoint() {
	if o = o.top(); o.over != nil {
		o.over.pointed(fyne.Position{}, false)
		o.over = nil
	}
}

func (o *Options) reveal(focused fyne.CanvasObject) {
	if o.Reveal != nil {
		o.Reveal(focused)
	}
}

// View is a widget that shows a node, and opens the menus of its texts. What is below it gets no clicks.
type View struct{ cell }

// cell is a widget that shows a node, and leaves the clicks to what is below it. It does not redraw an equal node, and
// of another only what differs.
type cell struct {
	widget.BaseWidget
	pen   pen
	node  view.Node
	least func() fyne.Size // the least size to report; nil for the size that the node needs

	element element // of the node
	width   float32 // at which it was laid out last; negative for not yet
	laid    placed
	stale   bool // it was not drawn since it has another node
}

// NewView returns a view of nothing.
func NewView(options *Options) *View {
	v := &View{}
	v.begin(v, options)
	return v
}

func newCell(options *Options) *cell {
	c := &cell{}
	c.begin(c, options)
	return c
}

func (c *cell) begin(owner fyne.Widget, options *Options) {
	c.element, c.width = elementOf(nil), -1
	c.pen = pen{owner: owner, options: options}
	c.ExtendBaseWidget(owner)
}

// Set shows a node, and reports whether it differs from the last.
func (c *cell) Set(n view.Node) bool {
	differs := c.put(n)
	if differs {
		c.redraw()
	}
	return differs
}

// put takes a node, which is not drawn yet, and reports whether it differs from the last.
func (c *cell) put(n view.Node) bool {
	if reflect.DeepEqual(c.node, n) {
		return false
	}
	c.node, c.element, c.width, c.stale = n, elementOf(n), -1, true
	return true
}

// HeightFor returns the height that the node needs at a width.
func (c *cell) HeightFor(width float32) float32 { return c.at(width).height }

// at returns the node laid out at a width. It is laid out once for each.
func (c *cell) at(width float32) placed {
	if c.width != width {
		c.width, c.laid = width, c.element.lay(width)
	}
	return c.laid
}

func (c *cell) redraw() {
	if isEmpty(c.Size()) {
		return
	}
	c.stale = false
	c.pen.draw(func() { c.at(c.Size().Width).draw(&c.pen, areaOf(c.Size())) })
}

// Focus gives a canvas's keyboard to the part of a name, and reports whether there is one that takes it.
func (c *cell) Focus(name string, on fyne.Canvas) bool { return c.pen.focus(name, on) }

// leave takes the keyboard and the pointer from the view. It is called when the view is no longer in the window.
func (c *cell) leave() { c.pen.leave(true) }

// TappedSecondary opens the menu of the text there that a button copies.
func (v *View) TappedSecondary(e *fyne.PointEvent) {
	if b, copies := v.pen.at(e.Position).(view.Button); copies {
		v.pen.options.Popup(b, e.AbsolutePosition)
	}
}

func (c *cell) AccessibilityLabel() string { return language.Listed(c.pen.said...) }

func (c *cell) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (c *cell) CreateRenderer() fyne.WidgetRenderer {
	least := c.least
	if least == nil {
		least = func() fyne.Size { return fyne.NewSize(0, c.HeightFor(c.Size().Width)) }
	}
	return c.pen.renderer(c.redraw, least)
}

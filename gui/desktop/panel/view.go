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

	over  *pressable // what the pointer came to last; nil for none
	outer *Options   // those of what is around; nil for none
}

// top returns the options of the outermost part.
func (o *Options) top() *Options {
	for o.outer != nil {
		o = o.outer
	}
	return o
}

// Unpoint lets nothing look pointed at until the pointer moves. It is called when a key is used.
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

// View is a widget that shows a node. It does not redraw an equal one, and of another only what differs.
type View struct {
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
	v := &View{element: elementOf(nil), width: -1}
	v.pen = pen{owner: v, options: options}
	v.ExtendBaseWidget(v)
	return v
}

// Set shows a node, and reports whether it differs from the last.
func (v *View) Set(n view.Node) bool {
	differs := v.put(n)
	if differs {
		v.redraw()
	}
	return differs
}

// put takes a node, which is not drawn yet, and reports whether it differs from the last.
func (v *View) put(n view.Node) bool {
	if reflect.DeepEqual(v.node, n) {
		return false
	}
	v.node, v.element, v.width, v.stale = n, elementOf(n), -1, true
	return true
}

// HeightFor returns the height that the node needs at a width.
func (v *View) HeightFor(width float32) float32 { return v.at(width).height }

// at returns the node laid out at a width. It is laid out once for each.
func (v *View) at(width float32) placed {
	if v.width != width {
		v.width, v.laid = width, v.element.lay(width)
	}
	return v.laid
}

func (v *View) redraw() {
	if isEmpty(v.Size()) {
		return
	}
	v.stale = false
	v.pen.draw(func() { v.at(v.Size().Width).draw(&v.pen, areaOf(v.Size())) })
}

// Focus gives a canvas's keyboard to the part of a name, and reports whether there is one that takes it.
func (v *View) Focus(name string, c fyne.Canvas) bool { return v.pen.focus(name, c) }

// leave takes the keyboard and the pointer from the view. It is called when the view is no longer in the window.
func (v *View) leave() { v.pen.leave(true) }

// TappedSecondary opens the menu of the text there that a button copies.
func (v *View) TappedSecondary(e *fyne.PointEvent) {
	for _, c := range v.pen.copies {
		if a, at := c.text, e.Position; at.X >= a.x && at.X < a.x+a.width && at.Y >= a.y && at.Y < a.y+a.height {
			v.pen.options.Popup(c.button, e.AbsolutePosition)
		}
	}
}

func (v *View) AccessibilityLabel() string { return language.Listed(v.pen.said...) }

func (v *View) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (v *View) CreateRenderer() fyne.WidgetRenderer {
	least := v.least
	if least == nil {
		least = func() fyne.Size { return fyne.NewSize(0, v.HeightFor(v.Size().Width)) }
	}
	return v.pen.renderer(v.redraw, least)
}

package page

import (
	"strconv"
	"syscall/js"

	"ninefold/gui/aria"
)

// Mirror is what the window shows as elements of the page that are not seen but that a screen reader finds, and through
// which it does what is done in the window. The browser's keyboard follows the window's.
type Mirror struct {
	TextBox string // what the page's text box is called while no text field has the keyboard

	status, alert js.Value // are read when they change
	table         *grid
	window        *branch // around the board
	dialog        *branch
	inert         js.Value // holds what a dialog keeps from being used
	shown         aria.Window
	nodes         map[int]*node // by what they are called in the page
	last          int           // of those
	parts         map[any]*node // that stand for a part of the window
	focused       js.Value      // what the mirror has given the keyboard last
	focusing      bool          // it does so now
}

// Doing is what a mirror calls. It is called from the browser's events.
type Doing struct {
	Press func(row, col int) // a cell, 1..9, is pressed
	Do    func(do func())    // does what an element is for
	Focus func(part any)     // a part of the window is given the keyboard
}

// NewMirror is an empty mirror in the page.
func NewMirror(doing Doing) *Mirror {
	m := &Mirror{
		status: element("p"), alert: element("p"), inert: element("div"), nodes: map[int]*node{}, focused: js.Null(),
	}
	m.status.Call("setAttribute", "role", "status")
	m.alert.Call("setAttribute", "role", "alert")
	m.table = newGrid(func(row, col int) {
		if m.shown.Dialog == nil {
			doing.Press(row, col)
		}
	})
	m.window, m.dialog = &branch{mirror: m, at: element("div")}, &branch{mirror: m, at: element("div")}
	m.inert.Call("append", m.table.at, m.window.at)
	root := Element("mirror")
	root.Call("replaceChildren", m.status, m.alert, m.inert, m.dialog.at)
	Document().Call("querySelector", "canvas").Call("setAttribute", "aria-hidden", "true")
	Listen(root, "click", func(event js.Value) {
		if n := m.nodeOf(event.Get("target")); n != nil && n.is.Do != nil {
			doing.Do(n.is.Do)
		}
	})
	Listen(root, "change", func(event js.Value) {
		if n := m.nodeOf(event.Get("target")); n != nil && n.is.Role == aria.Select {
			doing.Do(n.is.Elements[n.at.Get("selectedIndex").Int()].Do)
		}
	})
	Listen(root, "input", func(event js.Value) {
		if n := m.nodeOf(event.Get("target")); n != nil && n.is.Set != nil {
			text := n.at.Get("value").String()
			doing.Do(func() { n.is.Set(text) })
		}
	})
	Listen(root, "focusin", func(event js.Value) {
		if m.focusing {
			return
		}
		if event.Get("target").Equal(m.table.at) {
			doing.Focus(m.shown.Board.Part)
		} else if n := m.nodeOf(event.Get("target")); n != nil && n.is.Part != nil {
			doing.Focus(n.is.Part)
		}
	})
	return m
}

// nodeOf is the node of an element; nil if it has none, or if a dialog is open that it is not in.
func (m *Mirror) nodeOf(at js.Value) *node {
	if m.shown.Dialog != nil && m.inert.Call("contains", at).Bool() {
		return nil
	}
	name, err := strconv.Atoi(at.Get("dataset").Get("node").String())
	if err != nil {
		return nil
	}
	return m.nodes[name]
}

// Show shows what differs from what is shown.
func (m *Mirror) Show(now aria.Window) {
	setText(m.status, m.shown.Status, now.Status)
	setText(m.alert, m.shown.Alert, now.Alert)
	m.table.show(now.Board)
	m.table.at.Call("toggleAttribute", "hidden", now.Board.Hidden)
	m.window.show(now.Elements)
	var dialog []aria.Element
	if now.Dialog != nil {
		dialog = []aria.Element{*now.Dialog}
	}
	m.dialog.show(dialog)
	m.inert.Call("toggleAttribute", "inert", now.Dialog != nil)
	if now.Dialog != nil { // of which the page's text box is a part
		setAttribute(m.dialog.nodes[0].at, "aria-owns", textBoxID)
	}
	moved := m.shown.Focus != now.Focus || (m.shown.Dialog == nil) != (now.Dialog == nil)
	m.shown = now
	m.parts = map[any]*node{}
	m.dialog.collect()
	if now.Dialog == nil {
		m.window.collect()
	}
	m.follow(moved)
}

// follow lets the browser's keyboard follow the window's, if that has moved or what the browser's was on is gone. While
// a text field has it, the page's text box does, and is called like the field.
func (m *Mirror) follow(moved bool) {
	field := m.parts[m.shown.Focus]
	box := Element(textBoxID)
	if field != nil && field.is.Role == aria.TextBox {
		setAttribute(box, "aria-label", field.is.Name)
		setAttribute(box, "aria-description", field.is.Value)
		setAttribute(box, "aria-activedescendant", m.idOf(field.is.Active))
		m.focused = js.Null()
		return
	}
	setAttribute(box, "aria-label", m.TextBox)
	setAttribute(box, "aria-description", "")
	setAttribute(box, "aria-activedescendant", "")
	to := js.Null()
	switch {
	case field != nil:
		to = field.at
		setAttribute(to, "aria-activedescendant", m.idOf(field.is.Active))
	case m.shown.Dialog != nil:
		to = m.dialog.nodes[0].at
	case m.shown.Focus == m.shown.Board.Part:
		to = m.table.at
	}
	active := Document().Get("activeElement")
	switch {
	case to.Equal(active), !moved && to.Equal(m.focused) && !active.Equal(Document().Get("body")):
	case !to.IsNull():
		m.focusing = true
		to.Call("focus", map[string]any{"preventScroll": true})
		m.focusing = false
	case Element("mirror").Call("contains", active).Bool():
		active.Call("blur")
	}
	m.focused = to
}

// Keeps reports whether a key is one that presses the element that has the browser's keyboard, while the window's is
// elsewhere: a screen reader has gone there.
func (m *Mirror) Keeps(k Key) bool {
	active, key := Document().Get("activeElement"), k.Event.Get("key").String()
	return (key == "Enter" || key == " ") && !active.Equal(m.focused) && m.nodeOf(active) != nil
}

// idOf is the ID in the page of the element of a part of the window; "" for none.
func (m *Mirror) idOf(part any) string {
	n := m.parts[part]
	if part == nil || n == nil {
		return ""
	}
	id := "part" + n.at.Get("dataset").Get("node").String()
	n.at.Set("id", id)
	return id
}

func element(name string) js.Value { return Document().Call("createElement", name) }

func setText(target js.Value, before, after string) {
	if before != after {
		target.Set("textContent", after)
	}
}

// setAttribute sets an attribute, or with "" takes it away.
func setAttribute(target js.Value, name, value string) {
	switch {
	case value == "":
		target.Call("removeAttribute", name)
	case target.Call("getAttribute", name).Equal(js.ValueOf(value)):
	default:
		target.Call("setAttribute", name, value)
	}
}

package page

import (
	"strconv"
	"strings"
	"syscall/js"
)

// textBoxID is the box that Fyne looks for. It focuses that whatever has the keyboard; see browser.js.
const textBoxID = "dummyEntry"

// nothing stands in the box before what is typed, so that there is something to delete: a phone's keyboard tells of a
// backspace only by what is gone.
const nothing = "\u200b"

// TextBox is the page's own text box. What is typed while it is focused goes through it, so that the browser composes
// characters and a phone shows its keyboard.
type TextBox struct{ box js.Value }

// Place is where on the page something is, in the page's pixels.
type Place struct{ X, Y, Width, Height float32 }

// Holds reports whether the place holds a point.
func (p Place) Holds(x, y float32) bool {
	return x >= p.X && y >= p.Y && x < p.X+p.Width && y < p.Y+p.Height
}

// NewTextBox is the page's text box. ask is called when the keyboard may have gone elsewhere; typed and deleted tell of
// what is typed.
func NewTextBox(ask func(), typed func(text string), deleted func()) *TextBox {
	t := &TextBox{box: Element(textBoxID)}
	take := func(js.Value) {
		text, whole := strings.CutPrefix(t.box.Get("value").String(), nothing)
		t.clear()
		switch {
		case text != "":
			typed(text)
		case !whole:
			deleted()
		}
	}
	Listen(t.box, "ninefoldfocus", func(js.Value) { ask() })
	Listen(t.box, "compositionstart", func(js.Value) { t.box.Get("classList").Call("add", "composing") })
	Listen(t.box, "compositionend", func(event js.Value) {
		t.box.Get("classList").Call("remove", "composing")
		take(event)
	})
	Listen(t.box, "input", func(event js.Value) {
		if !event.Get("isComposing").Bool() {
			take(event)
		}
	})
	return t
}

func (t *TextBox) clear() {
	t.box.Set("value", nothing)
	t.box.Call("setSelectionRange", len([]rune(nothing)), len([]rune(nothing)))
}

// Focus gives the box the browser's keyboard, at the place of the text that is typed.
func (t *TextBox) Focus(at Place) {
	style := t.box.Get("style")
	for name, value := range map[string]float32{"left": at.X, "top": at.Y, "width": at.Width, "height": at.Height} {
		style.Set(name, strconv.Itoa(int(value))+"px")
	}
	if !t.Focused() {
		t.clear()
		t.native("focus")
	}
}

// Blur takes the browser's keyboard from the box.
func (t *TextBox) Blur() {
	if t.Focused() {
		t.native("blur")
	}
}

// Focused reports whether the box has the browser's keyboard.
func (t *TextBox) Focused() bool { return Document().Get("activeElement").Equal(t.box) }

// native calls what the browser's elements have, which this one hides from Fyne.
func (t *TextBox) native(method string) {
	js.Global().Get("HTMLElement").Get("prototype").Get(method).Call("call", t.box)
}

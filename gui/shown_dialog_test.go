package gui

import (
	"reflect"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// inDialog finds something among what is shown in the dialog on top.
func inDialog[T fyne.CanvasObject](w *window, what string, is func(T) bool) T {
	w.t.Helper()
	if top := w.window.Canvas().Overlays().Top(); top != nil {
		for _, o := range test.LaidOutObjects(top) {
			if found, ok := o.(T); ok && is(found) {
				return found
			}
		}
	}
	w.t.Fatalf("there is no %s in a dialog", what)
	panic("unreachable")
}

// tapButton taps the button or the option of that text in the dialog on top.
func (w *window) tapButton(text string) {
	w.t.Helper()
	found := inDialog(w, "button "+text, func(o fyne.CanvasObject) bool {
		button, check := asButton(o), embedded[widget.Check](o, "Check")
		return button != nil && button.Text == text || check != nil && check.Text == text
	})
	test.Tap(found.(fyne.Tappable))
}

// asButton is the button that an object is or has embedded, and nil for none.
func asButton(o fyne.CanvasObject) *widget.Button { return embedded[widget.Button](o, "Button") }

// embedded is the widget of a type that an object is or has embedded, and nil for none.
func embedded[W any](o fyne.CanvasObject, name string) *W {
	v := reflect.ValueOf(o)
	if v.Kind() != reflect.Pointer {
		return nil
	}
	for v = v.Elem(); v.Kind() == reflect.Struct && v.CanInterface(); v = v.FieldByName(name) {
		if found, ok := v.Addr().Interface().(*W); ok {
			return found
		}
	}
	return nil
}

// dialogTexts are all words of the dialog on top.
func (w *window) dialogTexts() string {
	var words []string
	if top := w.window.Canvas().Overlays().Top(); top != nil {
		for _, o := range test.LaidOutObjects(top) {
			if b := asButton(o); b != nil {
				words = append(words, b.Text)
			}
			if c := embedded[widget.Check](o, "Check"); c != nil && c.Checked {
				words = append(words, "[x] "+c.Text)
			}
			if l := embedded[widget.Label](o, "Label"); l != nil {
				words = append(words, l.Text)
			}
			switch o := o.(type) {
			case *widget.RichText:
				words = append(words, o.String())
			case *widget.Entry:
				words = append(words, o.Text)
			}
		}
	}
	return strings.Join(words, "\n")
}

// entry is the text field that has the keyboard: an Entry, or what has one embedded.
func (w *window) entry() *widget.Entry {
	w.t.Helper()
	focused := w.window.Canvas().Focused()
	if entry, ok := focused.(*widget.Entry); ok {
		return entry
	}
	if focused != nil {
		if embedded := reflect.ValueOf(focused).Elem().FieldByName("Entry"); embedded.IsValid() {
			return embedded.Addr().Interface().(*widget.Entry)
		}
	}
	w.t.Fatalf("no text field has the keyboard, but %T", focused)
	return nil
}

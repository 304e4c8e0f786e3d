//go:build !js

package files

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// nameEntry is the field for a file's name. Escape leaves the dialog, which Fyne's own field does not know.
type nameEntry struct {
	widget.Entry
	escape func()
}

func (e *nameEntry) TypedKey(key *fyne.KeyEvent) {
	if key.Name == fyne.KeyEscape {
		e.escape()
		return
	}
	e.Entry.TypedKey(key)
}

// replaceEntry puts a field in the place of that of the save dialog which is shown below an object, and gives it the
// keyboard. What is typed in it goes on to the dialog's own, which is no longer seen, and what the dialog writes comes back.
func replaceEntry(in fyne.CanvasObject, canvas fyne.Canvas, escape func()) {
	scroll := entryScroll(in)
	if scroll == nil {
		return
	}
	hidden := scroll.Content.(*widget.Entry)
	e := &nameEntry{escape: escape}
	e.Text, e.PlaceHolder, e.OnSubmitted = hidden.Text, hidden.PlaceHolder, hidden.OnSubmitted
	e.ExtendBaseWidget(e)
	changed := hidden.OnChanged
	hidden.OnChanged = func(name string) {
		changed(name)
		if e.Text != name {
			e.SetText(name)
		}
	}
	e.OnChanged = func(name string) {
		if hidden.Text != name {
			hidden.SetText(name)
		}
	}
	scroll.Content = e
	scroll.Refresh()
	canvas.Focus(e)
}

// entryScroll is what scrolls a field inside an object, and nil for none.
func entryScroll(in fyne.CanvasObject) *container.Scroll {
	switch in := in.(type) {
	case nil:
	case *widget.PopUp:
		return entryScroll(in.Content)
	case *container.Scroll:
		if _, ok := in.Content.(*widget.Entry); ok {
			return in
		}
	case *fyne.Container:
		for _, o := range in.Objects {
			if found := entryScroll(o); found != nil {
				return found
			}
		}
	default: // such as what Fyne lays over the window, whose type is its own
		if content := reflect.Indirect(reflect.ValueOf(in)); content.Kind() == reflect.Struct {
			if inner := content.FieldByName("Content"); inner.IsValid() && inner.CanInterface() {
				o, _ := inner.Interface().(fyne.CanvasObject)
				return entryScroll(o)
			}
		}
	}
	return nil
}

package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Field is a line of text in a dialog. Enter confirms the dialog, and Escape leaves it, which Fyne's own entry does not know.
type Field struct{ widget.Entry }

// NewField is a field with a text in it.
func NewField(text, placeholder string) *Field {
	f := &Field{}
	f.ExtendBaseWidget(f)
	f.SetPlaceHolder(placeholder)
	f.SetText(text)
	return f
}

func (f *Field) TypedKey(key *fyne.KeyEvent) {
	if isEnter(key) || key.Name == fyne.KeyEscape {
		passOn(f, key)
		return
	}
	f.Entry.TypedKey(key)
}

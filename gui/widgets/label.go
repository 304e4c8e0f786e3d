package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/text"
)

// mostShown limits the characters of a text that are shown at once. Measuring takes time that grows with the square of
// the length, and texts from files, programs or the clipboard can be of any length.
const mostShown = 2000

// Label is a label that cuts long texts. Fyne's own may take minutes to measure them.
type Label struct{ widget.Label }

// NewLabel returns a label with the beginning of words on it, as far as they are shown at once.
func NewLabel(words string) *Label {
	l := &Label{}
	l.ExtendBaseWidget(l)
	l.SetText(words)
	return l
}

// NewBoldLabel returns a label in bold.
func NewBoldLabel(words string) *Label {
	l := &Label{}
	l.TextStyle.Bold = true
	l.ExtendBaseWidget(l)
	l.SetText(words)
	return l
}

// NewCutLabel returns a label without words. A line that does not fit ends with an ellipsis.
func NewCutLabel() *Label {
	l := &Label{}
	l.Truncation = fyne.TextTruncateEllipsis
	l.ExtendBaseWidget(l)
	return l
}

// SetText changes the words if they differ, because finding where to cut them takes long.
func (l *Label) SetText(words string) {
	if words = text.Cut(words, mostShown); l.Text != words {
		l.Label.SetText(words)
	}
}

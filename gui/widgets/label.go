package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"ninefold/engine/text"
)

// mostShown is how many characters of a text are shown at once. The time that it takes to measure words grows with the
// square of their number, and what comes from a file, a program or the clipboard may be of any length.
const mostShown = 2000

// Label is words on the lines that they have. Fyne's own is given a text of any length, and may take minutes to measure
// it.
type Label struct{ widget.Label }

// NewLabel is a label with words on it, as far as they are shown at once.
func NewLabel(words string) *Label {
	l := &Label{}
	l.ExtendBaseWidget(l)
	l.SetText(words)
	return l
}

// NewBoldLabel is a label in bold.
func NewBoldLabel(words string) *Label {
	l := &Label{}
	l.TextStyle.Bold = true
	l.ExtendBaseWidget(l)
	l.SetText(words)
	return l
}

// NewCutLabel is a label without words whose line ends with an ellipsis where there is no room for all of it.
func NewCutLabel() *Label {
	l := &Label{}
	l.Truncation = fyne.TextTruncateEllipsis
	l.ExtendBaseWidget(l)
	return l
}

// SetText changes the words, if they are others: to find out where they are to be cut off takes long.
func (l *Label) SetText(words string) {
	if words = text.Cut(words, mostShown); l.Text != words {
		l.Label.SetText(words)
	}
}

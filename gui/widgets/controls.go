package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// The controls below are Fyne's, except for the keys: Enter presses a button and chooses a row of a list, and a key that a
// control has no use for goes on to its window, where Escape closes a dialog and Enter confirms it. Fyne drops such keys.

// passOn gives a key that a control has no use for to its window.
func passOn(control fyne.CanvasObject, key *fyne.KeyEvent) {
	if canvas := fyne.CurrentApp().Driver().CanvasForObject(control); canvas != nil && canvas.OnTypedKey() != nil {
		canvas.OnTypedKey()(key)
	}
}

func isEnter(key *fyne.KeyEvent) bool {
	return key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter
}

// Button is a button of a dialog.
type Button struct{ widget.Button }

// NewButton is a button with words on it.
func NewButton(words string, tapped func()) *Button {
	b := &Button{}
	b.Text, b.OnTapped = words, tapped
	b.ExtendBaseWidget(b)
	return b
}

// NewIconButton is a button with an icon and words on it.
func NewIconButton(words string, icon fyne.Resource, tapped func()) *Button {
	b := NewButton(words, tapped)
	b.SetIcon(icon)
	return b
}

func (b *Button) TypedKey(key *fyne.KeyEvent) {
	if !isEnter(key) && key.Name != fyne.KeySpace {
		passOn(b, key)
	} else if !b.Disabled() {
		b.OnTapped()
	}
}

// Link is words that do something.
type Link struct{ widget.Hyperlink }

// NewLink is a link without words.
func NewLink(tapped func()) *Link {
	l := &Link{}
	l.OnTapped = tapped
	l.ExtendBaseWidget(l)
	return l
}

func (l *Link) TypedKey(key *fyne.KeyEvent) {
	if isEnter(key) || key.Name == fyne.KeySpace {
		l.OnTapped()
		return
	}
	passOn(l, key)
}

// Check is a check box of a dialog.
type Check struct{ widget.Check }

// NewCheck is a check box with words beside it.
func NewCheck(words string, checked bool) *Check {
	c := &Check{}
	c.Text, c.Checked = words, checked
	c.ExtendBaseWidget(c)
	return c
}

func (c *Check) TypedKey(key *fyne.KeyEvent) { passOn(c, key) }

// Select is a list to choose from that opens in a dialog.
type Select struct{ widget.Select }

// NewSelect offers some options.
func NewSelect(options []string) *Select {
	s := &Select{}
	s.Options = options
	s.ExtendBaseWidget(s)
	return s
}

func (s *Select) TypedKey(key *fyne.KeyEvent) {
	if isEnter(key) || key.Name == fyne.KeyEscape {
		passOn(s, key)
		return
	}
	s.Select.TypedKey(key)
}

// List is a list.
type List struct{ widget.List }

// NewList is a list of so many rows; fill shows one of them in what newRow has made.
func NewList(length func() int, newRow func() fyne.CanvasObject, fill func(widget.ListItemID, fyne.CanvasObject)) *List {
	l := &List{}
	l.Length, l.CreateItem, l.UpdateItem = length, newRow, fill
	l.ExtendBaseWidget(l)
	return l
}

func (l *List) TypedKey(key *fyne.KeyEvent) {
	switch {
	case isEnter(key):
		l.List.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	case key.Name == fyne.KeyUp || key.Name == fyne.KeyDown || key.Name == fyne.KeySpace:
		l.List.TypedKey(key)
	default:
		passOn(l, key)
	}
}

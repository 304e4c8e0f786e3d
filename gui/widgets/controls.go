package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/theme"
)

// The controls below are Fyne's with other keys: Enter presses a button and chooses a row of a list. A key that a
// control does not use goes to its window, where Escape closes a dialog and Enter confirms it. Fyne drops such keys.

// PassOn gives a key that a control does not use to its window. The control must be the outermost widget, because an
// embedded one has no canvas.
func PassOn(control fyne.CanvasObject, key *fyne.KeyEvent) {
	if canvas := fyne.CurrentApp().Driver().CanvasForObject(control); canvas != nil && canvas.OnTypedKey() != nil {
		canvas.OnTypedKey()(key)
	}
}

// IsEnter reports whether a key is Return or Enter.
func IsEnter(key *fyne.KeyEvent) bool {
	return key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter
}

// Button is a button of a dialog.
type Button struct {
	widget.Button
	part any // what it is a part of, for a screen reader; nil for none
}

// Part returns the button, or the part of the window that it belongs to.
func (b *Button) Part() any {
	if b.part != nil {
		return b.part
	}
	return b
}

// NewButton returns a button with words on it.
func NewButton(words string, tapped func()) *Button {
	b := &Button{}
	b.Text, b.OnTapped = words, tapped
	b.ExtendBaseWidget(b)
	return b
}

// NewIconButton returns a button with an icon and words on it.
func NewIconButton(words string, icon fyne.Resource, tapped func()) *Button {
	b := NewButton(words, tapped)
	b.SetIcon(icon)
	return b
}

// CreateRenderer draws a line round the button unless it is filled.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	room := 2 * theme.Gap
	if b.Text == "" {
		room = 0
	}
	return newOutlined(b.Button.CreateRenderer(), room, func() bool { return b.Importance == widget.MediumImportance })
}

// outlined draws a control with a line round it and more room for its words.
type outlined struct {
	fyne.WidgetRenderer
	line *canvas.Rectangle
	room float32
	seen func() bool // whether the line is
}

func newOutlined(of fyne.WidgetRenderer, room float32, seen func() bool) *outlined {
	return &outlined{of, canvas.NewRectangle(color.Transparent), room, seen}
}

func (o *outlined) Objects() []fyne.CanvasObject { return append(o.WidgetRenderer.Objects(), o.line) }

func (o *outlined) MinSize() fyne.Size { return o.WidgetRenderer.MinSize().AddWidthHeight(o.room, 0) }

func (o *outlined) Layout(size fyne.Size) {
	o.WidgetRenderer.Layout(size)
	o.line.Resize(size)
	o.paint()
}

func (o *outlined) Refresh() {
	o.WidgetRenderer.Refresh()
	o.paint()
	o.line.Refresh()
}

func (o *outlined) paint() {
	o.line.CornerRadius, o.line.StrokeWidth, o.line.StrokeColor = theme.ButtonRadius, 1,
		fynetheme.Color(theme.ColorStrongLine)
	o.line.Hidden = !o.seen()
}

func (b *Button) TypedKey(key *fyne.KeyEvent) { typedOnButton(b, &b.Button, key) }

// typedOnButton handles a key for a button that control embeds or is.
func typedOnButton(control fyne.CanvasObject, b *widget.Button, key *fyne.KeyEvent) {
	if !IsEnter(key) && key.Name != fyne.KeySpace {
		PassOn(control, key)
	} else if !b.Disabled() {
		b.OnTapped()
	}
}

// Link is a text that does something when it is pressed.
type Link struct{ widget.Hyperlink }

// NewLink returns a link without words.
func NewLink(tapped func()) *Link {
	l := &Link{}
	l.OnTapped = tapped
	l.ExtendBaseWidget(l)
	return l
}

func (l *Link) TypedKey(key *fyne.KeyEvent) {
	if IsEnter(key) || key.Name == fyne.KeySpace {
		l.OnTapped()
		return
	}
	PassOn(l, key)
}

// Check is a check box of a dialog.
type Check struct{ widget.Check }

// NewCheck returns a check box with words beside it.
func NewCheck(words string, checked bool) *Check {
	c := &Check{}
	c.Text, c.Checked = words, checked
	c.ExtendBaseWidget(c)
	return c
}

func (c *Check) TypedKey(key *fyne.KeyEvent) { PassOn(c, key) }

// Select is a drop-down list in a dialog.
type Select struct {
	widget.Select
	Name string // what is chosen, for a screen reader
}

// NewSelect offers options under a name for a screen reader.
func NewSelect(name string, options []string) *Select {
	s := &Select{Name: name}
	s.Options = options
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer draws a line round it, as round a field.
func (s *Select) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	return newOutlined(s.Select.CreateRenderer(), 0, func() bool { return true })
}

func (s *Select) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeySpace:
		s.Select.TypedKey(key)
	default:
		PassOn(s, key)
	}
}

// List is Fyne's list with other keys.
type List struct {
	widget.List
	at int // the row that the keys are on
}

// NewList returns a list of length rows. Fill shows one of them in an object that newRow made.
func NewList(
	length func() int, newRow func() fyne.CanvasObject, fill func(widget.ListItemID, fyne.CanvasObject),
) *List {
	l := &List{}
	l.Length, l.CreateItem, l.UpdateItem = length, newRow, fill
	l.OnHighlighted = func(row widget.ListItemID) { l.at = row }
	l.ExtendBaseWidget(l)
	return l
}

// HeightOf is the height of so many rows.
func (l *List) HeightOf(rows int) float32 {
	return float32(rows)*(l.MinSize().Height+fynetheme.Padding()) - fynetheme.Padding()
}

func (l *List) TypedKey(key *fyne.KeyEvent) {
	switch {
	case IsEnter(key):
		l.List.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	case key.Name == fyne.KeyUp || key.Name == fyne.KeyDown || key.Name == fyne.KeySpace:
		l.List.TypedKey(key)
	default:
		PassOn(l, key)
	}
}

// SetVisible shows an object or hides it.
func SetVisible(o fyne.CanvasObject, visible bool) {
	if visible {
		o.Show()
	} else {
		o.Hide()
	}
}

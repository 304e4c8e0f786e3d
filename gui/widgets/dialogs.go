package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
)

// Dialogs are the dialogs that are open over a window, one over the other.
type Dialogs struct {
	Window   fyne.Window
	OnClosed func() // called when one is closed
	open     []dialog.Dialog
}

// Show opens a dialog.
func (d *Dialogs) Show(one dialog.Dialog) {
	d.open = append(d.open, one)
	one.SetOnClosed(func() {
		d.open = slices.DeleteFunc(d.open, func(other dialog.Dialog) bool { return other == one })
		d.OnClosed()
	})
	one.Show()
}

// Busy reports whether a dialog or a menu is open over the window.
func (d *Dialogs) Busy() bool { return d.Window.Canvas().Overlays().Top() != nil }

// Close closes the innermost dialog, if any is open.
func (d *Dialogs) Close() {
	if last := len(d.open) - 1; last >= 0 {
		d.open[last].Hide()
	}
}

// TypedKey takes a key that nothing in the innermost dialog has a use for: Escape closes it, Enter confirms it, and others
// scroll it.
func (d *Dialogs) TypedKey(key *fyne.KeyEvent) {
	if key.Name == fyne.KeyEscape {
		d.Close()
		return
	}
	if len(d.open) == 0 {
		return
	}
	innermost, ok := d.open[len(d.open)-1].(*Dialog)
	switch {
	case !ok:
	case isEnter(key) && innermost.confirm != nil:
		innermost.confirm()
	case innermost.scroll != nil:
		scrollBy(innermost.scroll, key.Name)
	}
}

// scrollBy scrolls by the keys that do so everywhere.
func scrollBy(s *container.Scroll, key fyne.KeyName) {
	const line = 40 // units
	y, page, end := s.Offset.Y, s.Size().Height-line, s.Content.Size().Height-s.Size().Height
	switch key {
	case fyne.KeyUp:
		y -= line
	case fyne.KeyDown:
		y += line
	case fyne.KeyPageUp:
		y -= page
	case fyne.KeyPageDown, fyne.KeySpace:
		y += page
	case fyne.KeyHome:
		y = 0
	case fyne.KeyEnd:
		y = end
	}
	s.ScrollToOffset(fyne.NewPos(s.Offset.X, max(0, min(y, end))))
}

// Dialog is a dialog over a window.
type Dialog struct {
	*dialog.CustomDialog
	window  fyne.Window
	confirm func()            // what Enter does; nil for nothing
	scroll  *container.Scroll // what keys scroll; nil for nothing
	sized   bool              // it has been given a size
	top     float32           // where its upper edge was then
}

// Resize gives the dialog a size, as far as the window has room for it. Its upper edge stays where it was when the dialog
// was given its first size, in the middle of the window: so Fyne leaves it.
func (d *Dialog) Resize(size fyne.Size) {
	const margin = 8 // units
	room := d.window.Canvas().Size().SubtractWidthHeight(2*margin, 2*margin)
	if !d.sized {
		d.sized, d.top = true, max(0, (room.Height-size.Height)/2)
	}
	d.CustomDialog.Resize(size.Min(room.SubtractWidthHeight(0, d.top)))
}

// New is a dialog without buttons.
func (d *Dialogs) New(title string, content fyne.CanvasObject) *Dialog {
	return &Dialog{CustomDialog: dialog.NewCustomWithoutButtons(title, content, d.Window), window: d.Window}
}

// NewView is a dialog to be looked at and closed.
func (d *Dialogs) NewView(title string, content fyne.CanvasObject) *Dialog {
	view := d.New(title, content)
	view.scroll, _ = content.(*container.Scroll)
	view.SetButtons(NewButton(locale.Text("dialog.close"), view.Hide))
	return view
}

// SetButtons sets the buttons. Enter does what the last one does, where nothing else has a use for it.
func (d *Dialog) SetButtons(buttons ...*Button) {
	var row []fyne.CanvasObject
	for _, b := range buttons {
		row = append(row, b)
	}
	last := buttons[len(buttons)-1]
	if len(buttons) > 1 {
		last.Importance = widget.HighImportance
	}
	d.confirm = last.OnTapped
	d.CustomDialog.SetButtons(row)
}

// Choose opens a dialog that is left by one of two buttons, and calls then with whether that was yes.
func (d *Dialogs) Choose(title string, content fyne.CanvasObject, yes, no string, then func(bool)) {
	d.choose(d.New(title, content), yes, no, then)
}

// Ask asks a question, and calls then with whether the answer was yes.
func (d *Dialogs) Ask(title, question, yes, no string, then func(bool)) {
	const most, around = 600, 40 // units
	words := NewParagraph(question)
	width := min(widget.NewLabel(question).MinSize().Width+around, most, 0.9*d.Window.Canvas().Size().Width)
	words.Alignment = fyne.TextAlignCenter
	ask := d.New(title, words)
	ask.SetIcon(theme.QuestionIcon())
	ask.Resize(fyne.NewSize(width, 0))
	d.choose(ask, yes, no, then)
}

func (d *Dialogs) choose(one *Dialog, yes, no string, then func(bool)) {
	chosen := false
	confirm := NewIconButton(yes, theme.ConfirmIcon(), func() {
		chosen = true
		one.Hide()
	})
	one.SetButtons(NewIconButton(no, theme.CancelIcon(), one.Hide), confirm)
	d.Show(one)
	one.SetOnClosed(func() { then(chosen) })
}

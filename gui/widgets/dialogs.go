package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Dialogs holds the dialogs that are open over a window, one over the other.
type Dialogs struct {
	Window   fyne.Window
	OnOpened func() // called when one is opened; nil for nothing
	OnClosed func() // called when one is closed
	open     []shown
}

// shown is a dialog of this package or of Fyne.
type shown interface {
	Show()
	Hide()
	SetOnClosed(func())
}

// Show opens a dialog.
func (d *Dialogs) Show(one shown) {
	d.open = append(d.open, one)
	one.SetOnClosed(func() {
		d.open = slices.DeleteFunc(d.open, func(other shown) bool { return other == one })
		d.OnClosed()
	})
	one.Show()
	if d.OnOpened != nil {
		d.OnOpened()
	}
}

// Open is how many dialogs are open.
func (d *Dialogs) Open() int { return len(d.open) }

// Busy reports whether a dialog or a menu is open over the window.
func (d *Dialogs) Busy() bool { return d.Window.Canvas().Overlays().Top() != nil }

// Close closes the innermost dialog, if any is open.
func (d *Dialogs) Close() {
	if last := len(d.open) - 1; last >= 0 {
		d.open[last].Hide()
	}
}

// TypedKey handles a key that nothing in the innermost dialog uses: Escape leaves the dialog, Enter confirms it, and
// other keys scroll it.
func (d *Dialogs) TypedKey(key *fyne.KeyEvent) {
	if len(d.open) == 0 {
		return
	}
	innermost, ok := d.open[len(d.open)-1].(*Dialog)
	switch {
	case key.Name == fyne.KeyEscape && ok && innermost.leave != nil:
		innermost.leave()
	case key.Name == fyne.KeyEscape:
		d.Close()
	case !ok:
	case IsEnter(key) && innermost.confirm != nil:
		innermost.confirm()
	case innermost.scroll != nil:
		scrollBy(innermost.scroll, key.Name)
	}
}

// scrollBy scrolls by the usual keys.
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

// Choose opens a dialog with two buttons, and then calls then with whether yes was chosen.
func (d *Dialogs) Choose(title string, content fyne.CanvasObject, yes, no string, then func(bool)) {
	one := d.New(title, content)
	one.Resize(fyne.NewSize(leastQuestion, 0))
	d.choose(one, yes, no, then)
}

// leastQuestion is the least width of a question, in units.
const leastQuestion = 360

// Ask asks a question, and then calls then with whether the answer was yes.
func (d *Dialogs) Ask(title, question, yes, no string, then func(bool)) {
	const most = 560 // units
	ask := d.New(title, Flush(NewParagraph(question)))
	ask.Resize(fyne.NewSize(max(leastQuestion, min(NewLabel(question).MinSize().Width+2*dialogSide, most)), 0))
	d.choose(ask, yes, no, then)
}

// choose gives a dialog its two buttons and opens it. When the dialog has closed, it calls then with whether yes was
// chosen.
func (d *Dialogs) choose(one *Dialog, yes, no string, then func(bool)) {
	chosen := false
	confirm := NewButton(yes, func() {
		chosen = true
		one.Hide()
	})
	one.SetButtons(NewButton(no, one.Hide), confirm)
	d.Show(one)
	one.SetOnClosed(func() { then(chosen) })
}

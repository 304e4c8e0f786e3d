package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
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

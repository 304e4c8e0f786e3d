package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// OnClosed calls do when a window closes. It first empties the window, so that keys and clicks that are still on their
// way reach nothing.
func OnClosed(w fyne.Window, do func()) {
	w.SetOnClosed(func() {
		c := w.Canvas()
		c.Unfocus()
		for _, overlay := range c.Overlays().List() {
			c.Overlays().Remove(overlay)
		}
		c.Unfocus() // what is below has the keyboard again
		c.SetOnTypedKey(nil)
		w.SetContent(canvas.NewRectangle(color.Transparent))
		do()
	})
}

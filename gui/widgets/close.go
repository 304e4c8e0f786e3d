package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// OnClosed has something done when a window closes. Everything is taken out of it first, so that keys and clicks that
// are still under way for the window reach nothing.
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

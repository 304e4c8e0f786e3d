package panel

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
)

// newScroller is a scroller of something, up and down, and what is drawn of it: the scroller without shadows.
func newScroller(content fyne.CanvasObject) (scroll *container.Scroll, drawn fyne.CanvasObject) {
	scroll = container.NewVScroll(content)
	return scroll, container.NewThemeOverride(scroll, shadowless{fynetheme.Current()})
}

// shadowless is a theme without shadows.
type shadowless struct{ fyne.Theme }

func (s shadowless) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	if name == fynetheme.ColorNameShadow {
		return color.Transparent
	}
	return s.Theme.Color(name, variant)
}

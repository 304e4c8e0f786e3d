package panel

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
)

// newScroller returns a vertical scroller of content, and the object to draw in its place: one without shadows.
func newScroller(content fyne.CanvasObject) (scroll *container.Scroll, drawn fyne.CanvasObject) {
	scroll = container.NewVScroll(content)
	return scroll, container.NewThemeOverride(scroll, shadowless{})
}

// shadowless is the program's theme without shadows.
type shadowless struct{}

func programTheme() fyne.Theme { return fyne.CurrentApp().Settings().Theme() }

func (shadowless) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	if name == fynetheme.ColorNameShadow {
		return color.Transparent
	}
	return programTheme().Color(name, variant)
}

func (shadowless) Font(style fyne.TextStyle) fyne.Resource { return programTheme().Font(style) }

func (shadowless) Icon(name fyne.ThemeIconName) fyne.Resource { return programTheme().Icon(name) }

func (shadowless) Size(name fyne.ThemeSizeName) float32 { return programTheme().Size(name) }

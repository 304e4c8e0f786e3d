package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/picture/drawing"
)

// Palette returns the board's colours in the current theme.
func Palette() *drawing.Palette {
	settings := fyne.CurrentApp().Settings()
	return appearanceOf(settings.Theme(), settings.ThemeVariant()).Palette()
}

// Colour returns a colour in the current theme.
func Colour(c drawing.Colour) color.Color { return Palette().Colour(c) }

// appearanceOf returns a theme's appearance. A foreign theme counts as light.
func appearanceOf(t fyne.Theme, variant fyne.ThemeVariant) drawing.Appearance {
	if ours, ok := t.(*boardTheme); ok {
		return ours.shown(variant)
	}
	return drawing.Light
}

// shown returns the appearance on a system with the given variant.
func (t *boardTheme) shown(variant fyne.ThemeVariant) drawing.Appearance {
	switch appearance := t.appearance(); {
	case appearance != drawing.FollowSystem:
		return appearance
	case variant == fynetheme.VariantDark:
		return drawing.Dark
	}
	return drawing.Light
}

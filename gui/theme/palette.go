package theme

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/drawing"
)

// Palette returns the board's colours in the current theme.
func Palette() *drawing.Palette {
	settings := fyne.CurrentApp().Settings()
	return paletteOf(appearanceOf(settings.Theme(), settings.ThemeVariant()))
}

// appearanceOf returns a theme's appearance. A foreign theme counts as light.
func appearanceOf(t fyne.Theme, variant fyne.ThemeVariant) Appearance {
	if ours, ok := t.(interface {
		shown(fyne.ThemeVariant) Appearance
	}); ok {
		return ours.shown(variant)
	}
	return Light
}

// shown returns the appearance on a system with the given variant.
func (t *boardTheme) shown(variant fyne.ThemeVariant) Appearance {
	switch appearance := t.appearance(); {
	case appearance != FollowSystem:
		return appearance
	case variant == fynetheme.VariantDark:
		return Dark
	}
	return Light
}

// palettes are the palettes of the appearances. They never change.
var palettes = [...]drawing.Palette{
	drawing.Light(), drawing.Dark(), drawing.ContrastLight(), drawing.ContrastDark(),
}

func paletteOf(appearance Appearance) *drawing.Palette { return &palettes[appearance.index()] }

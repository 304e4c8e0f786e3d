package theme

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/drawing"
)

// Palette returns the board's colours in the present theme.
func Palette() *drawing.Palette {
	settings := fyne.CurrentApp().Settings()
	return paletteOf(appearanceOf(settings.Theme(), settings.ThemeVariant()))
}

// appearanceOf returns the appearance of a theme. A foreign theme is light.
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
	appearance, dark := t.appearance(), variant == fynetheme.VariantDark
	switch {
	case appearance == FollowSystem && dark:
		return Dark
	case appearance == FollowSystem:
		return Light
	case appearance == Contrast && dark:
		return ContrastDark
	case appearance == Contrast:
		return ContrastLight
	}
	return appearance
}

// The palettes of the appearances, which never change.
var (
	light, dark                 = drawing.Light(), drawing.Dark()
	contrastLight, contrastDark = drawing.ContrastLight(), drawing.ContrastDark()
)

func paletteOf(appearance Appearance) *drawing.Palette {
	switch appearance {
	case Dark:
		return &dark
	case ContrastLight:
		return &contrastLight
	case ContrastDark:
		return &contrastDark
	}
	return &light
}

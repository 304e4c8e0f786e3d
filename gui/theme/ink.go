package theme

import (
	"image/color"

	"fyne.io/fyne/v2"

	"ninefold/engine/picture"
)

// Ink is the colours that a theme gives the board, for pictures of it.
func Ink(of fyne.Theme, variant fyne.ThemeVariant) picture.Palette {
	ink := func(name fyne.ThemeColorName) color.NRGBA {
		return color.NRGBAModel.Convert(of.Color(name, variant)).(color.NRGBA)
	}
	return picture.Palette{
		Cell: ink(ColorCell), Grid: ink(ColorGrid), BoxGrid: ink(ColorBoxGrid), Cross: ink(ColorCross), Ring: ink(ColorRing),
		Playable: ink(ColorPlayable), Tint: ink(ColorTint), Pointed: ink(ColorPointed), Ink: ink(ColorInk),
		Deduced: ink(ColorGiven), Conflict: ink(ColorConflict), Hatch: ink(ColorHatch),
	}
}

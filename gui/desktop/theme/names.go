package theme

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// Fyne's own colours that the cards use.
const (
	ColorBackground  = fynetheme.ColorNameBackground
	ColorText        = fynetheme.ColorNameForeground
	ColorDisabled    = fynetheme.ColorNameDisabled
	ColorPrimary     = fynetheme.ColorNamePrimary
	ColorOnPrimary   = fynetheme.ColorNameForegroundOnPrimary
	ColorHover       = fynetheme.ColorNameHover
	ColorInput       = fynetheme.ColorNameInputBackground
	ColorInputBorder = fynetheme.ColorNameInputBorder
	ColorWarning     = fynetheme.ColorNameWarning
)

// The program's own colours. A choice has Fyne's primary colour, a doubt that of warnings.
const (
	ColorCross      fyne.ThemeColorName = "cross"      // X
	ColorRing       fyne.ThemeColorName = "ring"       // O
	ColorPlayable   fyne.ThemeColorName = "playable"   // legal, or right
	ColorConflict   fyne.ThemeColorName = "conflict"   // wrong
	ColorGround     fyne.ThemeColorName = "ground"     // background of a window, behind the cards
	ColorCard       fyne.ThemeColorName = "card"       // a card's ground
	ColorHairline   fyne.ThemeColorName = "hairline"   // round a card, and between its parts
	ColorTrack      fyne.ThemeColorName = "track"      // background of a bar that fills up
	ColorStrongLine fyne.ThemeColorName = "strongLine" // round buttons
	ColorMuted      fyne.ThemeColorName = "muted"      // secondary text
	ColorAccentTint fyne.ThemeColorName = "accentTint" // background of what is on
)

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
	ColorLink        = fynetheme.ColorNameHyperlink
	ColorHover       = fynetheme.ColorNameHover
	ColorInput       = fynetheme.ColorNameInputBackground
	ColorInputBorder = fynetheme.ColorNameInputBorder
	ColorWarning     = fynetheme.ColorNameWarning
	ColorError       = fynetheme.ColorNameError
)

// The colours of the cards beside the board. Meanings shared with the board have its colours: X, O, legal, wrong,
// deduced. A choice has Fyne's primary colour, a doubt that of warnings.
const (
	ColorGround     fyne.ThemeColorName = "ground"     // background of a window, behind the cards
	ColorCard       fyne.ThemeColorName = "card"       // a card's ground
	ColorHairline   fyne.ThemeColorName = "hairline"   // round a card, and between its parts
	ColorTrack      fyne.ThemeColorName = "track"      // background of a bar that fills up
	ColorStrongLine fyne.ThemeColorName = "strongLine" // round buttons
	ColorMuted      fyne.ThemeColorName = "muted"      // secondary text
	ColorAccentTint fyne.ThemeColorName = "accentTint" // background of what is on
)

// card is the background of cards, bars, dialogs and buttons.
var card = shades{rgb(0xffffff), rgb(0x1b2026), white, black}

var cardColours = map[fyne.ThemeColorName]shades{
	ColorGround:     {rgb(0xf3f5f7), rgb(0x14181c), white, black},
	ColorCard:       card,
	ColorHairline:   {rgb(0xe1e5ea), rgb(0x2a3139), rgb(0x606060), rgb(0xa0a0a0)},
	ColorTrack:      {rgb(0xe1e5ea), rgb(0x2a3139), white, black},
	ColorStrongLine: {rgb(0xcfd5dc), rgb(0x3a434d), rgb(0x404040), rgb(0xc0c0c0)},
	ColorMuted:      {rgb(0x5d6873), rgb(0x9aa6b2), rgb(0x303030), rgb(0xd4d4d4)},
	ColorAccentTint: {rgb(0xe6f0f8), rgb(0x1d3247), rgb(0xd2e6fa), rgb(0x00325c)},
}

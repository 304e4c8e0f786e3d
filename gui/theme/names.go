package theme

import "fyne.io/fyne/v2"

// The colours of the cards beside the board. What means the same there as on the board has the board's colour: X, O,
// what is legal, what is wrong, a deduction; what is chosen has Fyne's primary colour, and what is doubtful that of a
// warning.
const (
	ColorGround     fyne.ThemeColorName = "ground"     // of a window, behind the cards
	ColorCard       fyne.ThemeColorName = "card"       // a card's ground
	ColorHairline   fyne.ThemeColorName = "hairline"   // round a card and between its parts
	ColorTrack      fyne.ThemeColorName = "track"      // ground of a bar that is filled by and by
	ColorStrongLine fyne.ThemeColorName = "strongLine" // round what can be pressed
	ColorMuted      fyne.ThemeColorName = "muted"      // the second of the two colours of text
	ColorAccentTint fyne.ThemeColorName = "accentTint" // ground of what is on
)

// card is the ground of cards, of the bars, of dialogs and of what can be pressed.
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

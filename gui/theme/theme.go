// Package theme defines how the program looks: the colours of the board in each appearance, the icons and the fonts.
package theme

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/drawing"
	"ninefold/gui/theme/font"
)

// The board's colours that other parts of the window use too.
const (
	ColorCross    fyne.ThemeColorName = "cross"    // X
	ColorRing     fyne.ThemeColorName = "ring"     // O
	ColorPlayable fyne.ThemeColorName = "playable" // legal, or right
	ColorConflict fyne.ThemeColorName = "conflict" // wrong
)

// drawn maps colours of the window to those of the board.
var drawn = map[fyne.ThemeColorName]drawing.Colour{
	ColorCross: drawing.X, ColorRing: drawing.O,
	ColorPlayable: drawing.Playable,
	ColorConflict: drawing.Alert,

	fynetheme.ColorNamePrimary: drawing.Accent, fynetheme.ColorNameHyperlink: drawing.Accent,
	fynetheme.ColorNameForeground: drawing.Letters,
}

// shades are a colour's values in light, in dark, and in both with strong contrast.
type shades [4]color.NRGBA

var (
	black = color.NRGBA{A: 0xff}
	white = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}

	selection = color.NRGBA{G: 0x6c, B: 0xff, A: 0x40} // Fyne's own
)

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xff}
}

// others are the colours that only the window has.
var others = map[fyne.ThemeColorName]shades{
	fynetheme.ColorNameDisabled: {rgb(0x949da7), rgb(0x6f7a86), rgb(0x707070), rgb(0x909090)},
	fynetheme.ColorNameWarning:  {rgb(0x8a4b00), rgb(0xffb454), rgb(0x6b3600), rgb(0xffc078)},

	fynetheme.ColorNameBackground:        card, // of the menu bar
	fynetheme.ColorNameOverlayBackground: card, // of a dialog
	fynetheme.ColorNameMenuBackground:    card,
	fynetheme.ColorNameButton:            card,
	fynetheme.ColorNameInputBackground:   {white, rgb(0x14181c), white, black},

	fynetheme.ColorNameForegroundOnPrimary: {white, rgb(0x14181c), white, black},

	fynetheme.ColorNameSelection:   {selection, selection, rgb(0x5096e0), rgb(0x005fae)},
	fynetheme.ColorNameInputBorder: {rgb(0x808a95), rgb(0x77828e), rgb(0x404040), rgb(0xc0c0c0)},
}

// Appearance is how the program looks.
type Appearance string

// The appearances.
const (
	FollowSystem  Appearance = "system"
	Light         Appearance = "light"
	Dark          Appearance = "dark"
	ContrastLight Appearance = "contrast-light"
	ContrastDark  Appearance = "contrast-dark"
)

// index returns the appearance's index in shades; for FollowSystem that of light.
func (a Appearance) index() int {
	return max(0, slices.Index([]Appearance{Light, Dark, ContrastLight, ContrastDark}, a))
}

// boardTheme is Fyne's theme with the board's colours, and with characters that Fyne's fonts lack.
type boardTheme struct {
	fyne.Theme
	appearance func() Appearance
}

// New returns a theme that calls appearance whenever it needs a colour. After a change the widgets must be made anew.
// The theme itself stays, because Fyne would read all fonts again for another.
func New(appearance func() Appearance) fyne.Theme {
	return &boardTheme{Theme: fynetheme.DefaultTheme(), appearance: appearance}
}

// ReadFonts reads the fonts for a new window in another goroutine, while the window is made. Nothing may be measured or
// drawn before the returned channel is closed.
func ReadFonts() <-chan struct{} {
	done := make(chan struct{})
	go func() {
		defer close(done)
		for _, style := range [...]fyne.TextStyle{{}, {Bold: true}} {
			fyne.MeasureText(" ", fynetheme.TextSize(), style)
		}
	}()
	return done
}

// Font lets Fyne look for a character first in the supplement, and then in its own font of the style. So one theme
// serves all languages.
func (t *boardTheme) Font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Monospace || style.Symbol:
		return t.Theme.Font(style)
	case style.Bold:
		return fyne.NewStaticResource("Supplement-Bold.otf", font.Bold())
	}
	return fyne.NewStaticResource("Supplement-Regular.otf", font.Regular())
}

func (t *boardTheme) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	appearance := t.shown(variant)
	if c, ok := drawn[name]; ok {
		return paletteOf(appearance).Colour(c)
	}
	for _, named := range [...]map[fyne.ThemeColorName]shades{others, cardColours} {
		if s, ok := named[name]; ok {
			return s[appearance.index()]
		}
	}
	variant = fynetheme.VariantLight
	if appearance == Dark || appearance == ContrastDark {
		variant = fynetheme.VariantDark
	}
	return t.Theme.Color(name, variant)
}

// Package theme defines how the program looks: the colours of the board in each appearance, the icons and the fonts.
package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/desktop/theme/font"
)

// drawn maps Fyne's colours to those of the palette.
var drawn = map[fyne.ThemeColorName]drawing.Colour{
	fynetheme.ColorNameForeground: drawing.Letters, fynetheme.ColorNamePlaceHolder: drawing.Aside,
	fynetheme.ColorNamePrimary: drawing.Accent, fynetheme.ColorNameForegroundOnPrimary: drawing.OnAccent,
	fynetheme.ColorNameHyperlink: drawing.Accent, fynetheme.ColorNameDisabled: drawing.Disabled,
	fynetheme.ColorNameWarning:    drawing.Doubt,
	fynetheme.ColorNameBackground: drawing.Card, // of the menu bar

	fynetheme.ColorNameOverlayBackground: drawing.Card, // of a dialog
	fynetheme.ColorNameMenuBackground:    drawing.Ground, fynetheme.ColorNameButton: drawing.Card,
	fynetheme.ColorNameInputBackground: drawing.OnAccent, fynetheme.ColorNameInputBorder: drawing.Border,
}

// selections are the grounds of selected text: in light and dark Fyne's own, through which the text is seen.
var selections = map[drawing.Appearance]color.NRGBA{
	drawing.Light: {G: 0x6c, B: 0xff, A: 0x40}, drawing.ContrastLight: {0x50, 0x96, 0xe0, 0xff},
	drawing.Dark: {G: 0x6c, B: 0xff, A: 0x40}, drawing.ContrastDark: {0x00, 0x5f, 0xae, 0xff},
}

// boardTheme is Fyne's theme with the board's colours, and with characters that Fyne's fonts lack.
type boardTheme struct {
	fyne.Theme
	appearance func() drawing.Appearance
}

// New returns a theme that calls appearance whenever it needs a colour. After a change the widgets must be made anew.
// The theme itself stays, because Fyne would read all fonts again for another.
func New(appearance func() drawing.Appearance) fyne.Theme {
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
		return appearance.Palette().Colour(c)
	}
	if name == fynetheme.ColorNameSelection {
		return selections[appearance]
	}
	variant = fynetheme.VariantLight
	if appearance == drawing.Dark || appearance == drawing.ContrastDark {
		variant = fynetheme.VariantDark
	}
	return t.Theme.Color(name, variant)
}

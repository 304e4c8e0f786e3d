// Package theme is how the program looks: the colours of the board in each appearance, the icons and the fonts.
package theme

import (
	_ "embed"
	"image/color"
	"sync"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// The board's own colours. Blue and vermilion (Okabe and Ito's set) are told apart by everyone; so is the green of what
// may be played from either. No state is told by its colour alone.
const (
	ColorCross    fyne.ThemeColorName = "cross"    // X
	ColorRing     fyne.ThemeColorName = "ring"     // O
	ColorCell     fyne.ThemeColorName = "cell"     // a cell's ground
	ColorGrid     fyne.ThemeColorName = "grid"     // between cells
	ColorBoxGrid  fyne.ThemeColorName = "boxGrid"  // between boxes
	ColorPlayable fyne.ThemeColorName = "playable" // frame and dot of what may be played
	ColorTint     fyne.ThemeColorName = "tint"     // ground of a cell that may be played
	ColorHover    fyne.ThemeColorName = "hoverCell"
	ColorPointed  fyne.ThemeColorName = "pointed" // the field a move would point to
	ColorInk      fyne.ThemeColorName = "ink"     // digits, outlines, coordinates
	ColorGiven    fyne.ThemeColorName = "given"   // digits that deduction placed, as against given ones
	ColorConflict fyne.ThemeColorName = "conflict"
	ColorHatch    fyne.ThemeColorName = "hatch"
)

// shades are a colour's values in each appearance.
type shades struct{ light, dark, contrastLight, contrastDark color.NRGBA }

func (s shades) in(appearance Appearance) color.Color {
	switch appearance {
	case Dark:
		return s.dark
	case ContrastLight:
		return s.contrastLight
	case ContrastDark:
		return s.contrastDark
	}
	return s.light
}

var (
	black = color.NRGBA{A: 0xff}
	white = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}

	selection = color.NRGBA{G: 0x6c, B: 0xff, A: 0x40} // Fyne's own
)

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xff}
}

var palette = map[fyne.ThemeColorName]shades{
	ColorCross:    {rgb(0x0067a8), rgb(0x62bdf2), rgb(0x003c78), rgb(0x7fd0ff)},
	ColorRing:     {rgb(0xc44f00), rgb(0xff9248), rgb(0x8a2b00), rgb(0xffa860)},
	ColorCell:     {rgb(0xffffff), rgb(0x22262b), white, black},
	ColorGrid:     {rgb(0xd3d8de), rgb(0x3a4149), rgb(0x808080), rgb(0x808080)},
	ColorBoxGrid:  {rgb(0x4a535d), rgb(0x8c97a3), black, white},
	ColorPlayable: {rgb(0x00875f), rgb(0x2fd39d), rgb(0x005a3e), rgb(0x3dffc0)},
	ColorTint:     {rgb(0xe2f5ec), rgb(0x17392f), rgb(0xe0f8ee), rgb(0x00291c)},
	ColorHover:    {rgb(0xbfe8d6), rgb(0x22574a), rgb(0xb0ecd2), rgb(0x00513a)},
	ColorPointed:  {rgb(0x9a3f86), rgb(0xe79bd0), rgb(0x6d0f58), rgb(0xff9be6)},
	ColorInk:      {rgb(0x20262c), rgb(0xe8ecf0), black, white},
	ColorGiven:    {rgb(0x0067a8), rgb(0x62bdf2), rgb(0x003c78), rgb(0x7fd0ff)},
	ColorConflict: {rgb(0xc1121f), rgb(0xff6b70), rgb(0x9a0010), rgb(0xff8086)},
	ColorHatch:    {rgb(0x8a94a0), rgb(0x77828e), rgb(0x404040), rgb(0xc0c0c0)},

	fynetheme.ColorNameBackground: {rgb(0xf4f6f8), rgb(0x16191c), white, black},
	fynetheme.ColorNamePrimary:    {rgb(0x0067a8), rgb(0x62bdf2), rgb(0x003c78), rgb(0x7fd0ff)},
	fynetheme.ColorNameDisabled:   {rgb(0x949da7), rgb(0x6f7a86), rgb(0x707070), rgb(0x909090)},
	fynetheme.ColorNameHyperlink:  {rgb(0x0067a8), rgb(0x62bdf2), rgb(0x003c78), rgb(0x7fd0ff)},
	fynetheme.ColorNameWarning:    {rgb(0x8f4e00), rgb(0xffa94d), rgb(0x6b3600), rgb(0xffc078)},
	fynetheme.ColorNameForeground: {rgb(0x20262c), rgb(0xe8ecf0), black, white},

	fynetheme.ColorNameForegroundOnPrimary: {white, rgb(0x16191c), white, black},

	fynetheme.ColorNameSelection:   {selection, selection, rgb(0x5096e0), rgb(0x005fae)},
	fynetheme.ColorNameInputBorder: {rgb(0x808a95), rgb(0x77828e), rgb(0x404040), rgb(0xc0c0c0)},
}

// Appearance is how the program looks.
type Appearance string

// The appearances, in the order in which they are offered.
const (
	FollowSystem  Appearance = "system"
	Light         Appearance = "light"
	Dark          Appearance = "dark"
	ContrastLight Appearance = "contrast-light"
	ContrastDark  Appearance = "contrast-dark"
)

// Appearances returns them in that order.
func Appearances() []Appearance {
	return []Appearance{FollowSystem, Light, Dark, ContrastLight, ContrastDark}
}

// boardTheme is Fyne's own theme with the board's colours in it, and the characters that its fonts lack.
type boardTheme struct {
	fyne.Theme
	appearance func() Appearance
	icons      sync.Map // the drawings that were asked for, fyne.Resource by their names
}

// New is the theme of an appearance, which it asks for whenever a colour is wanted. Widgets made after the appearance
// changed have the new one: Fyne need not be given another theme, at which it would read all the fonts anew.
func New(appearance func() Appearance) fyne.Theme {
	return &boardTheme{Theme: fynetheme.DefaultTheme(), appearance: appearance}
}

// Fixed is an appearance that does not change.
func Fixed(appearance Appearance) func() Appearance { return func() Appearance { return appearance } }

// The fonts for what Fyne's lack of the program's words, in every language: Chinese, above all; see font/subset. Fyne looks
// for a character here first and then in its own font of the style, so that one theme does for every language.
var (
	//go:embed font/Supplement-Regular.otf
	supplementRegular []byte
	//go:embed font/Supplement-Bold.otf
	supplementBold []byte
)

// ReadFonts reads the fonts that a window begins with, in another goroutine, which takes as long as making the window does.
// Until the channel that it returns is closed nothing may be measured or drawn.
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

// WithFonts is a theme that draws with other fonts what they have.
func WithFonts(t fyne.Theme, regular, bold []byte) fyne.Theme {
	return &themeWithFonts{t, fyne.NewStaticResource("regular", regular), fyne.NewStaticResource("bold", bold)}
}

type themeWithFonts struct {
	fyne.Theme
	regular, bold fyne.Resource
}

func (t *themeWithFonts) Font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Symbol:
		return t.Theme.Font(style)
	case style.Bold:
		return t.bold
	}
	return t.regular
}

// Supplement is a font that has every character of the program's words which Fyne's fonts lack, and a space.
func Supplement() []byte { return supplementRegular }

func (t *boardTheme) Font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Monospace || style.Symbol:
		return t.Theme.Font(style)
	case style.Bold:
		return fyne.NewStaticResource("Supplement-Bold.otf", supplementBold)
	}
	return fyne.NewStaticResource("Supplement-Regular.otf", supplementRegular)
}

func (t *boardTheme) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	appearance := t.appearance()
	if appearance == FollowSystem {
		appearance = Light
		if variant == fynetheme.VariantDark {
			appearance = Dark
		}
	}
	if s, ok := palette[name]; ok {
		return s.in(appearance)
	}
	variant = fynetheme.VariantLight
	if appearance == Dark || appearance == ContrastDark {
		variant = fynetheme.VariantDark
	}
	return t.Theme.Color(name, variant)
}

package theme

import (
	"image/color"
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/diagram"
	"ninefold/engine/drawing"
	"ninefold/engine/picture"
	"ninefold/engine/test/fail"
	"ninefold/gui/icon"
	"ninefold/gui/theme/font"
)

func TestMain(m *testing.M) {
	test.NewApp().Settings().SetTheme(New(fixed(Light))) // icons take their colours from it
	m.Run()
}

// fixed returns an appearance that does not change.
func fixed(appearance Appearance) func() Appearance { return func() Appearance { return appearance } }

// TestTheBoardHasTheProgramsAppearance: pictures made without a window have the same colours.
func TestTheBoardHasTheProgramsAppearance(t *testing.T) {
	settings := test.NewApp().Settings()
	for appearance, want := range map[Appearance]drawing.Palette{
		Light: drawing.Light(), Dark: drawing.Dark(), ContrastLight: drawing.ContrastLight(),
		ContrastDark: drawing.ContrastDark(),
	} {
		th := New(fixed(appearance))
		settings.SetTheme(th)
		if got := Palette(); *got != want {
			t.Errorf("%s: %v, want %v", appearance, got, want)
		}
		for c, colour := range drawn {
			fail.Unequal(t, th.Color(c, fynetheme.VariantLight), color.Color(want.Colour(colour)), "%s: %s", appearance,
				c)
		}
	}
}

func TestTheSystemsAppearanceIsFollowedUnlessAnotherIsChosen(t *testing.T) {
	for _, c := range []struct {
		appearance Appearance
		variant    fyne.ThemeVariant
		want       Appearance
	}{
		{FollowSystem, fynetheme.VariantLight, Light}, {FollowSystem, fynetheme.VariantDark, Dark},
		{Light, fynetheme.VariantDark, Light}, {Dark, fynetheme.VariantLight, Dark},
		{ContrastLight, fynetheme.VariantDark, ContrastLight}, {ContrastDark, fynetheme.VariantLight, ContrastDark},
	} {
		got, want := New(fixed(c.appearance)), New(fixed(c.want))
		for _, name := range []fyne.ThemeColorName{
			ColorPlayable, ColorCross, ColorGround, fynetheme.ColorNameButton,
		} {
			a, b := got.Color(name, c.variant), want.Color(name, fynetheme.VariantLight)
			fail.If(t, a != b, "%s on a system of variant %d: %s is %v, want that of %s, %v", c.appearance, c.variant,
				name, a, c.want, b)
		}
	}
}

// contrast returns the contrast of two colours by WCAG 2, from 1 to 21.
func contrast(a, b color.Color) float64 {
	light, dark := luminance(a), luminance(b)
	return (max(light, dark) + 0.05) / (min(light, dark) + 0.05)
}

func luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	part := func(v uint32) float64 {
		s := float64(v) / 0xffff
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*part(r) + 0.7152*part(g) + 0.0722*part(b)
}

// TestWhatIsSaidInTheWindowStandsOut checks the contrasts that WCAG 2 requires: 3 of drawings and 4.5 of words.
func TestWhatIsSaidInTheWindowStandsOut(t *testing.T) {
	for _, appearance := range []Appearance{Light, Dark, ContrastLight, ContrastDark} {
		th := New(fixed(appearance))
		least := func(least float64, what, ground fyne.ThemeColorName) {
			got := contrast(th.Color(what, 0), th.Color(ground, 0))
			fail.If(t, got < least, "%s: %s on %s has a contrast of %.2f", appearance, what, ground, got)
		}
		if appearance == ContrastLight || appearance == ContrastDark {
			least(3, ColorGround, fynetheme.ColorNameSelection)
			least(4.5, fynetheme.ColorNameForeground, fynetheme.ColorNameSelection)
		}
		least(4.5, fynetheme.ColorNameForegroundOnPrimary, fynetheme.ColorNamePrimary)
		for _, words := range []fyne.ThemeColorName{
			fynetheme.ColorNameForeground, fynetheme.ColorNameWarning, fynetheme.ColorNameHyperlink,
		} {
			least(4.5, words, ColorGround)
		}
		least(3, fynetheme.ColorNameInputBorder, fynetheme.ColorNameOverlayBackground)
		got := contrast(paletteOf(appearance).Colour(drawing.Muted), th.Color(ColorGround, 0))
		fail.If(t, got < 4.5, "%s: the coordinates have a contrast of %.2f", appearance, got)
	}
}

func TestANoteInChineseIsDrawn(t *testing.T) {
	drawn := func(note string) string {
		var board diagram.Diagram
		board.Cells[0].Note = note
		svg, err := picture.AppendSVG(nil, &board, picture.Style{Palette: drawing.Light(), Font: font.Regular()}, 1)
		fail.OnError(t, err)
		return string(svg)
	}
	one, other := drawn("原"), drawn("为")
	fail.If(t, one == other, "two characters are drawn alike: as what a font shows for one it lacks")
}

// TestWordsOnACardStandOut checks the contrasts that WCAG 2 requires of words, and of what is on.
func TestWordsOnACardStandOut(t *testing.T) {
	for appearance, least := range map[Appearance]float64{Light: 4.5, Dark: 4.5, ContrastLight: 7, ContrastDark: 7} {
		th := New(fixed(appearance))
		for _, on := range []struct{ words, ground fyne.ThemeColorName }{
			{fynetheme.ColorNameForeground, ColorCard}, {ColorMuted, ColorCard},
			{ColorMuted, ColorGround},
			{fynetheme.ColorNameForeground, ColorAccentTint}, {fynetheme.ColorNameWarning, ColorCard},
		} {
			if got := contrast(th.Color(on.words, 0), th.Color(on.ground, 0)); got < least {
				t.Errorf("%s: %s on %s has a contrast of %.2f, want %v", appearance, on.words, on.ground, got, least)
			}
		}
		got := contrast(th.Color(fynetheme.ColorNamePrimary, 0), th.Color(ColorAccentTint, 0))
		fail.If(t, got < 4.5, "%s: the words of what is on have a contrast of %.2f", appearance, got)
	}
}

func TestALineIconHasTheColourAndTheThicknessThatAreAskedFor(t *testing.T) {
	drawn := LineIcon(icon.Hint, ColorMuted, 12)
	if svg := string(drawn.Content()); !strings.Contains(svg, Hex(fynetheme.Color(ColorMuted))) ||
		!strings.Contains(svg, `stroke-width="0.90"`) {
		t.Errorf("the drawing is %s", svg)
	}
	other := LineIcon(icon.Hint, ColorMuted, 24)
	fail.If(t, other.Name() == drawn.Name(), "two sizes have one name, by which Fyne would take one for the other")
	fail.If(t, LineIcon(icon.Name(fynetheme.IconNameInfo), ColorMuted, 12) == nil ||
		LineIcon("none", ColorMuted, 12) != nil, "of other icons Fyne's are there, and no others")
}

func TestTextHasFiveSizes(t *testing.T) {
	th := New(fixed(Light))
	for name, want := range map[fyne.ThemeSizeName]float32{
		SizeLabel: 11, SizeCaption: 12, SizeText: 14, SizeHeadline: 16, SizeTitle: 18,
	} {
		fail.Unequal(t, th.Size(name), want, "%s", name)
	}
	got, want := th.Size(fynetheme.SizeNamePadding), fynetheme.DefaultTheme().Size(fynetheme.SizeNamePadding)
	fail.If(t, got != want, "the padding is %v, want Fyne's, %v", got, want)
}

// TestDigitsAreTabular: the digits of Fyne's fonts have one width, so that numbers align in columns.
func TestDigitsAreTabular(t *testing.T) {
	for _, of := range []fyne.Resource{fynetheme.DefaultTextFont(), fynetheme.DefaultTextBoldFont()} {
		f := face(t, of)
		zero, _ := f.NominalGlyph('0')
		for _, digit := range "123456789" {
			if glyph, _ := f.NominalGlyph(digit); f.HorizontalAdvance(glyph) != f.HorizontalAdvance(zero) {
				t.Errorf("%s: %q is as wide as 0: false", of.Name(), digit)
			}
		}
	}
}

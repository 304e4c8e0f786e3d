package theme

import (
	"image/color"
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/picture"
	"ninefold/engine/picture/drawing"
	"ninefold/engine/picture/raster"
	"ninefold/engine/test/fail"
	"ninefold/gui/desktop/theme/font"
	"ninefold/gui/view/icon"
)

func TestMain(m *testing.M) {
	test.NewApp().Settings().SetTheme(New(fixed(drawing.Light))) // icons take their colours from it
	m.Run()
}

// fixed returns an appearance that does not change.
func fixed(appearance drawing.Appearance) func() drawing.Appearance {
	return func() drawing.Appearance { return appearance }
}

// TestTheBoardHasTheProgramsAppearance: pictures made without a window have the same colours.
func TestTheBoardHasTheProgramsAppearance(t *testing.T) {
	settings := test.NewApp().Settings()
	for _, appearance := range drawing.Appearances()[1:] {
		want, th := appearance.Palette(), New(fixed(appearance))
		settings.SetTheme(th)
		fail.Unequal(t, Palette(), want, "%s", appearance)
		for c, colour := range drawn {
			fail.Unequal(t, th.Color(c, fynetheme.VariantLight), color.Color(want.Colour(colour)), "%s: %s", appearance,
				c)
		}
	}
}

func TestTheSystemsAppearanceIsFollowedUnlessAnotherIsChosen(t *testing.T) {
	for _, c := range []struct {
		appearance drawing.Appearance
		variant    fyne.ThemeVariant
		want       drawing.Appearance
	}{
		{drawing.FollowSystem, fynetheme.VariantLight, drawing.Light},
		{drawing.FollowSystem, fynetheme.VariantDark, drawing.Dark},
		{drawing.Light, fynetheme.VariantDark, drawing.Light}, {drawing.Dark, fynetheme.VariantLight, drawing.Dark},
		{drawing.ContrastLight, fynetheme.VariantDark, drawing.ContrastLight},
		{drawing.ContrastDark, fynetheme.VariantLight, drawing.ContrastDark},
	} {
		got, want := New(fixed(c.appearance)), New(fixed(c.want))
		for _, name := range []fyne.ThemeColorName{fynetheme.ColorNamePrimary, fynetheme.ColorNameButton} {
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

// TestSelectedTextStandsOut checks the contrasts that WCAG 2 requires where a selection hides what is behind it.
func TestSelectedTextStandsOut(t *testing.T) {
	for _, appearance := range []drawing.Appearance{drawing.ContrastLight, drawing.ContrastDark} {
		selection := New(fixed(appearance)).Color(fynetheme.ColorNameSelection, 0)
		for what, least := range map[drawing.Colour]float64{drawing.Window: 3, drawing.Letters: 4.5} {
			got := contrast(appearance.Palette().Colour(what), selection)
			fail.If(t, got < least, "%s: colour %d on it has a contrast of %.2f", appearance, what, got)
		}
	}
}

func TestANoteInChineseIsDrawn(t *testing.T) {
	drawn := func(note string) string {
		p := &picture.Picture{Palette: *drawing.Light.Palette()}
		p.Diagram.Cells[0].Note = note
		return string(fail.Must(raster.AppendPNG(nil, p, font.Regular(), 1))(t))
	}
	one, other := drawn("原"), drawn("为")
	fail.If(t, one == other, "two characters are drawn alike: as what a font shows for one it lacks")
}

func TestALineIconHasTheColourAndTheThicknessThatAreAskedFor(t *testing.T) {
	drawn := LineIcon(icon.Hint, drawing.Aside, 12)
	svg := string(drawn.Content())
	fail.If(t, !strings.Contains(svg, Hex(drawing.Aside)) ||
		!strings.Contains(svg, `stroke-width="0.90"`), "the drawing is %s", svg)
	other := LineIcon(icon.Hint, drawing.Aside, 24)
	fail.If(t, other.Name() == drawn.Name(), "two sizes have one name, by which Fyne would take one for the other")
	fail.If(t, LineIcon("none", drawing.Aside, 12) != nil, "an icon without a drawing is there")
}

func TestTextHasFiveSizes(t *testing.T) {
	th := New(fixed(drawing.Light))
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

package theme

import (
	"bytes"
	"image/color"
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/diagram"
	"ninefold/engine/picture"
)

func TestMain(m *testing.M) {
	test.NewApp().Settings().SetTheme(New(Fixed(Light))) // icons ask it for their colours
	m.Run()
}

// TestPicturesHaveTheWindowsColours holds the colours of pictures that are made without a window to its own.
func TestPicturesHaveTheWindowsColours(t *testing.T) {
	for appearance, want := range map[Appearance]picture.Palette{Light: picture.Light(), Dark: picture.Dark()} {
		for _, variant := range []fyne.ThemeVariant{fynetheme.VariantLight, fynetheme.VariantDark} {
			if got := Ink(New(Fixed(appearance)), variant); got != want {
				t.Errorf("%s: %v, want %v", appearance, got, want)
			}
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
		got, want := New(Fixed(c.appearance)), New(Fixed(c.want))
		for _, name := range []fyne.ThemeColorName{ColorCell, ColorCross, fynetheme.ColorNameBackground, fynetheme.ColorNameButton} {
			if a, b := got.Color(name, c.variant), want.Color(name, fynetheme.VariantLight); a != b {
				t.Errorf("%s on a system of variant %d: %s is %v, want that of %s, %v", c.appearance, c.variant, name, a, c.want, b)
			}
		}
	}
}

// contrast is how well two colours are told apart by their lightness, 1 to 21, as WCAG 2 counts it.
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

// TestWhatIsDrawnOnACellStandsOutFromIt asks for what WCAG 2 does: 3 of drawings and 4.5 of words, 7 in high contrast.
func TestWhatIsDrawnOnACellStandsOutFromIt(t *testing.T) {
	for _, appearance := range []Appearance{Light, Dark, ContrastLight, ContrastDark} {
		th := New(Fixed(appearance))
		enough := map[fyne.ThemeColorName]float64{
			ColorCross: 3, ColorRing: 3, ColorPlayable: 3, ColorPointed: 3, ColorBoxGrid: 3, ColorInk: 4.5, ColorGiven: 4.5, ColorConflict: 3,
		}
		if appearance == ContrastLight || appearance == ContrastDark {
			for name := range enough {
				enough[name] = max(enough[name], 4.5)
			}
			enough[ColorCross], enough[ColorRing], enough[ColorInk] = 7, 7, 7
		}
		if appearance == ContrastLight || appearance == ContrastDark {
			row := th.Color(fynetheme.ColorNameSelection, 0)
			for name, least := range map[fyne.ThemeColorName]float64{fynetheme.ColorNameBackground: 3, fynetheme.ColorNameForeground: 4.5} {
				if got := contrast(row, th.Color(name, 0)); got < least {
					t.Errorf("%s: a selected row and %s have a contrast of %.2f", appearance, name, got)
				}
			}
		}
		for name, least := range enough {
			if got := contrast(th.Color(name, 0), th.Color(ColorCell, 0)); got < least {
				t.Errorf("%s: %s on a cell has a contrast of %.2f, want %v", appearance, name, got, least)
			}
		}
		if got := contrast(th.Color(fynetheme.ColorNameForegroundOnPrimary, 0), th.Color(fynetheme.ColorNamePrimary, 0)); got < 4.5 {
			t.Errorf("%s: the words of the button that confirms have a contrast of %.2f", appearance, got)
		}
		for _, words := range []fyne.ThemeColorName{fynetheme.ColorNameForeground, fynetheme.ColorNameWarning, fynetheme.ColorNameHyperlink} {
			if got := contrast(th.Color(words, 0), th.Color(fynetheme.ColorNameBackground, 0)); got < 4.5 {
				t.Errorf("%s: %s on the window has a contrast of %.2f", appearance, words, got)
			}
		}
		if got := contrast(th.Color(fynetheme.ColorNameInputBorder, 0), th.Color(fynetheme.ColorNameOverlayBackground, 0)); got < 3 {
			t.Errorf("%s: what is typed or chosen in a dialog has an outline with a contrast of %.2f", appearance, got)
		}
	}
}

func TestEveryIconOfTheBoardIsThere(t *testing.T) {
	th := New(Fixed(Light))
	for _, name := range []fyne.ThemeIconName{
		IconPutX, IconPutO, IconErase, IconSetLast, IconSetOwner, IconSwap, IconRotate, IconMirror, IconHare, IconTicTacToe,
		IconCrossHatching, IconCandidates, IconComputerX, IconComputerO, IconHint, IconAnalysis, IconReview,
	} {
		icon := th.Icon(name)
		if icon == nil || !strings.Contains(icon.Name(), string(name)) || !strings.Contains(string(icon.Content()), "<svg") {
			t.Errorf("%s is %v", name, icon)
		}
	}
	if icon := th.Icon(fynetheme.IconNameInfo); icon == nil || !bytes.Equal(icon.Content(), fynetheme.DefaultTheme().Icon(fynetheme.IconNameInfo).Content()) {
		t.Errorf("of Fyne's own, info is %v", icon)
	}
	if icon := th.Icon("none"); icon != nil {
		t.Errorf("an icon that is not there is %v", icon)
	}
}

// TestAnotherAppearanceHasOtherDrawings: by the name of a drawing Fyne finds what it drew before.
func TestAnotherAppearanceHasOtherDrawings(t *testing.T) {
	appearance := Light
	th := New(func() Appearance { return appearance })
	light := th.Color(fynetheme.ColorNameForeground, fynetheme.VariantLight)
	before := th.Icon(IconHint)
	if th.Icon(IconHint) != before {
		t.Error("the same drawing is made twice")
	}
	appearance = Dark
	if th.Color(fynetheme.ColorNameForeground, fynetheme.VariantLight) == light || th.Icon(IconHint).Name() == before.Name() {
		t.Error("the theme does not follow the appearance")
	}
}

func TestANoteInChineseIsDrawn(t *testing.T) {
	drawn := func(note string) string {
		var board diagram.Diagram
		board.Cells[0].Note = note
		svg, err := picture.AppendSVG(nil, &board, picture.Style{Font: Supplement()}, 1)
		if err != nil {
			t.Fatal(err)
		}
		return string(svg)
	}
	if one, other := drawn("原"), drawn("为"); one == other {
		t.Error("two characters are drawn alike: as what a font shows for one it lacks")
	}
}

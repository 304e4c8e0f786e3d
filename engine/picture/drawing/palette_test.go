package drawing

import (
	"image/color"
	"math"
	"testing"

	"ninefold/engine/test/fail"
)

// contrast returns the contrast of two colours as WCAG 2 defines it, 1 to 21.
func contrast(a, b color.NRGBA) float64 {
	light, dark := luminance(a), luminance(b)
	return (max(light, dark) + 0.05) / (min(light, dark) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		s := float64(v) / 0xff
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

// inks returns every colour at every strength over every ground.
func inks(colours []Colour, strengths []Strength, grounds []Surface) (all []Ink) {
	for _, c := range colours {
		for _, strength := range strengths {
			for _, ground := range grounds {
				all = append(all, Ink{c, strength, ground})
			}
		}
	}
	return all
}

// The grounds behind marks, and those behind words.
var (
	everywhere = append(withLast(WonByX, WonByO, LineOfX, LineOfO, Drawn), ofWords...)
	ofWords    = withLast(Ground, Tint, Hover, Shade1, Shade2)
	ofCells    = []Surface{{Colour: Ground}, {Colour: Ground, Last: true}, {Colour: Tint}, {Colour: Hover},
		{Colour: WonByX}, {Colour: WonByO}, {Colour: Shade1}, {Colour: Shade2}}
	plain = []Surface{{Colour: Ground}}
)

// withLast returns grounds without the last move and with it.
func withLast(colours ...Colour) (all []Surface) {
	for _, c := range colours {
		all = append(all, Surface{Colour: c}, Surface{Colour: c, Last: true})
	}
	return all
}

// TestWhatIsDrawnStandsOut checks the contrast that WCAG 2 asks for: 3 for drawings and 4.5 for words. In high contrast
// it checks that on every ground, and even for faded marks.
func TestWhatIsDrawnStandsOut(t *testing.T) {
	full, faded := []Strength{Full}, []Strength{Faded, Behind, Foreseen, Proposed}
	common, contrasting := palettes[:2], palettes[2:]
	every := palettes[:]
	onCard, inWindow := []Surface{{Colour: Card}}, []Surface{{Colour: Window}}
	for _, test := range []struct {
		of       string
		palettes []Palette
		inks     []Ink
		least    float64
	}{
		{"marks", common, inks([]Colour{X, O, Playable, Ray}, full, ofCells), 3},
		{"proposed digits", common, inks([]Colour{Letters}, []Strength{Proposed}, ofCells), 3},
		{"lines and frames", common, inks([]Colour{BoxLine, Alert}, full, plain), 3},
		{"words", common, inks([]Colour{Letters, Accent, Muted}, full, plain), 4.5},
		{"words of a status", every, inks([]Colour{Aside, Doubt, Alert}, full, plain), 4.5},
		{"values", common, inks([]Colour{Letters}, full, ofWords), 4.5},
		{"counts", every, inks([]Colour{Muted}, full, []Surface{{Colour: Chip}}), 4.5},
		{"marks and frames", contrasting, inks([]Colour{X, O, Playable, Ray, BoxLine, Alert}, full, everywhere), 3},
		{"faded marks", contrasting, inks([]Colour{X, O, Letters}, faded, everywhere), 3},
		{"the last move", contrasting, inks([]Colour{Accent}, []Strength{Edge}, everywhere), 3},
		{"words", contrasting, inks([]Colour{Accent, Playable, Muted}, full, ofWords), 4.5},
		{"marks and values", contrasting, inks([]Colour{X, O, Letters}, full, plain), 7},
		{"words in a window", every, inks([]Colour{Letters, Aside, Doubt, Alert, Accent, Muted}, full, inWindow), 4.5},
		{"words on a card", every, inks([]Colour{Letters, Aside, Doubt, Alert, Accent}, full, onCard), 4.5},
		{"words on a card", contrasting, inks([]Colour{Letters, Aside, Doubt}, full, onCard), 7},
		{"words on what is on", every, inks([]Colour{Letters, Accent}, full, []Surface{{Colour: AccentTint}}), 4.5},
		{"words on what is on", contrasting, inks([]Colour{Letters}, full, []Surface{{Colour: AccentTint}}), 7},
		{"secondary words in a window", contrasting, inks([]Colour{Aside}, full, inWindow), 7},
		{"words on the main button", every, inks([]Colour{OnAccent}, full, []Surface{{Colour: Accent}}), 4.5},
		{"borders of fields", every, inks([]Colour{Border}, full, onCard), 3},
	} {
		for i, p := range test.palettes {
			for _, ink := range test.inks {
				got := contrast(p.Ink(ink), p.surface(ink.Over))
				fail.If(t, got < test.least,
					"%s, palette %d: %+v has a contrast of %.2f, want %v", test.of, i, ink, got, test.least)
			}
		}
	}
}

func TestAnInkIsOpaque(t *testing.T) {
	p := Light.Palette()
	for c := range Colours {
		for strength := range Strengths {
			for _, ink := range inks([]Colour{c}, []Strength{strength}, everywhere) {
				fail.NowIf(t, p.Ink(ink).A != 0xff, "%+v is %v", ink, p.Ink(ink))
			}
		}
	}
}

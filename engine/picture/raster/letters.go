package raster

import (
	_ "embed"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"ninefold/engine/picture/drawing"
)

// Go's fonts, without what only small text on a screen needs. They are made of those of golang.org/x/image by
//
//	pyftsubset Go-NAME.ttf --unicodes='*' --no-hinting --layout-features= --name-IDs=0 --output-file=NAME.ttf
var (
	//go:embed fonts/Regular.ttf
	regular []byte
	//go:embed fonts/Bold.ttf
	bold []byte
)

// fonts are the fonts of a picture: Go's own, and one for the characters that Go's lack.
type fonts struct {
	regular, bold *sfnt.Font
	fallback      *sfnt.Font // nil for none
}

// loadFonts parses the fonts. fallback may be nil; if it cannot be parsed there is an error.
func loadFonts(fallback []byte) (*fonts, error) {
	var f fonts
	for _, load := range []struct {
		font **sfnt.Font
		data []byte
	}{{&f.regular, regular}, {&f.bold, bold}, {&f.fallback, fallback}} {
		if load.data == nil {
			continue
		}
		parsed, err := sfnt.Parse(load.data)
		if err != nil {
			return nil, err
		}
		*load.font = parsed
	}
	return &f, nil
}

type letter struct {
	outline sfnt.Segments // in units of the font
	at      point
	scale   float64 // converts units of the font to units of the picture
}

// capHeight is the height of digits and capitals in Go's fonts, as a share of the font's size.
const capHeight = 0.7

// letters returns the text of a shape, centred, and smaller if it would be too wide.
func (f *fonts) letters(s *drawing.Shape) []letter {
	face := f.regular
	if s.Face == drawing.Bold {
		face = f.bold
	}
	size, room := float64(s.H), float64(s.W)
	letters, width := f.text(face, s.Text, size)
	if width > room {
		size *= room / width
		letters, width = f.text(face, s.Text, size)
	}
	for i := range letters {
		letters[i].at.x += float64(s.X) - width/2
		letters[i].at.y += float64(s.Y) + size*capHeight/2
	}
	return letters
}

// text returns characters in a row, the first at 0, and their width. size is the font's size in units.
func (f *fonts) text(face *sfnt.Font, words string, size float64) (letters []letter, width float64) {
	for _, r := range words {
		from := face
		glyph, err := from.GlyphIndex(nil, r)
		if err == nil && glyph == 0 && f.fallback != nil {
			from = f.fallback
			glyph, err = from.GlyphIndex(nil, r)
		}
		if err != nil {
			continue
		}
		em := fixed.I(int(from.UnitsPerEm()))
		scale := size / float64(from.UnitsPerEm())
		outline, err := from.LoadGlyph(nil, glyph, em, nil)
		if err != nil {
			continue
		}
		if len(outline) > 0 {
			letters = append(letters, letter{outline, point{x: width}, scale})
		}
		if advance, err := from.GlyphAdvance(nil, glyph, em, font.HintingNone); err == nil {
			width += float64(advance) / 64 * scale
		}
	}
	return letters, width
}

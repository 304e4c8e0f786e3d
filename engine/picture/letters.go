package picture

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"ninefold/engine/drawing"
)

// fonts are those that a picture writes with: Go's own, and one for the characters that those lack.
type fonts struct {
	regular, bold *sfnt.Font
	fallback      *sfnt.Font // nil for none
}

// loadFonts gives the fonts; its error is that of fallback, which may be nil.
func loadFonts(fallback []byte) (*fonts, error) {
	var f fonts
	for _, load := range []struct {
		font **sfnt.Font
		data []byte
	}{{&f.regular, goregular.TTF}, {&f.bold, gobold.TTF}, {&f.fallback, fallback}} {
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
	scale   float64 // from the font's units to ours
}

// capHeight is how high digits and capitals are in Go's fonts, as a part of the size.
const capHeight = 0.7

// letters is the text of a shape in the middle of where it stands.
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

// text is characters in a row, the first at 0, with their width. The size is that of the font, in units.
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

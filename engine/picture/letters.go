package picture

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// fonts are those that a picture writes with: Go's own, and one for the characters that those lack.
type fonts struct {
	regular, bold, italic *sfnt.Font
	fallback              *sfnt.Font // nil for none
}

// loadFonts gives the fonts; its error is that of fallback, which may be nil.
func loadFonts(fallback []byte) (fonts, error) {
	var f fonts
	for _, load := range []struct {
		font **sfnt.Font
		data []byte
	}{{&f.regular, goregular.TTF}, {&f.bold, gobold.TTF}, {&f.italic, goitalic.TTF}, {&f.fallback, fallback}} {
		if load.data == nil {
			continue
		}
		parsed, err := sfnt.Parse(load.data)
		if err != nil {
			return fonts{}, err
		}
		*load.font = parsed
	}
	return f, nil
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

// capHeight is how high digits and capitals are in Go's fonts, as a part of the size.
const capHeight = 0.7

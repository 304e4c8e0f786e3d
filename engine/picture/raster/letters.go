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

// letter is a character of a text of the size 1.
type letter struct {
	outline sfnt.Segments // in 64ths of the font's units
	x       float32       // where it begins
	scale   float32       // converts the outline
}

// capHeight is the height of digits and capitals in Go's fonts, as a share of the font's size.
const capHeight = 0.7

// write draws the text of a shape, centred, and smaller if it would be too wide.
func (b *brush) write(s *drawing.Shape) {
	letters, width := b.fonts.letters(s.Text, s.Face)
	size := s.H
	if width*size > s.W {
		size = s.W / width
	}
	left, foot := s.X-width*size/2, s.Y+size*capHeight/2
	for _, l := range letters {
		at := func(p fixed.Point26_6) (x, y float32) {
			return b.at(point{left + (l.x+float32(p.X)*l.scale)*size, foot + float32(p.Y)*l.scale*size})
		}
		r := &b.rasterizer
		for _, part := range l.outline {
			x, y := at(part.Args[0])
			switch part.Op {
			case sfnt.SegmentOpMoveTo:
				r.ClosePath()
				r.MoveTo(x, y)
			case sfnt.SegmentOpLineTo:
				r.LineTo(x, y)
			case sfnt.SegmentOpQuadTo:
				toX, toY := at(part.Args[1])
				r.QuadTo(x, y, toX, toY)
			case sfnt.SegmentOpCubeTo:
				viaX, viaY := at(part.Args[1])
				toX, toY := at(part.Args[2])
				r.CubeTo(x, y, viaX, viaY, toX, toY)
			}
		}
		r.ClosePath()
	}
}

// letters returns the characters of a text of the size 1, and its width.
func (f *fonts) letters(words string, face drawing.Face) (letters []letter, width float32) {
	own := f.regular
	if face == drawing.Bold {
		own = f.bold
	}
	for _, r := range words {
		from := own
		glyph, err := from.GlyphIndex(nil, r)
		if err == nil && glyph == 0 && f.fallback != nil {
			from = f.fallback
			glyph, err = from.GlyphIndex(nil, r)
		}
		if err != nil {
			continue
		}
		em := fixed.I(int(from.UnitsPerEm()))
		outline, err := from.LoadGlyph(nil, glyph, em, nil)
		if err != nil {
			continue
		}
		letters = append(letters, letter{outline, width, 1 / float32(em)})
		if advance, err := from.GlyphAdvance(nil, glyph, em, font.HintingNone); err == nil {
			width += float32(advance) / float32(em)
		}
	}
	return letters, width
}

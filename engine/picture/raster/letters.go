package raster

import (
	_ "embed"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
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

// fonts are Go's own, by drawing.Face, and behind them one for the characters that they lack; nil for none.
type fonts [3]*opentype.Font

// loadFonts parses the fonts. fallback may be nil; if it cannot be parsed there is an error.
func loadFonts(fallback []byte) (f fonts, err error) {
	for i, data := range [...][]byte{drawing.Regular: regular, drawing.Bold: bold, 2: fallback} {
		if data != nil && err == nil {
			f[i], err = opentype.Parse(data)
		}
	}
	return f, err
}

// typeface is a font of a size, in pixels, and behind it the one for the characters that it lacks.
type typeface []font.Face

func (f *fonts) typeface(face drawing.Face, size float32) (all typeface) {
	for _, of := range [...]*opentype.Font{f[face], f[2]} {
		if of != nil {
			sized, _ := opentype.NewFace(of, &opentype.FaceOptions{Size: float64(size), DPI: 72}) // cannot fail
			all = append(all, sized)
		}
	}
	return all
}

// with returns the first of the fonts that has a character.
func (t typeface) with(r rune) font.Face {
	for _, face := range t {
		if _, ok := face.GlyphAdvance(r); ok {
			return face
		}
	}
	return t[0]
}

// width returns the width of a text in pixels.
func (t typeface) width(words string) float32 {
	var width fixed.Int26_6
	for _, r := range words {
		advance, _ := t.with(r).GlyphAdvance(r)
		width += advance
	}
	return float32(width) / 64
}

// capHeight is the height of digits and capitals in Go's fonts, as a share of the font's size.
const capHeight = 0.7

// write draws the text of a shape, centred, and smaller if it would be too wide.
func (b *brush) write(s *drawing.Shape) {
	size, most := s.H*b.scale, s.W*b.scale
	letters := b.fonts.typeface(s.Face, size)
	if width := letters.width(s.Text); width > most {
		size *= most / width
		letters = b.fonts.typeface(s.Face, size)
	}
	dot := func(pixels float32) fixed.Int26_6 { return fixed.Int26_6(pixels * 64) }
	d := font.Drawer{Dst: b.image, Src: &b.ink, Dot: fixed.Point26_6{
		X: dot(s.X*b.scale - letters.width(s.Text)/2), Y: dot(s.Y*b.scale + size*capHeight/2)}}
	for _, r := range s.Text {
		d.Face = letters.with(r)
		d.DrawString(string(r))
	}
}

// Package raster paints pictures of boards in pixels: as PNG, and as thumbnails.
package raster

import (
	"bytes"
	"image"
	"image/png"

	"ninefold/engine/picture"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
)

// AppendPNG appends a picture as a PNG, scale times picture.Side pixels wide, and returns the extended buffer. font is
// one in the OpenType format for characters that Go's own font (Latin, Greek and Cyrillic) lacks; nil for none. The
// error is that of the font.
func AppendPNG(dst []byte, p *picture.Picture, font []byte, scale int) ([]byte, error) {
	fonts, err := loadFonts(font)
	if err != nil {
		return dst, err
	}
	file := bytes.NewBuffer(dst)
	encoder := png.Encoder{CompressionLevel: png.BestSpeed} // a picture of a few plain shapes stays small
	err = encoder.Encode(file, paint(p.Shapes(), fonts, &p.Palette, scale*picture.Side, scale*p.Height(), scale))
	return file.Bytes(), err
}

// paint paints shapes into an image of a size in pixels, at scale pixels for a unit.
func paint(shapes []drawing.Shape, fonts fonts, palette *drawing.Palette, width, height, scale int) *image.RGBA {
	b := newBrush(image.NewRGBA(image.Rect(0, 0, width, height)), scale, fonts)
	for i := range shapes {
		b.ink.C = palette.Ink(shapes[i].Ink)
		b.paint(&shapes[i])
	}
	return b.image
}

// Thumbnail paints a diagram without coordinates, pixels wide and high. pixels must be at least 20.
func Thumbnail(d *diagram.Diagram, palette *drawing.Palette, pixels int) *image.RGBA {
	fonts, err := loadFonts(nil)
	if err != nil {
		return image.NewRGBA(image.Rect(0, 0, pixels, pixels)) // cannot happen: the font is Go's own
	}
	layout := drawing.ThumbnailIn(float32(pixels))
	side := float32(pixels)
	return paint(picture.OnPaper(d, &layout, side, side), fonts, palette, pixels, pixels, 1)
}

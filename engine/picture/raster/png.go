// Package raster paints pictures of boards in pixels: as PNG, and as thumbnails.
package raster

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"
	"math"

	"golang.org/x/image/vector"

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
func paint(shapes []drawing.Shape, fonts *fonts, palette *drawing.Palette, width, height, scale int) *image.RGBA {
	c := canvas{image: image.NewRGBA(image.Rect(0, 0, width, height)), path: path{scale: float64(scale)}}
	for i := range shapes {
		s := &shapes[i]
		c.ink.C = palette.Ink(s.Ink)
		if s.Form == drawing.Bar && s.Round == 0 {
			c.fillBar(s)
			continue
		}
		c.path.addShape(s, fonts)
		c.fill()
	}
	return c.image
}

// canvas is an image together with the path being drawn in it.
type canvas struct {
	image      *image.RGBA
	ink        image.Uniform
	path       path
	rasterizer vector.Rasterizer
}

// fillBar paints a bar, with its edges rounded to whole pixels.
func (c *canvas) fillBar(s *drawing.Shape) {
	at := func(v float32) int { return int(math.Round(float64(v) * c.path.scale)) }
	draw.Draw(c.image, image.Rect(at(s.X), at(s.Y), at(s.X+s.W), at(s.Y+s.H)), &c.ink, image.Point{}, draw.Src)
}

// fill paints the inside of the path and clears the path.
func (c *canvas) fill() {
	area := c.path.bounds().Intersect(c.image.Bounds())
	r := &c.rasterizer
	r.Reset(area.Dx(), area.Dy())
	at := func(p point) (x, y float32) {
		return float32(p.x - float64(area.Min.X)), float32(p.y - float64(area.Min.Y))
	}
	for _, curve := range c.path.curves {
		x, y := at(curve.points[0])
		switch {
		case curve.starts:
			r.ClosePath()
			r.MoveTo(x, y)
		case curve.count == 1:
			r.LineTo(x, y)
		case curve.count == 2:
			toX, toY := at(curve.points[1])
			r.QuadTo(x, y, toX, toY)
		default:
			viaX, viaY := at(curve.points[1])
			toX, toY := at(curve.points[2])
			r.CubeTo(x, y, viaX, viaY, toX, toY)
		}
	}
	r.ClosePath()
	r.Draw(c.image, area, &c.ink, image.Point{})
	c.path.curves = c.path.curves[:0]
}

// bounds returns the smallest rectangle of whole pixels around the path.
func (p *path) bounds() image.Rectangle {
	low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, c := range p.curves {
		for _, at := range c.points[:c.count] {
			low = point{min(low.x, at.x), min(low.y, at.y)}
			high = point{max(high.x, at.x), max(high.y, at.y)}
		}
	}
	return image.Rect(int(math.Floor(low.x)), int(math.Floor(low.y)), int(math.Ceil(high.x)), int(math.Ceil(high.y)))
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

package picture

import (
	"image"
	"image/draw"
	"image/png"
	"io"
	"math"

	"golang.org/x/image/vector"

	"ninefold/engine/diagram"
)

// WritePNG writes a diagram as a PNG, scale times Side pixels wide and high. The error is that of the style's font or of
// w.
func WritePNG(w io.Writer, d *diagram.Diagram, style Style, scale int) error {
	shapes, err := shapesOf(d, &style)
	if err != nil {
		return err
	}
	encoder := png.Encoder{CompressionLevel: png.BestSpeed} // a picture of a few plain shapes is small all the same
	return encoder.Encode(w, rasterize(shapes, scale))
}

// rasterize paints the shapes in an image, scale pixels a unit.
func rasterize(shapes []shape, scale int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, scale*Side, scale*Side))
	for _, s := range shapes {
		p := path{scale: float64(scale)}
		s.form.trace(&p)
		p.fill(img, image.NewUniform(s.ink))
	}
	return img
}

// fill paints what lies inside the path.
func (p *path) fill(img draw.Image, ink image.Image) {
	area := p.bounds().Intersect(img.Bounds())
	r := vector.NewRasterizer(area.Dx(), area.Dy())
	at := func(p point) (x, y float32) {
		return float32(p.x - float64(area.Min.X)), float32(p.y - float64(area.Min.Y))
	}
	for _, c := range p.curves {
		x, y := at(c.points[0])
		switch {
		case c.starts:
			r.ClosePath()
			r.MoveTo(x, y)
		case len(c.points) == 1:
			r.LineTo(x, y)
		case len(c.points) == 2:
			toX, toY := at(c.points[1])
			r.QuadTo(x, y, toX, toY)
		default:
			viaX, viaY := at(c.points[1])
			toX, toY := at(c.points[2])
			r.CubeTo(x, y, viaX, viaY, toX, toY)
		}
	}
	r.ClosePath()
	r.Draw(img, area, ink, image.Point{})
}

// bounds is the smallest rectangle of whole pixels around the path.
func (p *path) bounds() image.Rectangle {
	low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, c := range p.curves {
		for _, at := range c.points {
			low = point{min(low.x, at.x), min(low.y, at.y)}
			high = point{max(high.x, at.x), max(high.y, at.y)}
		}
	}
	return image.Rect(int(math.Floor(low.x)), int(math.Floor(low.y)), int(math.Ceil(high.x)), int(math.Ceil(high.y)))
}

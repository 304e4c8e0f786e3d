package raster

import (
	"image"
	"image/draw"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"

	"ninefold/engine/picture/drawing"
)

// brush paints shapes.
type brush struct {
	image *image.RGBA
	scale float32 // pixels for a unit
	fonts fonts
	ink   image.Uniform

	scanner *rasterx.ScannerGV
	stroke  *rasterx.Stroker
}

func newBrush(onto *image.RGBA, scale int, fonts fonts) *brush {
	scanner := rasterx.NewScannerGV(0, 0, onto, image.Rectangle{})
	return &brush{image: onto, scale: float32(scale), fonts: fonts,
		scanner: scanner, stroke: rasterx.NewStroker(0, 0, scanner)}
}

// paint paints a shape. The edges of a bar are rounded to whole pixels.
func (b *brush) paint(s *drawing.Shape) {
	switch {
	case s.Form == drawing.Words:
		b.write(s)
	case s.Form == drawing.Bar && s.Round == 0:
		at := func(v float32) int { return int(math.Round(float64(v * b.scale))) }
		bar := image.Rect(at(s.X), at(s.Y), at(s.X+s.W), at(s.Y+s.H))
		draw.Draw(b.image, bar, &b.ink, image.Point{}, draw.Src)
	default:
		b.outline(s)
	}
}

// outline fills or strokes the outline of a shape.
func (b *brush) outline(s *drawing.Shape) {
	area := b.areaOf(s).Intersect(b.image.Bounds())
	b.scanner.SetBounds(area.Dx(), area.Dy())
	b.scanner.Dest, b.scanner.Source = b.image.SubImage(area).(*image.RGBA), &b.ink
	pixels := func(units float32) float64 { return float64(units * b.scale) }
	x, y := pixels(s.X)-float64(area.Min.X), pixels(s.Y)-float64(area.Min.Y)
	w, h, pen, round := pixels(s.W), pixels(s.H), pixels(s.Pen), pixels(s.Round)
	stroke, fill, half := b.stroke, &b.stroke.Filler, pen/2
	const miter = 4 << 6 // more than that of a square corner
	stroke.SetStroke(fixed.Int26_6(pen*64), miter, rasterx.RoundCap, nil, rasterx.RoundGap, rasterx.Miter)
	switch s.Form {
	case drawing.Bar:
		rasterx.AddRoundRect(x, y, x+w, y+h, round, round, 0, rasterx.RoundGap, fill)
	case drawing.Frame:
		rasterx.AddRoundRect(x+half, y+half, x+w-half, y+h-half, round-half, round-half, 0, rasterx.RoundGap, stroke)
	case drawing.Disc:
		rasterx.AddCircle(x+w/2, y+w/2, w/2, fill)
	case drawing.Ring:
		rasterx.AddCircle(x+w/2, y+w/2, w/2-half, stroke)
	case drawing.Stroke:
		line(stroke, false, x, y, x+w, y+h)
	case drawing.Wedge:
		line(fill, true, x+w, y, x, y, x, y+h)
	}
	b.scanner.Draw()
}

// line adds a line from point to point, each X and Y.
func line(to rasterx.Adder, closed bool, points ...float64) {
	to.Start(rasterx.ToFixedP(points[0], points[1]))
	for i := 2; i < len(points); i += 2 {
		to.Line(rasterx.ToFixedP(points[i], points[i+1]))
	}
	to.Stop(closed)
}

// areaOf returns pixels around all that a shape covers.
func (b *brush) areaOf(s *drawing.Shape) image.Rectangle {
	h, beyond := s.H, float32(0)
	switch s.Form {
	case drawing.Disc, drawing.Ring:
		h = s.W
	case drawing.Stroke:
		beyond = s.Pen / 2
	}
	at := func(v float32) int { return int(v * b.scale) }
	return image.Rect(at(s.X), at(s.Y), at(s.X+s.W), at(s.Y+h)).Inset(-at(beyond) - 2)
}

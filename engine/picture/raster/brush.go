package raster

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"

	"ninefold/engine/picture/drawing"
)

// brush paints shapes. Its outlines are in units.
type brush struct {
	image      *image.RGBA
	scale      float32 // pixels for a unit
	fonts      fonts
	ink        image.Uniform
	area       image.Rectangle // which the shape lies in, in pixels
	rasterizer vector.Rasterizer
}

// paint paints a shape. The edges of a bar are rounded to whole pixels.
func (b *brush) paint(s *drawing.Shape) {
	if s.Form == drawing.Bar && s.Round == 0 {
		at := func(v float32) int { return int(math.Round(float64(v * b.scale))) }
		bar := image.Rect(at(s.X), at(s.Y), at(s.X+s.W), at(s.Y+s.H))
		draw.Draw(b.image, bar, &b.ink, image.Point{}, draw.Src)
		return
	}
	if s.Form == drawing.Words {
		b.write(s)
		return
	}
	b.area = b.areaOf(s).Intersect(b.image.Bounds())
	b.rasterizer.Reset(b.area.Dx(), b.area.Dy())
	b.outline(s)
	b.rasterizer.Draw(b.image, b.area, &b.ink, image.Point{})
}

// areaOf returns pixels around all that a shape covers.
func (b *brush) areaOf(s *drawing.Shape) image.Rectangle {
	x, y, w, h, beyond := s.X, s.Y, s.W, s.H, float32(0)
	switch s.Form {
	case drawing.Disc, drawing.Ring:
		h = w
	case drawing.Stroke:
		beyond = s.Pen / 2
	}
	at := func(v float32) int { return int(v * b.scale) }
	return image.Rect(at(x), at(y), at(x+w), at(y+h)).Inset(-at(beyond) - 2)
}

// point is a place, or the way to one, in units.
type point struct{ x, y float32 }

// plus returns the point that lies so many times a way further.
func (p point) plus(way point, times float32) point {
	return point{p.x + way.x*times, p.y + way.y*times}
}

// at returns a point in the pixels of the area.
func (b *brush) at(p point) (x, y float32) {
	return p.x*b.scale - float32(b.area.Min.X), p.y*b.scale - float32(b.area.Min.Y)
}

// begin ends an outline and begins another.
func (b *brush) begin(p point) {
	b.rasterizer.ClosePath()
	b.rasterizer.MoveTo(b.at(p))
}

func (b *brush) line(to point) { b.rasterizer.LineTo(b.at(to)) }

// curve goes to a point by way of two others.
func (b *brush) curve(by, then, to point) {
	x1, y1 := b.at(by)
	x2, y2 := b.at(then)
	x3, y3 := b.at(to)
	b.rasterizer.CubeTo(x1, y1, x2, y2, x3, y3)
}

// outline draws the outline of a shape other than text. A hole in it runs in the other direction.
func (b *brush) outline(s *drawing.Shape) {
	x, y, w, h, pen := s.X, s.Y, s.W, s.H, s.Pen
	switch s.Form {
	case drawing.Bar:
		b.rectangle(x, y, w, h, s.Round, false)
	case drawing.Frame:
		b.rectangle(x, y, w, h, s.Round, false)
		b.rectangle(x+pen, y+pen, w-2*pen, h-2*pen, max(0, s.Round-pen), true)
	case drawing.Disc:
		b.rectangle(x, y, w, w, w/2, false)
	case drawing.Ring:
		b.rectangle(x, y, w, w, w/2, false)
		b.rectangle(x+pen, y+pen, w-2*pen, w-2*pen, w/2-pen, true)
	case drawing.Stroke:
		b.stroke(point{x, y}, point{w, h}, pen/2)
	case drawing.Wedge:
		b.begin(point{x + w, y})
		b.line(point{x, y})
		b.line(point{x, y + h})
	}
	b.rasterizer.ClosePath()
}

// roundness is the distance of the inner points of a cubic curve along its tangents that makes it a quarter of a circle
// of radius 1.
const roundness = 0.5522847498

// rectangle draws a rectangle with round corners, counter-clockwise for a hole.
func (b *brush) rectangle(x, y, width, height, round float32, backwards bool) {
	corners := [4][2]point{ // each with the direction in which the outline leaves it, clockwise from the top left
		{{x, y}, {1, 0}}, {{x + width, y}, {0, 1}}, {{x + width, y + height}, {-1, 0}}, {{x, y + height}, {0, -1}},
	}
	if backwards {
		corners = [4][2]point{
			{{x, y}, {0, 1}}, {{x, y + height}, {1, 0}}, {{x + width, y + height}, {0, -1}}, {{x + width, y}, {-1, 0}},
		}
	}
	before := corners[3][1]
	for i, corner := range corners {
		at, after := corner[0], corner[1]
		if first := at.plus(before, -round); i == 0 {
			b.begin(first)
		} else {
			b.line(first)
		}
		bend := round * (1 - roundness)
		b.curve(at.plus(before, -bend), at.plus(after, bend), at.plus(after, round))
		before = after
	}
}

// stroke draws a line with round ends.
func (b *brush) stroke(from, way point, radius float32) {
	ahead := point{}.plus(way, radius/float32(math.Hypot(float64(way.x), float64(way.y))))
	side := point{-ahead.y, ahead.x}
	end := func(p point, out float32, first func(point)) { // a half circle around an end of the line
		at := func(along, across float32) point { return p.plus(ahead, along*out).plus(side, across*out) }
		first(at(0, -1))
		b.curve(at(roundness, -1), at(1, -roundness), at(1, 0))
		b.curve(at(1, roundness), at(roundness, 1), at(0, 1))
	}
	end(from.plus(way, 1), 1, b.begin)
	end(from, -1, b.line)
}

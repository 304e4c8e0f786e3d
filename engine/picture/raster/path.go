package raster

import (
	"math"

	"golang.org/x/image/font/sfnt"

	"ninefold/engine/picture/drawing"
)

type point struct{ x, y float64 }

// path is a set of closed outlines, in pixels.
type path struct {
	scale  float64
	curves []curve
}

// curve continues the outline from its last point: straight for one point; for several, to the last one by way of the
// others.
type curve struct {
	starts bool // begins a new outline, at its one point
	count  int  // number of its points
	points [3]point
}

func (p *path) add(starts bool, points ...point) {
	c := curve{starts: starts, count: len(points)}
	for i, at := range points {
		c.points[i] = point{at.x * p.scale, at.y * p.scale}
	}
	p.curves = append(p.curves, c)
}

// addShape adds the outline of a shape.
func (p *path) addShape(s *drawing.Shape, fonts *fonts) {
	if s.Form != drawing.Words {
		p.addForm(s)
		return
	}
	for _, l := range fonts.letters(s) {
		p.addLetter(&l)
	}
}

// addForm adds the outline of a shape other than text. A hole in it runs in the other direction.
func (p *path) addForm(s *drawing.Shape) {
	x, y, w, h := float64(s.X), float64(s.Y), float64(s.W), float64(s.H)
	pen, round := float64(s.Pen), float64(s.Round)
	switch s.Form {
	case drawing.Bar:
		p.addRectangle(x, y, w, h, round, false)
	case drawing.Frame:
		p.addRectangle(x, y, w, h, round, false)
		p.addRectangle(x+pen, y+pen, w-2*pen, h-2*pen, max(0, round-pen), true)
	case drawing.Disc:
		p.addRectangle(x, y, w, w, w/2, false)
	case drawing.Ring:
		p.addRectangle(x, y, w, w, w/2, false)
		p.addRectangle(x+pen, y+pen, w-2*pen, w-2*pen, w/2-pen, true)
	case drawing.Stroke:
		p.addStroke(point{x, y}, point{x + w, y + h}, pen/2)
	case drawing.Wedge:
		p.add(true, point{x + w, y})
		p.add(false, point{x, y})
		p.add(false, point{x, y + h})
	}
}

// roundness is the distance of the inner points of a cubic curve along its tangents that makes it a quarter of a circle
// of radius 1.
const roundness = 0.5522847498

// addRectangle adds a rectangle with round corners, counter-clockwise for a hole.
func (p *path) addRectangle(x, y, width, height, round float64, backwards bool) {
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
		in := func(along point, by float64) point { return point{at.x + along.x*by, at.y + along.y*by} }
		p.add(i == 0, in(before, -round))
		if round > 0 {
			bend := round * (1 - roundness)
			p.add(false, in(before, -bend), in(after, bend), in(after, round))
		}
		before = after
	}
}

func (p *path) addStroke(from, to point, radius float64) {
	length := math.Hypot(to.x-from.x, to.y-from.y)
	ahead := point{(to.x - from.x) / length * radius, (to.y - from.y) / length * radius}
	side := point{-ahead.y, ahead.x}
	at := func(p point, along, across float64) point {
		return point{p.x + ahead.x*along + side.x*across, p.y + ahead.y*along + side.y*across}
	}
	p.add(true, at(from, 0, 1))
	p.add(false, at(from, -roundness, 1), at(from, -1, roundness), at(from, -1, 0))
	p.add(false, at(from, -1, -roundness), at(from, -roundness, -1), at(from, 0, -1))
	p.add(false, at(to, 0, -1))
	p.add(false, at(to, roundness, -1), at(to, 1, -roundness), at(to, 1, 0))
	p.add(false, at(to, 1, roundness), at(to, roundness, 1), at(to, 0, 1))
}

func (p *path) addLetter(l *letter) {
	for _, s := range l.outline {
		c := curve{starts: s.Op == sfnt.SegmentOpMoveTo, count: reaches[s.Op]}
		for i, at := range s.Args[:c.count] {
			x, y := l.at.x+float64(at.X)/64*l.scale, l.at.y+float64(at.Y)/64*l.scale
			c.points[i] = point{x * p.scale, y * p.scale}
		}
		p.curves = append(p.curves, c)
	}
}

// reaches has the number of points of each segment of a character.
var reaches = [...]int{sfnt.SegmentOpMoveTo: 1, sfnt.SegmentOpLineTo: 1, sfnt.SegmentOpQuadTo: 2,
	sfnt.SegmentOpCubeTo: 3}

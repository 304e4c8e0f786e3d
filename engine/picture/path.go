package picture

import (
	"math"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// path is an outline of closed curves, scaled to pixels.
type path struct {
	scale  float64
	curves []curve
}

// curve goes on from where the one before it ended: by one point straight, or to its last point by way of the others.
type curve struct {
	starts bool // a new outline, at its one point
	points []point
}

func (p *path) add(starts bool, points ...point) {
	for i := range points {
		points[i].x *= p.scale
		points[i].y *= p.scale
	}
	p.curves = append(p.curves, curve{starts, points})
}

func (p *path) polygon(points []point) {
	for i, at := range points {
		p.add(i == 0, at)
	}
}

// roundness is how far the inner points of a cubic curve lie along the tangents that make it a quarter of a circle with
// the radius 1.
const roundness = 0.5522847498

// rectangle draws a rectangle with rounded corners, backwards for a hole.
func (p *path) rectangle(x, y, width, height, round float64, backwards bool) {
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

func (p *path) circle(at disc, backwards bool) {
	p.rectangle(at.x-at.radius, at.y-at.radius, 2*at.radius, 2*at.radius, at.radius, backwards)
}

func (f bar) trace(p *path) { p.rectangle(f.x, f.y, f.width, f.height, f.round, false) }

func (f frame) trace(p *path) {
	half := f.pen / 2
	p.rectangle(f.x-half, f.y-half, f.width+f.pen, f.height+f.pen, f.round+half, false)
	p.rectangle(f.x+half, f.y+half, f.width-f.pen, f.height-f.pen, max(0, f.round-half), true)
}

func (f disc) trace(p *path) { p.circle(f, false) }

func (f ring) trace(p *path) {
	p.circle(disc{f.x, f.y, f.radius + f.pen/2}, false)
	p.circle(disc{f.x, f.y, f.radius - f.pen/2}, true)
}

func (f line) trace(p *path) {
	length := math.Hypot(f.x2-f.x1, f.y2-f.y1)
	dx, dy := -(f.y2-f.y1)/length*f.pen/2, (f.x2-f.x1)/length*f.pen/2
	p.polygon([]point{{f.x1 + dx, f.y1 + dy}, {f.x1 - dx, f.y1 - dy}, {f.x2 - dx, f.y2 - dy}, {f.x2 + dx, f.y2 + dy}})
}

func (f polygon) trace(p *path) { p.polygon(f) }

func (f letter) trace(p *path) {
	for _, s := range f.outline {
		var points []point
		for _, at := range s.Args[:reaches[s.Op]] {
			points = append(points, f.place(at))
		}
		p.add(s.Op == sfnt.SegmentOpMoveTo, points...)
	}
}

// reaches is how many points a segment of a character has.
var reaches = [...]int{sfnt.SegmentOpMoveTo: 1, sfnt.SegmentOpLineTo: 1, sfnt.SegmentOpQuadTo: 2, sfnt.SegmentOpCubeTo: 3}

func (f letter) place(at fixed.Point26_6) point {
	return point{f.at.x + float64(at.X)/64*f.scale, f.at.y + float64(at.Y)/64*f.scale}
}

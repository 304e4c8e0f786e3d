package picture

import (
	"image/color"

	"golang.org/x/image/font/sfnt"
)

// shape is a form in a colour. A picture is a list of them, each over those before it. Lengths are in units, of which
// the picture has Side in each direction.
type shape struct {
	form form
	ink  color.NRGBA
}

// form is the geometry of a shape.
type form interface {
	// appendElement appends the form as the element of SVG that it is, without the end of the tag, and in paint what to
	// colour: its fill or its stroke.
	appendElement(dst []byte) (element []byte, paint string)
	// trace draws its outline, the holes in it in the other direction.
	trace(p *path)
}

// bar is a filled rectangle with rounded corners.
type bar struct{ x, y, width, height, round float64 }

// frame is a rectangle drawn with a pen, which runs along its edges.
type frame struct {
	bar
	pen float64 // its thickness
}

// disc is a filled circle.
type disc struct{ x, y, radius float64 }

// ring is a circle drawn with a pen.
type ring struct {
	disc
	pen float64
}

// line is a straight line drawn with a pen, cut off where it ends.
type line struct{ x1, y1, x2, y2, pen float64 }

// polygon is a filled polygon.
type polygon []point

type point struct{ x, y float64 }

// letter is a character of a font, its origin at a point.
type letter struct {
	outline sfnt.Segments // in units of the font
	at      point
	scale   float64 // from the font's units to ours
}

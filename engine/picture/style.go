// Package picture writes a diagram as SVG and as PNG. Both formats show the shapes of drawing, as the window does. It
// knows no rules and needs no display.
package picture

import (
	"ninefold/engine/diagram"
	"ninefold/engine/drawing"
)

// Style tells how to draw a diagram.
type Style struct {
	Palette drawing.Palette
	// Font is one in the OpenType format for those characters of notes that Go's own font, which has Latin, Greek and
	// Cyrillic ones, lacks; nil for none.
	Font []byte
}

// Side is the width and height of a picture, in units: the pixels of a PNG at scale 1.
const Side = 640

// shapesOf returns the shapes of a diagram on paper.
func shapesOf(d *diagram.Diagram) []drawing.Shape {
	layout := drawing.LayoutIn(Side, Side)
	return onPaper(d, &layout, Side)
}

func onPaper(d *diagram.Diagram, layout *drawing.Layout, side float32) []drawing.Shape {
	paper := drawing.Shape{Form: drawing.Bar, Ink: drawing.Ink{Colour: drawing.Ground}, W: side, H: side}
	return drawing.Shapes([]drawing.Shape{paper}, d, layout, nil)
}

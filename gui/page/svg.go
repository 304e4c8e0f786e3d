package page

import (
	"strconv"

	"ninefold/engine/picture"
	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
)

// drawn returns shapes as the inside of an SVG element. An ink is a class, which has its colour in Palette. isNew
// reports whether a shape was not shown before; nil for none.
func drawn(shapes []drawing.Shape, isNew func(*drawing.Shape) bool) string {
	return string(picture.AppendShapes(nil, shapes, func(s *drawing.Shape) string {
		class := inkClass(s.Ink)
		if s.IsLine() {
			class = "l " + class
		}
		if s.Face == drawing.Bold {
			class += " b"
		}
		if isNew != nil && isNew(s) {
			class += " new"
		}
		return `class="` + class + `"`
	}))
}

// thumbnail returns a small picture of a board, side pixels wide.
func thumbnail(d *diagram.Diagram, side float32) string {
	l, size := drawing.ThumbnailIn(side), number(side)
	return `<svg class="thumbnail" viewBox="0 0 ` + size + " " + size + `" aria-hidden="true">` +
		drawn(picture.OnPaper(d, &l, side, side), nil) + "</svg>"
}

// inkClass returns the classes of an ink: its colour and, unless it is full, its strength and the colour below it.
func inkClass(i drawing.Ink) string {
	class := "c" + strconv.Itoa(int(i.Colour))
	if i.Strength == drawing.Full {
		return class
	}
	class += " s" + strconv.Itoa(int(i.Strength)) + " g" + strconv.Itoa(int(i.Over.Colour))
	if i.Over.Last {
		class += " last"
	}
	return class
}

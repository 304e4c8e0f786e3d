package page

import (
	"fmt"
	"html"
	"strconv"
	"strings"
	"unicode/utf8"

	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
)

// drawn returns shapes as the inside of an SVG element. An ink is a class, which has its colour in Palette. isNew
// reports whether a shape was not shown before; nil for none.
func drawn(shapes []drawing.Shape, isNew func(*drawing.Shape) bool) string {
	var b svgWriter
	for i := range shapes {
		b.add(&shapes[i], isNew != nil && isNew(&shapes[i]))
	}
	b.endPath()
	return b.String()
}

// thumbnail returns a small picture of a board, side pixels wide.
func thumbnail(d *diagram.Diagram, side float32) string {
	l := drawing.ThumbnailIn(side)
	size := number(side)
	ground := `<rect class="c0" width="` + size + `" height="` + size + `"/>`
	return `<svg class="thumbnail" viewBox="0 0 ` + size + " " + size + `" aria-hidden="true">` + ground +
		drawn(drawing.Shapes(nil, d, &l, nil), nil) + "</svg>"
}

// svgWriter writes shapes. Consecutive bars of one ink share a path.
type svgWriter struct {
	strings.Builder
	path string // the class of the open path; empty for none
}

func (b *svgWriter) endPath() {
	if b.path != "" {
		b.WriteString(`"/>`)
		b.path = ""
	}
}

func (b *svgWriter) add(s *drawing.Shape, isNew bool) {
	class := inkClass(s.Ink)
	if isNew {
		class += " new"
	}
	n := number
	if s.Form == drawing.Bar && s.Round == 0 {
		if b.path != class {
			b.endPath()
			b.WriteString(`<path class="` + class + `" d="`)
			b.path = class
		}
		b.WriteString("M" + n(s.X) + " " + n(s.Y) + "h" + n(s.W) + "v" + n(s.H) + "h-" + n(s.W) + "z")
		return
	}
	b.endPath()
	half := s.Pen / 2
	switch s.Form {
	case drawing.Bar:
		fmt.Fprintf(b, `<rect class="%s" x="%s" y="%s" width="%s" height="%s" rx="%s"/>`,
			class, n(s.X), n(s.Y), n(s.W), n(s.H), n(s.Round))
	case drawing.Frame:
		fmt.Fprintf(b, `<rect class="l %s" x="%s" y="%s" width="%s" height="%s" rx="%s" stroke-width="%s"/>`,
			class, n(s.X+half), n(s.Y+half), n(s.W-s.Pen), n(s.H-s.Pen), n(max(0, s.Round-half)), n(s.Pen))
	case drawing.Disc:
		fmt.Fprintf(b, `<circle class="%s" cx="%s" cy="%s" r="%s"/>`, class, n(s.X+s.W/2), n(s.Y+s.W/2), n(s.W/2))
	case drawing.Ring:
		fmt.Fprintf(b, `<circle class="l %s" cx="%s" cy="%s" r="%s" stroke-width="%s"/>`,
			class, n(s.X+s.W/2), n(s.Y+s.W/2), n((s.W-s.Pen)/2), n(s.Pen))
	case drawing.Stroke:
		fmt.Fprintf(b, `<path class="l %s" d="M%s %sl%s %s" stroke-width="%s"/>`,
			class, n(s.X), n(s.Y), n(s.W), n(s.H), n(s.Pen))
	case drawing.Wedge:
		fmt.Fprintf(b, `<path class="%s" d="M%s %sh%sL%s %sz"/>`, class, n(s.X), n(s.Y), n(s.W), n(s.X), n(s.Y+s.H))
	case drawing.Words:
		b.words(s, class)
	}
}

// words writes a text, smaller if it would be wider than its room. Text cannot be measured here; no character of the
// page's fonts is wider than widest.
func (b *svgWriter) words(s *drawing.Shape, class string) {
	const widest, capHeight = 0.6, 0.7 // parts of the size
	if s.Face == drawing.Bold {
		class += " b"
	}
	size := s.H
	if width := widest * size * float32(utf8.RuneCountInString(s.Text)); width > s.W && s.W > 0 {
		size *= s.W / width
	}
	fmt.Fprintf(b, `<text class="%s" x="%s" y="%s" font-size="%s">%s</text>`,
		class, number(s.X), number(s.Y+size*capHeight/2), number(size), html.EscapeString(s.Text))
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

package picture

import (
	"fmt"
	"math"
	"strconv"

	"golang.org/x/image/font/sfnt"

	"ninefold/engine/diagram"
)

// AppendSVG appends a diagram as a document in SVG, scale times Side pixels wide and high where nobody asks for another
// size, with its text as the description, and returns the extended buffer. Characters are drawn as outlines, so it looks
// the same wherever it is shown. The error is that of the style's font; dst then comes back as it was.
func AppendSVG(dst []byte, d *diagram.Diagram, style Style, scale int) ([]byte, error) {
	shapes, err := shapesOf(d, &style)
	if err != nil {
		return dst, err
	}
	dst = fmt.Appendf(dst, `<svg xmlns="http://www.w3.org/2000/svg" width="%[1]d" height="%[1]d" viewBox="0 0 %[2]d %[2]d" role="img">
<title>The nine-board</title>
<desc>
`, scale*Side, Side)
	dst = append(d.AppendText(dst), "</desc>\n"...)
	for _, s := range shapes {
		dst = s.appendSVG(dst)
	}
	return append(dst, "</svg>\n"...), nil
}

func (s *shape) appendSVG(dst []byte) []byte {
	dst, paint := s.form.appendElement(dst)
	dst = fmt.Appendf(dst, ` %s="#%02x%02x%02x"`, paint, s.ink.R, s.ink.G, s.ink.B)
	if s.ink.A != 0xff {
		dst = fmt.Appendf(dst, ` %s-opacity="%v"`, paint, number(s.ink.A)/0xff)
	}
	return append(dst, "/>\n"...)
}

// number is a length, written in hundredths of a unit at most.
type number float64

func (n number) String() string {
	return strconv.FormatFloat(math.Round(float64(n)*100)/100+0, 'f', -1, 64) // + 0 makes -0 a 0
}

func (f bar) appendElement(dst []byte) ([]byte, string) {
	dst = fmt.Appendf(dst, `<rect x="%v" y="%v" width="%v" height="%v"`,
		number(f.x), number(f.y), number(f.width), number(f.height))
	if f.round > 0 {
		dst = fmt.Appendf(dst, ` rx="%v"`, number(f.round))
	}
	return dst, "fill"
}

func (f frame) appendElement(dst []byte) ([]byte, string) {
	dst, _ = f.bar.appendElement(dst)
	return appendPen(dst, f.pen)
}

func (f disc) appendElement(dst []byte) ([]byte, string) {
	return fmt.Appendf(dst, `<circle cx="%v" cy="%v" r="%v"`, number(f.x), number(f.y), number(f.radius)), "fill"
}

func (f ring) appendElement(dst []byte) ([]byte, string) {
	dst, _ = f.disc.appendElement(dst)
	return appendPen(dst, f.pen)
}

func (f line) appendElement(dst []byte) ([]byte, string) {
	return fmt.Appendf(dst, `<line x1="%v" y1="%v" x2="%v" y2="%v" stroke-width="%v"`,
		number(f.x1), number(f.y1), number(f.x2), number(f.y2), number(f.pen)), "stroke"
}

func (f polygon) appendElement(dst []byte) ([]byte, string) {
	dst = append(dst, `<path d="`...)
	for i, at := range f {
		dst = append(dst, "ML"[min(i, 1)])
		dst = appendPoint(dst, at)
	}
	return append(dst, `Z"`...), "fill"
}

func (f letter) appendElement(dst []byte) ([]byte, string) {
	dst = append(dst, `<path d="`...)
	for _, s := range f.outline {
		dst = append(dst, operations[s.Op])
		for i, at := range s.Args[:reaches[s.Op]] {
			if i > 0 {
				dst = append(dst, ' ')
			}
			dst = appendPoint(dst, f.place(at))
		}
	}
	return append(dst, `Z"`...), "fill"
}

// operations is how the segments of a character are written.
var operations = [...]byte{sfnt.SegmentOpMoveTo: 'M', sfnt.SegmentOpLineTo: 'L', sfnt.SegmentOpQuadTo: 'Q', sfnt.SegmentOpCubeTo: 'C'}

func appendPoint(dst []byte, at point) []byte {
	return fmt.Appendf(dst, "%v %v", number(at.x), number(at.y))
}

// appendPen appends that an element is drawn with a pen, and not filled.
func appendPen(dst []byte, pen float64) ([]byte, string) {
	return fmt.Appendf(dst, ` fill="none" stroke-width="%v"`, number(pen)), "stroke"
}

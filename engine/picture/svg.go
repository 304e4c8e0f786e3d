package picture

import (
	"fmt"
	"math"
	"strconv"

	"golang.org/x/image/font/sfnt"

	"ninefold/engine/diagram"
	"ninefold/engine/drawing"
)

// AppendSVG appends a diagram as a document in SVG, scale times Side pixels wide and high where nobody asks for another
// size, with its text as the description, and returns the extended buffer. Characters are drawn as outlines, so it
// looks the same wherever it is shown. The error is that of the style's font; dst then comes back as it was.
func AppendSVG(dst []byte, d *diagram.Diagram, style Style, scale int) ([]byte, error) {
	fonts, err := loadFonts(style.Font)
	if err != nil {
		return dst, err
	}
	dst = fmt.Appendf(dst, `<svg xmlns="http://www.w3.org/2000/svg" width="%[1]d" height="%[1]d" `+
		`viewBox="0 0 %[2]d %[2]d" role="img">
<title>The nine-board</title>
<desc>
`, scale*Side, Side)
	dst = append(d.AppendText(dst), "</desc>\n"...)
	for _, s := range shapesOf(d) {
		ink := style.Palette.Ink(s.Ink)
		dst = appendElement(dst, &s, fonts, fmt.Sprintf("#%02x%02x%02x", ink.R, ink.G, ink.B))
	}
	return append(dst, "</svg>\n"...), nil
}

// appendElement appends a shape as the element that it is, in a colour.
func appendElement(dst []byte, s *drawing.Shape, fonts *fonts, ink string) []byte {
	half := s.Pen / 2 // the middle of the pen runs along the line
	switch s.Form {
	case drawing.Bar:
		return fmt.Appendf(appendRectangle(dst, s.X, s.Y, s.W, s.H, s.Round), ` fill="%s"/>`+"\n", ink)
	case drawing.Frame:
		dst = appendRectangle(dst, s.X+half, s.Y+half, s.W-s.Pen, s.H-s.Pen, max(0, s.Round-half))
		return fmt.Appendf(dst, ` fill="none" stroke="%s" stroke-width="%v"/>`+"\n", ink, number(s.Pen))
	case drawing.Disc:
		radius := s.W / 2
		return fmt.Appendf(dst, `<circle cx="%v" cy="%v" r="%v" fill="%s"/>`+"\n",
			number(s.X+radius), number(s.Y+radius), number(radius), ink)
	case drawing.Ring:
		radius := s.W / 2
		return fmt.Appendf(dst, `<circle cx="%v" cy="%v" r="%v" fill="none" stroke="%s" stroke-width="%v"/>`+"\n",
			number(s.X+radius), number(s.Y+radius), number(radius-half), ink, number(s.Pen))
	case drawing.Stroke:
		return fmt.Appendf(dst, `<path d="M%v %vl%v %v" stroke="%s" stroke-width="%v" stroke-linecap="round"/>`+"\n",
			number(s.X), number(s.Y), number(s.W), number(s.H), ink, number(s.Pen))
	case drawing.Wedge:
		return fmt.Appendf(dst, `<path d="M%v %vh%vL%v %vZ" fill="%s"/>`+"\n",
			number(s.X), number(s.Y), number(s.W), number(s.X), number(s.Y+s.H), ink)
	}
	for _, l := range fonts.letters(s) {
		dst = appendLetter(dst, &l, ink)
	}
	return dst
}

// appendRectangle appends the begin of a rectangle with round corners.
func appendRectangle(dst []byte, x, y, w, h, round float32) []byte {
	dst = fmt.Appendf(dst, `<rect x="%v" y="%v" width="%v" height="%v"`, number(x), number(y), number(w), number(h))
	if round > 0 {
		dst = fmt.Appendf(dst, ` rx="%v"`, number(round))
	}
	return dst
}

func appendLetter(dst []byte, l *letter, ink string) []byte {
	dst = append(dst, `<path d="`...)
	for _, s := range l.outline {
		dst = append(dst, operations[s.Op])
		for i, at := range s.Args[:reaches[s.Op]] {
			if i > 0 {
				dst = append(dst, ' ')
			}
			to := l.place(at)
			dst = fmt.Appendf(dst, "%v %v", number(to.x), number(to.y))
		}
	}
	return fmt.Appendf(dst, `Z" fill="%s"/>`+"\n", ink)
}

// operations says how the segments of a character are written.
var operations = [...]byte{sfnt.SegmentOpMoveTo: 'M', sfnt.SegmentOpLineTo: 'L', sfnt.SegmentOpQuadTo: 'Q',
	sfnt.SegmentOpCubeTo: 'C'}

// number is a length, written in hundredths of a unit at most.
type number float64

func (n number) String() string {
	return strconv.FormatFloat(math.Round(float64(n)*100)/100+0, 'f', -1, 64) // + 0 makes -0 a 0
}

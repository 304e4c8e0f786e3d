// Package picture writes a board as SVG: as a file, and as the part of a page that shows it. The shapes are those of
// drawing, as in the window. It knows no rules and needs no display.
package picture

import (
	"fmt"
	"html"
	"math"
	"strconv"

	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
)

// Picture is a board on paper.
type Picture struct {
	Diagram diagram.Diagram
	Palette drawing.Palette
	Caption []string // lines of text below the board, the first of them in bold
}

// Side is the width of a picture, and the height of its board, in units, which are the pixels of a PNG at scale 1.
const Side = 640

// lineHeight is the room for a line of the caption.
const lineHeight = 32

// Height returns the height of a picture with its caption, in units.
func (p *Picture) Height() int { return Side + lineHeight*len(p.Caption) }

// AppendSVG appends the picture as an SVG document and returns the extended buffer. By itself it is scale times Side
// pixels wide. Its description is the diagram's text and the caption. Where it is shown, a font is chosen for its
// characters.
func (p *Picture) AppendSVG(dst []byte, scale int) []byte {
	dst = fmt.Appendf(dst, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" `+
		`role="img" text-anchor="middle" stroke-linecap="round" font-family="'Noto Sans', sans-serif">
<title>The nine-board</title>
<desc>
`, scale*Side, scale*p.Height(), Side, p.Height())
	dst = p.Diagram.AppendText(dst)
	for _, line := range p.Caption {
		dst = append(dst, html.EscapeString(line)+"\n"...)
	}
	dst = append(dst, "</desc>\n"...)
	dst = AppendShapes(dst, p.Shapes(), p.paint)
	return append(dst, "\n</svg>\n"...)
}

// Shapes returns the shapes of the diagram and the caption, with paper behind them.
func (p *Picture) Shapes() []drawing.Shape {
	layout := drawing.LayoutIn(Side, Side)
	shapes := OnPaper(&p.Diagram, &layout, Side, float32(p.Height()))
	for i, line := range p.Caption {
		face := drawing.Regular
		if i == 0 {
			face = drawing.Bold
		}
		shapes = append(shapes, drawing.Shape{
			Form: drawing.Words, Face: face, Ink: drawing.Ink{Colour: drawing.Letters}, Text: line,
			X: Side / 2, Y: Side + lineHeight*(float32(i)+0.4), W: layout.Side, H: 18,
		})
	}
	return shapes
}

// OnPaper returns the shapes of a diagram, with paper of a size behind them.
func OnPaper(d *diagram.Diagram, layout *drawing.Layout, width, height float32) []drawing.Shape {
	paper := drawing.Shape{Form: drawing.Bar, Ink: drawing.Ink{Colour: drawing.Ground}, W: width, H: height}
	return drawing.Shapes([]drawing.Shape{paper}, d, layout, nil)
}

// paint returns the attributes that give a shape its colour and its weight.
func (p *Picture) paint(s *drawing.Shape) string {
	c := p.Palette.Ink(s.Ink)
	colour := fmt.Sprintf(`"#%02x%02x%02x"`, c.R, c.G, c.B)
	switch {
	case s.IsLine():
		return `fill="none" stroke=` + colour
	case s.Face == drawing.Bold:
		return `font-weight="bold" fill=` + colour
	}
	return `fill=` + colour
}

// AppendShapes appends shapes as the elements path, rect, circle and text of SVG, and returns the extended buffer.
// paint returns the attributes that tell how a shape is painted. Consecutive bars that are painted alike share a path.
func AppendShapes(dst []byte, shapes []drawing.Shape, paint func(*drawing.Shape) string) []byte {
	open := "" // how the open path is painted; empty for none
	for i := range shapes {
		s := &shapes[i]
		painted := paint(s)
		bar := s.Form == drawing.Bar && s.Round == 0
		if open != "" && (!bar || open != painted) {
			dst, open = append(dst, `"/>`...), ""
		}
		switch {
		case !bar:
			dst = appendElement(dst, s, painted)
			continue
		case open == "":
			dst, open = append(dst, `<path `+painted+` d="`...), painted
		}
		dst = append(dst, "M"+n(s.X)+" "+n(s.Y)+"h"+n(s.W)+"v"+n(s.H)+"h"+n(-s.W)+"z"...)
	}
	if open != "" {
		dst = append(dst, `"/>`...)
	}
	return dst
}

// appendElement appends a shape other than a bar with sharp corners.
func appendElement(dst []byte, s *drawing.Shape, painted string) []byte {
	half := s.Pen / 2
	switch s.Form {
	case drawing.Bar:
		return fmt.Appendf(dst, `<rect %s x="%s" y="%s" width="%s" height="%s" rx="%s"/>`,
			painted, n(s.X), n(s.Y), n(s.W), n(s.H), n(s.Round))
	case drawing.Frame:
		return fmt.Appendf(dst, `<rect %s x="%s" y="%s" width="%s" height="%s" rx="%s" stroke-width="%s"/>`,
			painted, n(s.X+half), n(s.Y+half), n(s.W-s.Pen), n(s.H-s.Pen), n(max(0, s.Round-half)), n(s.Pen))
	case drawing.Disc:
		return fmt.Appendf(dst, `<circle %s cx="%s" cy="%s" r="%s"/>`,
			painted, n(s.X+s.W/2), n(s.Y+s.W/2), n(s.W/2))
	case drawing.Ring:
		return fmt.Appendf(dst, `<circle %s cx="%s" cy="%s" r="%s" stroke-width="%s"/>`,
			painted, n(s.X+s.W/2), n(s.Y+s.W/2), n((s.W-s.Pen)/2), n(s.Pen))
	case drawing.Stroke:
		return fmt.Appendf(dst, `<path %s d="M%s %sl%s %s" stroke-width="%s"/>`,
			painted, n(s.X), n(s.Y), n(s.W), n(s.H), n(s.Pen))
	case drawing.Wedge:
		return fmt.Appendf(dst, `<path %s d="M%s %sh%sL%s %sz"/>`,
			painted, n(s.X), n(s.Y), n(s.W), n(s.X), n(s.Y+s.H))
	default:
		return appendWords(dst, s, painted)
	}
}

// appendWords appends a text, smaller if it would be wider than its room. It cannot be measured without its font: a
// letter counts as usual wide, and the characters of Chinese are as wide as they are high. A text of many wide letters
// can be a little wider than its room.
func appendWords(dst []byte, s *drawing.Shape, painted string) []byte {
	const usual, capHeight = 0.6, 0.7 // parts of the size
	size, width := s.H, float32(0)
	for _, r := range s.Text {
		if r >= '⺀' {
			width += size
		} else {
			width += usual * size
		}
	}
	if width > s.W && s.W > 0 {
		size *= s.W / width
	}
	return fmt.Appendf(dst, `<text %s x="%s" y="%s" font-size="%s">%s</text>`,
		painted, n(s.X), n(s.Y+size*capHeight/2), n(size), html.EscapeString(s.Text))
}

// n returns a length with at most two decimals.
func n(length float32) string {
	hundredths := math.RoundToEven(float64(length) * 100)
	return strconv.FormatFloat(hundredths/100+0, 'f', -1, 64) // +0 makes -0 a 0
}

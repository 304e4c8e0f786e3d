// Package picture writes a diagram as SVG and as PNG. Both formats show the shapes of drawing, as the window does. It
// knows no rules and needs no display.
package picture

import (
	"fmt"
	"html"
	"image/color"
	"math"
	"strconv"

	"ninefold/engine/picture/diagram"
	"ninefold/engine/picture/drawing"
)

// AppendSVG appends a diagram as an SVG document and returns the extended buffer. By itself the picture is scale times
// Side pixels wide and high. Its description is the diagram's text. Characters are outlines, so it looks the same
// everywhere. The error is that of the style's font; dst then comes back as it was.
func AppendSVG(dst []byte, d *diagram.Diagram, style Style, scale int) ([]byte, error) {
	fonts, err := loadFonts(style.Font)
	if err != nil {
		return dst, err
	}
	height := style.height()
	dst = fmt.Appendf(dst, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" `+
		`viewBox="0 0 %d %d" role="img">
<title>The nine-board</title>
<desc>
`, scale*Side, scale*height, Side, height)
	dst = d.AppendText(dst)
	for _, line := range style.Caption {
		dst = append(dst, html.EscapeString(line)+"\n"...)
	}
	dst = append(dst, "</desc>\n"...)
	p := path{scale: 1}
	for _, s := range shapesOf(d, &style) {
		p.addShape(&s, fonts)
		dst = appendPath(dst, &p, style.Palette.Ink(s.Ink))
		p.curves = p.curves[:0]
	}
	return append(dst, "</svg>\n"...), nil
}

func appendPath(dst []byte, p *path, ink color.NRGBA) []byte {
	dst = append(dst, `<path d="`...)
	for _, c := range p.curves {
		command := "LQC"[c.count-1]
		if c.starts {
			command = 'M'
		}
		dst = append(dst, command)
		for i, at := range c.points[:c.count] {
			if i > 0 {
				dst = append(dst, ' ')
			}
			dst = fmt.Appendf(dst, "%v %v", number(at.x), number(at.y))
		}
	}
	return fmt.Appendf(dst, `Z" fill="#%02x%02x%02x"/>`+"\n", ink.R, ink.G, ink.B)
}

// number is a length, written with at most two decimals.
type number float64

func (n number) String() string {
	return strconv.FormatFloat(math.Round(float64(n)*100)/100+0, 'f', -1, 64) // + 0 makes -0 a 0
}

// Style tells how to draw a diagram.
type Style struct {
	Palette drawing.Palette
	// Font is a font in the OpenType format for characters of notes that Go's own font (Latin, Greek and Cyrillic)
	// lacks; nil for none.
	Font []byte
	// Caption has lines of text below the board, the first of them in bold.
	Caption []string
}

// Side is the width of a picture, and the height of its board, in units, which are the pixels of a PNG at scale 1.
const Side = 640

// lineHeight is the room for a line of the caption.
const lineHeight = 32

// height returns the height of a picture with its caption.
func (s *Style) height() int { return Side + lineHeight*len(s.Caption) }

// shapesOf returns the shapes of a diagram and its caption, with paper behind them.
func shapesOf(d *diagram.Diagram, style *Style) []drawing.Shape {
	layout := drawing.LayoutIn(Side, Side)
	shapes := onPaper(d, &layout, Side, float32(style.height()))
	for i, line := range style.Caption {
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

func onPaper(d *diagram.Diagram, layout *drawing.Layout, width, height float32) []drawing.Shape {
	paper := drawing.Shape{Form: drawing.Bar, Ink: drawing.Ink{Colour: drawing.Ground}, W: width, H: height}
	return drawing.Shapes([]drawing.Shape{paper}, d, layout, nil)
}

package theme

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"ninefold/engine/picture/drawing"
	"ninefold/gui/view/icon"
)

// LineIcon returns an icon in a colour of the current theme, drawn for a size in pixels. Its lines are equally thick at
// every size. It returns nil for a name without a drawing.
func LineIcon(name icon.Name, colour drawing.Colour, pixels float32) fyne.Resource {
	const side = 24 // of a drawing
	svg, ok := icon.Drawing(name)
	if !ok {
		return nil
	}
	hex := Hex(colour)
	svg = strings.ReplaceAll(svg, "currentColor", hex)
	const strokeWidth = `stroke-width="`
	if before, rest, ok := strings.Cut(svg, strokeWidth); ok { // each drawing has it once
		width, after, _ := strings.Cut(rest, `"`)
		value, _ := strconv.ParseFloat(width, 32)
		svg = fmt.Sprintf(`%s%s%.2f"%s`, before, strokeWidth, float32(value)*pixels/side, after)
	}
	unique := fmt.Sprintf("line-%s%s-%g.svg", name, hex, pixels) // Fyne caches drawings by name
	return fyne.NewStaticResource(unique, []byte(svg))
}

// Hex returns a colour in the current theme as SVG writes it, for example #0067a8.
func Hex(c drawing.Colour) string {
	v := Palette().Colour(c)
	return fmt.Sprintf("#%02x%02x%02x", v.R, v.G, v.B)
}

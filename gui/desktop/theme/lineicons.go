package theme

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/view/icon"
)

// LineIcon returns a line icon in a colour of the current theme, drawn for a size in pixels. Its lines are equally
// thick at every size. For a name without a drawing it returns the theme's icon, or nil.
func LineIcon(name icon.Name, colour fyne.ThemeColorName, pixels float32) fyne.Resource {
	const side = 24 // of a drawing
	drawing, ok := icon.Drawing(name)
	if !ok {
		if other := fynetheme.Current().Icon(fyne.ThemeIconName(name)); other != nil {
			return fynetheme.NewColoredResource(other, colour)
		}
		return nil
	}
	hex := Hex(fynetheme.Color(colour))
	svg := strings.ReplaceAll(drawing, "currentColor", hex)
	const strokeWidth = `stroke-width="`
	if before, rest, ok := strings.Cut(svg, strokeWidth); ok { // each drawing has it once
		width, after, _ := strings.Cut(rest, `"`)
		value, _ := strconv.ParseFloat(width, 32)
		svg = fmt.Sprintf(`%s%s%.2f"%s`, before, strokeWidth, float32(value)*pixels/side, after)
	}
	unique := fmt.Sprintf("line-%s%s-%g.svg", name, hex, pixels) // Fyne caches drawings by name
	return fyne.NewStaticResource(unique, []byte(svg))
}

// Hex returns an opaque colour as SVG writes it, for example #0067a8.
func Hex(c color.Color) string {
	v := color.NRGBAModel.Convert(c).(color.NRGBA)
	return fmt.Sprintf("#%02x%02x%02x", v.R, v.G, v.B)
}

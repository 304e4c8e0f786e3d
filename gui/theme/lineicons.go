package theme

import (
	"embed"
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

//go:embed icons/line/*.svg
var iconFiles embed.FS

// The icons that are drawn with lines of one thickness, for what stands around the board. Each is a file of the folder
// icons/line.
const (
	LineHome     fyne.ThemeIconName = "home"
	LineNew      fyne.ThemeIconName = "new"
	LineOpen     fyne.ThemeIconName = "open"
	LineSave     fyne.ThemeIconName = "save"
	LineUndo     fyne.ThemeIconName = "undo"
	LineRedo     fyne.ThemeIconName = "redo"
	LineFirst    fyne.ThemeIconName = "first"
	LinePrevious fyne.ThemeIconName = "previous"
	LineNext     fyne.ThemeIconName = "next"
	LineLast     fyne.ThemeIconName = "last"
	LineEdit     fyne.ThemeIconName = "edit"
	LineErase    fyne.ThemeIconName = "erase"
	LineSearch   fyne.ThemeIconName = "search"
	LineHint     fyne.ThemeIconName = "hint"
	LineAnalyse  fyne.ThemeIconName = "analyse"
	LineCheck    fyne.ThemeIconName = "check"
	LinePlay     fyne.ThemeIconName = "play"
	LineStep     fyne.ThemeIconName = "step"
	LineRun      fyne.ThemeIconName = "run"
	LineLearn    fyne.ThemeIconName = "learn"
	LineTrain    fyne.ThemeIconName = "train"
	LineTest     fyne.ThemeIconName = "test"
	LinePaste    fyne.ThemeIconName = "paste"
	LineSudoku   fyne.ThemeIconName = "sudoku"
	LineMore     fyne.ThemeIconName = "more"
	LinePanel    fyne.ThemeIconName = "panel"
	LineClose    fyne.ThemeIconName = "close"
	LineCaret    fyne.ThemeIconName = "caret"
	LineWarning  fyne.ThemeIconName = "warning"
	LineCross    fyne.ThemeIconName = "cross" // the mark X
	LineRing     fyne.ThemeIconName = "ring"  // the mark O
)

// LineIcon returns a line icon in a colour of the present theme, drawn for a size in pixels. Its lines have the same
// thickness at every size. For a name without a drawing it returns the theme's icon, or nil if there is none.
func LineIcon(name fyne.ThemeIconName, colour fyne.ThemeColorName, pixels float32) fyne.Resource {
	const side = 24 // of the drawings
	drawing, err := iconFiles.ReadFile("icons/line/" + string(name) + ".svg")
	if err != nil {
		if icon := fynetheme.Current().Icon(name); icon != nil {
			return fynetheme.NewColoredResource(icon, colour)
		}
		return nil
	}
	hex := Hex(fynetheme.Color(colour))
	svg := strings.ReplaceAll(string(drawing), "currentColor", hex)
	const strokeWidth = `stroke-width="`
	if before, rest, ok := strings.Cut(svg, strokeWidth); ok { // which each drawing has once
		width, after, _ := strings.Cut(rest, `"`)
		value, _ := strconv.ParseFloat(width, 32)
		svg = fmt.Sprintf(`%s%s%.2f"%s`, before, strokeWidth, float32(value)*pixels/side, after)
	}
	unique := fmt.Sprintf("line-%s%s-%g.svg", name, hex, pixels) // Fyne keeps drawings by name
	return fyne.NewStaticResource(unique, []byte(svg))
}

// Hex returns an opaque colour as SVG writes it, such as #0067a8.
func Hex(c color.Color) string {
	v := color.NRGBAModel.Convert(c).(color.NRGBA)
	return fmt.Sprintf("#%02x%02x%02x", v.R, v.G, v.B)
}

package page

import (
	"encoding/base64"
	"math"
	"strconv"
	"strings"
)

// drawnColour is that of a character whose font has no colours of its own: one that can be read on light and on dark.
const drawnColour = "#808080"

// Draw is a character as the browser's fonts draw it on lines of so many pixels: a PNG, how wide that is, and how many
// of its pixels are below the line which characters stand on.
func Draw(char rune, line int) (file []byte, width, below int) {
	font := strconv.Itoa(line) + "px sans-serif"
	canvas := element("canvas")
	context := canvas.Call("getContext", "2d")
	context.Set("font", font)
	measured := context.Call("measureText", string(char))
	pixels := func(name string) int { return max(1, int(math.Ceil(measured.Get(name).Float()))) }
	width, below = pixels("width"), pixels("fontBoundingBoxDescent")
	above := pixels("fontBoundingBoxAscent")
	canvas.Set("width", width)
	canvas.Set("height", above+below)
	context.Set("font", font) // another size resets all
	context.Set("fillStyle", drawnColour)
	context.Call("fillText", string(char), 0, above)
	_, encoded, _ := strings.Cut(canvas.Call("toDataURL").String(), ",")
	file, _ = base64.StdEncoding.DecodeString(encoded)
	return file, width, below
}

package window

import (
	"fmt"
	"os"
	"strconv"

	"fyne.io/fyne/v2"
)

// scaleVariable names the variable of the environment from which Fyne takes its scale. It has no function for that.
const scaleVariable = "FYNE_SCALE"

const usualScale = 100 // percent

// ownScale returns the scale that the user has chosen for all programs with Fyne; usually 1.
func ownScale(app fyne.App) float32 {
	if scale, err := strconv.ParseFloat(os.Getenv(scaleVariable), 32); err == nil && scale > 0 {
		return float32(scale)
	}
	if scale := app.Settings().Scale(); scale > 0 {
		return scale
	}
	return 1
}

func setScale(own float32, percent int) {
	os.Setenv(scaleVariable, fmt.Sprint(own*float32(percent)/100))
}

// rescale paints all windows in the scale of the style. They keep their places on the screen, unless what they show
// then needs more; in the usual scale the main window has its usual size again.
func (w *Window) rescale() {
	setScale(w.scale, w.style.Scale)
	windows := []fyne.Window{w.window}
	for _, o := range w.others {
		windows = append(windows, o.window)
	}
	before := make([]float32, len(windows))
	for i, one := range windows {
		before[i] = one.Canvas().Scale()
	}
	w.app.Settings().SetTheme(w.app.Settings().Theme()) // Fyne then reads its scale
	for i, one := range windows {
		one.Resize(fyne.NewSize(sizeOf(one.Canvas(), before[i]/one.Canvas().Scale())))
	}
	if w.style.Scale == usualScale && !w.usual.IsZero() {
		w.window.Resize(w.usual)
	}
}

// sizeOf returns a window's size times a factor, in whole units, rounded down. Fyne rounds a size up to pixels: without
// that a window would grow by a pixel at each start.
func sizeOf(c fyne.Canvas, factor float32) (width, height float32) {
	width, height = c.Size().Components()
	return float32(int(width * factor)), float32(int(height * factor))
}

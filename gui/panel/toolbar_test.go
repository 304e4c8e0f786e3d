package panel

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/engine/test/fail"
	"ninefold/gui/theme"
	"ninefold/gui/view"
)

func TestTheToolbarHasTheColourOfTheMenus(t *testing.T) {
	v := NewView[view.Toolbar](&Options{})
	window := test.NewTempWindow(t, v)
	window.Resize(fyne.NewSize(1000, 60))
	v.redraw()
	ground, ok := v.pen.objects[0].(*canvas.Rectangle)
	fail.If(t, !ok || ground.FillColor != fynetheme.Color(theme.ColorBackground),
		"the ground of the toolbar is %+v", v.pen.objects[0])
}

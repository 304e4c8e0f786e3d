package board

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// frame is a frame round a rectangle: four bars with round ends. As one rectangle with a border, whose inside is drawn too though
// nothing of it is seen, the board's would take as long as all the rest of the window where there is no graphics card.
type frame [4]*canvas.Rectangle

func newFrame() frame {
	var f frame
	for i := range f {
		f[i] = canvas.NewRectangle(color.Transparent)
	}
	return f
}

// appendTo adds the frame to what is drawn: in a colour and of a thickness, half of it outside the rectangle.
func (f *frame) appendTo(objects []fyne.CanvasObject, ink color.Color, at fyne.Position, size fyne.Size, thick float32) []fyne.CanvasObject {
	at, size = at.SubtractXY(thick/2, thick/2), size.AddWidthHeight(thick, thick)
	lying, standing := fyne.NewSize(size.Width, thick), fyne.NewSize(thick, size.Height)
	for i, bar := range [...]struct {
		at   fyne.Position
		size fyne.Size
	}{
		{at, lying}, {at.AddXY(0, size.Height-thick), lying}, {at, standing}, {at.AddXY(size.Width-thick, 0), standing},
	} {
		f[i].FillColor, f[i].CornerRadius = ink, thick/2
		f[i].Move(bar.at)
		f[i].Resize(bar.size)
		objects = append(objects, f[i])
	}
	return objects
}

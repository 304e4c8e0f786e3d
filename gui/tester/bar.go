package tester

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"ninefold/gui/theme"
)

// bar is a thin bar that shows how far a test has come. Its room is kept while it is not seen.
type bar struct {
	content *fyne.Container
	share   float32 // of the cases that are done
}

func newBar() *bar {
	ground, done := canvas.NewRectangle(fynetheme.Color(theme.ColorTrack)),
		canvas.NewRectangle(fynetheme.Color(fynetheme.ColorNamePrimary))
	ground.StrokeColor, ground.StrokeWidth = fynetheme.Color(theme.ColorHairline), 1
	ground.CornerRadius, done.CornerRadius = theme.Unit/2, theme.Unit/2
	b := &bar{}
	b.content = container.New(b, ground, done)
	b.hide()
	return b
}

func (b *bar) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, theme.Unit) }

func (b *bar) Layout(rectangles []fyne.CanvasObject, size fyne.Size) {
	rectangles[0].Resize(size)
	rectangles[1].Resize(fyne.NewSize(size.Width*b.share, size.Height))
}

// show shows how many of the cases are done.
func (b *bar) show(done, total int) {
	b.share = float32(done) / float32(max(1, total))
	for _, rectangle := range b.content.Objects {
		rectangle.Show()
	}
	b.content.Refresh()
}

// hide shows nothing.
func (b *bar) hide() {
	for _, rectangle := range b.content.Objects {
		rectangle.Hide()
	}
}

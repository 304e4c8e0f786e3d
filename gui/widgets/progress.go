package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// ProgressLine is a thin line that says how far something has come. It is nothing at all while nothing is under way.
type ProgressLine struct {
	widget.BaseWidget
	fraction float32
}

// NewProgressLine is a line that shows nothing.
func NewProgressLine() *ProgressLine {
	p := &ProgressLine{}
	p.ExtendBaseWidget(p)
	return p
}

const progressHeight = 3 // units

// SetFraction shows a fraction, 0..1.
func (p *ProgressLine) SetFraction(fraction float32) {
	if p.fraction != fraction {
		p.fraction = fraction
		p.Refresh()
	}
}

func (p *ProgressLine) CreateRenderer() fyne.WidgetRenderer {
	line := canvas.NewRectangle(color.Transparent)
	return &progressRenderer{p, line, []fyne.CanvasObject{line}}
}

type progressRenderer struct {
	progress *ProgressLine
	line     *canvas.Rectangle
	objects  []fyne.CanvasObject
}

func (r *progressRenderer) Destroy()                     {}
func (r *progressRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *progressRenderer) MinSize() fyne.Size           { return fyne.NewSize(0, progressHeight) }

func (r *progressRenderer) Layout(size fyne.Size) {
	r.line.Resize(fyne.NewSize(size.Width*r.progress.fraction, size.Height))
}

func (r *progressRenderer) Refresh() {
	r.line.FillColor = theme.Color(theme.ColorNamePrimary)
	r.Layout(r.progress.Size())
	canvas.Refresh(r.progress)
}

package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/desktop/panel"
	"ninefold/gui/desktop/theme"
	"ninefold/gui/view"
	"ninefold/gui/view/keys"
)

// dialog is a sheet over a window, which cannot be used meanwhile. It grows with its content, within the window. Its
// upper edge stays in place while there is room below.
type dialog struct {
	sheet  *panel.Sheet
	shade  *shade // over the window
	ground *canvas.Rectangle
	veil   *fyne.Container // contains all of that
	window fyne.Size       // in which it was placed
	top    float32         // of its upper edge at that time
}

func (f *frame) opened(data view.Sheet) *dialog {
	d := &dialog{sheet: panel.NewSheet(f.options(f.events), false),
		ground: canvas.NewRectangle(fynetheme.Color(fynetheme.ColorNameOverlayBackground))}
	const blur, down = 14, 4 // units, of the shadow
	d.shade = newShade(func(at fyne.Position) {
		if !within(d.ground, at) {
			f.events.Key(keys.Alone(keys.Escape))
		}
	})
	d.ground.CornerRadius = theme.DialogRadius
	d.ground.Shadow = canvas.Shadow{Color: fynetheme.Color(fynetheme.ColorNameShadow), BlurRadius: blur,
		Offset: fyne.NewPos(0, down)}
	d.sheet.Set(data)
	d.veil = container.New(d, d.shade, d.ground, d.sheet)
	f.window.Canvas().Overlays().Add(d.veil)
	d.sheet.Focus(f.window.Canvas())
	return d
}

// show shows other data. The keyboard stays where it is, unless the data move it.
func (d *dialog) show(data view.Sheet, c fyne.Canvas) {
	was := d.sheet.Shown()
	if !d.sheet.Set(data) {
		return
	}
	d.Layout(nil, d.veil.Size())
	if data.Moves(&was) {
		d.sheet.Focus(c)
	}
}

// MinSize returns zero: the window has its own minimum.
func (*dialog) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layout places the dialog in a window of a size.
func (d *dialog) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const margin = theme.Gap
	if size.IsZero() {
		return
	}
	d.shade.Resize(size)
	width := min(d.sheet.Width(), size.Width-2*margin)
	height := min(d.sheet.Height(width), size.Height-2*margin)
	if d.window != size {
		d.window, d.top = size, (size.Height-height)/2
	}
	at := fyne.NewPos((size.Width-width)/2, max(margin, min(d.top, size.Height-margin-height)))
	for _, o := range [...]fyne.CanvasObject{d.ground, d.sheet} {
		o.Move(at)
		o.Resize(fyne.NewSize(width, height))
	}
}

// within reports whether a position in the window is on an object.
func within(o fyne.CanvasObject, at fyne.Position) bool {
	at = at.Subtract(o.Position())
	return at.X >= 0 && at.Y >= 0 && at.X < o.Size().Width && at.Y < o.Size().Height
}

// shade darkens a window below a dialog, and is told of clicks that nothing else takes.
type shade struct {
	widget.BaseWidget
	tapped func(fyne.Position)
}

func newShade(tapped func(fyne.Position)) *shade {
	s := &shade{tapped: tapped}
	s.ExtendBaseWidget(s)
	return s
}

func (s *shade) Tapped(e *fyne.PointEvent) { s.tapped(e.Position) }

func (s *shade) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(fynetheme.Color(fynetheme.ColorNameShadow)))
}

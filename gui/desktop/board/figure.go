package board

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"ninefold/engine/picture/drawing"
)

// figure holds the canvas objects of a shape.
type figure struct {
	form    drawing.Form
	objects []fyne.CanvasObject
}

// part returns object i of a figure, which it makes the first time.
func part[O fyne.CanvasObject](f *figure, i int, fresh func() O) O {
	if i == len(f.objects) {
		f.objects = append(f.objects, fresh())
	}
	return f.objects[i].(O)
}

func newBar() *canvas.Rectangle { return canvas.NewRectangle(color.Transparent) }

// draw makes the figure look like a shape.
func (f *figure) draw(s *drawing.Shape, palette *drawing.Palette) {
	ink := palette.Ink(s.Ink)
	switch s.Form {
	case drawing.Bar:
		bar := part(f, 0, newBar)
		bar.FillColor, bar.CornerRadius = ink, s.Round
		place(bar, s.X, s.Y, s.W, s.H)
	case drawing.Frame:
		f.drawFrame(s, ink)
	case drawing.Disc:
		disc := part(f, 0, func() *canvas.Circle { return &canvas.Circle{} })
		disc.FillColor = ink
		place(disc, s.X, s.Y, s.W, s.W)
	case drawing.Ring:
		ring := part(f, 0, func() *canvas.Arc { return canvas.NewArc(0, 360, 0, ink) })
		ring.FillColor, ring.CutoutRatio = ink, 1-2*s.Pen/s.W
		place(ring, s.X, s.Y, s.W, s.W)
	case drawing.Stroke:
		drawStroke(part(f, 0, func() *canvas.BezierCurve { return &canvas.BezierCurve{} }), s, ink)
	case drawing.Wedge:
		drawWedge(part(f, 0, func() *canvas.ArbitraryPolygon { return &canvas.ArbitraryPolygon{} }), s, ink)
	case drawing.Words:
		drawWords(part(f, 0, func() *canvas.Text { return &canvas.Text{} }), s, ink)
	}
}

func place(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// drawFrame draws four bars and four corners: a single rectangle would also draw its transparent inside, which without
// a graphics card takes as long as the rest of the window. They overlap a little, because the ends of an arc are soft.
func (f *figure) drawFrame(s *drawing.Shape, ink color.Color) {
	round := max(s.Round, s.Pen)
	right, foot, between := s.X+s.W, s.Y+s.H, round-1
	for i, at := range [...][4]float32{
		{s.X + between, s.Y, s.W - 2*between, s.Pen}, {s.X + between, foot - s.Pen, s.W - 2*between, s.Pen},
		{s.X, s.Y + between, s.Pen, s.H - 2*between}, {right - s.Pen, s.Y + between, s.Pen, s.H - 2*between},
	} {
		bar := part(f, i, newBar)
		bar.FillColor = ink
		place(bar, at[0], at[1], at[2], at[3])
	}
	for i, at := range [...][2]float32{
		{right - 2*round, s.Y}, {right - 2*round, foot - 2*round}, {s.X, foot - 2*round}, {s.X, s.Y},
	} {
		quarter := float32(i) * 90
		corner := part(f, 4+i, func() *canvas.Arc { return canvas.NewArc(quarter, quarter+90, 0, ink) })
		corner.FillColor, corner.CutoutRatio = ink, 1-s.Pen/round
		place(corner, at[0], at[1], 2*round, 2*round)
	}
}

// drawStroke draws a line as a curve, since only curves have round ends.
func drawStroke(curve *canvas.BezierCurve, s *drawing.Shape, ink color.Color) {
	half := s.Pen / 2
	left, top := min(s.X, s.X+s.W)-half, min(s.Y, s.Y+s.H)-half
	curve.StrokeColor, curve.StrokeWidth = ink, s.Pen
	curve.StartPoint = fyne.NewPos(s.X-left, s.Y-top)
	curve.EndPoint = fyne.NewPos(s.X+s.W-left, s.Y+s.H-top)
	place(curve, left, top, max(s.W, -s.W)+s.Pen, max(s.H, -s.H)+s.Pen)
}

func drawWedge(polygon *canvas.ArbitraryPolygon, s *drawing.Shape, ink color.Color) {
	left, top := min(s.X, s.X+s.W), min(s.Y, s.Y+s.H)
	at := func(x, y float32) fyne.Position { return fyne.NewPos(x-left, y-top) }
	polygon.Points = []fyne.Position{at(s.X+s.W, s.Y), at(s.X, s.Y), at(s.X, s.Y+s.H)}
	polygon.FillColor = ink
	place(polygon, left, top, max(s.W, -s.W), max(s.H, -s.H))
}

// drawWords draws a line of text a little below the middle, so that its digits are centred.
func drawWords(text *canvas.Text, s *drawing.Shape, ink color.Color) {
	text.Text, text.TextSize, text.Color, text.Alignment = s.Text, s.H, ink, fyne.TextAlignCenter
	text.TextStyle.Bold = s.Face == drawing.Bold
	size := text.MinSize()
	if size.Width > s.W {
		text.TextSize *= s.W / size.Width
		size = text.MinSize()
	}
	const below = 0.03
	place(text, s.X-size.Width/2, s.Y-size.Height/2-below*text.TextSize, size.Width, size.Height)
}

package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"ninefold/gui/locale"
	"ninefold/gui/theme"
)

// ChartData is a value over the steps of a line, as plain data.
type ChartData struct {
	Points  []ChartPoint
	Current int // the step shown
}

// ChartPoint is one step of a chart.
type ChartPoint struct {
	Value  float32 // 0 at the foot, 1 at the top
	Known  bool
	Turned bool   // a diamond
	Label  string // the step and its value in words
}

// Chart draws how a value went over the steps of a line. A click goes to a step; point is given the one that the
// pointer is on, -1 when it leaves, and tip its words.
type Chart struct {
	widget.BaseWidget
	goTo  func(step int)
	point func(step int)
	tip   func(string)
	data  ChartData
}

var (
	_ fyne.Tappable     = (*Chart)(nil)
	_ desktop.Hoverable = (*Chart)(nil)
	_ fyne.Accessible   = (*Chart)(nil)
)

// NewChart is a chart of nothing, which is hidden.
func NewChart(goTo, point func(step int), tip func(string)) *Chart {
	c := &Chart{goTo: goTo, point: point, tip: tip}
	c.ExtendBaseWidget(c)
	c.Hide()
	return c
}

// SetData draws the data; without points the chart is hidden.
func (c *Chart) SetData(data ChartData) {
	c.data = data
	c.Hidden = len(data.Points) == 0
	c.Refresh()
}

func (c *Chart) Tapped(e *fyne.PointEvent) {
	if step, ok := c.at(e.Position); ok {
		c.goTo(step)
	}
}

func (c *Chart) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }

func (c *Chart) MouseOut() {
	c.point(-1)
	c.tip("")
}

func (c *Chart) MouseMoved(e *desktop.MouseEvent) {
	if step, ok := c.at(e.Position); ok {
		c.point(step)
		c.tip(c.data.Points[step].Label)
	}
}

func (c *Chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (c *Chart) AccessibilityLabel() string {
	label := locale.Text("chart.label")
	if c.data.Current < len(c.data.Points) {
		label = locale.Sentences(label, c.data.Points[c.data.Current].Label)
	}
	return label
}

const (
	chartHeight = 96 // units
	chartLeft   = 22 // for the letters
)

// at is the step that a place of the chart belongs to.
func (c *Chart) at(p fyne.Position) (int, bool) {
	n := len(c.data.Points)
	if n == 0 {
		return 0, false
	}
	step := int((p.X-chartLeft)/c.step(c.Size().Width) + 0.5)
	return min(max(step, 0), n-1), true
}

// step is how far two steps are apart; a short line does not take the whole width.
func (c *Chart) step(width float32) float32 {
	const widest = 24
	return min(widest, (width-chartLeft-fynetheme.InnerPadding())/float32(max(1, len(c.data.Points)-1)))
}

func (c *Chart) CreateRenderer() fyne.WidgetRenderer {
	r := &chartRenderer{
		chart: c, ground: canvas.NewRectangle(color.Transparent), middle: canvas.NewLine(color.Transparent),
		now: canvas.NewLine(color.Transparent), dot: canvas.NewCircle(color.Transparent),
		top: canvas.NewText("X", color.Transparent), foot: canvas.NewText("O", color.Transparent),
	}
	r.Refresh()
	return r
}

type chartRenderer struct {
	chart       *Chart
	ground      *canvas.Rectangle
	middle, now *canvas.Line
	dot         *canvas.Circle
	top, foot   *canvas.Text
	lines       []*canvas.Line
	diamonds    []*canvas.RegularPolygon
	objects     []fyne.CanvasObject
}

func (r *chartRenderer) Destroy()                     {}
func (r *chartRenderer) Layout(fyne.Size)             { r.arrange() }
func (r *chartRenderer) MinSize() fyne.Size           { return fyne.NewSize(120, chartHeight) }
func (r *chartRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *chartRenderer) Refresh() {
	r.arrange()
	canvas.Refresh(r.chart)
}

// arrange places everything and puts it in the order in which it is drawn.
func (r *chartRenderer) arrange() {
	size, data := r.chart.Size(), &r.chart.data
	pad := fynetheme.InnerPadding()
	width, height := size.Width-chartLeft-pad, size.Height-2*pad
	step := r.chart.step(size.Width)
	at := func(i int) fyne.Position {
		return fyne.NewPos(chartLeft+float32(i)*step, pad+(1-data.Points[i].Value)*height)
	}
	r.objects = r.objects[:0]
	r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth = fynetheme.Color(theme.ColorCell), fynetheme.Color(theme.ColorGrid), 1
	r.ground.CornerRadius = fynetheme.Size(fynetheme.SizeNameInputRadius)
	r.ground.Move(fyne.NewPos(chartLeft-pad/2, pad/2))
	r.ground.Resize(fyne.NewSize(width+pad, height+pad))
	r.middle.StrokeColor, r.middle.StrokeWidth = fynetheme.Color(theme.ColorHatch), 1
	r.middle.Position1, r.middle.Position2 = fyne.NewPos(chartLeft, pad+height/2), fyne.NewPos(chartLeft+width, pad+height/2)
	r.objects = append(r.objects, r.ground, r.middle)
	r.addLetter(r.top, theme.ColorCross, 0)
	r.addLetter(r.foot, theme.ColorRing, size.Height-r.foot.MinSize().Height)
	if data.Current < len(data.Points) {
		x := chartLeft + float32(data.Current)*step
		r.now.StrokeColor, r.now.StrokeWidth = fynetheme.Color(theme.ColorPointed), 1.5
		r.now.Position1, r.now.Position2 = fyne.NewPos(x, pad/2), fyne.NewPos(x, pad*1.5+height)
		r.objects = append(r.objects, r.now)
	}
	r.addLines(at)
	r.addPoints(at)
}

func (r *chartRenderer) addLetter(t *canvas.Text, name fyne.ThemeColorName, y float32) {
	t.Color, t.TextSize, t.TextStyle = fynetheme.Color(name), fynetheme.CaptionTextSize(), fyne.TextStyle{Bold: true}
	t.Move(fyne.NewPos(fynetheme.Padding(), y))
	t.Resize(t.MinSize())
	r.objects = append(r.objects, t)
}

// addLines joins the known values; over a gap the line is thin.
func (r *chartRenderer) addLines(at func(int) fyne.Position) {
	used, before := 0, -1
	for i, p := range r.chart.data.Points {
		if !p.Known {
			continue
		}
		if before >= 0 {
			if used == len(r.lines) {
				r.lines = append(r.lines, canvas.NewLine(color.Transparent))
			}
			l := r.lines[used]
			used++
			l.StrokeColor, l.StrokeWidth = fynetheme.Color(theme.ColorInk), 2
			if i > before+1 {
				l.StrokeColor, l.StrokeWidth = fynetheme.Color(theme.ColorHatch), 1
			}
			l.Position1, l.Position2 = at(before), at(i)
			r.objects = append(r.objects, l)
		}
		before = i
	}
}

// addPoints draws a diamond where the game turned, and a dot at the step shown.
func (r *chartRenderer) addPoints(at func(int) fyne.Position) {
	const diamond, dot = 11, 8
	used := 0
	for i, p := range r.chart.data.Points {
		if !p.Turned || !p.Known {
			continue
		}
		if used == len(r.diamonds) {
			r.diamonds = append(r.diamonds, canvas.NewRegularPolygon(4, color.Transparent))
		}
		d := r.diamonds[used]
		used++
		d.FillColor = fynetheme.Color(theme.ColorConflict)
		d.Move(at(i).SubtractXY(diamond/2.0, diamond/2.0))
		d.Resize(fyne.NewSquareSize(diamond))
		r.objects = append(r.objects, d)
	}
	if i := r.chart.data.Current; i < len(r.chart.data.Points) && r.chart.data.Points[i].Known {
		r.dot.FillColor = fynetheme.Color(theme.ColorPointed)
		r.dot.Move(at(i).SubtractXY(dot/2, dot/2))
		r.dot.Resize(fyne.NewSquareSize(dot))
		r.objects = append(r.objects, r.dot)
	}
}

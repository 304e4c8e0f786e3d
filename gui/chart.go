package gui

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

// chartView is a value over the steps of a line, as plain data.
type chartView struct {
	points  []chartPoint
	current int // the step shown
}

// chartPoint is one step of a chart.
type chartPoint struct {
	value  float32 // 0 at the foot, 1 at the top
	known  bool
	turned bool   // a diamond
	label  string // the step and its value in words
}

// chart draws how a value went over the steps of a line. A click goes to a step; hint is given the words of the one that
// the pointer is on.
type chart struct {
	widget.BaseWidget
	goTo func(step int)
	hint func(string)
	view chartView
}

var (
	_ fyne.Tappable     = (*chart)(nil)
	_ desktop.Hoverable = (*chart)(nil)
	_ fyne.Accessible   = (*chart)(nil)
)

func newChart(goTo func(step int), hint func(string)) *chart {
	c := &chart{goTo: goTo, hint: hint}
	c.ExtendBaseWidget(c)
	c.Hide()
	return c
}

// show draws a view; one without points is not shown at all.
func (c *chart) show(view chartView) {
	c.view = view
	c.Hidden = len(view.points) == 0
	c.Refresh()
}

func (c *chart) Tapped(e *fyne.PointEvent) {
	if step, ok := c.at(e.Position); ok {
		c.goTo(step)
	}
}

func (c *chart) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }
func (c *chart) MouseOut()                     { c.hint("") }

func (c *chart) MouseMoved(e *desktop.MouseEvent) {
	if step, ok := c.at(e.Position); ok {
		c.hint(c.view.points[step].label)
	}
}

func (c *chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (c *chart) AccessibilityLabel() string {
	label := locale.Text("chart.label")
	if c.view.current < len(c.view.points) {
		label += " " + c.view.points[c.view.current].label
	}
	return label
}

const (
	chartHeight = 96 // units
	chartLeft   = 22 // for the letters
)

// at is the step that a place of the chart belongs to.
func (c *chart) at(p fyne.Position) (int, bool) {
	n := len(c.view.points)
	if n == 0 {
		return 0, false
	}
	step := int((p.X-chartLeft)/c.step(c.Size().Width) + 0.5)
	return min(max(step, 0), n-1), true
}

// step is how far two steps are apart; a short line does not take the whole width.
func (c *chart) step(width float32) float32 {
	const widest = 24
	return min(widest, (width-chartLeft-fynetheme.InnerPadding())/float32(max(1, len(c.view.points)-1)))
}

func (c *chart) CreateRenderer() fyne.WidgetRenderer {
	r := &chartRenderer{
		chart: c, ground: canvas.NewRectangle(color.Transparent), middle: canvas.NewLine(color.Transparent),
		now: canvas.NewLine(color.Transparent), dot: canvas.NewCircle(color.Transparent),
		top: canvas.NewText("X", color.Transparent), foot: canvas.NewText("O", color.Transparent),
	}
	r.Refresh()
	return r
}

type chartRenderer struct {
	chart       *chart
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
	size, view := r.chart.Size(), &r.chart.view
	pad := fynetheme.InnerPadding()
	width, height := size.Width-chartLeft-pad, size.Height-2*pad
	step := r.chart.step(size.Width)
	at := func(i int) fyne.Position {
		return fyne.NewPos(chartLeft+float32(i)*step, pad+(1-view.points[i].value)*height)
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
	if view.current < len(view.points) {
		x := chartLeft + float32(view.current)*step
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
	for i, p := range r.chart.view.points {
		if !p.known {
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
	for i, p := range r.chart.view.points {
		if !p.turned || !p.known {
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
	if i := r.chart.view.current; i < len(r.chart.view.points) && r.chart.view.points[i].known {
		r.dot.FillColor = fynetheme.Color(theme.ColorPointed)
		r.dot.Move(at(i).SubtractXY(dot/2, dot/2))
		r.dot.Resize(fyne.NewSquareSize(dot))
		r.objects = append(r.objects, r.dot)
	}
}

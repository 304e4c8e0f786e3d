package widgets

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// someChart is the data of a line of six steps, of which the third is not known.
func someChart() ChartData {
	var data ChartData
	for i, value := range []float32{0.5, 0.6, 0, 0.2, 1, 0} {
		data.Points = append(data.Points, ChartPoint{Value: value, Known: i != 2, Turned: i == 3, Label: "step " + string(rune('0'+i))})
	}
	data.Current = 1
	return data
}

// drawnChart is a chart of a width, with what it was told.
func drawnChart(data ChartData, width float32) (c *Chart, went *[]int, tips *[]string) {
	went, tips = new([]int), new([]string)
	c = NewChart(func(i int) { *went = append(*went, i) }, func(int) {}, func(s string) { *tips = append(*tips, s) })
	c.SetData(data)
	c.Resize(fyne.NewSize(width, chartHeight))
	return c, went, tips
}

func (c *Chart) placeOf(step int) fyne.Position {
	return fyne.NewPos(chartLeft+float32(step)*c.step(c.Size().Width), 40)
}

func TestAClickOnTheChartGoesToItsStep(t *testing.T) {
	for _, width := range []float32{120, 280, 2000} {
		c, went, _ := drawnChart(someChart(), width)
		for i := range c.data.Points {
			c.Tapped(&fyne.PointEvent{Position: c.placeOf(i)})
		}
		c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(0, 0)})
		c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(width, 0)})
		if !slices.Equal(*went, []int{0, 1, 2, 3, 4, 5, 0, 5}) {
			t.Errorf("at %v units clicks went to %v", width, *went)
		}
	}
}

func TestThePointerOnTheChartSaysWhatAStepIsWorth(t *testing.T) {
	c, _, tips := drawnChart(someChart(), 280)
	at := func(step int) *desktop.MouseEvent {
		return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: c.placeOf(step)}}
	}
	c.MouseIn(at(0))
	c.MouseMoved(at(4))
	c.MouseOut()
	if want := []string{"step 0", "step 4", ""}; !slices.Equal(*tips, want) {
		t.Errorf("said %q, want %q", *tips, want)
	}
}

func TestAChartOfNothingIsHidden(t *testing.T) {
	c, went, tips := drawnChart(ChartData{}, 280)
	c.Tapped(&fyne.PointEvent{Position: c.placeOf(0)})
	c.MouseMoved(&desktop.MouseEvent{})
	if c.Visible() || len(*went)+len(*tips) > 0 {
		t.Errorf("visible: %v; %v, %v", c.Visible(), *went, *tips)
	}
	if c.SetData(someChart()); !c.Visible() {
		t.Error("a chart with points is hidden")
	}
	if c.SetData(ChartData{Points: []ChartPoint{{}}, Current: 7}); c.AccessibilityLabel() == "" {
		t.Error("a step that is not in the chart takes its words away")
	}
}

func TestTheChartDrawsWhatItKnows(t *testing.T) {
	c, _, _ := drawnChart(someChart(), 280)
	r := test.WidgetRenderer(c).(*chartRenderer)
	r.Layout(c.Size())
	if len(r.lines) != 4 || len(r.diamonds) != 1 {
		t.Errorf("%d lines, %d diamonds; want 4 and 1", len(r.lines), len(r.diamonds))
	}
	over := r.lines[1] // from step 1 to step 3
	if over.Position1.X != c.placeOf(1).X || over.Position2.X != c.placeOf(3).X || over.StrokeWidth >= r.lines[0].StrokeWidth {
		t.Errorf("over the gap the line goes from %v to %v, %v thick", over.Position1, over.Position2, over.StrokeWidth)
	}
	if best, worst := r.lines[2].Position2, r.lines[3].Position2; best.Y >= worst.Y || best.Y < 0 || worst.Y > chartHeight {
		t.Errorf("a won step is drawn at %v, a lost one at %v", best, worst)
	}
	if !strings.HasSuffix(c.AccessibilityLabel(), "step 1") {
		t.Errorf("a screen reader says %q", c.AccessibilityLabel())
	}
	c.SetData(ChartData{Points: someChart().Points[:2]})
	if lines := len(r.Objects()); lines != 4+1+1+1 { // ground, middle, two letters; the step shown; a line; a dot
		t.Errorf("of two steps %d objects are drawn", lines)
	}
}

package insight

import (
	"slices"

	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/session"
	"ninefold/gui/widgets"
)

// Chart is the value over the steps of the line, as far as analysis or a review has found it out.
type Chart struct {
	Nothing
	host   *Host
	values Values
	review *Review
}

// NewChart is a chart of what values know, with the turning points that a review has found.
func NewChart(host *Host, values Values, review *Review) *Chart {
	return &Chart{host: host, values: values, review: review}
}

// Show draws the chart when analysis or a review has something to say about the line.
func (c *Chart) Show(v *View) {
	s := c.host.Session
	if s.Shown != session.TicTacToe || !s.Settings.Analysis && !c.review.On() {
		return
	}
	line := s.Game.Line()
	data := widgets.ChartData{Current: slices.Index(line, s.Game.Current())}
	known := false
	for n := range v.Rows {
		if v.Rows[n].Branch {
			continue
		}
		words, i := v.Rows[n].Words, len(data.Points)
		point := widgets.ChartPoint{Label: words}
		if value, ok := c.values.ForX(s.Game.State(line[i]).Position); ok {
			point.Known, known = true, true
			point.Value = float32(value.Permille) / 1000
			point.Label = locale.Text("chart.step", locale.Args{"Step": words, "Value": locale.Value(value, tictactoe.X)})
		}
		if g, ok := c.review.Grade(i); ok {
			point.Turned = g.Turning
		}
		data.Points = append(data.Points, point)
	}
	if known {
		v.Chart = data
	}
}

package insight

import (
	"ninefold/engine/history"
	"ninefold/engine/search"
	"ninefold/engine/tictactoe"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/scene"
	"ninefold/gui/searches"
	"ninefold/gui/session"
	"ninefold/gui/view"
)

// Chart shows the values over the steps of the line, as far as analysis or a review has found them.
type Chart struct {
	overlay.Idle
	host   *overlay.Host
	values searches.Values
	review *Review
}

// NewChart returns a chart of the known values, with the turning points of the review.
func NewChart(host *overlay.Host, values searches.Values, review *Review) *Chart {
	return &Chart{host: host, values: values, review: review}
}

// Show draws the chart if analysis or a review is on. During a review it is that of the line reviewed.
func (c *Chart) Show(v *overlay.Board) {
	s := c.host.Session
	if s.Shown != session.TicTacToe || !s.Settings.Analysis && !c.review.On() {
		return
	}
	line := c.review.Line()
	data := view.Graph{Current: c.review.Step()}
	known := false
	for i, step := range s.Game.Steps(line) {
		words := scene.Game{Game: s.Game}.Step(step)
		point := view.Point{Label: words}
		if value, ok := c.value(line[i]); ok {
			point.Known, known = true, true
			point.Value = share(value)
			point.Label = locale.Text("chart.step",
				locale.Args{"Step": words, "Value": locale.Words().Value(value, tictactoe.X)})
		}
		if g, ok := c.review.Grade(line[i]); ok {
			point.Wrong, point.Turned = g.Verdict != search.Good, g.Turning
		}
		data.Points = append(data.Points, point)
	}
	if !known {
		return
	}
	if v.Value == nil {
		v.Value = c.now(line[data.Current])
	}
	v.Value.Graph = data
}

// now describes the value of the step shown, or how the game ended there.
func (c *Chart) now(id history.ID) *view.Value {
	if p := c.host.Session.Game.State(id).Position; p.Over() {
		v := worthAtEnd(&p, scene.Game{Game: c.host.Session.Game}.Names())
		v.Hint = ""
		return v
	}
	if value, ok := c.value(id); ok {
		return worthOf(value, tictactoe.X)
	}
	return &view.Value{}
}

// value returns the value of a step for X, and false if it is not known.
func (c *Chart) value(id history.ID) (search.Value, bool) {
	if value, ok := c.review.ForX(id); ok {
		return value, true
	}
	return c.values.ForX(c.host.Session.Game.State(id).Position)
}

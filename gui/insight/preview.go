package insight

import (
	"ninefold/engine/diagram"
	"ninefold/engine/history"
	"ninefold/gui/locale"
	"ninefold/gui/overlay"
	"ninefold/gui/scene"
)

// Preview shows another step while the chart is pointed at: its board with the best line, what is said of it and its
// value, until the user goes to another step.
type Preview struct {
	overlay.Idle
	Host  *overlay.Host
	chart *Chart
	step  int        // pointed at, in the chart's line; -1 for none
	from  history.ID // the step that was current then
}

// NewPreview returns a preview of the steps of a chart.
func NewPreview(host *overlay.Host, chart *Chart) *Preview {
	return &Preview{Host: host, chart: chart, step: -1}
}

// Point tells that the pointer has come to a step in the chart, or has left it with -1.
func (p *Preview) Point(step int) {
	if p.step != step {
		p.step, p.from = step, p.Host.Session.Game.Current()
		p.Host.Render()
	}
}

// Advance drops the step that was pointed at from another one.
func (p *Preview) Advance() {
	if p.from != p.Host.Session.Game.Current() {
		p.step = -1
	}
}

// Show shows the step that is pointed at in the place of the current one.
func (p *Preview) Show(v *overlay.Board) {
	line := p.chart.Review.Line()
	if !p.Host.Session.GameShown() || v.Value == nil || p.step < 0 || p.step >= len(line) {
		return
	}
	id := line[p.step]
	g := scene.Game{Game: p.Host.Session.Game}
	position := g.State(id).Position
	best := p.chart.best(id)
	v.Diagram, v.Icon = diagram.OfPosition(&position), scene.Sign(&position)
	v.Status = locale.Words().Turn(&position, g.Names())
	drawLine(&v.Diagram, &position, best)
	value := p.chart.now(id)
	value.Graph = v.Value.Graph
	if v.Value.Best != "" || v.Value.Work != "" || v.Value.Hint != "" { // so that the card keeps its height
		value.Best, value.Work, value.Hint = locale.Words().Moves(best), locale.Text("chart.pointed"), ""
	}
	v.Value = value
}

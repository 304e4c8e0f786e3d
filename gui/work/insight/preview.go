package insight

import (
	"ninefold/engine/history"
	"ninefold/engine/picture/diagram"
	"ninefold/gui/language"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
)

// Preview shows another step while the user points at the chart: its board with the best line, its words and its value.
// It ends when the user goes to another step.
type Preview struct {
	overlay.Idle
	Host  *overlay.Host
	chart *Chart
	step  int        // the step pointed at in the chart's line; -1 for none
	from  history.ID // the current step at that time
}

// NewPreview returns a preview of the steps of a chart.
func NewPreview(host *overlay.Host, chart *Chart) *Preview {
	return &Preview{Host: host, chart: chart, step: -1}
}

// Point is called when the pointer has come to a step in the chart, or with -1 when it has left.
func (p *Preview) Point(step int) {
	if p.step != step {
		p.step, p.from = step, p.Host.Session.Game.Current()
	}
}

// Advance ends the preview when the current step has changed.
func (p *Preview) Advance() {
	if p.from != p.Host.Session.Game.Current() {
		p.step = -1
	}
}

// Rest ends the preview.
func (p *Preview) Rest() { p.step = -1 }

// Show replaces the current step by the one pointed at.
func (p *Preview) Show(v *overlay.Board) {
	line := p.chart.Review.Line()
	if v.Value == nil || p.step < 0 || p.step >= len(line) {
		return
	}
	id := line[p.step]
	g := scene.Game{Game: p.Host.Session.Game}
	position := g.State(id).Position
	best := p.chart.best(id)
	v.Diagram, v.Icon = diagram.OfPosition(&position), scene.TurnIcon(&position)
	v.Status = language.Words().Turn(&position, g.Names())
	drawLine(&v.Diagram, &position, best)
	value := p.chart.now(id)
	value.Graph = v.Value.Graph
	if v.Value.Best != "" || v.Value.Work != "" || v.Value.Hint != "" { // the card must keep its height
		value.Best, value.Work, value.Hint = language.Words().Moves(best), language.Text("chart.pointed"), ""
	}
	v.Value = value
}

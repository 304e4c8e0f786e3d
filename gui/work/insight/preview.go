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
	Host    *overlay.Host
	Chart   *Chart
	pointed overlay.Finding[history.ID, int] // from the current step, the step pointed at in the chart's line
}

// Point is called when the pointer has come to a step in the chart, or with -1 when it has left.
func (p *Preview) Point(step int) {
	if step < 0 {
		p.pointed.Drop()
	} else if !p.pointed.On() || *p.pointed.Result() != step {
		p.pointed.Begin(p.Host.Scope.Place(), p.Host.Session.Game.Current())
		*p.pointed.Result() = step
	}
}

// Advance ends the preview when the current step has changed.
func (p *Preview) Advance() { p.pointed.Follow(p.Host.Session.Game.Current()) }

// Show replaces the current step by the one pointed at.
func (p *Preview) Show(v *overlay.Board) {
	line, step := p.Chart.Review.Line(), *p.pointed.Result()
	if v.Value == nil || !p.pointed.On() || step >= len(line) {
		return
	}
	id := line[step]
	g := scene.Game{Game: p.Host.Session.Game}
	position := g.State(id).Position
	best := p.Chart.best(id)
	v.Diagram, v.Icon = diagram.OfPosition(&position), scene.TurnIcon(&position)
	v.Status = language.Words().Turn(&position, g.Names())
	drawLine(&v.Diagram, &position, best)
	value := p.Chart.now(id)
	value.Graph = v.Value.Graph
	if v.Value.Best != "" || v.Value.Work != "" || v.Value.Hint != "" { // the card must keep its height
		value.Best, value.Work, value.Hint = language.Words().Moves(best), language.Text("chart.pointed"), ""
	}
	v.Value = value
}

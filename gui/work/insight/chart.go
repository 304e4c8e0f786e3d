package insight

import (
	"slices"

	"ninefold/engine/grid"
	"ninefold/engine/history"
	"ninefold/engine/tictactoe"
	"ninefold/engine/tictactoe/match"
	"ninefold/engine/tictactoe/search"
	"ninefold/gui/language"
	"ninefold/gui/model/session"
	"ninefold/gui/view"
	"ninefold/gui/view/deck"
	"ninefold/gui/view/scene"
	"ninefold/gui/work/overlay"
	"ninefold/gui/work/searches"
)

// Chart shows those values over the steps of the line that analysis or a review has found.
type Chart struct {
	overlay.Idle
	Host   *overlay.Host
	Values searches.Values
	Review *Review
}

// Show draws the values that analysis or a review found, if one is on. Otherwise it draws what programs said of their
// moves, unless a person still plays against one. During a review it draws the line reviewed.
func (c *Chart) Show(v *overlay.Board) {
	s := c.Host.Session
	if !c.own() && s.Game.Sides().AgainstMachine() && !s.Game.Ended() {
		return
	}
	line := c.Review.Line()
	if !slices.ContainsFunc(line, func(id history.ID) bool {
		_, known := c.value(id)
		return known
	}) {
		return
	}
	data := view.Graph{Current: c.Review.Step()}
	for i, step := range session.RowsOf(s.Game, line) {
		words := scene.Game{Game: s.Game}.Step(step)
		point := view.Point{Label: words}
		if value, ok := c.value(line[i]); ok {
			point.Known, point.Value = true, share(value)
			point.Label = language.Text("chart.step",
				language.Args{"Step": words, "Value": language.Words().Value(value, tictactoe.X)})
		}
		if g, ok := c.Review.Grade(line[i]); ok {
			point.Wrong, point.Turned = g.Verdict != search.Good, g.Turning
		}
		data.Points = append(data.Points, point)
	}
	if v.Value == nil {
		v.Value = c.now(s.Game.Current())
	}
	v.Value.Graph = data
}

// own reports whether the values are Ninefold's own, not those in programs' remarks.
func (c *Chart) own() bool { return c.Host.Session.Analysing() || c.Review.On() }

// best returns the best continuation from a step; nil if it is not known.
func (c *Chart) best(id history.ID) []grid.Cell {
	if c.own() {
		return c.Values.Line(c.Host.Session.Game.State(id).Position)
	}
	e, _ := c.estimate(id)
	return e.Line
}

// now describes the value of the step shown, or how the game ended there.
func (c *Chart) now(id history.ID) *deck.Value {
	if p := c.Host.Session.Game.State(id).Position; p.Over() {
		v := worthAtEnd(&p)
		v.Hint = ""
		return v
	}
	v := &deck.Value{Hint: language.Text("chart.unknown")}
	if value, ok := c.value(id); ok {
		v = worthOf(value, tictactoe.X)
	}
	if e, ok := c.estimate(id); ok && !c.own() {
		v.Best, v.Work = language.Words().Moves(e.Line), language.Text("chart.said")
	}
	return v
}

// estimate returns what a program said of the move that led to a step.
func (c *Chart) estimate(id history.ID) (match.Estimate, bool) {
	step := c.Host.Session.Game.State(id)
	return match.ParseEstimate(step.Comment, step.Position)
}

// value returns the value of a step for X: Ninefold's own, or the estimate of the program that made the move. It
// reports false if neither is known.
func (c *Chart) value(id history.ID) (search.Value, bool) {
	if !c.own() {
		e, ok := c.estimate(id)
		value := search.Value{Kind: search.Estimate, Permille: e.Permille}
		if p := c.Host.Session.Game.State(id).Position; p.Turn() == tictactoe.X {
			value = value.ForOpponent()
		}
		return value, ok
	}
	if value, ok := c.Review.ForX(id); ok {
		return value, true
	}
	return c.Values.ForX(c.Host.Session.Game.State(id).Position)
}

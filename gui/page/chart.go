package page

import (
	"strconv"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/chart"
)

var (
	_ = kind((*writer).graph)
	_ = kind((*writer).bands)
	_ = kind((*writer).bar)
)

func (w *writer) bar(n view.Bar) {
	class := [...]string{view.Done: "done", view.Sides: "sides", view.Nothing: "track", view.Working: "working",
		view.Accented: "accented"}
	w.share(n.Share, classes(class[n.Fill], sized("h", n.Height)), n.Name)
}

// The size of a graph in units of its SVG, which is as wide as its card.
const graphWidth, graphHeight = 338, 54

// classed returns the class of a part of a chart.
func classed(part string) string { return `class="` + part + `"` }

// bands writes a number and its interval over time.
func (w *writer) bands(b view.Bands) {
	if len(b.Bands) == 0 {
		return
	}
	w.start("div", "class", "graph")
	w.start("svg", "viewBox", "0 0 338 54", "preserveAspectRatio", "none", "aria-hidden", "true")
	w.WriteString(chart.Bands(b, graphWidth, graphHeight, classed))
	w.end("svg")
	w.end("div")
}

// graph writes a graph, under the browser's own slider.
func (w *writer) graph(g view.Graph) {
	last := len(g.Points) - 1
	w.start("div", "class", "graph", "data-step", number(chart.Step(g, graphWidth)),
		"data-last", strconv.Itoa(max(1, last)))
	w.start("svg", "viewBox", "0 0 338 54", "preserveAspectRatio", "none", "aria-hidden", "true")
	w.WriteString(chart.SVG(g, graphWidth, graphHeight, classed))
	w.end("svg")
	w.start("input", "type", "range", "min", "0", "max", strconv.Itoa(last),
		"value", strconv.Itoa(g.Current), "data-goto", "data-goto", "aria-label", language.Text("chart.label"),
		"aria-valuetext", g.Label(), "autocomplete", "off")
	w.end("div")
}

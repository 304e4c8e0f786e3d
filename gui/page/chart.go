package page

import (
	"strconv"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/chart"
)

var (
	_ = kind(writeGraph)
	_ = kind(writeBar)
)

func writeBar(w *writer, n view.Bar) {
	class := [...]string{view.Done: "done", view.Sides: "sides", view.Nothing: "track", view.Working: "working",
		view.Accented: "accented", view.Score: "score", view.Turning: "track"}
	w.whole("progress", "", "class", classes(class[n.Fill], sized("h", n.Height)), "max", "1",
		"value", number(n.Share), "aria-label", n.Name)
}

// The size of a graph in units of its SVG, which is as wide as its card.
const graphWidth, graphHeight = 338, 54

// classed returns the class of a part of a chart.
func classed(part string) string { return `class="` + part + `"` }

// writeGraph writes a graph, under the browser's own slider if it has points.
func writeGraph(w *writer, g view.Graph) {
	if len(g.Points)+len(g.Bands) == 0 {
		return
	}
	w.start("div", "class", "graph", "data-step", number(chart.Step(g, graphWidth)))
	w.start("svg", "viewBox", "0 0 338 54", "preserveAspectRatio", "none", "aria-hidden", "true")
	w.WriteString(chart.SVG(g, graphWidth, graphHeight, classed))
	w.end("svg")
	if len(g.Points) > 0 {
		w.start("input", "type", "range", "min", "0", "max", strconv.Itoa(len(g.Points)-1),
			"value", strconv.Itoa(g.Current), "data-goto", "data-goto", "aria-label", language.Text("chart.label"),
			"aria-valuetext", g.Label(), "autocomplete", "off")
	}
	w.end("div")
}

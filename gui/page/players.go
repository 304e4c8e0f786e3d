package page

import (
	"cmp"
	"strconv"

	"ninefold/gui/icon"
	"ninefold/gui/locale"
	"ninefold/gui/view"
)

func (w *writer) players(d *view.Players) {
	for i := range d.Players {
		w.player(&d.Players[i])
	}
	if d.Rules.Name != "" {
		w.rules(&d.Rules)
	}
	w.buttons(d.Buttons)
}

func (w *writer) player(d *view.Player) {
	w.start("div", "class", classes("player", flag("turn", d.ToMove), flag("of-x", d.Mark == icon.Cross)))
	w.icon(d.Mark, "")
	w.start("p")
	w.element("b", d.Name)
	w.text(" ")
	if d.Thinking.Words == "" && len(d.Kinds) > 0 {
		w.chip(d.Name, d.Kind, d.Kinds, "bare")
	} else {
		w.element("span", cmp.Or(d.Thinking.Words, d.Kind), "class", "muted")
	}
	w.end("p")
	w.element("span", d.Tag, "class", "tag yes")
	if d.Thinking.Words != "" {
		for _, b := range d.Thinking.Offers {
			w.button(b, "small")
		}
		w.share(d.Thinking.Progress, "working", d.Thinking.Words)
	} else {
		w.element("span", d.Score, "class", "muted")
	}
	w.element("b", d.Points, "class", "points")
	w.end("div")
}

func (w *writer) rules(d *view.Rules) {
	w.start("div", "class", "rules")
	w.element("h2", locale.Text("panel.rules"))
	w.chip(locale.Text("panel.rules"), d.Name, d.Choices, "")
	w.element("span", d.Sentence, "class", "aside")
	w.end("div")
}

func (w *writer) value(d *view.Value) {
	w.titleWith(locale.Text("panel.value"), d.Number, "aside strong")
	class := "sides"
	if d.Number == "" {
		class = "track"
	}
	w.share(d.Share, class, locale.Text("panel.value"))
	if len(d.Graph.Points) > 0 {
		w.graph(&d.Graph)
	}
	w.element("p", d.Hint, "class", "small")
	if d.Best != "" {
		w.start("p", "class", "best")
		w.element("span", locale.Text("panel.best"), "class", "label")
		w.text(d.Best)
		w.end("p")
	}
	w.element("p", d.Work, "class", "small")
}

// The size of a graph in units of its SVG, which is as wide as its card.
const graphWidth, graphHeight = 338, 54

// graph writes a graph, under the browser's own slider.
func (w *writer) graph(d *view.Graph) {
	const widest, margin = 24, 4
	last := max(1, len(d.Points)-1)
	step := min(widest, (graphWidth-2)/float32(last))
	var line, dots writer
	first, end := float32(-1), float32(0)
	for i, point := range d.Points {
		if !point.Known {
			continue
		}
		x, y, to := 1+float32(i)*step, margin+(1-point.Value)*(graphHeight-2*margin), "L"
		if first < 0 {
			first, to = x, "M"
		}
		end = x
		line.WriteString(to + number(x) + " " + number(y))
		if point.Wrong {
			dots.empty("circle", "class", "wrong", "cx", number(x), "cy", number(y), "r", number(point.Radius()))
		}
	}
	w.start("div", "class", "graph", "data-step", number(step), "data-last", strconv.Itoa(last))
	w.start("svg", "viewBox", "0 0 338 54", "preserveAspectRatio", "none", "aria-hidden", "true")
	path := func(class, d string) { w.empty("path", "class", class, "d", d) }
	path("middle", "M0 27H338")
	if first >= 0 {
		path("area", line.String()+"L"+number(end)+" 54L"+number(first)+" 54Z")
		path("line", line.String())
	}
	w.WriteString(dots.String())
	if d.Current >= 0 && d.Current < len(d.Points) {
		path("now", "M"+number(1+float32(d.Current)*step)+" 0V54")
	}
	w.end("svg")
	w.start("input", "type", "range", "min", "0", "max", strconv.Itoa(len(d.Points)-1),
		"value", strconv.Itoa(d.Current), "data-goto", "data-goto", "aria-label", locale.Text("chart.label"),
		"aria-valuetext", d.Label(), "autocomplete", "off")
	w.end("div")
}

func (w *writer) trend(d *view.Trend) {
	w.titleWith(d.Title, d.Number, "aside strong")
	w.element("p", d.Interval, "class", "small")
	if len(d.Bands) > 0 {
		step := float32(graphWidth) / float32(max(1, len(d.Bands)-1))
		var value, high, low string
		at := func(i int, v float32) string { return number(float32(i)*step) + " " + number((1-v)*graphHeight) + "L" }
		for i, b := range d.Bands {
			value, high, low = value+at(i, b.Value), high+at(i, b.High), at(i, b.Low)+low
		}
		w.start("svg", "class", "graph", "viewBox", "0 0 338 54", "preserveAspectRatio", "none", "aria-hidden", "true")
		for _, one := range [...][2]string{
			{"area", "M" + high + low[:len(low)-1] + "Z"}, {"middle", "M0 27H338"},
			{"line", "M" + value[:len(value)-1]},
		} {
			w.empty("path", "class", one[0], "d", one[1])
		}
		w.end("svg")
	}
	w.element("p", d.Words, "class", "small")
}

package page

import (
	"strconv"

	"ninefold/gui/locale"
	"ninefold/gui/view"
)

var _ view.Painter = (*writer)(nil)

// Title writes a card's title, with what stands at its right.
func (w *writer) Title(t view.Title) {
	if t.Words+t.Aside+t.Strong == "" {
		return
	}
	w.start("header")
	w.element("h2", t.Words)
	w.element("b", t.Number)
	w.element("span", t.Of, "class", "muted")
	if t.Rules.Name != "" {
		w.chip(locale.Text("panel.rules"), t.Rules.Name, t.Rules.Choices, "")
	}
	w.element("span", t.Aside, "class", "aside")
	w.element("span", t.Strong, "class", "aside strong")
	w.tag(t.Tag, t.Answer)
	w.end("header")
}

// Words writes each line as a paragraph.
func (w *writer) Words(words string, tone view.Tone) {
	w.paragraphs(words, [...]string{"", "muted", "small"}[tone])
}

func (w *writer) Lines(lines []string) {
	if len(lines) == 0 {
		return
	}
	w.start("pre")
	for _, line := range lines {
		w.text(line + "\n")
	}
	w.end("pre")
}

func (w *writer) Facts(facts []view.Fact) {
	w.start("dl")
	for _, f := range facts {
		w.element("dt", f.Key)
		w.element("dd", f.Words)
	}
	w.end("dl")
}

func (w *writer) Signs(signs []view.Sign) {
	for _, s := range signs {
		w.start("p", "class", "small sign")
		w.icon(s.Icon, "wrong")
		w.text(s.Words)
		w.end("p")
	}
}

func (w *writer) Bar(share float32, fill view.Fill, name string) {
	w.share(share, [...]string{"done", "sides", "track"}[fill], name)
}

func (w *writer) Answers(answers []view.Answer) {
	w.start("div", "class", "questions", "aria-hidden", "true")
	for _, a := range answers {
		w.empty("i", "class", answerClass(a))
	}
	w.end("div")
}

func (w *writer) Choices(choices []view.Choice) { w.choices(view.Switch{Choices: choices}, "grades") }

func (w *writer) Place(clock, place string, links []view.Button) {
	if clock+place == "" && len(links) == 0 {
		return
	}
	w.start("div", "class", "place")
	w.element("span", clock, "class", "muted")
	w.element("span", place, "class", "aside")
	w.doing(links)
	w.end("div")
}

// doing writes links that do something.
func (w *writer) doing(links []view.Button) {
	for _, l := range links {
		w.element("button", l.Words, "type", "button", "class", "link", "data-do", l.ID)
	}
}

func (w *writer) Best(hint, best, work string) {
	w.element("p", hint, "class", "small")
	if best != "" {
		w.start("p", "class", "best")
		w.element("span", locale.Text("panel.best"), "class", "label")
		w.text(best)
		w.end("p")
	}
	w.element("p", work, "class", "small")
}

func (w *writer) Tools(tools []view.Button) { w.buttonsIn("tools", tools) }

func (w *writer) Links(links []view.Button) {
	if len(links) > 0 {
		w.start("div", "class", "links")
		w.doing(links)
		w.end("div")
	}
}

// Buttons writes buttons, which wrap into as many rows as they need.
func (w *writer) Buttons(buttons []view.Button) {
	if len(buttons) > 0 {
		w.buttonsIn("buttons", buttons)
	}
}

func (w *writer) buttonsIn(class string, buttons []view.Button) {
	w.start("div", "class", class)
	for _, b := range buttons {
		w.button(b, "")
	}
	w.end("div")
}

// The size of a graph in units of its SVG, which is as wide as its card.
const graphWidth, graphHeight = 338, 54

// Graph writes a graph, under the browser's own slider.
func (w *writer) Graph(g view.Graph) {
	if len(g.Points) == 0 {
		return
	}
	last := len(g.Points) - 1
	w.start("div", "class", "graph", "data-step", number(g.Step(graphWidth)), "data-last", strconv.Itoa(max(1, last)))
	w.start("svg", "viewBox", "0 0 338 54", "preserveAspectRatio", "none", "aria-hidden", "true")
	w.WriteString(g.SVG(graphWidth, graphHeight, func(part string) string { return `class="` + part + `"` }))
	w.end("svg")
	w.start("input", "type", "range", "min", "0", "max", strconv.Itoa(last),
		"value", strconv.Itoa(g.Current), "data-goto", "data-goto", "aria-label", locale.Text("chart.label"),
		"aria-valuetext", g.Label(), "autocomplete", "off")
	w.end("div")
}

package page

import (
	"strconv"

	"ninefold/gui/language"
	"ninefold/gui/view"
	"ninefold/gui/view/chart"
)

// node writes a node as a block of its own.
func (w *writer) node(n view.Node) {
	switch n := n.(type) {
	case view.Row:
		w.row(n.Nodes, n.Equal > 0, n.Height)
	case view.Flow:
		switch {
		case len(n.Nodes) == 0:
		case n.Spread:
			w.inside("div", "buttons", n.Nodes)
		case n.Low:
			w.controls(n.Nodes)
		default:
			w.row(n.Nodes, false, n.Height)
		}
	case view.Column:
		w.column(n)
	case view.Either:
		w.start(w.box(), "class", "either")
		w.node(n.Wide)
		w.end(w.box())
	case view.Line:
		w.start("hr")
	case view.Room:
		w.node(n.Node)
	case view.Layers:
		w.start(w.box(), "class", "layers")
		for _, inner := range n.Nodes {
			w.node(inner)
		}
		w.end(w.box())
	case view.Table:
		w.table(n)
	case view.Text:
		w.block(n)
	case view.Graph:
		w.graph(n)
	case view.Bands:
		w.bands(n)
	case view.Switch:
		w.choices(n, flag("high", n.Height > 0))
	case view.List:
		w.list(n)
	case view.Finder:
		w.finder(&n)
	case view.Log:
		w.log(&n)
	case view.Prose:
		w.prose(&n)
	case view.Columns:
		w.columns(&n)
	case view.Bar:
		class := [...]string{view.Done: "done", view.Sides: "sides", view.Nothing: "track", view.Working: "working",
			view.Accented: "accented"}
		w.share(n.Share, classes(class[n.Fill], sized("h", n.Height)), n.Name)
	case view.Field, view.Select, view.Options, view.Check:
		w.control(n)
	default:
		w.inLine(n)
	}
}

// controls writes the controls of a row of a form, on as many lines as they need.
func (w *writer) controls(nodes []view.Node) {
	w.start("div", "class", "controls")
	for _, n := range nodes {
		if row, ok := n.(view.Row); ok {
			w.inside("div", "line", row.Nodes)
		} else {
			w.node(n)
		}
	}
	w.end("div")
}

// row writes nodes beside each other. That with a heading is the header of its card.
func (w *writer) row(nodes []view.Node, equal bool, height float32) {
	if len(nodes) == 0 {
		return
	}
	tag, class := w.box(), "line"
	switch first := nodes[0].(type) {
	case view.Text:
		if first.Role == view.Heading {
			tag, class = "header", ""
		}
	case view.Press:
		if equal {
			class = [...]string{view.AsTool: "tools", view.AsDigit: "digits"}[first.Look]
		}
	case view.Fill:
		class = "pills"
	}
	w.inside(tag, classes(class, sized("h", height)), nodes)
}

// sized returns the class of a length; empty for 0.
func sized(what string, length float32) string { return flag(what+number(length), length > 0) }

// inside writes nodes into an element, within a line.
func (w *writer) inside(tag, class string, nodes []view.Node) {
	w.start(tag, "class", class)
	for _, n := range nodes {
		w.inLine(n)
	}
	w.end(tag)
}

// textClasses are the classes of styles.
var textClasses = [...]string{view.Muted: "muted", view.MutedStrong: "muted bold", view.Label: "label",
	view.Counted: "counted", view.Headed: "headed", view.Large: "large",
	view.Fixed: ""}

// inLine writes a node within a line.
func (w *writer) inLine(n view.Node) {
	switch n := n.(type) {
	case view.Text:
		switch {
		case n.Role == view.Heading && n.Style == view.Strong:
			w.element("h3", n.Words)
		case n.Role == view.Heading:
			w.element("h2", n.Words)
		case n.Style == view.Strong:
			w.element("b", n.Words, "class", string(n.Ink))
		case n.Style == view.Small:
			w.element("small", n.Words, "class", string(n.Ink))
		default:
			w.element("span", n.Words, "class", classes(textClasses[n.Style], string(n.Ink)))
		}
	case view.Space:
		if n.Size == 0 {
			w.empty("i", "class", "space")
		}
	case view.Logo:
		side := number(n.Side)
		w.start("img", "src", "icon-192.png", "alt", "", "width", side, "height", side)
	case view.Link:
		w.link(n.To.Words, n.To.Address)
	case view.Icon:
		w.icon(n.Icon, classes(string(n.Ink), sized("s", n.Side)))
	case view.Fill:
		w.empty("i", "class", classes("fill", string(n.Ink), sized("w", n.Width), sized("h", n.Height)))
	case view.Tag:
		w.tag(n.Words, n.Answer)
	case view.Press:
		w.press(n)
	case view.Thumbnail:
		w.WriteString(thumbnail(&n.Board, n.Side))
	case view.Row, view.Column, view.Flow, view.Either, view.Layers, view.Bar, view.Switch, view.Field, view.Select,
		view.Check:
		w.node(n)
	}
}

// column writes nodes below each other. Its class says how far they are from its edges.
func (w *writer) column(c view.Column) {
	w.start(w.box(), "class", classes("stack", sized("g", c.Gap), sized("x", c.Inset.X), sized("y", c.Inset.Y)))
	for _, inner := range c.Nodes {
		w.node(inner)
	}
	w.end(w.box())
}

// box returns the element that nodes stand in.
func (w *writer) box() string {
	if w.inButton {
		return "span"
	}
	return "div"
}

// block writes a text as a paragraph, one for each line.
func (w *writer) block(t view.Text) {
	switch {
	case w.inButton:
		w.inLine(t)
	case t.Role == view.Heading:
		w.element("h2", t.Words)
	case t.Style == view.Fixed:
		w.element("pre", t.Words+"\n")
	case t.Role == view.Alert:
		w.element("p", t.Words, "class", classes("warning", lines(t)), "role", "alert")
	case t.Style == view.Small:
		w.paragraphs(t.Words, classes("small", string(t.Ink), lines(t)))
	default:
		w.paragraphs(t.Words, classes(textClasses[t.Style], string(t.Ink), lines(t)))
	}
}

// lines returns the class of a text that takes the room of two lines.
func lines(t view.Text) string { return flag("two-lines", t.Least > 1) }

// table writes terms and what explains them, or rows of controls after words.
func (w *writer) table(t view.Table) {
	if t.Form {
		for _, cells := range t.Rows {
			w.start("div", "class", "row")
			w.node(cells[0])
			w.node(cells[1])
			w.end("div")
		}
		return
	}
	w.start("dl")
	for _, cells := range t.Rows {
		if len(cells) == 1 {
			w.end("dl")
			w.node(cells[0])
			w.start("dl")
			continue
		}
		for i, tag := range []string{"dt", "dd"} {
			w.start(tag)
			w.inLine(cells[i])
			w.end(tag)
		}
	}
	w.end("dl")
}

func (w *writer) press(n view.Press) {
	b := n.Button
	switch {
	case n.Look == view.AsFace && n.Choices != nil:
		w.start("div", "class", "opens")
		w.node(n.Face)
		w.options(n.Name, "", n.Choices)
		w.end("div")
	case n.Look == view.AsFace:
		w.start("button", "type", "button", "class", "way", "data-do", b.ID)
		w.inButton = true
		w.node(n.Face)
		w.inButton = false
		w.end("button")
	case n.Look == view.AsFieldIcon && n.Choices != nil:
		w.start("div", "class", "opens button only")
		w.icon(b.Icon, "")
		w.options(b.Words, "", n.Choices)
		w.end("div")
	case n.Look == view.AsChip:
		w.chip(n.Name, b.Words, n.Choices, "")
	case n.Look == view.AsDigit:
		w.digit(n)
	case n.Look == view.AsIcon:
		w.iconButton(b, "")
	case n.Look == view.AsFieldIcon:
		w.iconButton(b, "button only")
	case n.Look == view.AsLink:
		w.doing(b, "")
	case n.Look == view.AsWords:
		w.doing(b, "words")
	default:
		w.button(b, flag("small", n.Look == view.AsLow))
	}
}

// doing writes a link that does something.
func (w *writer) doing(b view.Button, class string) {
	w.element("button", b.Words, "type", "button", "class", classes("link", class), "data-do", b.ID)
}

func (w *writer) digit(n view.Press) {
	b := n.Button
	w.start("button", "type", "button", "data-pick", strconv.Itoa(n.Pick), "aria-label", b.Full, "title", b.Full,
		"aria-pressed", truth(b.On), "class", flag("complete", n.Left == 0))
	w.text(b.Words)
	if n.Left > 0 {
		w.element("small", strconv.Itoa(n.Left))
	}
	w.end("button")
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

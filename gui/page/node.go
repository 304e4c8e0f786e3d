package page

import (
	"reflect"

	"ninefold/gui/view"
)

// kinds has what writes a node, by the node's type. Each kind's file adds its own. The page writes nothing of other
// kinds, which only windows have.
var kinds = map[reflect.Type]func(w *writer, n view.Node){}

// kind adds a kind of node.
func kind[N view.Node](write func(*writer, N)) bool {
	kinds[reflect.TypeFor[N]()] = func(w *writer, n view.Node) { write(w, n.(N)) }
	return true
}

func (w *writer) node(n view.Node) {
	if write := kinds[reflect.TypeOf(n)]; write != nil {
		write(w, n)
	}
}

var (
	_ = kind(writeRow)
	_ = kind(writeColumn)
	_ = kind(writeTable)
	_ = kind(func(w *writer, n view.Either) { w.holder(w.box(), "either", false, n.Wide) })
	_ = kind(func(w *writer, n view.Layers) { w.holder(w.box(), "layers", false, n.Nodes...) })
	_ = kind(func(w *writer, n view.Space) {
		if n.Size == 0 {
			w.whole("i", "", "class", "space")
		}
	})
)

// holder writes nodes into an element; in a line, or as blocks of their own.
func (w *writer) holder(tag, class string, inLine bool, nodes ...view.Node) {
	w.start(tag, "class", class)
	before := w.inLine
	w.inLine = inLine || w.inButton
	for _, n := range nodes {
		w.node(n)
	}
	w.inLine = before
	w.end(tag)
}

// writeRow writes nodes beside each other, or on as many lines as they need. That with a heading is the header of its
// card.
func writeRow(w *writer, n view.Row) {
	switch {
	case len(n.Nodes) == 0:
		return
	case n.Spread:
		w.holder("div", "buttons", true, n.Nodes...)
		return
	case n.Wraps && n.Low: // of a form
		w.holder("div", "controls", false, n.Nodes...)
		return
	}
	tag, class := w.box(), "line"
	if words, ok := n.Nodes[0].(view.Text); ok && words.Role == view.Heading {
		tag, class = "header", ""
	}
	if n.Equal > 0 {
		class = "pills"
		if p, ok := n.Nodes[0].(view.Press); ok {
			class = [...]string{view.AsTool: "tools", view.AsDigit: "digits"}[p.Look]
		}
	}
	w.holder(tag, classes(class, sized("h", n.Height)), true, n.Nodes...)
}

// sized returns the class of a length; empty for 0.
func sized(what string, length float32) string { return flag(what+number(length), length > 0) }

// writeColumn writes nodes below each other. Its class says how far they are from its edges.
func writeColumn(w *writer, c view.Column) {
	class := classes("stack", sized("g", c.Gap), sized("x", c.Inset.X), sized("y", c.Inset.Y))
	w.holder(w.box(), class, false, c.Nodes...)
}

// box returns the element that nodes stand in.
func (w *writer) box() string {
	if w.inButton {
		return "span"
	}
	return "div"
}

// writeTable writes terms and what explains them, or rows of controls after words.
func writeTable(w *writer, t view.Table) {
	if t.Form {
		for _, cells := range t.Rows {
			w.holder("div", "row", false, cells...)
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
		w.holder("dt", "", true, cells[0])
		w.holder("dd", "", true, cells[1])
	}
	w.end("dl")
}

package page

import (
	"strconv"

	"ninefold/gui/view"
)

var _ = kind(writeList)

// writeList writes a list below its title. The arrow keys move in it; the page scrolls to keep the current entry in
// sight.
func writeList(w *writer, d view.List) {
	w.start("header")
	w.element("h2", d.Title)
	w.empty("i", "class", "space")
	w.element("small", d.Aside)
	for _, words := range d.Headings {
		w.element("small", words)
	}
	w.end("header")
	w.start("ol", "class", "entries", "aria-label", d.Title, "data-current", strconv.Itoa(d.Current))
	for i := range d.Rows {
		writeListRow(w, &d.Rows[i], &d)
	}
	w.end("ol")
}

func writeListRow(w *writer, r *view.ListRow, of *view.List) {
	switch {
	case r.Hint:
		w.element("li", r.Note, "class", "hint")
		return
	case r.Note != "":
		w.element("li", r.Note, "class", classes("note", depth(r.Indent)))
		return
	}
	wide := len(r.Entries) == 1
	w.start("li", "class", classes(flag("move", !of.Table), depth(r.Indent), flag("wide", wide && !of.Table)))
	w.element("span", r.Number, "class", "number")
	for i, e := range r.Entries {
		switch {
		case e.Node != nil:
			writeEntry(w, e, of)
		case i == 0:
			w.element("span", "…", "class", "gap") // the other side moves first
		}
	}
	w.end("li")
}

// depth returns the class of a row in a variation.
func depth(n int) string {
	if n == 0 {
		return ""
	}
	return "aside depth" + strconv.Itoa(min(n, 4))
}

func writeEntry(w *writer, e view.Entry, of *view.List) {
	tab := "-1"
	if e.ID == of.Current {
		tab = "0"
	}
	w.start("button", "type", "button", "data-choose", strconv.Itoa(e.ID),
		"aria-current", flag("true", e.ID == of.Current), "tabindex", tab, "class", flag("result", of.Table))
	w.inButton = true
	for _, n := range e.Node.(view.Row).Nodes {
		w.write(n, true)
	}
	w.inButton = false
	w.end("button")
}

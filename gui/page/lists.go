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
	w.whole("i", "", "class", "space")
	w.element("small", d.Aside)
	for _, words := range d.Headings {
		w.element("small", words)
	}
	w.end("header")
	w.start("ol", "class", "entries", "aria-label", d.Title, "data-current", strconv.Itoa(d.Current))
	for _, r := range d.Rows {
		if r.Note != "" {
			w.element("li", r.Note, "class", classes(flag("hint", r.Hint), flag("note", !r.Hint), depth(r.Indent)))
		} else {
			writeListRow(w, &r, &d)
		}
	}
	w.end("ol")
}

func writeListRow(w *writer, r *view.ListRow, of *view.List) {
	wide := flag("wide", len(r.Entries) == 1 && !of.Table)
	w.start("li", "class", classes(flag("move", !of.Table), depth(r.Indent), wide))
	w.element("span", r.Number, "class", "number")
	for _, e := range r.Entries {
		switch on := e.ID == of.Current; {
		case e.Node != nil:
			tab := "-1"
			if on {
				tab = "0"
			}
			w.start("button", "type", "button", "data-choose", strconv.Itoa(e.ID), "aria-current", flag("true", on),
				"tabindex", tab, "class", flag("result", of.Table))
			w.face(e.Node.(view.Row).Nodes...)
		case r.Entries[0].Node == nil: // the other side moves first
			w.element("span", "…", "class", "gap")
		}
	}
	w.end("li")
}

// depth returns the class of a row in a variation.
func depth(n int) string { return flag("aside depth"+strconv.Itoa(min(n, 4)), n > 0) }

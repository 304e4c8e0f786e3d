package page

import (
	"strconv"

	"ninefold/gui/view"
)

// entries writes a list. The arrow keys move in it; the page scrolls to keep the current entry in sight.
func (w *writer) entries(title string, current int, rows func()) {
	w.start("ol", "class", "entries", "aria-label", title, "data-current", strconv.Itoa(current))
	rows()
	w.end("ol")
}

// startEntry writes the start tag of an entry's button.
func (w *writer) startEntry(id, current int, class string) {
	tab := "-1"
	if id == current {
		tab = "0"
	}
	w.start("button", "type", "button", "data-choose", strconv.Itoa(id), "aria-current", flag("true", id == current),
		"tabindex", tab, "class", class)
}

// depth returns the class of a move in a variation.
func depth(n int) string {
	if n == 0 {
		return ""
	}
	return "aside depth" + strconv.Itoa(min(n, 4))
}

// moves writes moves in two columns, one a side.
func (w *writer) moves(d *view.Moves) {
	w.titled(d.Title, d.Summary)
	w.entries(d.Title, d.Current, func() {
		open := false // a row waits for the second side's move
		for i, m := range d.Moves {
			joins := open && m.Second && m.Number == d.Moves[i-1].Number && m.Depth == d.Moves[i-1].Depth
			if open && !joins {
				w.end("li")
			}
			if !joins {
				w.start("li", "class", classes("move", depth(m.Depth), flag("wide", m.Number == 0)))
				w.element("span", view.Ordinal(max(m.Number, m.Step)), "class", "number")
			}
			if m.Second && !joins {
				w.element("span", "…", "class", "gap")
			}
			w.move(&m, d.Current)
			open = m.Number > 0 && !m.Second && m.Note == ""
			if !open {
				w.end("li")
			}
			w.element("li", m.Note, "class", classes("note", depth(m.Depth)))
		}
		if open {
			w.end("li")
		}
		w.element("li", d.Hint, "class", "hint")
	})
}

func (w *writer) move(m *view.Move, current int) {
	w.startEntry(m.ID, current, classes(flag("strong", m.Why != ""), flag("undone", m.Undone)))
	w.element("span", m.Words)
	w.element("small", m.Why)
	if m.Sends != "" {
		w.element("small", "→ "+m.Sends)
	}
	w.element("b", m.Glyph)
	w.end("button")
}

func (w *writer) results(d *view.Results) {
	w.start("header")
	w.element("h2", d.Title)
	for _, words := range d.Headings {
		w.element("span", words, "class", "aside")
	}
	w.end("header")
	w.entries(d.Title, d.Current, func() {
		for _, r := range d.Results {
			w.start("li")
			w.startEntry(r.ID, d.Current, classes("result", flag("strong", r.Strong)))
			w.tag(r.Tag, r.Answer)
			w.element("span", r.Words)
			for _, words := range r.Columns {
				w.element("small", words)
			}
			w.end("button")
			w.end("li")
		}
	})
}

// tag writes an answer as a word in its colour.
func (w *writer) tag(words string, answer view.Answer) {
	w.element("span", words, "class", "tag "+answerClass(answer))
}

func answerClass(a view.Answer) string {
	return [...]string{"unknown", "yes", "no", "wrong", "trouble", "neutral", "skipped"}[a]
}

package page

import (
	"strconv"

	"ninefold/gui/view"
)

// paintSheets posts the dialogs that have changed.
func (p *Page) paintSheets() {
	name := func(i int) string { return "dialog " + strconv.Itoa(i) }
	for i := range p.sheets {
		p.put(name(i), func(w *writer) { writeSheet(w, &p.sheets[i]) })
	}
	p.region("dialogs", strconv.Itoa(len(p.sheets)))
	for i := len(p.sheets); p.regions[name(i)] != ""; i++ {
		delete(p.regions, name(i))
	}
}

func writeSheet(w *writer, d *view.Sheet) {
	size := flag("medium", d.Width >= 480)
	if d.Width >= 700 {
		size = "large"
	}
	w.start("form", "class", classes("sheet", flag("fills", d.Height > 0)), "data-size", size, "data-focus", d.Focus,
		"data-title", d.Title)
	w.element("h2", d.Title)
	w.start("div", "class", "cards")
	w.cards(d.Cards)
	w.end("div")
	w.start("footer")
	w.whole("p", d.Message, "class", classes("message", flag("warning", d.Warning)), "role", "alert")
	for _, b := range d.Buttons {
		w.button(b, "button")
	}
	w.end("footer")
	w.end("form")
}

const (
	shelfSide = 150 // pixels for which a picture of a board is drawn
	shelfStep = 48  // boards added at a time
)

// writeBoardsPage writes the page of all boards, if it is shown. It has only the boards to which the user has scrolled.
func (p *Page) writeBoardsPage(w *writer, d *view.BoardsPage) {
	if d == nil {
		p.shelf = 0
		return
	}
	p.shelf = max(p.shelf, shelfStep)
	w.start("header")
	w.element("h2", d.Title)
	w.choices(d.Kinds, "", "data-do")
	w.start("input", "type", "search", "data-find", "data-find", "value", d.Find.Text, "aria-label", d.Find.Name,
		"placeholder", d.Find.Hint, "autocomplete", "off", "spellcheck", "false")
	w.end("header")
	if d.Number == 0 {
		w.element("p", d.Hint, "class", "small")
	}
	w.start("div", "class", "shelf", "data-turn", strconv.Itoa(d.Turn), "data-all", strconv.Itoa(d.Number))
	for i := range min(d.Number, p.shelf) {
		b := d.At(i)
		w.start("button", "type", "button", "class", "tile", "data-choose", strconv.Itoa(i),
			"aria-pressed", strconv.FormatBool(i == d.Chosen))
		w.WriteString(thumbnail(&b.Picture, shelfSide))
		w.element("b", b.Words)
		w.start("small")
		w.element("span", b.Short)
		w.element("span", b.When)
		w.end("small")
		w.end("button")
	}
	w.end("div")
	w.start("footer")
	w.node(view.InRows(d.Buttons))
	w.element("p", d.Foot, "class", classes("small", flag("warning", d.Warning)), "role", "status")
	w.end("footer")
}
